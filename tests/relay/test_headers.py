import pytest

from relay.headers import GUEST, headers_of, policy_of


def policy(path: str) -> str:
    return headers_of(path)["Content-Security-Policy"]


@pytest.mark.parametrize("path", ["/", "/index.html", "/worker.js", "/nothing", "/embed.html"])
def test_scripts_come_from_us_alone(path: str) -> None:
    assert policy(path).startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';")
    assert "unsafe-inline" not in policy(path)
    assert "'unsafe-eval'" not in policy(path)
    assert "http" not in policy(path)


def test_only_the_embedded_page_may_be_framed_by_others() -> None:
    assert policy("/embed.html").endswith("frame-ancestors *")
    assert policy("/").endswith("frame-ancestors 'none'")
    assert "frame-ancestors 'self'" in policy("/guest.html")


def test_a_brought_bot_has_no_origin_and_no_page() -> None:
    assert "sandbox allow-scripts" in policy("/guest.html")
    assert "allow-same-origin" not in policy("/guest.html")
    assert not {"img-src", "style-src", "frame-src"} & GUEST.keys()


@pytest.mark.parametrize(
    ("path", "is_open"),
    [
        ("/python-0123456789abcdef/pyodide.mjs", True),
        ("/vendor/engine.zip", True),
        ("/guest/worker.js", True),
        ("/", False),
        ("/vendor", False),
    ],
)
def test_only_what_a_brought_bot_needs_can_be_read_from_elsewhere(path: str, is_open: bool) -> None:
    assert ("Access-Control-Allow-Origin" in headers_of(path)) == is_open


def test_a_relay_elsewhere_may_be_talked_to_by_pages_alone() -> None:
    relay = "wss://relay.example"
    assert policy_of("index.html", relay)["connect-src"] == "'self' wss://relay.example"
    assert policy_of("embed.html", relay)["frame-ancestors"] == "*"
    assert policy_of("guest.html", relay) == GUEST


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/", "no-cache"),
        ("/sw.js", "no-cache"),
        ("/vendor/engine.zip", "no-cache"),
        ("/page-0123456789abcdef", "no-cache"),
        ("/page-0123456789abcdef/main.js", "public, max-age=31536000, immutable"),
        ("/games/python-0123456789abcdef/a.wasm", "public, max-age=31536000, immutable"),
    ],
)
def test_only_what_lies_in_a_hashed_folder_is_kept_for_ever(path: str, kept: str) -> None:
    assert headers_of(path)["Cache-Control"] == kept
