"""Leads and what they are worth."""

import numpy as np

from engine.olifantenpad.bots.harvest import Harvest
from engine.olifantenpad.bots.outlook import SURE, lead_now, leads, worths
from tests.olifantenpad.grounds import EXAMPLE, player, position

HARVEST = Harvest(np.array([[4, 0], [1, 6]], np.int32), np.array([[0, 0], [500, 0]], np.int32))


def test_in_the_last_hour_points_alone_count() -> None:
    now = position(EXAMPLE, hour=17, players=[player(score=2), player(score=3)])
    assert leads(now, 0, HARVEST, 100).tolist() == [2000, -7000]
    assert leads(now, 1, HARVEST, 100).tolist() == [-2000, 7000]


def test_the_lead_before_the_hour_is_over_the_strongest_who_is_there() -> None:
    seats = [player(score=2), player(score=5), player(score=3), player(left=True, score=9)]
    now = position(EXAMPLE, players=seats)
    assert [lead_now(now, seat) for seat in range(3)] == [-3000, 2000, -2000]
    assert lead_now(position(EXAMPLE, players=[player(score=2)]), 0) == 2000


def test_points_that_no_match_has_are_still_in_order() -> None:
    now = position(EXAMPLE, hour=17, players=[player(score=10**9), player(score=3)])
    assert leads(now, 0, HARVEST, 100)[0] > 10**8
    assert (worths(now, 0, HARVEST, 100, 50) > 0).all()
    assert (worths(now, 1, HARVEST, 100, 50) < 0).all()


def test_promises_count_before_it_as_far_as_one_looks_ahead() -> None:
    now = position(EXAMPLE, hour=13, players=[player(), player()])
    assert leads(now, 0, HARVEST, 0).tolist() == [3000, -6000]
    assert 1500 < leads(now, 0, HARVEST, 100)[0] < 3000


def test_worth_is_fair_and_bounded_and_a_late_lead_counts_more() -> None:
    late = position(EXAMPLE, hour=17, players=[player(), player()])
    early = position(EXAMPLE, hour=13, players=[player(), player()])
    for now in (late, early):
        mine, theirs = worths(now, 0, HARVEST, 0), worths(now, 1, HARVEST, 0)
        assert (mine == -theirs).all()
        assert (abs(mine) < SURE).all()
    assert worths(late, 0, HARVEST, 0)[0] > worths(early, 0, HARVEST, 0)[0]


def test_alone_and_among_those_who_left_points_are_all() -> None:
    now = position(EXAMPLE, hour=17, players=[player(), player(left=True, score=9)])
    assert worths(now, 0, HARVEST, 100).tolist() == [4000, 0]
