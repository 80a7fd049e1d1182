"""What is said beside the game: emotes, and what somebody's own fold found.

Each function is what one kind of entry does; it raises RoomRefusal where that does not hold.
"""

from __future__ import annotations

from dataclasses import replace

from engine.room.entries import Said
from engine.room.stages import EMOTES, LOBBY, OVER, RoomRefusal
from engine.room.state import Room
from engine.room.take import take

_MOST = 5  # emotes of one in a turn: all who read have to take each of them in


def emote(room: Room, said: Said) -> Room:
    """`emote` {emote}: one of EMOTES; in a match only so many a turn."""
    (name,) = take(said, emote=str)
    if name not in EMOTES:
        raise RoomRefusal("room-emote")
    heard = room.round.heard.get(said.author, 0)
    if heard >= _MOST and room.stage not in (LOBBY, OVER):
        raise RoomRefusal("room-emotes", most=_MOST)
    fresh = room.with_round(heard={**room.round.heard, said.author: heard + 1})
    return replace(fresh, emotes={**room.emotes, said.author: (said.number, name)})


def report(room: Room, said: Said) -> Room:
    """`report` {position}: somebody's own fold has another position; shown, and no more."""
    (position,) = take(said, position=str)
    if said.author in room.reports:
        raise RoomRefusal("room-twice")
    return replace(room, reports={**room.reports, said.author: position[:64]})


def told(room: Room, said: Said) -> Room:
    """`told` {position}: the relay tells the digest of the position at the end of a match."""
    (position,) = take(said, position=str)
    if room.told is not None:
        raise RoomRefusal("room-out-of-place", kind=said.kind)
    return replace(room, told=position, differs=position != room.digest())
