"""Normal and Hard, with little work: legal, the same each time, exact where that is easy."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.game import USUAL, Bot
from engine.slices import whole
from engine.splits import GAME
from engine.splits.bots.hard import HARD, hard
from engine.splits.bots.normal import NORMAL, normal
from engine.splits.bots.thinking import playouts
from engine.splits.moves import Move, Place
from engine.splits.position import Position
from tests.splits.bots.thought import told
from tests.splits.hand import by_hand, random_turns

LITTLE = 2


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", [normal, hard])
def test_always_has_a_legal_move(bot: Bot[Position, Move], seats: int) -> None:
    for before, _, _ in random_turns(seats, f"thinking {seats}", leavers=1):
        assert before.to_move is not None
        thinking = bot(before, before.to_move, Chance("think"), LITTLE)
        for move in told(thinking):
            GAME.check(before, before.to_move, move)


@pytest.mark.parametrize("bot", [normal, hard])
def test_the_same_chance_and_budget_give_the_same_move(bot: Bot[Position, Move]) -> None:
    for before, _, _ in random_turns(2, "same"):
        assert before.to_move is not None
        first, again = (whole(bot(before, before.to_move, Chance("x"), 3)) for _ in range(2))
        assert first == again


def test_the_only_move_comes_at_once() -> None:
    position = by_hand("play", "0,0 1,0 3,0 4,0 5,0", "0:0,0=2 1:3,0=9")
    assert list(hard(position, 0, Chance("only"), USUAL)) == []


def test_solves_the_end_with_next_to_no_work() -> None:
    position = by_hand("play", "0,0 1,0 2,0 0,1 1,1 -1,2", "0:0,0=6 1:-1,2=1")
    move = whole(hard(position, 0, Chance("end"), 10))
    after = GAME.play(position, {0: move}, None).after
    while after.to_move is not None:
        after = GAME.play(after, {0: whole(hard(after, 0, Chance("end"), 10))}, None).after
    assert GAME.score(after).points == (5, 1)


def test_places_apart_from_a_dead_end() -> None:
    position = by_hand("place", "0,0 1,0 2,0 3,0 2,1 3,1 2,2 3,2 1,2 1,1 4,0 4,1", to_move=0)
    move = whole(hard(position, 0, Chance("place"), 10))
    assert isinstance(move, Place)
    assert move.at != (0, 0)


def test_work_grows_with_the_budget_and_shrinks_with_the_pasture() -> None:
    assert playouts(HARD, 30, USUAL) > playouts(HARD, 60, USUAL) > playouts(NORMAL, 30, USUAL)
    assert playouts(HARD, 30, 2 * USUAL) >= 2 * playouts(HARD, 30, USUAL)
    assert playouts(NORMAL, 30, 0) == 1
