"""The service worker of a build: Workbox, the list of what it keeps, and our few lines."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath

from relay.headers import HASHED
from setup.lock import Asset

PARTS = ("core", "routing", "strategies", "precaching")
"""Parts of Workbox, each after those it needs."""
ONLINE_ONLY = ("python_whole.zip", "*.whl", "guest.html", "guest/*")
"""A brought bot's frame has no origin, and so no service worker: kept for it is kept for no one."""
ROOT = ("*.html", "*.webmanifest", "icon.svg")
"""What else than hashed folders the page needs beside it."""


def worker(build: Path, site: Path, workbox: Mapping[Asset, Path]) -> str:
    """Return the service worker of a build that is whole but for it."""
    scripts = {asset.package: path for asset, path in workbox.items()}
    parts = [scripts[f"workbox-{part}"].read_text("utf-8") for part in PARTS]
    files = json.dumps(list(kept(build)), separators=(",", ":"))
    own = (site / "sw.js").read_text("utf-8")
    return "\n".join([*map(_without_map, parts), f"self.FILES = {files};", own])


def kept(build: Path) -> Iterable[dict[str, str | None]]:
    """Yield what is kept of a build, in order, as Workbox lists it: URL and revision.

    What has the hash in its URL has no revision: it is fetched once, also over many builds.
    """
    for path in sorted(path for path in build.rglob("*") if path.is_file()):
        name = path.relative_to(build)
        if HASHED.fullmatch(name.parts[0]):
            if not any(_fits(name, pattern) for pattern in ONLINE_ONLY):
                yield {"url": name.as_posix(), "revision": None}
        elif any(path.match(pattern) for pattern in ROOT) and len(name.parts) == 1:
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            yield {"url": name.as_posix(), "revision": digest[:16]}


def _fits(name: Path, pattern: str) -> bool:
    return PurePosixPath(*name.parts[1:]).match(pattern)


def _without_map(script: str) -> str:
    return "\n".join(line for line in script.splitlines() if not line.startswith("//# source"))
