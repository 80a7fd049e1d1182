"""The headers of every answer: what the page may do, which is little beyond itself."""

import re
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
    # The outer bound. To WebKit nothing is 'self' in a frame without an origin, so the frame itself
    # narrows this to our host, and to those that its user agreed to, before any Python runs.
    "script-src": "http: https: 'wasm-unsafe-eval'",
    # Such a frame starts a worker from a data: URL alone; what that imports is ours.
    "worker-src": "http: https: data:",
    "connect-src": "http: https:",
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
}
"""What every answer carries besides its policy."""

FRESH = {"Cache-Control": "no-cache"}
"""What carries no hash in its name is asked for again, and mostly unchanged."""

FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
"""What a build lays into a folder named after its content never changes."""

HASHED = re.compile(r"(page|python)-[0-9a-f]{16}")
"""Such a folder: the page with everything of ours, and Python, which changes more seldom."""

OPENED = {"Access-Control-Allow-Origin": "*"}
OPEN = ("vendor", "guest")
"""Folders whose files any origin may read: a brought bot's frame has none, and so counts as any.
Of a build those are the hashed ones."""

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


def policy_of(name: str, relay: str | None = None) -> dict[str, str]:
    """Return the policy of a document by its file name; `relay` is an origin elsewhere it calls."""
    policy = POLICIES.get(name, PAGE)
    if relay and policy is not GUEST:
        return {**policy, "connect-src": f"{policy['connect-src']} {relay}"}
    return policy


def headers_of(path: str) -> dict[str, str]:
    """Return the headers of the answer to a path, its policy among them."""
    *folders, name = PurePosixPath(path).parts or ("",)
    is_hashed = any(map(HASHED.fullmatch, folders))
    return {
        "Content-Security-Policy": policy_text(policy_of(name)),
        **HEADERS,
        **(FOR_EVER if is_hashed else FRESH),
        **(OPENED if is_hashed or {*OPEN} & {*folders} else {}),
    }
