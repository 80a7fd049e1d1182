"""Seals, hashes and signed texts: the one codec that relay, page and command line share.

Every hash is SHA-256 over `pack(tag, …)`, so that no two different things have one hash.
`tests/golden/sealing.json` holds what each function gives.
"""

from __future__ import annotations

import json
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

from engine.game import Json, Refusal, Seat

VERSION = 1
"""The version of seals and hashes."""
ZERO = bytes(32)
"""The hash before the first entry."""
RELAY = 255
"""The seat in whose name the relay seals its part of a match's seed."""

_LETTERS = str.maketrans("-_", "+/", "+/=")
_SIGNED = "grasveld message 1\n"
_FIELD = 4  # bytes of a field's length
_NUMBER = 8  # bytes of a number


class UnreadableBytes(Refusal):
    """Text that is not the one spelling of so many bytes."""


def write_bytes(data: bytes) -> str:
    """Bytes as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read_bytes(text: Any, length: int) -> bytes:
    """The bytes that a text spells; raises UnreadableBytes for any but their one spelling."""
    if not isinstance(text, str) or len(text) != -(-length * 4 // 3) or not text.isascii():
        raise UnreadableBytes("bytes-unreadable", length=length)
    try:
        data = b64decode(text.translate(_LETTERS) + "=" * (-len(text) % 4), validate=True)
    except ValueError:
        data = b""
    if write_bytes(data) != text:
        raise UnreadableBytes("bytes-unreadable", length=length)
    return data


def pack(*fields: bytes | str | int) -> bytes:
    """Fields one after the other, each with its length before it (4 bytes, big-endian).

    Texts are UTF-8, numbers 8 bytes big-endian.
    """
    return b"".join(len(data).to_bytes(_FIELD, "big") + data for data in map(_field, fields))


def _field(value: bytes | str | int) -> bytes:
    if isinstance(value, int):
        return value.to_bytes(_NUMBER, "big")
    return value.encode() if isinstance(value, str) else value


def _hash(*fields: bytes | str | int) -> bytes:
    return sha256(pack(*fields)).digest()


def seal(
    *,
    room: str,
    rules: int,
    seat: Seat,
    key: bytes,
    turn: int,
    opened: bytes,
    secret: bytes,
    move: str,
) -> bytes:
    """What a seat shows of its move before the turn closes: a hash of 32 bytes.

    `room` is the room's whole name, `opened` the hash of the entry that opened the turn,
    `secret` 32 random bytes, `move` the notation. The relay's own seal has the seat RELAY
    and ZERO for `opened`, since it stands in that very entry.
    """
    return _hash("grasveld seal 1", VERSION, room, rules, seat, key, turn, opened, secret, move)


def seed(room: str, turn: int, relay: bytes, secrets: Iterable[tuple[Seat, bytes]]) -> str:
    """A match's seed, as 64 hexadecimal digits: the relay's random bytes and every seat's."""
    parts = [part for pair in secrets for part in pair]
    return _hash("grasveld seed 1", room, turn, relay, *parts).hex()


def stirred(before: str, turn: int, openings: Iterable[tuple[Seat, str, bytes]]) -> str:
    """The chance of a match after a turn's openings, as 64 hexadecimal digits.

    `before` is what it was, `openings` every seat in order with what it opened; empty for
    those that opened nothing.
    """
    parts = [part for opening in openings for part in opening]
    return _hash("grasveld stir 1", before, turn, *parts).hex()


def entry_hash(entry: Json) -> bytes:
    """The hash of an entry of a log, which the next one names; raises UnreadableBytes."""
    return _hash(
        "grasveld entry 1",
        entry["number"],
        entry["time"],
        read_bytes(entry["author"], 32),
        entry["text"],
        read_bytes(entry["signature"], 64),
        read_bytes(entry["before"], 32),
    )


def compact(data: Any) -> str:
    """JSON without a space, letters as they are: the one spelling that is signed and hashed."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def message_text(
    *, room: str, turn: int, kind: str, seen: tuple[int, bytes], id: str, body: Json
) -> str:
    """The text of a message as its author signs it and the log keeps it.

    `seen` is number and hash of the newest entry that the author knows, `id` 12 random
    bytes as text, by which a message that is sent again is known.
    """
    number, digest = seen
    return compact(
        {
            "room": room,
            "turn": turn,
            "kind": kind,
            "seen": [number, write_bytes(digest)],
            "id": id,
            "body": body,
        }
    )


def signed_bytes(text: str) -> bytes:
    """What the signature of a message's text is over."""
    return (_SIGNED + text).encode()
