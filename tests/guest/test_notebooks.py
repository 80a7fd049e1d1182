"""The notebooks of the page, run from top to bottom."""

import re
from pathlib import Path
from typing import Any

import pytest

from engine.guest.cells import run
from engine.guest.source import bot_of_code, code_needs

FOLDER = Path(__file__).resolve().parents[2] / "site" / "notebook"
CELL = re.compile(r"^# %% (\w+)\n(.*?)(?=^# %% |\Z)", re.M | re.S)


def cells(game: str) -> dict[str, str]:
    return dict(CELL.findall((FOLDER / f"{game}.py").read_text("utf-8")))


@pytest.mark.parametrize("game", ["olifantenpad", "splits"])
def test_every_cell_runs_and_shows_something(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    for number, (name, code) in enumerate(cells(game).items(), 1):
        shown = run(code, names, number)
        assert "error" not in shown, shown
        printed = capsys.readouterr().out
        if name != "bot":
            assert shown or printed
        if name in ("position", "random"):
            assert shown["board"]["game"] == game
        if name == "again":
            assert float(printed.splitlines()[-1].partition("/")[0]) > 0


@pytest.mark.parametrize("game", ["olifantenpad", "splits"])
def test_the_bot_of_a_notebook_stands_alone(game: str) -> None:
    code = cells(game)["bot"]
    assert code_needs(code) == []
    assert bot_of_code(code).__name__ == "think"
