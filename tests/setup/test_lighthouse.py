import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from setup import lighthouse


def test_every_package_is_pinned_by_its_hash_and_comes_from_no_named_host() -> None:
    lock = json.loads(lighthouse.FILES["package-lock.json"].read_text("utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages["node_modules/lighthouse"]["version"] == "12.8.2"
    assert all(package["integrity"].startswith("sha512-") for package in packages.values())
    assert not any("resolved" in package for package in packages.values())


def test_it_is_installed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[Sequence[str]] = []

    def run(title: str, command: Sequence[str], *, cwd: Path, **_: Any) -> str:
        ran.append(command)
        assert (cwd / "package.json").exists()
        assert (cwd / "package-lock.json").exists()
        (cwd / lighthouse.SCRIPT).parent.mkdir(parents=True)
        (cwd / lighthouse.SCRIPT).write_bytes(b"//")
        return ""

    monkeypatch.setattr(lighthouse.telling, "run", run)
    monkeypatch.setattr(lighthouse.node, "npm", lambda: ["npm"])
    assert lighthouse.lighthouse().read_bytes() == b"//"
    assert lighthouse.lighthouse().exists()
    assert len(ran) == 1
    assert "--ignore-scripts" in ran[0]
