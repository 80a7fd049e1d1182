"""Before a match and after it: who is there, and what is to be played.

Each function is what one kind of entry does; it raises RoomRefusal where that does not hold.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.games import GAMES
from engine.keys import is_key
from engine.room.entries import Said
from engine.room.stages import CLOCKS, DUE, LEVELS, LOBBY, RelayFault, RoomRefusal
from engine.room.state import Player, Room
from engine.room.take import take
from engine.sealing import read_bytes

_LONGEST_NAME = 20
_LEAST = 2  # seats of a match
_TURNING = (0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))
_CONTROLS = frozenset(map(chr, [*range(0x20), *range(0x7F, 0xA0), *_TURNING]))
"""What no name holds: controls, and what turns the direction of the words around it."""


def made(room: Room, said: Said) -> Room:
    """`room`: the relay makes the room; a duel's players are in it from the beginning."""
    game, options, rules, clock, duel, players = take(
        said, game=str, options=dict, rules=int, clock=(int, None), duel=bool, players=list
    )
    _check_name(said)
    fresh = _set(replace(room, name=said.room, duel=duel), game, options, clock)
    if rules != fresh.game.rules:
        raise RoomRefusal("match-rules", rules=rules)
    if not duel:
        if players:
            raise RoomRefusal("room-body", kind=said.kind)
        return replace(fresh, stage=LOBBY)
    both = tuple(_player(said, each) for each in players)
    if len({player.key for player in both}) != len(both) or not _enough(fresh, len(both)):
        raise RoomRefusal("room-body", kind=said.kind)
    return replace(fresh, stage=DUE, seeding=True, players=both)


def _check_name(said: Said) -> None:
    id, _, key = said.room.partition(".")
    read_bytes(id, 16)
    if key != said.author or not is_key(read_bytes(key, 32)):
        raise RelayFault("room-key")


def _player(said: Said, given: Any) -> Player:
    if not isinstance(given, dict) or set(given) != {"key", "name"}:
        raise RoomRefusal("room-body", kind=said.kind)
    return _named(given["key"], given["name"])


def _named(key: Any, name: Any) -> Player:
    """A player, where key and name may be."""
    if not is_key(read_bytes(key, 32)):
        raise RoomRefusal("room-key")
    if not isinstance(name, str) or not 0 < len(name) <= _LONGEST_NAME or _CONTROLS & set(name):
        raise RoomRefusal("room-name", most=_LONGEST_NAME)
    return Player(key, name)


def _set(room: Room, game: str, options: dict[str, Any], clock: int | None) -> Room:
    """The room with what is to be played in it."""
    if game not in GAMES:
        raise RoomRefusal("match-game", game=game[:40])
    plain = all(type(value) in (int, str) for value in options.values())
    if not plain or {"position", "daily", "seats"} & set(options):
        raise RoomRefusal("room-options")
    if clock not in CLOCKS:
        raise RoomRefusal("room-clock")
    if len(room.players) + len(room.bots) > GAMES[game].seats[-1]:
        raise RoomRefusal("room-full")
    return replace(room, game_id=game, options=options, clock=clock)


def _enough(room: Room, seats: int) -> bool:
    return seats >= _LEAST and seats in room.game.seats


def _full(room: Room, more: int) -> bool:
    return len(room.players) + more > room.game.seats[-1]


def join(room: Room, said: Said) -> Room:
    """`join` {name}: somebody takes a free place."""
    (name,) = take(said, name=str)
    if room.duel or room.locked:
        raise RoomRefusal("room-locked")
    if room.player(said.author) is not None:
        raise RoomRefusal("room-joined")
    if _full(room, 1 + len(room.bots)):
        raise RoomRefusal("room-full")
    return replace(room, players=(*room.players, _named(said.author, name)))


def ready(room: Room, said: Said) -> Room:
    """`ready` {ready}: somebody is ready, or no longer."""
    (is_ready,) = take(said, ready=bool)
    if room.duel:
        raise RoomRefusal("room-out-of-place", kind=said.kind)
    players = (
        replace(each, ready=is_ready) if each.key == said.author else each for each in room.players
    )
    return replace(room, players=tuple(players))


def bots(room: Room, said: Said) -> Room:
    """`bots` {levels}: the organiser lets bots have free places."""
    (levels,) = take(said, levels=list)
    if any(level not in LEVELS for level in levels):
        raise RoomRefusal("room-level")
    if _full(room, len(levels)):
        raise RoomRefusal("room-full")
    return replace(room, bots=tuple(levels))


def setup(room: Room, said: Said) -> Room:
    """`setup` {game, options, clock}: the organiser changes what is played; nobody is ready."""
    game, options, clock = take(said, game=str, options=dict, clock=(int, None))
    return unready(_set(room, game, options, clock))


def lock(room: Room, said: Said) -> Room:
    """`lock` {locked}: the organiser lets nobody else come in, or again everybody."""
    (locked,) = take(said, locked=bool)
    return replace(room, locked=locked)


def remove(room: Room, said: Said) -> Room:
    """`remove` {key}: the organiser sends another away."""
    (key,) = take(said, key=str)
    if room.player(key) is None or key == said.author:
        raise RoomRefusal("room-nobody")
    return without(room, key)


def start(room: Room, said: Said) -> Room:
    """`start` {}: the organiser begins, once all are ready; the relay opens the seeding."""
    take(said)
    check_start(room)
    return replace(room, stage=DUE, seeding=True)


def check_start(room: Room) -> None:
    """Raises RoomRefusal where a match cannot begin with those who are there."""
    if not room.players or not _enough(room, len(room.players) + len(room.bots)):
        raise RoomRefusal("room-too-few")
    if not all(player.ready for player in room.players):
        raise RoomRefusal("room-not-ready")


def without(room: Room, key: str) -> Room:
    """The room when one of the players is no longer there."""
    return replace(room, players=tuple(each for each in room.players if each.key != key))


def unready(room: Room) -> Room:
    """The room when nobody is ready."""
    return replace(room, players=tuple(replace(each, ready=False) for each in room.players))
