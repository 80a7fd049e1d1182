"""What a relay ought to append next, and when: so that it needs to know no game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.game import Json, Refusal, Seat
from engine.room.clock import DAY, until
from engine.room.lobby import check_start
from engine.room.stages import DUE, ENDED, MOVING, NEW, OPENING, OVER, SEALING
from engine.room.state import Room


@dataclass(frozen=True, slots=True)
class Duty:
    """An entry by the relay that is due."""

    kind: str
    body: Json
    """Its body. In a seeding the relay fills in its own `seal` (open) or `bytes` (concluded);
    before a `concluded` it appends the openings it holds, in seat order."""
    at: int
    """When, in ms; what is asked anew meanwhile may be another."""
    seeding: bool = False
    """Whether the relay has something of its own to fill in."""


def duty(
    room: Room, now: int, connected: frozenset[str], held: frozenset[Seat] = frozenset()
) -> Duty | None:
    """What the relay has to append next, None where it waits for others alone.

    `connected` are the keys that are, `held` the seats whose openings it holds. To be asked
    again after every entry, connection and opening held.
    """
    if room.stage in (NEW, ENDED):
        return None
    there = any(player.key in connected for player in room.players)
    now = max(now, room.time)
    done = room.stage == OPENING and not set(room.unopened()) - held
    if not (there or room.duel or done):
        return _alone(room, now)
    if room.round.paused is not None and room.stage in PAUSABLE:
        return Duty("deadline", {"deadline": now + room.round.paused, "why": "back"}, now)
    what = DUTIES.get(room.stage)
    return what(room, now, connected, held) if what else None


def _alone(room: Room, now: int) -> Duty:
    """With nobody connected the clock stands still, and after a day the room ends."""
    if room.stage in PAUSABLE and room.round.deadline is not None:
        return Duty("deadline", {"deadline": None, "why": "paused"}, now)
    return Duty("end", {"why": "old"}, max(now, room.time + DAY))


def _due(room: Room, now: int, connected: frozenset[str], held: frozenset[Seat]) -> Duty:
    return _open(room, now, room.seeding)


def _open(room: Room, now: int, seeding: bool) -> Duty:
    """The seeding of a match, or its next turn, which tells where it stands."""
    position = None if seeding else room.digest()
    body = {"deadline": until(room, now, seeding), "position": position, "seal": None}
    return Duty("open", body, now, seeding)


def _sealing(room: Room, now: int, connected: frozenset[str], held: frozenset[Seat]) -> Duty | None:
    """The turn closes when all have sealed, or at its deadline."""
    deadline = room.round.deadline if room.unsealed() or room.stage == MOVING else now
    if deadline is None:
        return None
    free = (seat for seat in room.people() if seat not in room.round.seals)
    away = [seat for seat in free if room.seats[seat]["key"] not in connected]
    return Duty("close", {"away": away}, max(now, deadline))


def _opening(room: Room, now: int, connected: frozenset[str], held: frozenset[Seat]) -> Duty:
    missing = set(room.unopened()) - held
    at = max(now, room.round.deadline or now) if missing else now
    return Duty("concluded", {"bytes": None}, at, room.seeding)


def _over(room: Room, now: int, connected: frozenset[str], held: frozenset[Seat]) -> Duty | None:
    """The relay tells how it ended, and opens the next match as soon as all are ready."""
    if room.told is None and room.match is not None:
        return Duty("told", {"position": room.digest()}, now)
    try:
        check_start(room)
    except Refusal:
        return None
    return _open(room, now, True)


PAUSABLE = (SEALING, OPENING, MOVING)
DUTIES: dict[str, Callable[[Room, int, frozenset[str], frozenset[Seat]], Duty | None]] = {
    DUE: _due,
    SEALING: _sealing,
    MOVING: _sealing,
    OPENING: _opening,
    OVER: _over,
}
