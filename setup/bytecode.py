"""Python for the browser, compiled ahead: the trimmed standard library, our engine and numpy.

Most of a plain Pyodide start is Python compiling its standard library. Here that is done once,
inside Pyodide under Node (bytecode belongs to one version of Python), and kept in the cache under
the hash of what it was made from.
"""

import hashlib
import shutil
import tempfile
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path

from setup import node, places, telling, trimming
from setup.lock import Asset, named

TOOLS = [Path(__file__).with_name(name) for name in ("compile.mjs", "compile_inside.py")]

TERMINAL_ONLY = {
    "__main__",
    "command",
    "crew",
    "interop",
    "ledger",
    "lines",
    "parks",
    "progress",
    "reference",
    "terminal",
}
"""Parts of the engine that only the command line uses: they need not travel to a phone."""


def shipped(root: Path = places.ROOT) -> list[Path]:
    """Return the engine's files that a page needs, in order."""
    folder = root / "engine"
    return [
        path
        for path in sorted(folder.rglob("*.py"))
        if not TERMINAL_ONLY & {path.relative_to(folder).parts[0].removesuffix(".py"), path.stem}
    ]


def standard_library(paths: Mapping[Asset, Path]) -> Path:
    """Return the trimmed standard library as a zip of bytecode, built now or long ago."""
    source = paths[named(list(paths), "python_stdlib.zip")]
    return _built(
        "Compiling Python's standard library for the browser",
        "python_stdlib.zip",
        _digest([source, trimming.FILE, *TOOLS]),
        paths,
        lambda folder: _unpack(source, folder, trimming.is_needless),
    )


def whole_library(paths: Mapping[Asset, Path]) -> Path:
    """Return all of the standard library as a zip of bytecode: what a brought bot may want."""
    source = paths[named(list(paths), "python_stdlib.zip")]
    return _built(
        "Compiling all of Python's standard library for brought bots",
        "python_whole.zip",
        _digest([source, *TOOLS]),
        paths,
        lambda folder: _unpack(source, folder, lambda name: False),
    )


def engine(paths: Mapping[Asset, Path], root: Path = places.ROOT) -> Path:
    """Return the engine as a zip of bytecode that goes on Python's path as it is."""
    core = paths[named(list(paths), "pyodide.asm.wasm")]
    sources = shipped(root)
    names = "\n".join(path.relative_to(root).as_posix() for path in sources).encode()
    return _built(
        "Compiling the engine for the browser",
        "engine.zip",
        _digest([core, *TOOLS, *sources], names),
        paths,
        lambda folder: _copy(sources, root, folder),
    )


def numpy(paths: Mapping[Asset, Path]) -> Path:
    """Return numpy's wheel under its own name, trimmed, as bytecode: for brought bots."""
    wheel = _numpy_wheel(paths)
    title = "Compiling all of numpy for brought bots"
    return _numpy(title, wheel.file, paths, trimming.is_needless_in_numpy)


def numpy_of_our_bots(paths: Mapping[Asset, Path]) -> Path:
    """Return what our own bots need of numpy as a zip of bytecode, to be unpacked on the path."""
    title = "Compiling numpy for the browser"
    return _numpy(title, "numpy.zip", paths, trimming.is_needless_to_our_bots)


def _numpy(
    title: str, name: str, paths: Mapping[Asset, Path], is_needless: Callable[[str], bool]
) -> Path:
    core, wheel = paths[named(list(paths), "pyodide.asm.wasm")], paths[_numpy_wheel(paths)]
    digest = _digest([core, wheel, trimming.FILE, *TOOLS], name.encode())
    return _built(title, name, digest, paths, lambda folder: _unpack(wheel, folder, is_needless))


def _numpy_wheel(paths: Mapping[Asset, Path]) -> Asset:
    return next(asset for asset in paths if asset.file.startswith("numpy-"))


def _digest(files: list[Path], more: bytes = b"") -> str:
    whole = hashlib.sha256(more)
    for path in files:
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def _built(
    title: str,
    name: str,
    digest: str,
    paths: Mapping[Asset, Path],
    lay_sources: Callable[[Path], None],
) -> Path:
    kept = places.cache() / "built" / digest / name
    if not kept.exists():
        with tempfile.TemporaryDirectory() as folder:
            sources, made = Path(folder, "sources"), Path(folder, name)
            sources.mkdir()
            lay_sources(sources)
            _compile(title, _pyodide(paths, Path(folder, "pyodide")), sources, made)
            places.write_whole(kept, made.read_bytes())
    return kept


def _compile(title: str, pyodide: Path, sources: Path, made: Path) -> None:
    command = [node.node(), TOOLS[0], pyodide, sources, made]
    telling.run(title, [str(part) for part in command])


def _pyodide(paths: Mapping[Asset, Path], folder: Path) -> Path:
    """Lay Pyodide's own files together, as Node wants them."""
    folder.mkdir()
    for asset, path in paths.items():
        if asset.package == "pyodide":
            shutil.copyfile(path, folder / asset.file)
    return folder


def _unpack(archive: Path, folder: Path, is_needless: Callable[[str], bool]) -> None:
    with zipfile.ZipFile(archive) as opened:
        opened.extractall(folder, [name for name in opened.namelist() if not is_needless(name)])


def _copy(sources: list[Path], root: Path, folder: Path) -> None:
    for path in sources:
        target = folder / path.relative_to(root)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
