"""Mixtures of small games whose solution is known."""

import numpy as np

from engine.chance import Chance
from engine.olifantenpad.bots.ground import longs
from engine.olifantenpad.bots.solve import WHOLE, drawn, mixtures, shared
from engine.slices import whole

FAIR = np.array([[0, -1000, 1000], [1000, 0, -1000], [-1000, 1000, 0]], np.int32)


def test_rock_paper_scissors_is_played_evenly() -> None:
    rows, columns = whole(mixtures(FAIR, -FAIR, shared(longs([1, 0, 0])), 0, 500))
    assert all(abs(share - WHOLE // 3) < WHOLE // 30 for share in [*rows, *columns])


def test_who_is_trusted_to_be_naive_is_beaten() -> None:
    rows, _ = whole(mixtures(FAIR, -FAIR, shared(longs([1, 0, 0])), 100, 300))
    assert rows[1] > WHOLE * 9 // 10


def test_a_plan_that_is_always_better_is_played() -> None:
    table = np.array([[500, 400], [300, 200]], np.int32)
    rows, columns = whole(mixtures(table, -table, shared(longs([0, 0])), 0, 100))
    assert rows[0] > WHOLE * 9 // 10
    assert columns[1] > WHOLE * 9 // 10


def test_shares_are_drawn_as_often_as_they_are_large() -> None:
    shares, draw = shared(longs([1, 0, 3])), Chance("drawn")
    counts = [0, 0, 0]
    for _ in range(400):
        counts[drawn(shares, draw)] += 1
    assert counts[1] == 0
    assert 60 < counts[0] < 140
    assert shared(longs([0] * 4)).tolist() == [WHOLE // 4] * 4
