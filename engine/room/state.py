"""The state of a room: what its log comes to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any

from engine.game import Game, Json, Seat
from engine.games import GAMES
from engine.match import Match
from engine.room.stages import NEW
from engine.room.trail import Trail
from engine.sealing import ZERO


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who holds a place in the room."""

    key: str
    name: str
    ready: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """What one turn has come to so far."""

    opened: bytes = ZERO
    """Hash of the entry that opened it."""
    deadline: int | None = None
    """Until when, in ms; once closed, until when openings are waited for."""
    paused: int | None = None
    """The ms that were left when the clock was stopped; None while it runs."""
    relay: bytes = ZERO
    """The relay's own seal, while the seed is drawn."""
    closed: bytes = ZERO
    """Hash of the entry that closed it."""
    seals: Mapping[Seat, bytes] = field(default_factory=dict)
    openings: Mapping[Seat, tuple[str, bytes]] = field(default_factory=dict)
    """By seat, the move and the random bytes that its seal held."""
    away: tuple[Seat, ...] = ()
    """The seats that were not connected when it closed."""
    heard: Mapping[str, int] = field(default_factory=dict)
    """By key, how many emotes of somebody."""


@dataclass(frozen=True, slots=True)
class Room:
    """A room after some entries of its log; `Room()` is the one before any."""

    stage: str = NEW
    """new, lobby, due (for an `open`), sealing, opening, moving, over or ended."""
    name: str = ""
    """Its id and the relay's key, as every message names it."""
    duel: bool = False
    game_id: str = ""
    options: Json = field(default_factory=dict)
    clock: int | None = None
    """Seconds a turn; None for all the time in the world."""
    players: tuple[Player, ...] = ()
    """Who is there, in the order of coming; the first organises."""
    bots: tuple[str, ...] = ()
    """Levels of the bots that fill places."""
    locked: bool = False
    turn: int = 0
    """How many turns were opened."""
    seeding: bool = False
    """Whether this turn draws the seed of a match."""
    round: Round = Round()
    seats: tuple[Json, ...] = ()
    """Who plays the match: {"key", "name"} or {"level"}, by seat."""
    match: Match | None = None
    entries: tuple[Json, ...] = ()
    """The match as an ordinary one: its entries after the beginning."""
    played: tuple[Match, ...] = ()
    """The match after each turn that the newest entry had played."""
    missed: Mapping[Seat, int] = field(default_factory=dict)
    """In a duel, how many of its turns running a seat was away."""
    withheld: tuple[str, ...] = ()
    """The keys of those that did not open their part of the seed."""
    told: str | None = None
    """The digest of the position that the relay told last."""
    differs: bool = False
    """Whether it was another than this fold's own then."""
    emotes: Mapping[str, tuple[int, str]] = field(default_factory=dict)
    """By key, number and emote of what was said last."""
    reports: Mapping[str, str] = field(default_factory=dict)
    """By key, the digest of those that found another position this turn."""
    why: str = ""
    """What ended the match or the room, or kept a match from beginning."""
    time: int = 0
    """Of the newest entry, in ms."""
    trail: Trail = field(default_factory=Trail)

    @property
    def relay(self) -> str:
        """The relay's key."""
        return self.name.partition(".")[2]

    @property
    def game(self) -> Game[Any, Any]:
        """The game that is to be played; after a match it may be another than the match's."""
        return GAMES[self.game_id]

    @property
    def head(self) -> tuple[int, bytes]:
        """Number and hash of the newest entry; (-1, ZERO) before any."""
        number = len(self.trail) - 1
        return number, self.hash_of(number)

    def hash_of(self, number: int) -> bytes:
        """The hash of an entry; ZERO for −1, before any."""
        return ZERO if number == -1 else self.trail[number]

    @property
    def record(self) -> Json | None:
        """The match as an ordinary transcript, without names and keys; None before it began."""
        if self.match is None:
            return None
        return {**self.match.begun, "log": list(self.entries)}

    def stored(self, author: str, id: str) -> int | None:
        """The number of the entry with that message; None where there is none."""
        return self.trail.number(author, id)

    def player(self, key: str) -> Player | None:
        """Who is there with that key."""
        return next((player for player in self.players if player.key == key), None)

    def seat(self, key: str) -> Seat | None:
        """Where in the match somebody sits who is still there; None for everybody else."""
        if self.player(key) is None:
            return None
        return next((s for s, each in enumerate(self.seats) if each.get("key") == key), None)

    def people(self) -> tuple[Seat, ...]:
        """The seats of the match whose players are there."""
        there = {player.key for player in self.players}
        return tuple(s for s, each in enumerate(self.seats) if each.get("key") in there)

    def asked(self) -> tuple[Seat, ...]:
        """The people's seats that this turn wants something of, done or not."""
        if self.seeding or self.match is None:
            return self.people()
        return tuple(seat for seat in self.match.to_move() if seat in self.people())

    def unsealed(self) -> tuple[Seat, ...]:
        """The seats that have not sealed."""
        return tuple(seat for seat in self.asked() if seat not in self.round.seals)

    def unopened(self) -> tuple[Seat, ...]:
        """The seats that have sealed and whose opening is not in the log."""
        waited = (s for s in self.asked() if s in self.round.seals)
        return tuple(seat for seat in waited if seat not in self.round.openings)

    def digest(self) -> str | None:
        """The digest of the match's position; None without a match."""
        return None if self.match is None else sha256(self.match.spelled.encode()).hexdigest()

    def with_round(self, **changes: Any) -> Room:
        """The room with a change to its turn."""
        return replace(self, round=replace(self.round, **changes))
