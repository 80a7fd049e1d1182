"""The headers of every answer: what the page may do, which is little beyond itself."""

from collections.abc import Mapping
from pathlib import PurePosixPath

PAGE = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self'",
    "connect-src": "'self'",
    "img-src": "'self' data:",
    "style-src": "'self'",
    "font-src": "'self'",
    "manifest-src": "'self'",
    # The frame of a brought bot, and the examples of embedding.
    "frame-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
"""The Content-Security-Policy of every document but those of POLICIES, by directive."""

GUEST = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    # A frame of opaque origin starts a worker from a data: URL alone; what that imports is ours.
    "worker-src": "'self' data:",
    # The outer bound: before any Python runs, the frame narrows it to what its user agreed to.
    "connect-src": "'self' http: https:",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'self'",
    "sandbox": "allow-scripts",
}
"""The policy round a bot that its user brought, which has no origin and no storage."""

POLICIES = {
    # Any page may show a game; nothing else of ours may be framed by others.
    "embed.html": {**PAGE, "frame-ancestors": "*"},
    "guest.html": GUEST,
}
"""Documents with a policy of their own, by file name."""

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    # Nothing carries a hash in its name: everything is asked for again, and mostly unchanged.
    "Cache-Control": "no-cache",
}
"""What every answer carries besides its policy."""

OPEN = ("vendor", "guest")
"""Folders whose files any origin may read: a brought bot's frame has none, and so counts as any."""

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    # The browser compiles while it loads, and keeps what it compiled, for this type alone.
    ".wasm": "application/wasm",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
}
"""Types that must not be left to what the system believes of a suffix."""


def policy_text(policy: Mapping[str, str]) -> str:
    """Return a policy as the header writes it."""
    return "; ".join(f"{directive} {sources}" for directive, sources in policy.items())


def headers_of(path: str) -> dict[str, str]:
    """Return the headers of the answer to a path, its policy among them."""
    parts = PurePosixPath(path).parts
    policy = POLICIES.get(parts[-1] if parts else "", PAGE)
    opened = {"Access-Control-Allow-Origin": "*"} if {*OPEN} & {*parts[:-1]} else {}
    return {"Content-Security-Policy": policy_text(policy), **HEADERS, **opened}


def as_headers_file() -> str:
    """Return the headers as a `_headers` file, which many static hosts read.

    Where two rules give one header a host may send both, and a browser holds both policies: so a
    policy stands at no pattern that fits another's document.
    """
    rules: dict[str, dict[str, str]] = {"/*": HEADERS}
    rules |= {f"/*{suffix}": {"Content-Type": _typed(kind)} for suffix, kind in TYPES.items()}
    rules |= {f"/{folder}/*": {"Access-Control-Allow-Origin": "*"} for folder in OPEN}
    for name in ("", "index.html", "*.js", *POLICIES):
        policy = policy_text(POLICIES.get(name, PAGE))
        rules[f"/{name}"] = {**rules.get(f"/{name}", {}), "Content-Security-Policy": policy}
    return "".join(f"{path}\n{_lines(headers)}" for path, headers in rules.items())


def _typed(kind: str) -> str:
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def _lines(headers: Mapping[str, str]) -> str:
    return "".join(f"  {name}: {value}\n" for name, value in headers.items())
