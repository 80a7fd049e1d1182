"""The static build works from any plain static host, under any path, and is made to the byte."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.built import HARD, stay
from setup import bytecode, dist
from setup.fetch import fetch
from setup.lock import read_lock

STRICTER = "default-src 'self'; style-src 'self'; img-src 'self' data:"
"""A policy that somebody else put before ours: no Python may run."""


class Quiet(SimpleHTTPRequestHandler):
    """A static host that knows nothing of our headers and writes no log."""

    def log_message(self, format: str, *args: object) -> None:
        return


class Mistyping(Quiet):
    """One that has never heard of WebAssembly."""

    extensions_map = {**Quiet.extensions_map, ".wasm": "text/plain"}  # noqa: RUF012


class Forbidding(Quiet):
    """One with a policy of its own."""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", STRICTER)
        super().end_headers()


@contextmanager
def serving(folder: Path, host: type[Quiet]) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(host, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


def test_the_build_runs_under_a_path_of_a_plain_host(
    build: Path, tmp_path: Path, open_page: Callable[..., Page]
) -> None:
    (tmp_path / "some" / "deep").mkdir(parents=True)
    (tmp_path / "some" / "deep" / "path").symlink_to(build, target_is_directory=True)
    with serving(tmp_path, Quiet) as host:
        page = open_page("", base_url=f"{host}some/deep/path/", reduced_motion="reduce")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.goto(HARD)
        stay(page)
        page.wait_for_load_state("networkidle")


def test_a_host_that_sends_python_as_text_is_told_of(
    build: Path, open_page: Callable[..., Page]
) -> None:
    with serving(build, Mistyping) as host:
        page = open_page("", base_url=host, locale="en")
        said = page.get_by_text("text/plain in place of application/wasm")
        expect(said).to_be_visible(timeout=30_000)
        expect(page.get_by_role("button", name="Try again")).to_be_visible()


def test_a_host_that_forbids_python_is_told_of_at_once(
    build: Path, open_page: Callable[..., Page]
) -> None:
    with serving(build, Forbidding) as host:
        page = open_page("", base_url=host, locale="en")
        expect(page.get_by_text("wasm-unsafe-eval")).to_be_visible(timeout=30_000)


def test_two_builds_of_one_source_are_the_same_to_the_byte(build: Path, tmp_path: Path) -> None:
    dist.build(tmp_path / "again")
    assert _contents(tmp_path / "again") == _contents(build)


def _contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_what_is_compiled_is_the_same_to_the_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = fetch([asset for asset in read_lock() if asset.package.startswith("pyodide")])
    for make in (bytecode.engine, bytecode.numpy_of_our_bots):
        made = set()
        for name in ("one", "two"):
            monkeypatch.setenv("GRASVELD_CACHE", str(tmp_path / name))
            made.add(make(paths).read_bytes())
        assert len(made) == 1
