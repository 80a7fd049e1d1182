"""A room as the page sees it: its log read, and the messages that its player signs.

The page keeps key and random bytes; what is signed, hashed and shown is worked out here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from engine.game import Json, Refusal
from engine.match import Match
from engine.room import RelayFault, Room, standing, step
from engine.room.turns import seal_of
from engine.scene import scene
from engine.sealing import message_text, read_bytes, write_bytes
from engine.session import Session
from engine.verify import verify, write


class NotInRoom(Refusal):
    """A question about a room that is none, or that is not for this moment."""


def read(session: Session, data: Json) -> Json:
    """`room` (its name), `entries`, `genuine`, `fresh` → the room and the turns that were played.

    `fresh` reads the log from its beginning, and tells of no turns. `standing` and `scene`
    (null before a match) are where the room is after the entries; `turns` each with `scene` and
    `events`; `fault` is null, or what proves that the relay is not honest: then the room is the
    one before that entry. Raises NotInRoom for what is no list of entries with as many verdicts.
    """
    fresh = data.get("fresh") or session.room is None
    room, fault = Room() if fresh else room_of(session), None
    played: list[Match] = []
    try:
        for entry, verdict in _pairs(data.get("entries"), data.get("genuine")):
            room = _next(room, data.get("room"), entry, verdict)
            played += room.played
    except RelayFault as found:
        fault = {"message": found.message, "arguments": found.arguments}
    session.open(room.match or Match(), list(room.entries), room)
    return {
        "standing": standing(room),
        "scene": session.scene() if room.match else None,
        "turns": [] if fresh else [_turn(match) for match in played],
        "fault": fault,
    }


def room_of(session: Session) -> Room:
    """The room that is open; raises NotInRoom where none is."""
    if session.room is None:
        raise NotInRoom("request-no-room")
    return session.room


def _turn(match: Match) -> Json:
    return {"scene": scene(match), "events": match.events}


def _next(room: Room, name: Any, entry: Any, genuine: bool) -> Room:
    after, _ = step(room, entry, genuine)
    if after.name != name:
        raise RelayFault("room-other")
    return after


def _pairs(entries: Any, genuine: Any) -> Sequence[tuple[Json, bool]]:
    if not isinstance(entries, list) or not isinstance(genuine, list):
        raise NotInRoom("request-unreadable")
    if len(entries) != len(genuine):
        raise NotInRoom("request-unreadable")
    return [(entry, verdict is True) for entry, verdict in zip(entries, genuine, strict=True)]


def say(session: Session, data: Json) -> Json:
    """`kind`, `body`, `id` → the `text` to sign."""
    kind, body, id = data.get("kind"), data.get("body"), data.get("id")
    if not isinstance(kind, str) or not isinstance(body, dict):
        raise NotInRoom("request-unreadable")
    return _text(room_of(session), kind, body, id)


def seal(session: Session, data: Json) -> Json:
    """`key`, `move`, `bytes`, `id` → the `text` to sign that seals the move.

    Raises IllegalMove where the move is none; "" is what is sealed while the seed is drawn.
    """
    room = room_of(session)
    seat, move, secret = _sealed(room, data)
    if room.match is not None:
        room.game.check(room.match.position, seat, room.game.read_move(move))
    return _text(
        room, "seal", {"seal": write_bytes(seal_of(room, seat, secret, move))}, data.get("id")
    )


def opening(session: Session, data: Json) -> Json:
    """`key`, `move`, `bytes`, `id` → the `text` to sign that opens what was sealed."""
    room = room_of(session)
    seat, move, secret = _sealed(room, data)
    if seal_of(room, seat, secret, move) != room.round.seals.get(seat):
        raise NotInRoom("room-other-seal")
    body = {
        "close": write_bytes(room.round.closed),
        "move": move,
        "bytes": write_bytes(secret),
    }
    return _text(room, "opening", body, data.get("id"))


def _sealed(room: Room, data: Json) -> tuple[int, str, bytes]:
    """Seat, move and random bytes of what a player seals or opens."""
    seat, move = room.seat(str(data.get("key"))), data.get("move")
    if seat is None or not isinstance(move, str):
        raise NotInRoom("room-stranger")
    return seat, move, read_bytes(data.get("bytes"), 32)


def transcript(session: Session, data: Json) -> Json:
    """`entries`, the room's whole log → its transcript, to be kept and verified."""
    entries = data.get("entries")
    if not isinstance(entries, list):
        raise NotInRoom("request-unreadable")
    return write(room_of(session), entries)


def verified(session: Session, data: Json) -> Json:
    """`transcript`, `genuine` → what the match came to; raises UnreadableTranscript."""
    given, genuine = data.get("transcript"), data.get("genuine")
    log = given.get("log") if isinstance(given, dict) else None
    return asdict(verify(given, [verdict for _, verdict in _pairs(log, genuine)]))


def _text(room: Room, kind: str, body: Json, id: Any) -> Json:
    read_bytes(id, 12)
    text = message_text(room=room.name, turn=room.turn, kind=kind, seen=room.head, id=id, body=body)
    return {"text": text}
