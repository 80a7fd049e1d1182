from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from engine.splits.position import free_fields, opening, present, to_move
from tests.splits.hand import by_hand, fields


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_opening(seats: int) -> None:
    position = opening(seats)
    assert position.phase == "build"
    assert position.tiles_left == (4,) * seats
    assert to_move(position) == (0,)
    assert present(position) == tuple(range(seats))


def test_nobody_is_to_move_once_it_is_over() -> None:
    assert to_move(by_hand("over", "0,0", to_move=None)) == ()


def test_present_are_those_who_have_not_left() -> None:
    assert present(by_hand("play", "0,0", tiles=(0, 0, 0), left=(1,))) == (0, 2)


def test_free_fields_have_no_sheep() -> None:
    assert free_fields(by_hand("play", "0,0 1,0 2,0", "0:1,0=3")) == fields("0,0 2,0")


def test_a_position_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        opening(2).phase = "play"  # type: ignore[misc]
    hash(opening(2))
