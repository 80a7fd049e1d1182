"""A bot asked for one move."""

import json
from typing import Any

import pytest

from engine.arena.asking import Failed, move_of, what_raised
from engine.chance import Chance
from engine.games import GAMES
from tests.arena import own

GAME = GAMES["splits"]
START = GAME.start({"seats": 2}, Chance("board"))


def asked(bot: Any) -> str:
    return move_of(GAME, START, 0, bot, Chance("bot"), 100)


@pytest.mark.parametrize("bot", [own.first, own.slow_first])
def test_a_move_is_notation_however_it_comes(bot: Any) -> None:
    assert asked(bot) == "T0,0/0"


def test_what_the_rules_refuse_stands_behind_the_failure() -> None:
    with pytest.raises(Failed) as caught:
        asked(own.cheats)
    assert caught.value.notice() == {
        "message": "bot-illegal",
        "arguments": {"move": "@9,9"},
        "cause": {"message": "splits-build-now", "arguments": {}},
    }


def test_an_exception_is_told_with_the_line_of_the_bot_not_of_the_engine() -> None:
    def breaks(position: Any, seat: int, chance: Chance, budget: int) -> Any:
        return chance.below(0)

    with pytest.raises(Failed) as caught:
        asked(breaks)
    line = breaks.__code__.co_firstlineno + 1
    error = f"ValueError: below() needs a positive bound (test_asking.py:{line})"
    assert caught.value.arguments == {"error": error}


def test_an_exception_without_a_line_of_a_bot_is_told_alone() -> None:
    assert what_raised(KeyError("a")) == "KeyError: 'a'"


def test_an_exception_of_many_lines_is_told_in_one_without_its_notes() -> None:
    error = ValueError("one\n  two")
    error.add_note("three")
    assert what_raised(error) == "ValueError: one two"


def test_an_exception_in_a_library_is_told_with_the_line_that_called_it() -> None:
    def breaks(position: Any, seat: int, chance: Chance, budget: int) -> Any:
        return json.loads("{")

    with pytest.raises(Failed) as caught:
        asked(breaks)
    line = breaks.__code__.co_firstlineno + 1
    assert str(caught.value.arguments["error"]).endswith(f"(test_asking.py:{line})")
