"""Lighthouse for the tests, installed by npm from a lock of its own that pins every package."""

import hashlib
import shutil
import tempfile
from pathlib import Path

from setup import node, places, telling

FILES = {
    name: Path(__file__).with_name(f"lighthouse.{name}")
    for name in ("package.json", "package-lock.json")
}
SCRIPT = Path("node_modules", "lighthouse", "cli", "index.js")


def lighthouse() -> Path:
    """Return the script to run under Node, installed into the cache now or long ago.

    Raises Failure where npm cannot bring it.
    """
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in FILES.values())).hexdigest()
    home = places.cache() / "built" / digest / "lighthouse"
    if not home.exists():
        _install(home)
    return home / SCRIPT


def _install(home: Path) -> None:
    home.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=home.parent) as folder:
        for name, path in FILES.items():
            shutil.copy(path, Path(folder, name))
        # Scripts of packages are not run: one of them would fetch a browser.
        options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        telling.run("Fetching Lighthouse with npm", [*node.npm(), "ci", *options], cwd=Path(folder))
        Path(folder).chmod(0o755)
        shutil.copytree(folder, home, symlinks=True)
