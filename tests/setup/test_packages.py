import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from setup import packages

VERSIONS = {"lighthouse": "12.8.2", "esbuild": "0.28.2"}


@pytest.mark.parametrize("tool", VERSIONS)
def test_every_package_is_pinned_by_its_hash_and_comes_from_no_named_host(tool: str) -> None:
    lock = json.loads((packages.HERE / f"{tool}.package-lock.json").read_text("utf-8"))
    held = {name: package for name, package in lock["packages"].items() if name}
    assert held[f"node_modules/{tool}"]["version"] == VERSIONS[tool]
    assert all(package["integrity"].startswith("sha512-") for package in held.values())
    assert not any("resolved" in package for package in held.values())


def test_it_is_installed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[Sequence[str]] = []

    def run(title: str, command: Sequence[str], *, cwd: Path, **_: Any) -> str:
        ran.append(command)
        assert all((cwd / name).exists() for name in packages.FILES)
        (cwd / "node_modules" / "a").mkdir(parents=True)
        (cwd / "node_modules" / "a" / "b.js").write_bytes(b"//")
        return ""

    monkeypatch.setattr(packages.telling, "run", run)
    monkeypatch.setattr(packages.node, "npm", lambda: ["npm"])
    assert packages.script("esbuild", "a", "b.js").read_bytes() == b"//"
    assert packages.script("esbuild", "a", "b.js").exists()
    assert len(ran) == 1
    assert "--ignore-scripts" in ran[0]
