import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from setup import bytecode
from setup.compile_inside import pack
from setup.lock import Asset

Make = Callable[..., Asset]


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    folder = tmp_path / "sources"
    (folder / "inner").mkdir(parents=True)
    (folder / "inner" / "__init__.py").write_text("COLOURS = {'red', 'blue', 'green'}\n", "utf-8")
    (folder / "inner" / "more.py").write_text("def f():\n    return __file__\n", "utf-8")
    (folder / "inner" / "data.txt").write_text("data", "utf-8")
    return folder


def test_a_pack_is_stored_bytecode_without_any_time(sources: Path, tmp_path: Path) -> None:
    pack(str(sources), str(tmp_path / "made.zip"))
    with zipfile.ZipFile(tmp_path / "made.zip") as archive:
        names = [entry.filename for entry in archive.infolist()]
        assert names == ["inner/__init__.pyc", "inner/data.txt", "inner/more.pyc"]
        for entry in archive.infolist():
            assert entry.compress_type == zipfile.ZIP_STORED
            assert entry.date_time == (1980, 1, 1, 0, 0, 0)
        flags = archive.read("inner/more.pyc")[4:8]
        assert flags == b"\x01\x00\x00\x00", "a hash, and never compared with the source"


def test_a_pack_of_the_same_sources_is_the_same(sources: Path, tmp_path: Path) -> None:
    for name in ("one.zip", "two.zip"):
        pack(str(sources), str(tmp_path / name))
        (sources / "inner" / "more.py").touch()
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()


def test_a_pack_can_be_imported(
    sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack(str(sources), str(tmp_path / "made.zip"))
    monkeypatch.syspath_prepend(str(tmp_path / "made.zip"))
    from inner import more  # type: ignore[import-not-found]

    assert more.f().endswith("made.zip/inner/more.pyc")
    assert more.f.__code__.co_filename == "inner/more.py"
    del sys.modules["inner.more"], sys.modules["inner"]


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The names that each compilation was given, in place of the compiling."""
    seen: list[list[str]] = []

    def note(title: str, pyodide: Path, folder: Path, made: Path) -> None:
        files = (path for path in folder.rglob("*") if path.is_file())
        seen.append(sorted(path.relative_to(folder).as_posix() for path in files))
        made.write_bytes(b"zip")

    monkeypatch.setattr(bytecode, "_compile", note)
    return seen


def test_the_library_is_trimmed_and_built_once(
    asset: Make, tmp_path: Path, compiled: list[list[str]]
) -> None:
    with zipfile.ZipFile(tmp_path / "lib.zip", "w") as archive:
        for name in ("json/__init__.py", "pdb.py", "wsgiref/util.py", "heapq.py"):
            archive.writestr(name, "")
    paths = {asset(file="python_stdlib.zip", target=None): tmp_path / "lib.zip"}
    first, second = bytecode.standard_library(paths), bytecode.standard_library(paths)
    assert first == second
    assert compiled == [["heapq.py", "json/__init__.py"]]
    bytecode.whole_library(paths)
    assert compiled[1] == ["heapq.py", "json/__init__.py", "pdb.py", "wsgiref/util.py"]


def test_numpy_keeps_its_name_and_loses_its_sources(
    asset: Make, tmp_path: Path, compiled: list[list[str]]
) -> None:
    (tmp_path / "wasm").write_bytes(b"")
    with zipfile.ZipFile(tmp_path / "n.whl", "w") as archive:
        for name in ("__init__.py", "__init__.pyi", "f2py/rules.py", "random/mtrand.py"):
            archive.writestr(f"numpy/{name}", "")
    wheel = asset(file="numpy-2.whl", target=None)
    paths = {asset(file="pyodide.asm.wasm"): tmp_path / "wasm", wheel: tmp_path / "n.whl"}
    assert bytecode.numpy(paths).name == "numpy-2.whl"
    assert bytecode.numpy_of_our_bots(paths).name == "numpy.zip"
    assert compiled == [["numpy/__init__.py", "numpy/random/mtrand.py"], ["numpy/__init__.py"]]


def test_the_engine_is_built_anew_when_it_changes_and_holds_nothing_else(
    asset: Make, tmp_path: Path, compiled: list[list[str]]
) -> None:
    (tmp_path / "wasm").write_bytes(b"")
    paths = {asset(file="pyodide.asm.wasm"): tmp_path / "wasm"}
    root = tmp_path / "project"
    (root / "engine" / "__pycache__").mkdir(parents=True)
    (root / "engine" / "__pycache__" / "a.cpython-311.pyc").touch()
    (root / "serve.py").touch()
    (root / "engine" / "a.py").write_text("1", "utf-8")
    first = bytecode.engine(paths, root)
    assert bytecode.engine(paths, root) == first
    (root / "engine" / "a.py").write_text("2", "utf-8")
    assert bytecode.engine(paths, root) != first
    assert compiled == [["engine/a.py"], ["engine/a.py"]]


def test_what_only_the_command_line_uses_does_not_travel(tmp_path: Path) -> None:
    for name in (
        "game.py",
        "arena/crew.py",
        "arena/playing.py",
        "bench/command.py",
        "splits/play.py",
    ):
        (tmp_path / "engine" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "engine" / name).touch()
    names = [path.relative_to(tmp_path).as_posix() for path in bytecode.shipped(tmp_path)]
    assert names == ["engine/arena/playing.py", "engine/game.py", "engine/splits/play.py"]
