"""Cells of a notebook, one after the other."""

from typing import Any

import pytest

from engine.guest.cells import run


def test_a_cell_shows_what_its_last_line_comes_to() -> None:
    names: dict[str, Any] = {}
    assert run("a = 2\nb = 3", names, 1) == {}
    assert run("c = a * b\nc + 1", names, 2) == {"value": "7"}
    assert run("None", names, 3) == {}
    assert run("", names, 4) == {}


def test_printing_goes_where_printing_goes(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("print('hello')", {}, 1) == {}
    assert capsys.readouterr().out == "hello\n"


def test_what_is_long_is_cut() -> None:
    assert len(run("'x' * 9000", {}, 1)["value"]) == 4002


@pytest.mark.parametrize(
    ("code", "error"),
    [
        ("a = 1\na / 0", "ZeroDivisionError: division by zero (cell-5.py:2)"),
        ("raise SystemExit", "SystemExit (cell-5.py:1)"),
        ("nothing", "NameError: name 'nothing' is not defined (cell-5.py:1)"),
    ],
)
def test_what_a_cell_raises_is_told_with_its_line(code: str, error: str) -> None:
    assert run(code, {}, 5) == {"error": error}


def test_what_is_no_python_is_told() -> None:
    error = "SyntaxError: invalid syntax (cell-5.py, line 1)"
    assert run("b = = 2", {}, 5) == {"error": error}


@pytest.mark.parametrize("game", ["olifantenpad", "splits"])
def test_a_position_comes_as_a_board(game: str) -> None:
    code = (
        f"from engine.{game} import GAME\nfrom engine.chance import Chance\n"
        "GAME.start({'seats': 2}, Chance('a'))"
    )
    shown = run(code, {}, 1)
    assert shown["board"]["game"] == game
    assert "position" in shown["board"]
