from __future__ import annotations

from time import process_time

import pytest

from engine.chance import Chance
from engine.game import Seat
from engine.slices import whole
from engine.splits import GAME
from engine.splits.bots.easy import easy, idle
from engine.splits.moves import Move, Split
from engine.splits.position import Position
from tests.splits.hand import by_hand, random_turns


def decided(position: Position, seat: Seat, seed: str = "easy", budget: int = 100) -> Move:
    return whole(easy(position, seat, Chance(seed), budget))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_in_every_phase_and_quick(seats: int) -> None:
    for before, _, _ in random_turns(seats, f"easy {seats}", leavers=1):
        assert before.to_move is not None
        start = process_time()
        GAME.check(before, before.to_move, decided(before, before.to_move))
        assert process_time() - start < 0.1


def test_the_same_chance_gives_the_same_move_with_any_budget() -> None:
    for before, _, _ in random_turns(3, "same"):
        assert before.to_move is not None
        moves = {decided(before, before.to_move, "again", budget) for budget in (0, 1, 1000)}
        assert len(moves) == 1


def test_for_who_says_nothing_moves_what_easy_would() -> None:
    for before, _, _ in random_turns(3, "silent"):
        assert before.to_move is not None
        assert idle(before, before.to_move, Chance("easy")) == decided(before, before.to_move)


def test_yields_while_it_thinks() -> None:
    many = by_hand("play", "0,0 1,0 2,0 0,1 0,2 -1,0 -2,0 0,-1", "0:0,0=16 1:2,0=2")
    assert len(list(easy(many, 0, Chance("slices"), 0))) > 3


def test_sends_sheep_to_where_there_is_room() -> None:
    behind_a_bottleneck = "2,1 2,2 1,2 3,1 3,2 4,1"
    position = by_hand("play", "0,0 1,0 2,0 " + behind_a_bottleneck, "0:0,0=8")
    for seed in "abcdefgh":
        move = decided(position, 0, seed)
        assert isinstance(move, Split)
        assert move.go >= 4


def test_mostly_beats_random_play() -> None:
    assert sum(won_against_random(f"match {number}", number % 2) for number in range(20)) >= 13


def won_against_random(seed: str, seat: Seat) -> bool:
    chance = Chance(seed)
    position = GAME.start({"seats": 2}, chance)
    while (mover := position.to_move) is not None:
        random = chance.pick(list(GAME.moves(position, mover)))
        move = decided(position, mover, seed) if mover == seat else random
        position = GAME.play(position, {mover: move}, chance).after
    return GAME.score(position).winners == (seat,)
