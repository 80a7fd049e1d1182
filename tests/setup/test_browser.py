import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from setup import browser, system, telling

Program = Callable[..., Path]


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What Playwright was asked; its own browser would lie in the test's folder."""
    seen: list[str] = []

    def playwright(*arguments: str, patience: float = 60) -> str:
        seen.append(arguments[-1])
        return str(tmp_path / "bin" / "chrome")

    monkeypatch.setattr(browser, "_playwright", playwright)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    return seen


def test_playwrights_own_is_preferred(asked: list[str], program: Program) -> None:
    own = program("chrome")
    assert browser.find() == own
    assert len(asked) == 1


def test_the_systems_is_next_and_playwrights_is_tried_for_once(
    asked: list[str], program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = program("chromium")
    monkeypatch.setattr(shutil, "which", lambda name: str(other) if name == "chromium" else None)
    assert browser.find() == other
    assert browser.find() == other
    assert asked.count("chromium") == 1


def test_one_that_does_not_start_is_none(
    asked: list[str], program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    program("chrome", "exit 127")
    monkeypatch.setattr(system, "install", lambda packages, purpose: None)
    with pytest.raises(telling.Failure, match="does not start"):
        browser.find()


def test_without_any_the_system_is_asked_to_install_it(
    asked: list[str], program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def install(packages: list[str], purpose: str) -> None:
        path = str(program("chromium"))
        monkeypatch.setattr(shutil, "which", lambda name: path)

    monkeypatch.setattr(system, "install", install)
    assert os.path.basename(browser.find()) == "chromium"
