from __future__ import annotations

from functools import cache

import pytest

from engine.slices import whole
from engine.splits import GAME
from engine.splits.bots.board import board_of
from engine.splits.bots.endgame import Endgame, OutOfWorkError
from engine.splits.bots.flock import flock_of, move_of
from engine.splits.hexes import Hex, neighbours
from engine.splits.pasture import flood
from engine.splits.position import Position, free_fields
from tests.splits.hand import by_hand, random_turns


@cache
def brute(position: Position) -> int:
    """1, 0 or −1 as seat 0 wins, draws or loses, by trying everything."""
    if position.to_move is None:
        winners = GAME.score(position).winners
        return 0 if len(winners) > 1 else 1 - 2 * winners[0]
    seat = position.to_move
    told = (brute(GAME.play(position, {seat: m}, None).after) for m in GAME.moves(position, seat))
    return max(told) if seat == 0 else min(told)


def small_ends() -> list[Position]:
    """Positions with few free fields to come to, from matches at random."""
    return [
        before
        for number in range(70)
        for before, _, _ in random_turns(2, f"small {number}")
        if before.phase == "play" and 1 < len(reachable(before)) <= 4
    ]


def reachable(position: Position) -> set[Hex]:
    """The free fields connected to a stack that can split."""
    free = free_fields(position)
    edge = [f for s in position.stacks if s.size > 1 for f in neighbours(s.at) if f in free]
    return {place for field in edge for place in flood(free, field)}


def test_the_same_verdict_as_trying_everything() -> None:
    ends = small_ends()
    assert len(ends) > 25
    for position in ends:
        board = board_of(position.pasture)
        verdict, act = whole(Endgame(board, 100_000).best(flock_of(position)))
        assert verdict == brute(position)
        assert position.to_move is not None
        kept = GAME.play(position, {position.to_move: move_of(board, act)}, None).after
        assert brute(kept) == verdict


def test_gives_up_when_its_work_is_done() -> None:
    position = by_hand("play", "0,0 1,0 2,0 0,1 1,1 2,1", "0:0,0=9 1:2,1=9")
    with pytest.raises(OutOfWorkError):
        whole(Endgame(board_of(position.pasture), 10).best(flock_of(position)))
