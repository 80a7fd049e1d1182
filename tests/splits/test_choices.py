from __future__ import annotations

from engine.splits.choices import choices
from engine.splits.position import opening
from tests.splits.hand import by_hand

ROW = "0,0 1,0 2,0 3,0"


def test_tiles_with_the_fields_that_they_would_cover() -> None:
    offer = choices(opening(2), 0)
    assert offer["phase"] == "build"
    assert offer["tiles"][0] == {"move": "T0,0/0", "fields": ["0,0", "1,0", "0,1", "1,1"]}
    assert len(offer["tiles"]) == 3


def test_fields_of_the_rim() -> None:
    position = by_hand("place", ROW, "0:1,0=16", to_move=1)
    assert choices(position, 1) == {
        "phase": "place",
        "fields": ["0,0", "2,0", "3,0"],
        "shut": ["0,0"],
    }


def test_targets_of_the_stacks_that_can_move() -> None:
    position = by_hand("play", ROW + " 0,1", "0:0,0=4 1:3,0=1")
    assert choices(position, 0) == {
        "phase": "play",
        "targets": {"0,0": {"size": 4, "to": ["2,0", "0,1"]}},
        "blocked": ["3,0"],
        "alone": True,
    }


def test_a_seat_is_not_alone_while_another_can_move() -> None:
    position = by_hand("play", ROW + " 0,1", "0:0,0=4 1:3,0=2")
    assert choices(position, 0)["alone"] is False


def test_nothing_out_of_turn() -> None:
    assert choices(opening(2), 1)["tiles"] == []
    assert choices(by_hand("place", ROW), 1)["fields"] == []
    assert choices(by_hand("play", ROW, "0:0,0=4"), 1)["targets"] == {}
    assert choices(by_hand("over", ROW, to_move=None), 0) == {"phase": "over"}
