"""The opening of a match."""

import pytest

from engine.chance import Chance
from engine.game import UnreadablePosition
from engine.olifantenpad.hour import work_out
from engine.olifantenpad.notation import write_position
from engine.olifantenpad.opening import start
from engine.olifantenpad.plans import GATE_STEPS, plans
from tests.olifantenpad.grounds import player, written


def test_a_match_begins_outside_an_untrodden_park_at_one() -> None:
    now = start({"seats": 3}, Chance("opening"))
    assert (now.hour, now.last) == (13, 17)
    assert [p.at for p in now.players] == [None] * 3
    assert not any(now.levels)
    assert now.groups


def test_solo_is_short() -> None:
    assert start({"seats": 1}, Chance("opening")).last == 15


def test_the_park_has_the_size_that_was_asked_for() -> None:
    now = start({"seats": 2, "columns": 9, "rows": 8}, Chance("opening"))
    assert (len(now.rows[0]), len(now.rows)) == (9, 8)


@pytest.mark.parametrize("size", [3, 27, "9", None])
def test_a_park_of_no_size_is_refused(size: object) -> None:
    with pytest.raises(UnreadablePosition):
        start({"seats": 2, "columns": size}, Chance("opening"))


@pytest.mark.parametrize("last", [12, 24, "17", None])
def test_a_last_hour_that_is_none_is_refused(last: object) -> None:
    with pytest.raises(UnreadablePosition):
        start({"seats": 2, "last": last}, Chance("opening"))


def test_a_ready_position_is_taken_as_it_is() -> None:
    now = start({"seats": 1, "position": written()}, Chance("opening"))
    assert {key: write_position(now)[key] for key in written()} == written()
    with pytest.raises(UnreadablePosition):
        start({"seats": 2, "position": written()}, Chance("opening"))
    with pytest.raises(UnreadablePosition):
        start({"seats": 1, "position": "none"}, Chance("opening"))
    assert start({"seats": 2, "position": written(players=[player()] * 2)}, Chance("x"))


def test_somebody_can_earn_in_the_first_hour() -> None:
    for number in range(5):
        now = start({"seats": 2}, Chance(f"seed {number}"))
        walks = (plan for plan in plans(now, 0) if len(plan.steps) == GATE_STEPS)
        assert any(work_out(now, {0: plan}).points[0] for plan in walks)
