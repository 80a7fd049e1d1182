"""The headers of every answer: what the page may do, which is little beyond itself."""

CONTENT_SECURITY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "worker-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    # Nothing carries a hash in its name: everything is asked for again, and mostly unchanged.
    "Cache-Control": "no-cache",
}

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    # The browser compiles while it loads, and keeps what it compiled, for this type alone.
    ".wasm": "application/wasm",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
}
"""Types that must not be left to what the system believes of a suffix."""


def as_headers_file() -> str:
    """Return the headers as a `_headers` file, which many static hosts read."""
    lines = [f"  {name}: {value}" for name, value in HEADERS.items()]
    typed = [
        f"/*{suffix}\n  Content-Type: {kind}{'; charset=utf-8' if kind.startswith('text/') else ''}"
        for suffix, kind in TYPES.items()
    ]
    return "\n".join(["/*", *lines, *typed, ""])
