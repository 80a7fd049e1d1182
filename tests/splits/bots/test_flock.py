from __future__ import annotations

import pytest

from engine.splits import GAME
from engine.splits.bots.board import board_of
from engine.splits.bots.flock import acts, after, flock_of, move_of, winners
from engine.splits.position import present
from tests.splits.hand import random_turns


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plays_by_the_same_rules(seats: int) -> None:
    for number in range(6):
        for before, move, then in random_turns(seats, f"flock {seats} {number}", leavers=1):
            if before.phase in ("place", "play") and before.to_move is not None and move:
                board, flock = board_of(before.pasture), flock_of(before)
                known = {move_of(board, act): act for act in acts(board, flock)}
                assert set(known) == set(GAME.moves(before, before.to_move))
                assert after(board, flock, known[move]) == flock_of(then)


@pytest.mark.parametrize("seats", [2, 3])
def test_tells_the_same_winners(seats: int) -> None:
    for number in range(8):
        *_, (_, _, end) = random_turns(seats, f"end {seats} {number}", leavers=number % 2)
        if len(end.stacks) and len(present(end)) > 1:
            board, flock = board_of(end.pasture), flock_of(end)
            first = tuple(present(end)[player] for player in winners(flock.own, board.width))
            assert first == GAME.score(end).winners
