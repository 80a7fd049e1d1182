"""The way a log has come."""

import pytest

from engine.room.trail import Trail
from engine.sealing import write_bytes

ONE, TWO = "A" * 16, "B" * 16
A, B, C = (bytes([number]) * 32 for number in range(3))


def test_entries_and_messages_are_found_again() -> None:
    trail = Trail().and_then(A, ("ann", ONE)).and_then(B).and_then(C, ("ann", TWO))
    assert [trail[number] for number in range(len(trail))] == [A, B, C]
    assert trail.number("ann", TWO) == 2
    assert trail.number("bob", TWO) is trail.number("ann", "no id") is None
    for number in (-1, 3):
        with pytest.raises(IndexError):
            trail[number]


def test_a_trail_never_changes_whatever_is_added_to_it() -> None:
    start = Trail().and_then(A, ("ann", ONE))
    one, other = start.and_then(B, ("ann", TWO)), start.and_then(C, ("bob", TWO))
    assert (len(start), len(one), len(other)) == (1, 2, 2)
    assert (one[1], other[1]) == (B, C)
    assert start.number("ann", TWO) is other.number("ann", TWO) is None
    assert one.number("bob", TWO) is None
    assert other.number("ann", ONE) == 0


def test_trails_of_the_same_entries_are_equal() -> None:
    start = Trail().and_then(A)
    longer = start.and_then(B)
    assert start == Trail().and_then(A) != longer
    assert longer == Trail().and_then(A).and_then(B)
    assert longer != Trail().and_then(A).and_then(C)
    assert start != [A]


def test_a_message_is_not_found_between_two_others() -> None:
    """The marks of two messages side by side may spell that of a third."""
    first, second = (write_bytes(data) for data in (bytes(11) + b"\x01", bytes(12)))
    trail = Trail().and_then(A, ("ann", first)).and_then(B, ("ann", second))
    between = write_bytes(b"\x01" + bytes(11))
    assert trail.number("ann", between) is None
    assert trail.and_then(C, ("ann", between)).number("ann", between) == 2
