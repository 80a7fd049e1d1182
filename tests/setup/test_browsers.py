import shutil
from pathlib import Path

import pytest

from setup import browsers, environment, node, packages, system, telling


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> set[str]:
    """A machine of whose programs only these are there; what is installed joins them."""
    here: set[str] = set()
    programs = {
        "firefox-esr": "firefox-esr",
        "webkit2gtk-driver": "WebKitWebDriver",
        "xvfb": "Xvfb",
    }

    def install(wanted: list[str], purpose: str) -> None:
        here.update(programs[package] for package in wanted)

    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name in here else None)
    monkeypatch.setattr(browsers, "mini_browser", lambda: tmp_path / "MiniBrowser")
    monkeypatch.setattr(system, "install", install)
    monkeypatch.setattr(environment, "prepare", lambda *extras: None)
    monkeypatch.setattr(packages, "script", lambda tool, *path: tmp_path / tool)
    monkeypatch.setattr(node, "node", lambda: tmp_path / "node")
    return here


def test_what_is_missing_is_installed(machine: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    machine.add("Xvfb")
    asked: list[str] = []
    install = system.install
    monkeypatch.setattr(
        system, "install", lambda wanted, why: asked.extend(wanted) or install(wanted, why)
    )
    found = browsers.prepare()
    assert asked == ["firefox-esr", "webkit2gtk-driver"]
    assert found["GRASVELD_FIREFOX"] == "/usr/bin/firefox-esr"
    assert found["GRASVELD_PUPPETEER"].endswith("puppeteer")
    asked.clear()
    browsers.prepare()
    assert asked == []


def test_where_it_cannot_be_had_it_is_said(
    machine: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system, "install", lambda wanted, why: None)
    with pytest.raises(telling.Failure, match=r"firefox-esr, webkit2gtk-driver, xvfb"):
        browsers.prepare()


def test_the_small_browser_lies_where_the_machine_keeps_it(tmp_path: Path) -> None:
    assert browsers.mini_browser(tmp_path) is None
    here = tmp_path / "x86_64-linux-gnu" / "webkit2gtk-4.1" / "MiniBrowser"
    here.parent.mkdir(parents=True)
    here.touch()
    assert browsers.mini_browser(tmp_path) == here
