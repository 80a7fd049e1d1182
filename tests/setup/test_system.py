import os
import shutil
from typing import Any

import pytest

from setup import system, telling


def test_root_on_debian_gets_it_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []

    def note(title: str, command: list[str], **more: Any) -> str:
        ran.append(command)
        return ""

    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(telling, "run", note)
    system.install(["chromium"], "A browser")
    assert ran == [["apt-get", "update"], ["apt-get", "install", "--yes", "chromium"]]


def test_others_get_the_line_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(telling.Failure, match="sudo apt-get install --yes chromium"):
        system.install(["chromium"], "A browser")


def test_elsewhere_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(telling.Failure, match="A browser is missing"):
        system.install(["chromium"], "A browser")
