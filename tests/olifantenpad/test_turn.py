"""The hour as the contract wants it."""

import pytest

from engine.chance import Chance
from engine.olifantenpad.opening import start
from engine.olifantenpad.plans import STAY
from engine.olifantenpad.turn import idle, play
from tests.olifantenpad.grounds import position


def test_the_next_hours_groups_are_drawn_from_the_chance() -> None:
    chance = Chance("turn")
    now = start({"seats": 2}, chance)
    assert play(now, {}, chance).after.groups == play(now, {}, Chance("turn", "other")).after.groups
    assert play(now, {}, None).after.groups == ()


def test_a_match_that_is_over_is_not_played_on() -> None:
    with pytest.raises(ValueError, match="over"):
        play(position(hour=18), {}, None)


def test_who_says_nothing_stays() -> None:
    now = start({"seats": 2}, Chance("turn"))
    assert idle(now, 0, Chance("turn")) == STAY
