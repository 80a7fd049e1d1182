from __future__ import annotations

from engine.splits.position import opening
from engine.splits.scoring import largest_herd, score
from tests.splits.hand import by_hand, fields

FIELD = "0,0 1,0 2,0 3,0 4,0 0,1 1,1 2,1 3,1 4,1"


def test_fields_are_counted_and_not_sheep() -> None:
    position = by_hand("play", FIELD, "0:0,0=12 1:3,0=1 1:4,0=1")
    assert score(position).points == (1, 2)
    assert score(position).winners == (1,)


def test_nothing_is_occupied_before_placing() -> None:
    assert score(opening(3)).points == (0, 0, 0)


def test_a_herd_is_connected() -> None:
    assert largest_herd(fields("0,0 1,0 1,-1 3,0 4,0")) == 3
    assert largest_herd(fields("0,0 1,1")) == 1
    assert largest_herd(set()) == 0


def test_the_largest_herd_breaks_a_tie() -> None:
    apart, together = "0:0,0=1 0:2,0=1 0:4,0=1", "1:1,1=1 1:2,1=1 1:4,1=1"
    result = score(by_hand("over", FIELD, f"{apart} {together}", to_move=None))
    assert (result.points, result.ties, result.winners) == ((3, 3), (1, 2), (1,))


def test_a_larger_herd_of_fewer_fields_wins_nothing() -> None:
    apart, together = "0:0,0=1 0:2,0=1 0:4,0=1", "1:1,1=1 1:2,1=1"
    result = score(by_hand("over", FIELD, f"{apart} {together}", to_move=None))
    assert (result.ties, result.winners) == ((1, 2), (0,))


def test_still_equal_is_a_draw_between_those() -> None:
    on_it = "0:0,0=1 0:1,0=1 1:3,0=1 1:4,0=1 2:0,1=1"
    result = score(by_hand("over", FIELD, on_it, to_move=None, tiles=(0, 0, 0)))
    assert result.winners == (0, 1)


def test_who_left_counts_nothing_and_wins_nothing() -> None:
    on_it = "0:0,0=1 0:1,0=1 1:3,0=1 2:4,1=1"
    result = score(by_hand("play", FIELD, on_it, tiles=(0, 0, 0), left=(0,)))
    assert (result.points, result.ties, result.winners) == ((0, 1, 1), (0, 1, 1), (1, 2))


def test_who_is_out_can_still_win() -> None:
    position = by_hand("play", FIELD, "0:0,0=1 0:1,0=1 0:2,0=1 1:4,1=3", to_move=1)
    assert score(position).winners == (0,)
