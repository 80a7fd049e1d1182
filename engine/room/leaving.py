"""Who leaves: by saying so, or in a duel by being away."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.match import TURN, advance
from engine.room.entries import Said
from engine.room.lobby import unready, without
from engine.room.stages import DUE, ENDED, LOBBY, MOVING, OVER, PASSED, SILENT
from engine.room.state import Room
from engine.room.take import take

_PATIENCE = 2  # turns running that one may be away in a duel


def leave(room: Room, said: Said) -> Room:
    """`leave` {}: somebody goes; out of a match for good, its trails or sheep stay."""
    take(said)
    seat = room.seat(said.author)
    fresh = without(room, said.author)
    if room.seeding:
        return before_match(fresh, "left")
    return fresh if room.stage in (LOBBY, OVER) or seat is None else _left(fresh, seat)


def before_match(room: Room, why: str, withheld: tuple[str, ...] = ()) -> Room:
    """No match comes of it: back to the lobby, or the end of a duel."""
    fresh = unready(replace(room, seeding=False, withheld=withheld, seats=()))
    if room.duel:
        return replace(fresh, stage=ENDED, why="void")
    return replace(fresh, stage=LOBBY, why=why)


def over(room: Room, why: str) -> Room:
    """The match is over; who is there may be ready for another."""
    return replace(unready(room), stage=OVER, why=why, told=None, differs=False)


def _left(room: Room, seat: Seat) -> Room:
    """The match goes on without a seat, and without what it sealed; or it is over."""
    assert room.match is not None, "a match has begun"
    entry = {"kind": "leave", "seat": seat}
    match = advance(room.match, entry)
    fresh = replace(room, match=match, entries=(*room.entries, entry)).with_round(
        seals={s: seal for s, seal in room.round.seals.items() if s != seat},
        openings={s: opening for s, opening in room.round.openings.items() if s != seat},
    )
    if match.stage != TURN or not room.players:
        return over(fresh, "left")
    passed = match.to_move() != room.match.to_move() and room.stage in (DUE, MOVING, SILENT)
    return replace(fresh, stage=PASSED) if passed else fresh


def absent(room: Room) -> Room:
    """A turn has closed: in a duel, who was away twice running has left, and if nobody was
    there the match is void."""
    if not room.duel or room.seeding:
        return room
    if set(room.people()) <= set(room.round.away):
        return replace(room, stage=ENDED, why="void")
    away = {s: room.missed.get(s, 0) + 1 if s in room.round.away else 0 for s in room.asked()}
    fresh = replace(room, missed={**room.missed, **away})
    for seat in room.asked():
        if away[seat] >= _PATIENCE and fresh.stage != OVER:
            fresh = _left(without(fresh, room.seats[seat]["key"]), seat)
    return fresh
