"""Runs inside Pyodide: packs a folder of Python as a zip of bytecode for just that Python.

The zip is the same byte for byte whenever the sources are. Its entries are stored, not deflated:
the server compresses better, and Python need not inflate what it imports.
"""

import py_compile
import zipfile
from pathlib import Path

MODE = py_compile.PycInvalidationMode.UNCHECKED_HASH
"""No look at the source at import; and no time of day in the file."""


def pack(folder: str, target: str) -> None:
    """Write every file under `folder` to the zip `target`, `.py` files as `.pyc`."""
    paths = sorted(path for path in Path(folder).rglob("*") if path.is_file())
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for path in paths:
            name, content = _entry(path, path.relative_to(folder).as_posix())
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content)


def _entry(path: Path, name: str) -> tuple[str, bytes]:
    if path.suffix != ".py":
        return name, path.read_bytes()
    made = py_compile.compile(
        str(path), "/tmp/made.pyc", name, doraise=True, optimize=0, invalidation_mode=MODE
    )
    return f"{name}c", Path(str(made)).read_bytes()
