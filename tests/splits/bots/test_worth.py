from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.splits.bots.board import board_of
from engine.splits.bots.flock import flock_of
from engine.splits.bots.playout import Luck
from engine.splits.bots.worth import guess, outcome, prospects
from tests.splits.hand import HOLED, by_hand


def test_winners_share_the_outcome() -> None:
    assert outcome([0b111, 0b1001000], 20) == [1.0, 0.0]
    assert outcome([0b11, 0b11000, 0b1100000], 20) == pytest.approx([1 / 3] * 3)


@pytest.mark.parametrize("on_it", ["0:0,0=9 1:4,0=9", "0:0,0=9 1:4,0=3", "0:0,0=2 1:2,0=2"])
def test_all_shares_together_are_one(on_it: str) -> None:
    position = by_hand("play", HOLED, on_it)
    flock, board = flock_of(position), board_of(position.pasture)
    assert sum(prospects(board, flock)[0]) == pytest.approx(1)
    assert sum(guess(board, flock, Luck(Chance("worth")))) == pytest.approx(1)


def test_territory_decides_where_nothing_is_contested() -> None:
    position = by_hand("play", "0,0 1,0 2,0 3,0 4,0", "0:0,0=3 1:3,0=1 1:4,0=1")
    assert prospects(board_of(position.pasture), flock_of(position)) == ([1.0, 0.0], True)
