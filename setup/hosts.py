"""What static hosts read of the headers that a build wants: `_headers`, and a piece for nginx."""

from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath

from relay.headers import (
    FOR_EVER,
    FRESH,
    HASHED,
    HEADERS,
    OPENED,
    TYPES,
    policy_of,
    policy_text,
)

KEPT = {**FOR_EVER, **OPENED}
"""What a file in a hashed folder carries."""

META_CANNOT = ("frame-ancestors", "sandbox")
"""Directives that a meta element may not hold."""

NGINX = """\
# For the server block that has the build under {base}. A location with headers of its own
# inherits none, so each names them all.
include mime.types;
types {{
{types}}}
charset utf-8;
charset_types text/css text/plain text/javascript application/json;
gzip_static on;
# brotli_static on;  # with the module ngx_brotli: a fifth less to fetch

{locations}"""


def meta_policy(name: str, relay: str | None = None) -> str:
    """Return a document's policy as far as a meta element can hold it."""
    policy = policy_of(name, relay)
    return policy_text({key: value for key, value in policy.items() if key not in META_CANNOT})


def headers_file(
    names: Iterable[str], started: Iterable[str], base: str = "/", relay: str | None = None
) -> str:
    """Return the headers of a build with these files as a `_headers` file.

    `started` are the scripts that run in a thread of their own, and so need a policy. Where two
    rules give one header a host may send both, and a browser holds both policies: so no two
    patterns that fit one file give the same header.
    """
    held = sorted(names)
    rules: dict[str, dict[str, str]] = {"*": HEADERS, "": {**_policy("index.html", relay), **FRESH}}
    for name in held:
        folder = PurePosixPath(name).parts[0] if "/" in name else ""
        if folder:
            rules[f"{folder}/*"] = KEPT if HASHED.fullmatch(folder) else FRESH
        holds = name in started or name.endswith(".html")
        found = {**(_policy(name, relay) if holds else {}), **({} if folder else FRESH)}
        if found | _typed(name):
            rules[name] = found | _typed(name)
    return "".join(f"{base}{path}\n{_lines(found)}" for path, found in rules.items())


def nginx(base: str = "/", relay: str | None = None) -> str:
    """Return the headers of a build as a piece of nginx's configuration."""
    hashed = f"{base}{HASHED.pattern}/"
    locations = (
        (base, "index.html", FRESH),
        (f"= {base}embed.html", "embed.html", FRESH),
        # Of two patterns that fit, nginx takes the first.
        (f'~ "^{hashed}guest.html$"', "guest.html", KEPT),
        (f'~ "^{hashed}"', "", KEPT),
    )
    return NGINX.format(
        base=base,
        types="".join(f"    {kind} {suffix[1:]};\n" for suffix, kind in TYPES.items()),
        locations="\n".join(
            _location(pattern, {**_policy(name, relay), **kept})
            for pattern, name, kept in locations
        ),
    )


def _policy(name: str, relay: str | None) -> dict[str, str]:
    return {"Content-Security-Policy": policy_text(policy_of(PurePosixPath(name).name, relay))}


def _typed(name: str) -> dict[str, str]:
    kind = TYPES.get(PurePosixPath(name).suffix)
    if not kind or name.endswith(".js"):
        return {}
    return {"Content-Type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind}


def _lines(headers: Mapping[str, str]) -> str:
    return "".join(f"  {name}: {value}\n" for name, value in headers.items())


def _location(pattern: str, headers: Mapping[str, str]) -> str:
    every = {**headers, **HEADERS}
    lines = "".join(f'    add_header {name} "{value}" always;\n' for name, value in every.items())
    return f"location {pattern} {{\n{lines}}}\n"
