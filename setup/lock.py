"""The lock file of what others made for the browser: which files, where from, which SHA-256."""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

LOCK = Path(__file__).with_name("lock.json")


@dataclass(frozen=True, slots=True, kw_only=True)
class Asset:
    """One file of a package."""

    package: str
    version: str
    file: str
    """Its path inside the package (and behind `cdn`)."""
    target: str | None
    """Where it comes to lie under site/vendor/; None if it is only built from or tested with."""
    sha256: str
    purpose: str = "site"
    """"site", "build" for what only a build needs, or "test" for what only the tests need."""
    cdn: str | None = None
    """The URL that `file` comes after, if a CDN has the package."""
    npm: str | None = None
    """The npm package that holds it."""
    pypi: str | None = None
    """The requirement of the PyPI wheel that carries it …"""
    inside: str = ""
    """… and the folder in that wheel …"""
    size: int = 0
    """… whose size in bytes is this."""

    def matches(self, content: bytes) -> bool:
        """Return whether `content` is this very file."""
        return hashlib.sha256(content).hexdigest() == self.sha256

    def __str__(self) -> str:
        return f"{self.package} {self.version}: {self.file}"


def read_lock(path: Path = LOCK) -> list[Asset]:
    """Return every asset of the lock file, in its order."""
    packages = json.loads(path.read_text("utf-8"))["packages"]
    return [asset for package in packages for asset in _assets(package)]


def _assets(package: dict[str, Any]) -> list[Asset]:
    shared = {key: value for key, value in package.items() if key not in ("files", "for")}
    purpose = package.get("for", "site")
    return [Asset(**shared, **file, purpose=purpose) for file in package["files"]]


def named(assets: list[Asset], file: str) -> Asset:
    """Return the one asset whose path in its package is `file`; KeyError if there is none."""
    found = [asset for asset in assets if asset.file == file]
    if len(found) != 1:
        raise KeyError(file)
    return found[0]
