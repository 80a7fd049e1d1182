"""An empty cache for each test, and assets made up for it: nothing here asks a network."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from setup import places
from setup.lock import Asset


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GRASVELD_CACHE", str(tmp_path / "cache"))
    return places.cache()


@pytest.fixture
def asset() -> Callable[..., Asset]:
    """Makes an asset whose right content is `content`."""

    def make(content: bytes = b"content", **fields: Any) -> Asset:
        whole = {"package": "thing", "version": "1.0", "file": "a/b.js", "target": "b.js"} | fields
        return Asset(**whole, sha256=hashlib.sha256(content).hexdigest())

    return make


@pytest.fixture
def program(tmp_path: Path) -> Callable[..., Path]:
    """Writes an executable shell script."""

    def write(name: str, *lines: str) -> Path:
        path = tmp_path / "bin" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(["#!/bin/sh", *lines, ""]), "utf-8")
        path.chmod(0o755)
        return path

    return write
