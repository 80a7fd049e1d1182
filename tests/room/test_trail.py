"""The way a log has come."""

import pytest

from engine.room.trail import Trail

A, B, C = (bytes([number]) * 32 for number in range(3))


def test_entries_and_messages_are_found_again() -> None:
    trail = Trail().and_then(A, ("ann", "1")).and_then(B).and_then(C, ("ann", "2"))
    assert [trail[number] for number in range(len(trail))] == [A, B, C]
    assert trail.number("ann", "2") == 2
    assert trail.number("bob", "2") is None
    for number in (-1, 3):
        with pytest.raises(IndexError):
            trail[number]


def test_a_trail_never_changes_whatever_is_added_to_it() -> None:
    start = Trail().and_then(A, ("ann", "1"))
    one, other = start.and_then(B, ("ann", "2")), start.and_then(C, ("bob", "2"))
    assert (len(start), len(one), len(other)) == (1, 2, 2)
    assert (one[1], other[1]) == (B, C)
    assert start.number("ann", "2") is other.number("ann", "2") is None
    assert one.number("bob", "2") is None
    assert other.number("ann", "1") == 0


def test_trails_of_the_same_entries_are_equal() -> None:
    start = Trail().and_then(A)
    longer = start.and_then(B)
    assert start == Trail().and_then(A) != longer
    assert longer == Trail().and_then(A).and_then(B)
    assert longer != Trail().and_then(A).and_then(C)
    assert start != [A]
