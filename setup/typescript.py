"""TypeScript's checker, unpacked from its npm tarball: it has no dependencies of its own."""

import tarfile
import tempfile
from pathlib import Path

from setup import places
from setup.fetch import fetch
from setup.lock import read_lock


def tsc() -> Path:
    """Return the script to run under Node, unpacked into the cache now or long ago."""
    asset = next(asset for asset in read_lock() if asset.package == "typescript")
    tarball = fetch([asset])[asset]
    unpacked = places.cache() / "built" / asset.sha256 / "typescript"
    if not unpacked.exists():
        _unpack(tarball, unpacked)
    return unpacked / "lib" / "tsc.js"


def _unpack(tarball: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as folder, tarfile.open(tarball) as archive:
        # The first releases of Python 3.11 have no such filter, and look for none.
        archive.extraction_filter = getattr(tarfile, "data_filter", None)
        archive.extractall(folder)
        Path(folder, "package").rename(target)
