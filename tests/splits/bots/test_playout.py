from __future__ import annotations

from engine.chance import Chance
from engine.splits.bots.board import board_of
from engine.splits.bots.flock import flock_of
from engine.splits.bots.playout import Luck, playout
from tests.splits.hand import HOLED, by_hand


def test_the_same_chance_gives_the_same_luck() -> None:
    one, same, other = (Luck(Chance(seed)) for seed in ("a", "a", "b"))
    draws = [one.draw() for _ in range(20)]
    assert draws == [same.draw() for _ in range(20)]
    assert draws != [other.draw() for _ in range(20)]
    assert sorted(one.shuffled([(0, n, 1) for n in range(9)])) == [(0, n, 1) for n in range(9)]


def test_plays_from_placing_to_the_end() -> None:
    position = by_hand("place", HOLED)
    board, flock, luck = board_of(position.pasture), flock_of(position), Luck(Chance("end"))
    for _ in range(50):
        mine, yours = playout(board, flock, luck)
        assert not mine & yours
        assert min(mine.bit_count(), yours.bit_count()) >= 1
        assert not (mine | yours) & ~board.fields
    assert flock == flock_of(position)
