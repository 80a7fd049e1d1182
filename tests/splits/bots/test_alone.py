from __future__ import annotations

import pytest

from engine.slices import whole
from engine.splits import GAME
from engine.splits.bots.alone import Ground, is_alone, most, plan_alone
from engine.splits.bots.board import board_of
from engine.splits.bots.flock import flock_of
from engine.splits.position import Position
from tests.splits.hand import by_hand

LOBES = "0,0 1,0 2,0 0,1 -1,1 -1,2"


def brute(position: Position) -> tuple[int, int]:
    """The most fields, then herd, that seat 0 can come to when only it moves."""
    score = GAME.score(position)
    best = (score.points[0], score.ties[0])
    if position.to_move == 0:
        for move in GAME.moves(position, 0):
            best = max(best, brute(GAME.play(position, {0: move}, None).after))
    return best


@pytest.mark.parametrize("sizes", ["0:0,0=3", "0:0,0=4", "0:1,0=5", "0:2,0=3 0:-1,2=2"])
def test_finds_what_trying_everything_finds(sizes: str) -> None:
    position = by_hand("play", LOBES, sizes)
    plan = whole(plan_alone(board_of(position.pasture), flock_of(position), 0, 10_000))
    assert plan.sure
    assert (plan.fields, plan.herd) == brute(position)


def test_knows_when_it_did_not_look_at_everything() -> None:
    position = by_hand("play", LOBES, "0:0,0=4")
    assert not whole(plan_alone(board_of(position.pasture), flock_of(position), 0, 3)).sure


def test_alone_is_who_shares_no_region() -> None:
    board = board_of(by_hand("play", "0,0 1,0 2,0 3,0 4,0").pasture)
    apart = flock_of(by_hand("play", "0,0 1,0 2,0 3,0 4,0", "0:0,0=4 0:2,0=1 1:4,0=4"))
    meeting = flock_of(by_hand("play", "0,0 1,0 2,0 3,0 4,0", "0:0,0=4 1:4,0=4"))
    assert is_alone(board, apart, 0)
    assert is_alone(board, apart, 1)
    assert not is_alone(board, meeting, 0)


def test_at_most_what_comes_into_each_region() -> None:
    position = by_hand("play", "0,0 1,0 2,0 3,0 4,0", "0:0,0=9 0:2,0=2 1:4,0=4")
    flock = flock_of(position)
    ground = Ground(flock.free, flock.live[0], flock.own[0], flock.sizes)
    assert most(ground, board_of(position.pasture).width) == 2
