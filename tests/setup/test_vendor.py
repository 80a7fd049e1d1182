import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from setup import bytecode, vendor
from setup.lock import Asset

Make = Callable[..., Asset]


@pytest.fixture
def paths(asset: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[Asset, Path]:
    built = tmp_path / "built.zip"
    built.write_bytes(b"bytecode")
    monkeypatch.setattr(bytecode, "standard_library", lambda paths: built)
    monkeypatch.setattr(bytecode, "whole_library", lambda paths: built)
    monkeypatch.setattr(bytecode, "engine", lambda paths: built)
    monkeypatch.setattr(bytecode, "numpy_of_our_bots", lambda paths: built)
    (tmp_path / "n.whl").write_bytes(b"numpy, compiled")
    monkeypatch.setattr(bytecode, "numpy", lambda paths: tmp_path / "n.whl")
    packages = {"numpy": {"file_name": "n.whl"}, "micropip": {"file_name": "m.whl"}}
    packages["scipy"] = {"file_name": "s.whl"}
    contents = {
        "m.whl": b"micropip",
        "pyodide-lock.json": json.dumps({"info": {"python": "3"}, "packages": packages}).encode(),
    }
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    targets = {"m.whl": "pyodide/m.whl", "pyodide-lock.json": None}
    return {
        asset(content, file=name, target=targets[name]): tmp_path / name
        for name, content in contents.items()
    }


def test_the_folder_holds_exactly_what_it_should(paths: dict[Asset, Path], tmp_path: Path) -> None:
    folder = tmp_path / "vendor"
    (folder / "old").mkdir(parents=True)
    (folder / "old" / "left.js").touch()
    vendor.lay(paths, folder)
    held = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    lying = {
        "m.whl",
        "n.whl",
        "numpy.zip",
        "python_stdlib.zip",
        "python_whole.zip",
        "pyodide-lock.json",
    }
    assert held == {"engine.zip", *(f"pyodide/{name}" for name in lying)}


def test_only_what_differs_is_written(paths: dict[Asset, Path], tmp_path: Path) -> None:
    folder = tmp_path / "vendor"
    vendor.lay(paths, folder)
    before = (folder / "engine.zip").stat().st_mtime_ns
    (folder / "pyodide" / "m.whl").write_bytes(b"micro")
    vendor.lay(paths, folder)
    assert (folder / "engine.zip").stat().st_mtime_ns == before
    assert (folder / "pyodide" / "m.whl").read_bytes() == b"micropip"


def test_our_lock_names_only_the_wheels_beside_it(paths: dict[Asset, Path], tmp_path: Path) -> None:
    lock = json.loads(vendor.own_lock(paths, [tmp_path / "n.whl"]))
    assert lock["info"] == {"python": "3"}
    assert list(lock["packages"]) == ["numpy", "micropip"]
    digest = hashlib.sha256(b"numpy, compiled").hexdigest()
    assert lock["packages"]["numpy"]["sha256"] == digest
