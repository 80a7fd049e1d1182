"""Entries as they are stored: the chain, and what is no message."""

import json
from typing import Any

import pytest

from engine.room import RelayFault, step
from engine.sealing import compact, write_bytes
from tests.room.scripted import Hand, Scripted

ZOE = Hand("Zoë")
OTHER = write_bytes(bytes([1]) * 32)


def joining(room: Scripted) -> Any:
    return room.entry(ZOE, room.text("join", {"name": "Zoë"}))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"number": 2}, "room-chain"),
        ({"number": 0}, "room-chain"),
        ({"number": True}, "room-entry"),
        ({"before": OTHER}, "room-chain"),
        ({"before": None}, "room-chain"),
        ({"time": 0}, "room-time"),
        ({"time": -1}, "room-entry"),
        ({"time": 1.8e12}, "room-entry"),
        ({"time": 2**60}, "room-entry"),
        ({"author": "nobody"}, "room-entry"),
        ({"author": None}, "room-entry"),
        ({"signature": "none"}, "room-entry"),
        ({"text": None}, "room-entry"),
        ({"text": "\ud800"}, "room-entry"),
        ({"text": "x" * 5000}, "room-entry"),
        ({"more": 1}, "room-entry"),
    ],
)
def test_an_entry_that_does_not_follow_stops_the_reading(change: Any, message: str) -> None:
    room = Scripted()
    with pytest.raises(RelayFault) as fault:
        step(room.room, joining(room) | change, True)
    assert fault.value.message == message


@pytest.mark.parametrize("entry", [None, [], {}, "entry"])
def test_what_is_no_entry_stops_the_reading(entry: Any) -> None:
    with pytest.raises(RelayFault):
        step(Scripted().room, entry, True)


def spelled(**change: Any) -> str:
    message = json.loads(Scripted().text("join", {"name": "Zoë"}))
    return compact(message | change)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "[" * 4000,
        '{"a":' * 500,
        spelled() + " ",
        spelled().replace(":", ": "),
        spelled().replace("ë", "\\u00eb"),
        spelled().replace('"turn":0', '"turn":0,"turn":0'),
        spelled().replace('"turn":0', '"turn":NaN'),
        spelled().replace('"turn":0', '"turn":0.0'),
        spelled().replace('"turn":0', '"turn":false'),
        spelled(more=1),
        spelled(kind=None),
        spelled(body=[]),
        spelled(body={"name": 1.5}),
        spelled(seen=None),
        spelled(seen=[0]),
        spelled(seen=[True, OTHER]),
        spelled(seen=[0, "hash"]),
        spelled(id="short"),
        spelled(id=7),
        compact(dict(reversed(json.loads(spelled()).items()))),
    ],
)
def test_a_text_that_is_no_message_changes_nothing(text: str) -> None:
    room = Scripted()
    after, refusal = step(room.room, room.entry(ZOE, text), True)
    assert refusal is not None
    assert refusal.message in ("room-message", "bytes-unreadable")
    assert (after.players, after.head[0]) == ((), 1)


def test_a_signature_that_can_be_read_in_two_ways_is_none() -> None:
    room = Scripted()
    entry = joining(room) | {"signature": write_bytes(bytes(63) + b"\xff")}
    _, refusal = step(room.room, entry, True)
    assert refusal is not None
    assert refusal.message == "room-signature"
