"""The fold over a room's log.

An entry that does not hold at its place changes nothing, in every fold alike; one that no
honest relay would have put there ends the reading.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from engine.game import Json, Refusal
from engine.room.entries import Said, follow, read
from engine.room.playing import settle
from engine.room.rules import ORGANISER, PLAYER, RELAY, TRANSITIONS
from engine.room.stages import NEW, RelayFault, RoomRefusal
from engine.room.state import Room
from engine.sealing import write_bytes


def fold(entries: Iterable[Json], genuine: Callable[[Json], bool] | Sequence[bool]) -> Room:
    """The room that a log comes to; raises RelayFault.

    `genuine` tells of each entry, or in order, whether its signature is its author's.
    """
    room = Room()
    for number, entry in enumerate(entries):
        room, _ = step(room, entry, genuine(entry) if callable(genuine) else genuine[number])
    return room


def advance(room: Room, entry: Json, genuine: bool) -> Room:
    """The room after one more entry; raises Refusal where it does not hold."""
    after, refusal = step(room, entry, genuine)
    if refusal is not None:
        raise refusal
    return after


def step(room: Room, entry: Json, genuine: bool) -> tuple[Room, Refusal | None]:
    """The room after one more entry of its log, and why that changed nothing.

    Raises RelayFault for an entry that no honest relay would have put there.
    """
    digest = follow(room, entry)
    here = replace(room, played=())
    try:
        said = read(entry, digest)
        after = settle(_held(here, said, genuine))
    except Refusal as refusal:
        if _by_relay(room, entry):
            raise RelayFault(refusal.message, **refusal.arguments) from refusal
        trail = room.trail.and_then(digest)
        return replace(here, time=entry["time"], trail=trail), refusal
    trail = room.trail.and_then(digest, (said.author, said.id))
    return replace(after, time=entry["time"], trail=trail), None


def _by_relay(room: Room, entry: Json) -> bool:
    return room.stage == NEW or entry["author"] == room.relay


def _held(room: Room, said: Said, genuine: bool) -> Room:
    """What the message does by its rule alone; raises Refusal where it does not hold."""
    if not genuine:
        raise RoomRefusal("room-signature")
    if room.name not in ("", said.room):
        raise RoomRefusal("room-other")
    if said.turn != room.turn:
        raise RoomRefusal("stale", turn=room.turn)
    if room.stored(said.author, said.id) is not None:
        raise RoomRefusal("room-twice")
    _check_seen(room, said)
    rule = TRANSITIONS.get((room.stage, said.kind))
    if rule is None:
        raise RoomRefusal("room-out-of-place", kind=said.kind[:40])
    _check_author(room, said, rule.by)
    return rule.does(room, said)


def _check_seen(room: Room, said: Said) -> None:
    """What the author has seen is this log."""
    number, digest = said.seen
    if not -1 <= number < said.number or digest != room.hash_of(number):
        raise RoomRefusal("room-seen")


def _check_author(room: Room, said: Said, by: str) -> None:
    relay = room.stage == NEW or said.author == room.relay
    if (by == RELAY) != relay:
        raise RoomRefusal("room-not-yours", kind=said.kind)
    if by in (PLAYER, ORGANISER) and room.player(said.author) is None:
        raise RoomRefusal("room-stranger")
    if by == ORGANISER and room.players[0].key != said.author:
        raise RoomRefusal("room-organiser")


def admits(room: Room, text: str, author: str, signature: str, genuine: bool, now: int) -> Json:
    """The entry that a message would be, now; raises Refusal where it would not hold.

    For a relay, before it stores an entry or holds an opening; no turn is played for it.
    """
    entry = entry_of(room, text, author, signature, now)
    said = read(entry, follow(room, entry))
    _held(room, said, genuine)
    return entry


def entry_of(room: Room, text: str, author: str, signature: str, now: int) -> Json:
    """A message as the next entry of the log; its time is no earlier than the last one's."""
    number, before = room.head
    return {
        "number": number + 1,
        "time": max(now, room.time),
        "author": author,
        "text": text,
        "signature": signature,
        "before": write_bytes(before),
    }
