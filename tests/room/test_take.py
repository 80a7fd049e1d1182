"""What a message says."""

from typing import Any

import pytest

from engine.room.entries import Said
from engine.room.stages import RoomRefusal
from engine.room.take import take


def said(**body: Any) -> Said:
    return Said(0, 0, "author", b"", "room", 0, "kind", (-1, b""), "id", body)


def test_values_come_in_the_order_asked_for() -> None:
    assert take(said(b=1, a="x", c=None), a=str, b=int, c=(int, None)) == ["x", 1, None]
    assert take(said()) == []


@pytest.mark.parametrize(
    "body", [{}, {"a": 1, "b": 2}, {"b": 1}, {"a": "1"}, {"a": True}, {"a": None}]
)
def test_other_keys_and_types_are_refused(body: Any) -> None:
    with pytest.raises(RoomRefusal) as refusal:
        take(said(**body), a=int)
    assert (refusal.value.message, refusal.value.arguments) == ("room-body", {"kind": "kind"})
