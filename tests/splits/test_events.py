from __future__ import annotations

from engine.game import Event
from engine.splits.notation import read_move
from engine.splits.position import Position, opening
from engine.splits.turns import play
from tests.splits.hand import by_hand

ROW = "0,0 1,0 2,0 3,0 4,0 5,0"


def script(position: Position, text: str) -> tuple[Event, ...]:
    assert position.to_move is not None
    return play(position, {position.to_move: read_move(text)}, None).events


def test_tile() -> None:
    fields = ["0,0", "1,0", "1,-1", "2,-1"]
    tile = {"kind": "tile", "seat": 0, "at": "0,0", "turning": 1, "fields": fields}
    assert script(opening(2), "T0,0/1") == (tile,)


def test_place() -> None:
    place = {"kind": "place", "seat": 0, "at": "2,0", "size": 16}
    assert script(by_hand("place", ROW), "@2,0") == (place,)


def test_split_tells_its_path_and_who_is_blocked() -> None:
    assert script(by_hand("play", ROW, "0:0,0=9 1:5,0=16", tiles=(0, 0)), "0,0>4,0:1") == (
        {
            "kind": "split",
            "seat": 0,
            "from": "0,0",
            "to": "4,0",
            "path": ["1,0", "2,0", "3,0", "4,0"],
            "stay": 8,
            "go": 1,
        },
        {"kind": "blocked", "fields": ["4,0", "5,0"]},
        {"kind": "out", "seats": [1]},
    )


def test_blocked_and_out_are_told_once() -> None:
    position = by_hand("play", ROW, "0:0,0=9 1:4,0=1 1:5,0=3")
    assert [event["kind"] for event in script(position, "0,0>3,0:5")] == ["split"]


def test_the_end() -> None:
    position = by_hand("play", "0,0 1,0 2,0", "0:0,0=2 1:2,0=1")
    assert script(position, "0,0>1,0:1")[1:] == (
        {"kind": "blocked", "fields": ["0,0", "1,0"]},
        {"kind": "out", "seats": [0]},
        {"kind": "over"},
    )


def test_out_before_the_first_split() -> None:
    position = by_hand("place", "0,0 1,0 2,0 3,0", "0:0,0=16", to_move=1)
    assert script(position, "@1,0")[1:] == (
        {"kind": "blocked", "fields": ["0,0"]},
        {"kind": "out", "seats": [0]},
    )


def test_who_left_is_not_told_to_be_out() -> None:
    position = by_hand("play", ROW, "0:0,0=4 1:5,0=9", tiles=(0, 0, 0), left=(1,))
    kinds = [event["kind"] for event in script(position, "0,0>4,0:2")]
    assert kinds == ["split", "blocked"]
