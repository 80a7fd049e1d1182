"""Deadlines, by the relay's clock: how long a turn lasts, when it stands still, when a room ends.

The relay may make a turn longer, never shorter.
"""

from __future__ import annotations

from dataclasses import replace

from engine.room.entries import Said
from engine.room.stages import ENDED, RelayFault, RoomRefusal
from engine.room.state import Room
from engine.room.take import take

SEEDING = 30_000
"""The ms that drawing a seed lasts, and of a turn without a clock once it is closed."""
HELD = 10_000
"""The ms after the deadline that openings are waited for."""
DAY = 86_400_000
"""The ms without an entry after which a room with nobody connected ends."""


def until(room: Room, now: int, seeding: bool) -> int | None:
    """The deadline of a turn that is opened now; None without a clock."""
    if seeding:
        return now + SEEDING
    return None if room.clock is None else now + room.clock * 1000


def check_until(room: Room, said: Said, deadline: int | None, seeding: bool) -> None:
    """Raises RelayFault where a turn is opened with a deadline that is too early."""
    least = until(room, said.time, seeding)
    if (deadline is None) != (least is None) or (deadline or 0) < (least or 0):
        raise RelayFault("room-deadline")


def is_past(room: Room, now: int) -> bool:
    """Whether the turn's deadline has passed."""
    deadline = room.round.deadline
    return deadline is not None and now >= deadline


def held_until(room: Room, now: int) -> int:
    """Until when openings are waited for, when the turn closes now."""
    left = SEEDING if room.round.paused is None else room.round.paused
    return max(now, room.round.deadline or now + left) + HELD


def deadline(room: Room, said: Said) -> Room:
    """`deadline` {deadline, why}: the relay was down, the clock is paused or goes on."""
    given, why = take(said, deadline=(int, None), why=str)
    now, before, left = said.time, room.round.deadline, room.round.paused
    if why == "paused" and not room.duel and before is not None and given is None:
        return room.with_round(deadline=None, paused=max(0, before - now))
    if why == "back" and left is not None and given is not None and given >= now + left:
        return room.with_round(deadline=given, paused=None)
    if why == "down" and before is not None and given is not None and given >= before:
        return room.with_round(deadline=given)
    raise RelayFault("room-deadline")


def end(room: Room, said: Said) -> Room:
    """`end` {why}: after a day with nobody connected the room is no more."""
    (why,) = take(said, why=str)
    if why != "old" or said.time < room.time + DAY:
        raise RoomRefusal("room-not-old")
    return replace(room, stage=ENDED, why="old")
