"""The static build: a folder that any static host serves, under any path."""

import shutil
from pathlib import Path

from relay.headers import as_headers_file
from setup import places, telling

UNWANTED = (".*", "*.d.ts", "*.d.mts", "*jsconfig.json")
"""What only editors and checkers read."""


def build(target: Path) -> None:
    """Write the site to `target`, which must not hold anything but an earlier build."""
    if target.exists() and any(target.iterdir()) and not (target / "_headers").exists():
        raise telling.Failure(f"{target} holds something else: name another folder, or empty it.")
    if places.SITE.is_relative_to(target.resolve()):
        raise telling.Failure(f"{target} holds the project itself: name another folder.")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(places.SITE, target, ignore=shutil.ignore_patterns(*UNWANTED))
    (target / "_headers").write_text(as_headers_file(), "utf-8")
    size = sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
    telling.step(f"Built {target} ({size / 1e6:.1f} MB): put it on any static host.")
