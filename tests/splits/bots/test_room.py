from __future__ import annotations

from engine.splits.bots.room import room
from tests.splits.hand import by_hand

ROW = "0,0 1,0 2,0 3,0 4,0 5,0 6,0"


def test_room_is_what_a_seat_is_nearer_to() -> None:
    position = by_hand("play", ROW, "0:0,0=16 1:5,0=16")
    assert room(position, 0) == 2 - 3
    assert room(position, 1) == 3 - 2


def test_a_field_in_the_middle_counts_nothing() -> None:
    assert room(by_hand("play", ROW, "0:0,0=16 1:6,0=16"), 0) == 2 - 2


def test_sheep_limit_the_room() -> None:
    assert room(by_hand("play", ROW, "0:0,0=3"), 0) == 2
    assert room(by_hand("play", ROW, "0:0,0=1"), 0) == 0


def test_who_left_takes_no_room() -> None:
    assert room(by_hand("play", ROW, "0:0,0=16 1:5,0=16", left=(1,)), 0) == 4
