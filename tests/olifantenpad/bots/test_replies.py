"""Which walks come to the fore."""

import numpy as np

from engine.olifantenpad.bots.replies import (
    added,
    best_alone,
    best_first,
    best_replies,
    outcomes,
    unlike,
)
from engine.olifantenpad.plans import STAY, Plan
from engine.slices import whole
from tests.olifantenpad.bots.thinking import looked, played
from tests.olifantenpad.grounds import EXAMPLE, group, player, position


def test_the_best_come_first_and_the_earlier_among_equals() -> None:
    assert best_first(np.array([1, 3, 3, 2])).tolist() == [1, 2, 3, 0]
    assert unlike(np.array([4, 3, 2, 1, 0]), np.array([7, 7, 7, 7, 8]), 4) == [4, 3, 2]
    assert added(np.array([[1, 2], [3, 4]]), 1).dtype == np.int64


def test_the_example_is_found_and_staying_is_kept() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")], players=[player("a1")])
    field = looked(now)
    plans = [field.plan(0, walk) for walk in best_alone(field, 0, 5)]
    assert plans[0] == STAY
    assert {"b2", "c3"} <= set(plans[1].steps)
    alone = outcomes(field.alone[0])
    assert alone[0] != alone[best_alone(field, 0, 1)[1]]


def test_the_only_walk_of_a_rival_that_earns_is_turned_grey() -> None:
    rows = ["G=======", "######.=", "G======="]
    now = position(rows, groups=[group("a1", "a3", 4)], players=[player("e1"), player("e1")])
    field = looked(now)
    theirs = next(w for w in best_alone(field, 1, 3) if field.plan(1, w) != STAY)
    assert field.alone[1].points[1, theirs] == 4
    walk = whole(best_replies(field, 0, [{1: theirs}], np.array([1]), 50, 1))[0]
    points = whole(field.met(0, np.array([walk]), [{1: theirs}])).points
    assert points[1, 0] == 0
    assert field.plan(0, walk) != Plan()


def test_replies_are_no_worse_than_the_best_alone() -> None:
    now = played("replies", 2, 2)
    field = looked(now)
    profiles = [{1: walk} for walk in best_alone(field, 1, 4)]
    shares = np.ones(len(profiles), np.int64)
    best = whole(best_replies(field, 0, profiles, shares, 400, 3))
    alone = best_alone(field, 0, 1)[-1]
    worth = whole(field.table(0, np.array([*best, alone]), profiles)) @ shares
    assert worth[0] >= worth[-1]
