"""Entries of a log as they are stored, and the messages in them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from engine.game import Json
from engine.keys import is_signature
from engine.room.stages import RelayFault, RoomRefusal
from engine.room.state import Room
from engine.sealing import UnreadableBytes, compact, entry_hash, read_bytes, write_bytes

ENTRY = ("number", "time", "author", "text", "signature", "before")
MESSAGE = ("room", "turn", "kind", "seen", "id", "body")
LONGEST = 4096
"""Characters of a message at the most."""
_LATEST = 2**53
_DEEPEST = 64  # brackets in a message


@dataclass(frozen=True, slots=True)
class Said:
    """A message at its place in the log."""

    number: int
    time: int
    author: str
    digest: bytes
    """The entry's hash."""
    room: str
    turn: int
    kind: str
    seen: tuple[int, bytes]
    id: str
    body: Json


def follow(room: Room, entry: Any) -> bytes:
    """The hash of an entry that continues the log; raises RelayFault for any other."""
    if not isinstance(entry, dict) or set(entry) != set(ENTRY):
        raise RelayFault("room-entry")
    if type(entry["number"]) is not int or not _is_time(entry["time"]):
        raise RelayFault("room-entry")
    number, before = room.head
    if entry["number"] != number + 1 or entry["before"] != write_bytes(before):
        raise RelayFault("room-chain", entry=number + 1)
    if entry["time"] < room.time:
        raise RelayFault("room-time", entry=number + 1)
    return _hash(entry)


def _hash(entry: Json) -> bytes:
    """The entry's hash, where author, text and signature are what they should be."""
    text = entry["text"]
    if not isinstance(text, str) or len(text) > LONGEST:
        raise RelayFault("room-entry")
    try:
        return entry_hash(entry)
    except (UnreadableBytes, UnicodeEncodeError):
        raise RelayFault("room-entry") from None


def read(entry: Json, digest: bytes) -> Said:
    """The message of an entry; raises RoomRefusal where it is none, however it is signed."""
    if not is_signature(read_bytes(entry["signature"], 64)):
        raise RoomRefusal("room-signature")
    return _said(entry, digest, _parsed(entry["text"]))


def _parsed(text: str) -> Json:
    """The text's object where it is spelled in the one way there is."""
    if text.count("[") + text.count("{") > _DEEPEST:
        raise RoomRefusal("room-message")
    try:
        data = json.loads(text, parse_float=_refuse, parse_constant=_refuse)
        spelled = compact(data)
    except (ValueError, RecursionError):
        raise RoomRefusal("room-message") from None
    if not isinstance(data, dict) or tuple(data) != MESSAGE or spelled != text:
        raise RoomRefusal("room-message")
    return data


def _refuse(number: str) -> None:
    """Fractions are written in more than one way."""
    raise ValueError(number)


def _said(entry: Json, digest: bytes, data: Json) -> Said:
    typed = {"room": str, "turn": int, "kind": str, "seen": list, "id": str, "body": dict}
    if any(type(data[key]) is not kind for key, kind in typed.items()):
        raise RoomRefusal("room-message")
    read_bytes(data["id"], 12)
    return Said(
        number=entry["number"],
        time=entry["time"],
        author=entry["author"],
        digest=digest,
        **{**data, "seen": _seen(data["seen"])},
    )


def _seen(value: list[Any]) -> tuple[int, bytes]:
    if len(value) != 2 or type(value[0]) is not int:
        raise RoomRefusal("room-message")
    return value[0], read_bytes(value[1], 32)


def _is_time(value: Any) -> bool:
    return type(value) is int and 0 <= value < _LATEST
