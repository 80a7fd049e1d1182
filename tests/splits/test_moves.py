from __future__ import annotations

from engine.splits.moves import (
    Place,
    Split,
    Tile,
    blocked_fields,
    can_act,
    can_move,
    free_rim,
    moves,
    slide,
    slides,
)
from engine.splits.position import opening
from tests.splits.hand import HOLED, by_hand, fields

ROW = "0,0 1,0 2,0 3,0"


def test_first_tile_has_three_turnings() -> None:
    assert list(moves(opening(2), 0)) == [Tile((0, 0), turning) for turning in range(3)]


def test_nobody_else_has_moves() -> None:
    assert list(moves(opening(2), 1)) == []
    assert list(moves(by_hand("over", ROW, to_move=None), 0)) == []


def test_places_are_the_free_rim() -> None:
    position = by_hand("place", ROW, "0:1,0=16", to_move=1)
    assert list(moves(position, 1)) == [Place((0, 0)), Place((2, 0)), Place((3, 0))]


def test_the_rim_of_a_hole_is_no_place() -> None:
    walled = HOLED + " -1,1 -1,2 -1,0 0,-1 1,-1 2,-1 3,-1"
    position = by_hand("place", walled)
    assert (0, 1) not in free_rim(position)
    assert Place((0, 1)) not in list(moves(position, 0))


def test_a_split_goes_as_far_as_it_can_with_any_number() -> None:
    position = by_hand("play", ROW, "0:0,0=4")
    assert list(moves(position, 0)) == [Split((0, 0), (3, 0), go) for go in (1, 2, 3)]


def test_sheep_of_anyone_stop_a_slide() -> None:
    for owner in (0, 1):
        position = by_hand("play", ROW, f"0:0,0=2 {owner}:2,0=1")
        assert list(moves(position, 0)) == [Split((0, 0), (1, 0), 1)]


def test_a_hole_stops_a_slide() -> None:
    assert slide(fields("2,0 4,0"), (1, 0), (1, 0)) == [(2, 0)]


def test_slides_leave_out_ways_that_are_not_free() -> None:
    assert list(slides(fields("1,0 2,0 0,1"), (0, 0))) == [[(1, 0), (2, 0)], [(0, 1)]]


def test_other_seats_stacks_do_not_move() -> None:
    assert list(moves(by_hand("play", ROW, "1:0,0=4"), 0)) == []


def test_blocked_is_a_single_sheep_or_one_without_a_free_neighbour() -> None:
    single_and_free = by_hand("play", ROW, "0:0,0=1 1:3,0=2")
    assert blocked_fields(single_and_free) == {(0, 0)}
    walled_in = by_hand("play", ROW, "0:0,0=9 1:1,0=2")
    assert blocked_fields(walled_in) == {(0, 0)}


def test_who_can_move() -> None:
    position = by_hand("play", ROW, "0:0,0=9 1:1,0=2", tiles=(0, 0, 0))
    assert [can_move(position, seat) for seat in range(3)] == [False, True, False]


def test_who_left_cannot_move() -> None:
    position = by_hand("play", ROW, "0:0,0=9", left=(0,))
    assert not can_move(position, 0)
    assert not can_act(position, 0)


def test_who_can_act_in_each_phase() -> None:
    assert can_act(by_hand("build", ROW, tiles=(3, 4)), 0)
    assert not can_act(by_hand("build", ROW, tiles=(0, 4)), 0)
    assert can_act(by_hand("place", ROW), 0)
    assert not can_act(by_hand("place", ROW, "0:0,0=16"), 0)
    assert not can_act(by_hand("place", "0,0", "0:0,0=16"), 1)
    assert can_act(by_hand("play", ROW, "0:0,0=16"), 0)
    assert not can_act(by_hand("over", ROW, "0:0,0=16", to_move=None), 0)
