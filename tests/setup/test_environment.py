import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest

from setup import environment, places, system, telling


@pytest.fixture
def ran(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Commands that would have run; the environment lies in the test's own folder."""
    commands: list[list[str]] = []
    home = tmp_path / "venv"

    def note(title: str, command: list[str], **more: Any) -> str:
        commands.append(command)
        (home / "bin").mkdir(parents=True, exist_ok=True)
        (home / "bin" / "python").touch()
        return ""

    monkeypatch.setattr(places, "ENVIRONMENT", home)
    monkeypatch.setattr(telling, "run", note)
    return commands


def test_the_first_time_makes_and_fills_it_and_the_second_does_nothing(
    ran: list[list[str]],
) -> None:
    environment.prepare("serve", "test")
    assert [command[1:3] for command in ran] == [["-m", "venv"], ["-m", "pip"], ["-m", "pip"]]
    assert set(environment.requirements("serve")) <= set(ran[1])
    environment.prepare("serve", "test")
    assert len(ran) == 3


def test_other_pins_are_installed(ran: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    environment.prepare("serve")
    monkeypatch.setattr(environment, "requirements", lambda extra: ["starlette==0.0.0"])
    environment.prepare("serve")
    assert ran[-1][-1] == "starlette==0.0.0"


def test_another_python_makes_it_anew(ran: list[list[str]]) -> None:
    environment.prepare("serve")
    (places.ENVIRONMENT / "made-by").write_text("3.2.1 /opt", "utf-8")
    environment.prepare("serve")
    assert ran[2][1:4] == ["-m", "venv", "--clear"]


def test_without_venv_the_system_is_asked_for_it(
    ran: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(system, "install", lambda packages, purpose: asked.extend(packages))
    environment.prepare("serve")
    assert len(asked) == 1
    assert re.fullmatch(r"python3\.\d+-venv", asked[0])


def test_every_requirement_is_pinned() -> None:
    pins = environment.PINS.read_text("utf-8").splitlines()[1:]
    for line in pins + [r for e in ("serve", "test", "node") for r in environment.requirements(e)]:
        assert re.fullmatch(r"[\w.-]+==[\w.]+(; [\w.]+ [!=]= '\w+')?", line), line
