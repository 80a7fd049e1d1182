from fnmatch import fnmatch

import pytest

from relay.headers import GUEST, HEADERS, headers_of, policy_text
from setup import places
from setup.hosts import headers_file, meta_policy, nginx

PAGE, PYTHON = "page-0123456789abcdef", "python-0123456789abcdef"
NAMES = ["index.html", "embed.html", "sw.js", f"{PAGE}/worker.js", f"{PAGE}/guest.html"]
NAMES += [f"{PAGE}/nl.ftl", f"{PYTHON}/a.wasm", f"{PYTHON}/a.mjs", "icons/a.png", "en.webmanifest"]
STARTED = ["sw.js", f"{PAGE}/worker.js"]


def rules(base: str = "/", relay: str | None = None) -> dict[str, dict[str, str]]:
    """The headers of every pattern of the headers file."""
    found: dict[str, dict[str, str]] = {}
    for line in headers_file(NAMES, STARTED, base, relay).splitlines():
        if line.startswith(base):
            found[line] = pattern = {}
        else:
            name, _, value = line.strip().partition(": ")
            pattern[name] = value
    return found


def given(path: str) -> dict[str, list[str]]:
    """Every header that a file gets, by name, from each pattern that fits it."""
    got: dict[str, list[str]] = {}
    for pattern, headers in rules().items():
        if fnmatch(path, pattern):
            for name, value in headers.items():
                got.setdefault(name, []).append(value)
    return got


@pytest.mark.parametrize("name", ["", *NAMES])
def test_a_host_that_reads_the_file_sends_what_we_send(name: str) -> None:
    ours = headers_of(f"/{name}")
    theirs = given(f"/{name}")
    theirs.pop("Content-Type", None)
    if not (name in STARTED or name == "" or name.endswith(".html")):
        # What neither stands on the screen nor runs in a thread needs no policy.
        ours.pop("Content-Security-Policy")
    assert theirs == {header: [value] for header, value in ours.items()}


def test_types_that_matter_are_named() -> None:
    assert given(f"/{PYTHON}/a.wasm")["Content-Type"] == ["application/wasm"]
    assert given(f"/{PYTHON}/a.mjs")["Content-Type"] == ["text/javascript; charset=utf-8"]
    assert given("/en.webmanifest")["Content-Type"] == ["application/manifest+json"]


def test_every_rule_stands_under_the_base() -> None:
    assert all(pattern.startswith("/games/") for pattern in rules("/games/"))
    assert "/games/*" in rules("/games/")


def test_a_relay_may_be_called_by_pages_alone() -> None:
    found = rules(relay="wss://relay.example")
    assert "wss://relay.example" in found["/index.html"]["Content-Security-Policy"]
    assert found[f"/{PAGE}/guest.html"]["Content-Security-Policy"] == policy_text(GUEST)


def test_the_meta_element_holds_what_it_can() -> None:
    assert "script-src 'self' 'wasm-unsafe-eval'" in meta_policy("index.html")
    assert "frame-ancestors" not in meta_policy("index.html")
    assert "sandbox" not in meta_policy("guest.html")


def test_nginx_gives_each_location_all_its_headers() -> None:
    text = nginx("/games/")
    locations = text.split("\nlocation ")[1:]
    assert [location.split(" {")[0] for location in locations] == [
        "/games/",
        "= /games/embed.html",
        '~ "^/games/(page|python)-[0-9a-f]{16}/guest.html$"',
        '~ "^/games/(page|python)-[0-9a-f]{16}/"',
    ]
    for location in locations:
        assert all(f'add_header {name} "' in location for name in HEADERS)
        assert location.count("add_header Content-Security-Policy") == 1
    assert "immutable" in locations[3]
    assert "no-cache" in locations[0]


def test_the_frame_of_a_brought_bot_brings_its_policy_along() -> None:
    text = (places.SITE / "guest.html").read_text("utf-8")
    assert f'content="{meta_policy("guest.html")}"' in text
