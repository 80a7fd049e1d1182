"""Numbers of plans."""

import numpy as np
import pytest

from engine.chance import Chance
from engine.interop.walk_numbers import COUNT, mask, plan_of
from engine.olifantenpad.opening import start
from engine.olifantenpad.plans import STAY, Plan, plans
from engine.olifantenpad.turn import play
from tests.olifantenpad.grounds import EXAMPLE, player, position

INSIDE = position(EXAMPLE, players=[player("b1"), player()])


def test_each_allowed_number_is_one_legal_plan_and_all_plans_have_one() -> None:
    for seat in (0, 1):
        numbers = np.flatnonzero(mask(INSIDE, seat))
        found = [plan_of(INSIDE, seat, int(number)) for number in numbers]
        assert len(set(found)) == len(found)
        assert set(found) == set(plans(INSIDE, seat))


def test_a_made_park_has_numbers_for_all_its_gates() -> None:
    now = start({"seats": 2}, Chance("numbers"))
    assert mask(now, 0).sum() == len(list(plans(now, 0)))
    assert mask(now, 0).shape == (COUNT,)


def test_digits_are_the_compass_and_nought_is_staying() -> None:
    assert plan_of(INSIDE, 0, 0) == STAY
    assert plan_of(INSIDE, 0, 5 * 9**4) == Plan(None, ("b2",))
    assert plan_of(INSIDE, 0, 5 * 9**4 + 4 * 9**3) == Plan(None, ("b2", "c3"))
    assert plan_of(INSIDE, 1, 9**5 + 4 * 81) == Plan("a1", ("b2",))
    assert plan_of(INSIDE, 1, 9**5 + 729) == Plan("d4")


@pytest.mark.parametrize(("seat", "number"), [(0, 9**4), (0, 9**3), (1, 1), (1, 63422)])
def test_numbers_that_name_no_walk(seat: int, number: int) -> None:
    assert not mask(INSIDE, seat)[number]
    with pytest.raises(ValueError):  # noqa: PT011
        plan_of(INSIDE, seat, number)


def test_once_it_is_over_there_is_only_staying() -> None:
    now = INSIDE
    while not now.over:
        now = play(now, {}, None).after
    assert mask(now, 0).sum() == 1
