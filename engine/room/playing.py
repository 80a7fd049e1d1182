"""What follows by itself once an entry holds: matches begin, turns are played, bots move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.game import USUAL, Json, Refusal, Seat
from engine.match import TURN, Match, advance, begin
from engine.room.leaving import before_match, over
from engine.room.stages import BEGINNING, DUE, PASSED, REVEALED, SILENT
from engine.room.state import Room
from engine.sealing import RELAY, seed, stirred
from engine.slices import whole


def settle(room: Room) -> Room:
    """The room once everything that follows by itself is done; this is where the work is."""
    follows = FOLLOWS.get(room.stage)
    return follows(room) if follows else room


def _begun(room: Room) -> Room:
    """The match begins with the seed of all, if nobody withheld a part of it."""
    keys = {RELAY: room.relay} | {seat: room.seats[seat]["key"] for seat in room.people()}
    withheld = tuple(key for seat, key in keys.items() if seat not in room.round.openings)
    if withheld:
        return before_match(room, "withheld", withheld)
    secrets = [(seat, room.round.openings[seat][1]) for seat in room.people()]
    drawn = seed(room.name, room.turn, room.round.openings[RELAY][1], secrets)
    seats = [_kind(seat) for seat in room.seats]
    try:
        match = advance(Match(), begin(room.game_id, seats, drawn, room.options))
    except Refusal:
        return before_match(room, "options")
    return _bots(replace(room, seeding=False, match=match))


def _kind(seat: Json) -> Json:
    return {"kind": "bot", "level": seat["level"]} if "level" in seat else {"kind": "human"}


def _revealed(room: Room) -> Room:
    """The turn is played: what was opened and holds, else silence; and the bots, who draw
    from what the openings made of the chance."""
    match = match_of(room)
    openings = [(s, *room.round.openings.get(s, ("", b""))) for s in range(len(room.seats))]
    chance = stirred(match.chance.seed, room.turn, openings)
    mixed = _with(room, {"kind": "stir", "turn": match.turn, "chance": chance})
    moves = {seat: _chosen(mixed, seat) for seat in match.to_move()}
    for seat, move in moves.items():
        mixed = with_move(mixed, seat, move)
    return _bots(mixed)


def _chosen(room: Room, seat: Seat) -> Any:
    """The move of a seat that chose in secret."""
    match = match_of(room)
    if "level" in room.seats[seat]:
        return _thought(match, seat)
    opened = room.round.openings.get(seat)
    try:
        move = match.game.read_move(opened[0] if opened else "")
        match.game.check(match.position, seat, move)
    except Refusal:
        return _idle(match, seat)
    return move


def _silent(room: Room) -> Room:
    """The one seat to move has said nothing."""
    match = match_of(room)
    (seat,) = match.to_move()
    return _bots(with_move(room, seat, _idle(match, seat)))


def _bots(room: Room) -> Room:
    """Bots move while it is their turn; then the relay may open the next, or all is over."""
    match = match_of(room)
    while len(match.to_move()) == 1 and "level" in room.seats[match.to_move()[0]]:
        (seat,) = match.to_move()
        room = with_move(room, seat, _thought(match, seat))
        match = match_of(room)
    if match.stage == TURN:
        return replace(room, stage=DUE)
    return over(room, "played")


def with_move(room: Room, seat: Seat, move: Any) -> Room:
    """The room with one more move in its match; raises IllegalMove."""
    match = match_of(room)
    text = match.game.write_move(move)
    return _with(room, {"kind": "move", "turn": match.turn, "seat": seat, "move": text})


def _with(room: Room, entry: Json) -> Room:
    before = match_of(room)
    match = advance(before, entry)
    played = (*room.played, match) if match.turn > before.turn else room.played
    return replace(room, match=match, entries=(*room.entries, entry), played=played)


def match_of(room: Room) -> Match:
    """The match of a room that has one."""
    assert room.match is not None, "a match has begun"
    return room.match


def _thought(match: Match, seat: Seat) -> Any:
    """A bot's move; equal work, equal move, on every machine."""
    bot = match.game.bots[match.begun["seats"][seat]["level"]]
    return whole(bot(match.position, seat, match.bot_chance(seat), USUAL))


def _idle(match: Match, seat: Seat) -> Any:
    return match.game.idle(match.position, seat, match.bot_chance(seat))


FOLLOWS: dict[str, Callable[[Room], Room]] = {
    BEGINNING: _begun,
    REVEALED: _revealed,
    SILENT: _silent,
    PASSED: _bots,
}
"""What is done in the stages that no entry finds a room in."""
