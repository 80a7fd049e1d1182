from fnmatch import fnmatch

import pytest

from relay.headers import GUEST, HEADERS, PAGE, TYPES, as_headers_file, headers_of, policy_text


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
    [("/vendor/engine.zip", True), ("/guest/worker.js", True), ("/", False), ("/vendor", False)],
)
def test_only_what_a_brought_bot_needs_can_be_read_from_elsewhere(path: str, is_open: bool) -> None:
    assert ("Access-Control-Allow-Origin" in headers_of(path)) == is_open


def rules() -> dict[str, list[str]]:
    """The lines of every pattern of the headers file."""
    first, *more = as_headers_file().removeprefix("/").strip().split("\n/")
    found = [rule.split("\n") for rule in (first, *more)]
    return {path: [line.strip() for line in lines] for path, *lines in found}


def test_the_headers_file_says_the_same() -> None:
    assert [f"{name}: {value}" for name, value in HEADERS.items()] == rules()["*"]
    for path in ("", "index.html", "guest.html", "embed.html"):
        assert rules()[path] == [f"Content-Security-Policy: {policy(f'/{path}')}"]
    assert rules()["vendor/*"] == ["Access-Control-Allow-Origin: *"]
    for suffix, kind in TYPES.items():
        assert any(line.startswith(f"Content-Type: {kind}") for line in rules()[f"*{suffix}"])


def test_a_worker_of_ours_is_held_by_the_page_s_policy() -> None:
    assert f"Content-Security-Policy: {policy_text(PAGE)}" in rules()["*.js"]


def test_no_document_falls_under_two_policies() -> None:
    held = [path for path, lines in rules().items() if "Security-Policy" in str(lines)]
    for path in held:
        assert [pattern for pattern in held if fnmatch(path, pattern)] == [path]
