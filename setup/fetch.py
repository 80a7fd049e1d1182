"""Brings the assets of the lock file into the cache, each proved by its SHA-256."""

import textwrap
from collections.abc import Sequence
from pathlib import Path

from setup import places, telling
from setup.lock import Asset
from setup.sources import SOURCES, Source

SHOWN = 6
"""Files named in a complaint; more would hide what it says."""


def fetch(assets: Sequence[Asset], sources: Sequence[Source] = SOURCES) -> dict[Asset, Path]:
    """Return where each asset lies in the cache, after asking the sources for what is not there.

    Raises Failure, naming the files and what each source said, if one cannot be had.
    """
    missing = [asset for asset in assets if not _kept(asset)]
    said: list[str] = []
    for source in sources:
        if missing:
            said += _ask(source, [asset for asset in missing if source.has(asset)])
            missing = [asset for asset in missing if not cached(asset).exists()]
    if missing:
        raise telling.Failure(_complaint(missing, said))
    return {asset: cached(asset) for asset in assets}


def cached(asset: Asset) -> Path:
    """Return where an asset lies in the cache, whether it is there or not."""
    return places.cache() / "assets" / asset.sha256 / Path(asset.file).name


def _kept(asset: Asset) -> bool:
    path = cached(asset)
    if not path.exists():
        return False
    if asset.matches(path.read_bytes()):
        return True
    telling.step(f"{asset} is damaged in the cache: fetching it again.")
    path.unlink()
    return False


def _ask(source: Source, assets: list[Asset]) -> list[str]:
    """Let one source fill the cache; return what went wrong, a line each."""
    wrong: list[str] = []
    if not assets:
        return wrong
    try:
        for asset, content in source.fetch(assets):
            if asset.matches(content):
                places.write_whole(cached(asset), content)
            else:
                wrong.append(f"{source.name} gave another file ({asset}: the SHA-256 differs)")
    except telling.Failure as failure:
        telling.step(f"{source.name} cannot be used: {str(failure).splitlines()[0]}")
        wrong.append(f"{source.name}: {failure}")
    return wrong


def _complaint(missing: list[Asset], said: list[str]) -> str:
    files = "\n".join(f"  {asset}" for asset in missing[:SHOWN])
    rest = f"\n  … and {len(missing) - SHOWN} more" if len(missing) > SHOWN else ""
    reasons = "\n".join(said) or "no source offers them"
    example = cached(missing[0])
    return (
        f"These files cannot be had:\n{files}{rest}\nTried:\n{textwrap.indent(reasons, '  ')}\n"
        "Connect this machine to the internet (or to mirrors that npm and pip know) and start "
        "again.\nOr fetch them elsewhere and put each in the cache under its SHA-256 of "
        f"setup/lock.json; the first is looked for at\n  {example}"
    )
