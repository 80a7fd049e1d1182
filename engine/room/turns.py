"""A turn: opened, sealed, closed, opened up; or moved in.

Each function is what one kind of entry does; it raises RoomRefusal where that does not hold.
What then happens by itself is worked out by `engine.room.playing`.
"""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.room.clock import check_until, held_until, is_past
from engine.room.entries import Said
from engine.room.leaving import absent
from engine.room.lobby import check_start
from engine.room.playing import match_of, with_move
from engine.room.stages import (
    BEGINNING,
    MOVING,
    OPENING,
    OVER,
    PASSED,
    REVEALED,
    SEALING,
    SILENT,
    RelayFault,
    RoomRefusal,
)
from engine.room.state import Room, Round
from engine.room.take import take
from engine.sealing import RELAY, ZERO, read_bytes, seal


def opened(room: Room, said: Said) -> Room:
    """`open` {deadline, position, seal}: the relay opens the seeding or the next turn.

    `position` is the digest of the relay's own fold, `seal` its seal in a seeding.
    """
    deadline, position, own = take(
        said, deadline=(int, None), position=(str, None), seal=(str, None)
    )
    ready = _seated(room) if room.stage == OVER or room.seeding else room
    check_until(room, said, deadline, ready.seeding)
    if (own is None) == ready.seeding:
        raise RelayFault("room-relay-seal")
    relay = ZERO if own is None else read_bytes(own, 32)
    return replace(
        ready,
        stage=SEALING if _in_secret(ready) else MOVING,
        turn=room.turn + 1,
        round=Round(opened=said.digest, deadline=deadline, relay=relay),
        told=position,
        differs=position is not None and position != room.digest(),
        reports={},
    )


def _seated(room: Room) -> Room:
    """The room when its players take their seats for a match; nobody has played yet."""
    if room.stage == OVER or not room.duel:
        check_start(room)
    people = [{"key": each.key, "name": each.name} for each in room.players]
    return replace(
        room,
        seeding=True,
        seats=(*people, *({"level": level} for level in room.bots)),
        match=None,
        entries=(),
        missed={},
        withheld=(),
        why="",
    )


def _in_secret(room: Room) -> bool:
    """Whether several seats choose at once."""
    return room.match is None or len(room.match.to_move()) > 1


def sealed(room: Room, said: Said) -> Room:
    """`seal` {seal}: a seat shows the hash of its move, once a turn."""
    seat = _asked(room, said)
    (digest,) = take(said, seal=str)
    if seat in room.round.seals:
        raise RoomRefusal("room-sealed")
    return room.with_round(seals={**room.round.seals, seat: read_bytes(digest, 32)})


def closed(room: Room, said: Said) -> Room:
    """`close` {away}: all have sealed, or the deadline has passed.

    `away` are those who were not connected then and have done nothing this turn.
    """
    (away,) = take(said, away=list)
    if (room.stage == MOVING or room.unsealed()) and not is_past(room, said.time):
        raise RelayFault("room-early")
    free = [seat for seat in room.people() if seat not in room.round.seals]
    if any(type(seat) is not int or seat not in free for seat in away) or away != sorted(set(away)):
        raise RelayFault("room-away")
    fresh = room.with_round(away=tuple(away), closed=said.digest)
    if room.stage == SEALING:
        fresh = fresh.with_round(deadline=held_until(room, said.time), paused=None)
    return absent(replace(fresh, stage=OPENING if room.stage == SEALING else SILENT))


def opening(room: Room, said: Said) -> Room:
    """`opening` {close, move, bytes}: a seat shows what its seal of this turn holds."""
    close, move, secret = take(said, close=str, move=str, bytes=str)
    seat = _asked(room, said)
    if read_bytes(close, 32) != room.round.closed:
        raise RoomRefusal("room-other-close")
    if seat in room.round.openings:
        raise RoomRefusal("room-opened")
    data = read_bytes(secret, 32)
    if room.round.seals.get(seat) != seal_of(room, seat, data, move):
        raise RoomRefusal("room-other-seal")
    return room.with_round(openings={**room.round.openings, seat: (move, data)})


def seal_of(room: Room, seat: Seat, secret: bytes, move: str) -> bytes:
    """The seal of a seat's move in the turn that is open; for the seat RELAY the relay's."""
    relay = seat == RELAY
    return seal(
        room=room.name,
        rules=room.game.rules,
        seat=seat,
        key=read_bytes(room.relay if relay else room.seats[seat]["key"], 32),
        turn=room.turn,
        opened=ZERO if relay else room.round.opened,
        secret=secret,
        move=move,
    )


def relay_seal(room: Room, secret: bytes) -> bytes:
    """The relay's own seal for a seeding that it opens next."""
    return seal_of(replace(room, turn=room.turn + 1), RELAY, secret, "")


def concluded(room: Room, said: Said) -> Room:
    """`concluded` {bytes}: no more openings are waited for. `bytes` are the relay's own, in a
    seeding; null where it has lost them."""
    (own,) = take(said, bytes=(str, None))
    if room.unopened() and not is_past(room, said.time):
        raise RelayFault("room-early")
    if not room.seeding or own is None:
        if own is not None:
            raise RelayFault("room-relay-seal")
        return replace(room, stage=BEGINNING if room.seeding else REVEALED)
    secret = read_bytes(own, 32)
    if seal_of(room, RELAY, secret, "") != room.round.relay:
        raise RelayFault("room-relay-seal")
    openings = {**room.round.openings, RELAY: ("", secret)}
    return replace(room.with_round(openings=openings), stage=BEGINNING)


def moved(room: Room, said: Said) -> Room:
    """`move` {move}: the one seat to move moves."""
    (text,) = take(said, move=str)
    seat = _asked(room, said)
    after = with_move(room, seat, match_of(room).game.read_move(text))
    return replace(after, stage=PASSED, missed={**room.missed, seat: 0})


def _asked(room: Room, said: Said) -> Seat:
    """The author's seat; raises RoomRefusal where this turn wants nothing of it."""
    seat = room.seat(said.author)
    if seat is None or seat not in room.asked():
        raise RoomRefusal("room-not-asked")
    return seat
