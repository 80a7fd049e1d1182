"""Lays what the browser needs into site/vendor/, which no one commits.

    vendor/comlink.mjs, vendor/fluent-bundle/…      with their types, as the lock file says
    vendor/pyodide/pyodide.mjs, .asm.mjs, .asm.wasm Pyodide's core, untouched
    vendor/pyodide/python_stdlib.zip                its standard library, trimmed, as bytecode
    vendor/pyodide/python_whole.zip                 the same untrimmed, for brought bots alone
    vendor/pyodide/numpy.zip                        what our bots need of numpy, as bytecode
    vendor/pyodide/numpy-….whl                      numpy, hardly trimmed, for brought bots alone
    vendor/pyodide/pyodide-lock.json                the few wheels that lie beside it, no others
    vendor/engine.zip                               our engine, as bytecode

So a worker starts Python like this; the library, the lock and the wheels are found by indexURL:

    const engine = await (await fetch(new URL('vendor/engine.zip', base))).arrayBuffer();
    const pyodide = await loadPyodide({
      indexURL: new URL('vendor/pyodide/', base).href,
      env: { PYTHONPATH: '/engine.zip' },
      fsInit: async (FS) => FS.writeFile('/engine.zip', new Uint8Array(engine)),
    });
    const answer = pyodide.pyimport('engine.worker').answer;
    pyodide.unpackArchive(numpy, 'zip', { extractDir: '/numpy' });      // later, for the bots

`loadPyodide` never settles where the wasm has a wrong type or the CSP forbids it: watch the clock.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from setup import bytecode, places
from setup.lock import Asset, named


def lay(paths: Mapping[Asset, Path], vendor: Path = places.VENDOR) -> None:
    """Make `vendor` hold exactly what it should, writing only what differs."""
    wanted = _contents(paths)
    for target, source in wanted.items():
        _put(source, vendor / target)
    # A name with a dot before it is a file that another start is just writing.
    for path in [path for path in vendor.rglob("[!.]*") if path.is_file()]:
        if path.relative_to(vendor).as_posix() not in wanted:
            path.unlink()


def _contents(paths: Mapping[Asset, Path]) -> dict[str, Path | bytes]:
    wanted: dict[str, Path | bytes] = {
        asset.target: path for asset, path in paths.items() if asset.target
    }
    wanted["pyodide/python_stdlib.zip"] = bytecode.standard_library(paths)
    wanted["pyodide/python_whole.zip"] = bytecode.whole_library(paths)
    numpy = bytecode.numpy(paths)
    wanted[f"pyodide/{numpy.name}"] = numpy
    wanted["pyodide/pyodide-lock.json"] = own_lock(paths, [numpy])
    wanted["pyodide/numpy.zip"] = bytecode.numpy_of_our_bots(paths)
    wanted["engine.zip"] = bytecode.engine(paths)
    return wanted


def own_lock(paths: Mapping[Asset, Path], rebuilt: Sequence[Path] = ()) -> bytes:
    """Return Pyodide's lock with only the wheels that we serve, some of them built anew by us."""
    whole = json.loads(paths[named(list(paths), "pyodide-lock.json")].read_text("utf-8"))
    files = {asset.file for asset in paths} | {wheel.name for wheel in rebuilt}
    packages = {k: v for k, v in whole["packages"].items() if v["file_name"] in files}
    for wheel in rebuilt:
        entry = next(each for each in packages.values() if each["file_name"] == wheel.name)
        entry["sha256"] = hashlib.sha256(wheel.read_bytes()).hexdigest()
    return json.dumps({"info": whole["info"], "packages": packages}, indent=1).encode()


def _put(source: Path | bytes, target: Path) -> None:
    content = source if isinstance(source, bytes) else source.read_bytes()
    if not target.exists() or target.read_bytes() != content:
        places.write_whole(target, content)
