import re
from collections.abc import Callable

import pytest

from setup.lock import Asset, named, read_lock


def test_every_asset_is_pinned_and_can_be_had_from_two_sides() -> None:
    for asset in read_lock():
        assert re.fullmatch(r"[0-9a-f]{64}", asset.sha256), asset
        assert asset.npm or asset.pypi, asset
        assert asset.cdn or asset.purpose == "test", asset
        assert asset.version in f"{asset.npm} {asset.cdn}", asset


def test_no_two_assets_lie_in_the_same_place() -> None:
    targets = [asset.target for asset in read_lock() if asset.target]
    assert len(targets) == len(set(targets))
    assert not any(target.startswith("/") or ".." in target for target in targets)


def test_the_browser_gets_what_the_design_names() -> None:
    packages = {f"{asset.package}@{asset.version}" for asset in read_lock()}
    assert {"pyodide@314.0.3", "comlink@4.4.2"} <= packages
    assert named(read_lock(), "pyodide.asm.wasm").target == "pyodide/pyodide.asm.wasm"


def test_an_asset_knows_its_content(asset: Callable[..., Asset]) -> None:
    assert asset(b"this").matches(b"this")
    assert not asset(b"this").matches(b"that")
    with pytest.raises(KeyError):
        named([asset()], "other")
