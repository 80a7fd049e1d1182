"""Tools that npm brings, each from a package.json and a lock of its own that pins every package."""

import hashlib
import shutil
import tempfile
from pathlib import Path

from setup import node, places, telling

HERE = Path(__file__).parent
FILES = ("package.json", "package-lock.json")


def script(tool: str, *path: str) -> Path:
    """Return a script of `setup/TOOL.package.json`, installed into the cache now or long ago.

    `path` leads to it inside node_modules. Raises Failure where npm cannot bring it.
    """
    locks = {name: HERE / f"{tool}.{name}" for name in FILES}
    digest = hashlib.sha256(b"".join(each.read_bytes() for each in locks.values())).hexdigest()
    home = places.cache() / "built" / digest / tool
    if not home.exists():
        _install(tool, locks, home)
    return Path(home, "node_modules", *path)


def _install(tool: str, locks: dict[str, Path], home: Path) -> None:
    home.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=home.parent) as folder:
        for name, lock in locks.items():
            shutil.copy(lock, Path(folder, name))
        # Scripts of packages are not run: one of them would fetch a browser.
        options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        telling.run(f"Fetching {tool} with npm", [*node.npm(), "ci", *options], cwd=Path(folder))
        Path(folder).chmod(0o755)
        shutil.copytree(folder, home, symlinks=True)
