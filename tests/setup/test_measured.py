import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from setup.measured import Host


def got(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=5) as answer:
        return bytes(answer.read())


def test_folders_stand_under_their_paths_and_every_byte_counts(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "index.html").write_text(name * 1000, "utf-8")
    with Host({"/two": tmp_path / "two", "/": tmp_path / "one"}) as host:
        before = time.time() * 1000
        assert got(f"{host.url}/two/") == b"two" * 1000
        assert got(f"{host.url}/") == b"one" * 1000
        after = time.time() * 1000
        assert host.sent.until(before - 1) == 0
        assert 6000 < host.sent.until(after) < 10_000


def test_it_can_be_gone_and_come_back_at_the_same_address(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("here", "utf-8")
    with Host({"/": tmp_path}) as host:
        url = host.url
        host.stop()
        with pytest.raises(urllib.error.URLError):
            got(url)
        host.start()
        assert host.url == url
        assert got(url) == b"here"
