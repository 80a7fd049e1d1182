from pathlib import Path

import pytest

from setup import places


def test_the_cache_is_where_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRASVELD_CACHE", "/somewhere")
    monkeypatch.setenv("XDG_CACHE_HOME", "/elsewhere")
    assert places.cache() == Path("/somewhere")
    monkeypatch.delenv("GRASVELD_CACHE")
    assert places.cache() == Path("/elsewhere/grasveld")
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert places.cache() == Path.home() / ".cache" / "grasveld"


def test_a_file_is_written_whole_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    target = tmp_path / "deep" / "file"
    places.write_whole(target, b"one")
    places.write_whole(target, b"two")
    assert target.read_bytes() == b"two"
    assert list(target.parent.iterdir()) == [target]


def test_what_is_named_exists() -> None:
    assert (places.ROOT / "serve.py").exists()
    assert places.VENDOR.is_relative_to(places.SITE)
