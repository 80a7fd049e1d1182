"""The static build works from any plain static host, under any path; what is compiled is stable."""

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from setup import bytecode, dist
from setup.fetch import fetch
from setup.lock import read_lock


class Quiet(SimpleHTTPRequestHandler):
    """A static host that knows nothing of our headers and writes no log."""

    def log_message(self, format: str, *args: object) -> None:
        return


@pytest.fixture
def host(tmp_path: Path) -> Iterator[str]:
    """A host that has the build under /some/deep/path/."""
    dist.build(tmp_path / "some" / "deep" / "path")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/some/deep/path/"
    server.shutdown()
    server.server_close()


def test_the_build_runs_under_a_path_of_a_plain_host(
    host: str, open_page: Callable[..., Page]
) -> None:
    page = open_page("", base_url=host)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")


def test_the_engine_is_compiled_to_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = fetch([asset for asset in read_lock() if asset.package == "pyodide"])
    made = set()
    for name in ("one", "two"):
        monkeypatch.setenv("GRASVELD_CACHE", str(tmp_path / name))
        made.add(bytecode.engine(paths).read_bytes())
    assert len(made) == 1
