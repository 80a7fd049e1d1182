import gzip
from pathlib import Path

import pytest

from setup import compress, telling


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (made := tmp_path / "made").mkdir()
    (made / "long.js").write_text("let a = 1;\n" * 200, "utf-8")
    (made / "short.js").write_text("1", "utf-8")
    (made / "seen.jpg").write_bytes(bytes(1000))
    return made


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_what_gains_by_it_is_packed_both_ways(folder: Path) -> None:
    compress.compress(folder)
    assert names(folder) == {"long.js", "long.js.br", "long.js.gz", "short.js", "seen.jpg"}
    unpacked = gzip.decompress((folder / "long.js.gz").read_bytes())
    assert unpacked == (folder / "long.js").read_bytes()
    assert (folder / "long.js.br").stat().st_size < 100


def test_what_was_packed_once_is_taken_as_it_was(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compress.compress(folder)
    before = (folder / "long.js.br").read_bytes()
    for path in folder.glob("long.js.*"):
        path.unlink()

    def fail(*_: object) -> str:
        raise AssertionError("packed again")

    monkeypatch.setattr(telling, "run", fail)
    compress.compress(folder)
    assert (folder / "long.js.br").read_bytes() == before
