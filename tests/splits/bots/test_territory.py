from __future__ import annotations

from engine.splits.bots.board import board_of
from engine.splits.bots.flock import flock_of
from engine.splits.bots.territory import territory
from tests.splits.hand import by_hand

ROW = "0,0 1,0 2,0 3,0 4,0 5,0"


def expected(pasture: str, on_it: str) -> tuple[list[int], bool]:
    position = by_hand("play", pasture, on_it)
    flock = flock_of(position)
    return territory(flock.free, flock.live, flock.sizes, board_of(position.pasture).width)


def test_nearest_fields_and_half_of_the_shared() -> None:
    assert expected(ROW, "0:0,0=5 1:5,0=5") == ([8, 8], True)
    assert expected(ROW + " 6,0", "0:0,0=5 1:6,0=5") == ([10, 10], True)


def test_no_more_than_there_are_sheep_and_most_of_the_rest_to_the_rival() -> None:
    assert expected(ROW, "0:0,0=2 1:5,0=9") == ([4, 11], True)


def test_alone_a_player_gets_all_that_its_sheep_suffice_for() -> None:
    assert expected(ROW, "0:0,0=3 1:5,0=1") == ([8, 0], False)
    assert expected(ROW, "0:0,0=9 1:5,0=1") == ([16, 0], False)


def test_single_sheep_and_shut_in_stacks_expect_nothing() -> None:
    assert expected("0,0 1,0", "0:0,0=9 1:1,0=9") == ([0, 0], False)
