"""Names of bots, and what they lead to."""

import pytest

from engine.arena.entrants import Entrant, UnknownBot, entrants, thinker
from engine.games import GAMES
from tests.arena import own

SPLITS = GAMES["splits"]


def test_levels_and_own_bots_with_their_budgets() -> None:
    found = entrants(["easy", "easy@300"], ["mine=tests.arena.own:first"], 50)
    assert found == [
        Entrant("easy", "easy", 50),
        Entrant("easy@300", "easy", 300),
        Entrant("mine", "tests.arena.own:first", 50),
    ]
    assert thinker(SPLITS, found[1]) is SPLITS.bots["easy"]
    assert thinker(SPLITS, found[2]) is own.first


def test_an_own_bot_that_is_named_keeps_its_place() -> None:
    found = entrants(["mine@200", "easy"], ["mine=m:f"], 100)
    assert [entrant.name for entrant in found] == ["mine@200", "easy", "mine"]
    assert [e.name for e in entrants(["mine", "easy"], ["mine=m:f"], 100)] == ["mine", "easy"]


@pytest.mark.parametrize("text", ["mine", "mine=module", "=m:f", "m=:f", "m=m:", "a@2=m:f"])
def test_an_own_bot_written_otherwise_is_refused(text: str) -> None:
    with pytest.raises(UnknownBot, match="name=module:function"):
        entrants([], [text], 100)


@pytest.mark.parametrize("name", ["easy@", "easy@0", "easy@x"])
def test_a_budget_is_a_number(name: str) -> None:
    with pytest.raises(UnknownBot, match="whole number"):
        entrants([name], [], 100)


def test_nobody_plays_twice() -> None:
    with pytest.raises(UnknownBot, match="twice"):
        entrants(["easy", "easy"], [], 100)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("dreadful", "has no bot dreadful"),
        ("nowhere:think", "ModuleNotFoundError"),
        ("tests.arena.own:nobody", "AttributeError"),
        ("tests.arena.own:not_a_bot", "no function"),
    ],
)
def test_what_leads_to_no_bot_is_said(source: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=why):
        thinker(SPLITS, Entrant("x", source))
