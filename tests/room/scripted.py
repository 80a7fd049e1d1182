"""A room without sockets: an honest relay that does its duty, and players with real keys.

`Scripted` keeps a log and its fold. Messages of players go through `say`, as a relay takes
them; `relay` appends one of the relay's own; `run` lets the relay do whatever is due. Time
is a number that the test moves on.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from hashlib import sha256
from itertools import count
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from engine.game import Json
from engine.room import Duty, RelayFault, Room, admits, advance, duty, entry_of, relay_seal, step
from engine.room.turns import seal_of
from engine.sealing import message_text, signed_bytes, write_bytes
from engine.signatures import is_genuine

START = 1_800_000_000_000
"""The time at which rooms are made, in ms."""


def some_bytes(name: str, length: int = 32) -> bytes:
    """Bytes that look random and are the same every time."""
    return sha256(name.encode()).digest()[:length]


class Hand:
    """Somebody with a key."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.private = Ed25519PrivateKey.from_private_bytes(some_bytes(f"key of {name}"))
        self.key = write_bytes(self.private.public_key().public_bytes_raw())
        self.sealed: dict[int, tuple[str, bytes]] = {}

    def sign(self, text: str) -> str:
        return write_bytes(self.private.sign(signed_bytes(text)))

    def __repr__(self) -> str:
        return self.name


class Scripted:
    """A log, the room it comes to, and those who write it."""

    def __init__(
        self, game: str = "olifantenpad", people: int = 2, *, name: str = "room", **made: Any
    ) -> None:
        self.host = Hand("relay")
        self.people = [Hand(f"player {number}") for number in range(people)]
        self.name = f"{write_bytes(some_bytes(name, 16))}.{self.host.key}"
        self.connected = {hand.key for hand in self.people}
        self.now, self.log, self.room = START, [], Room()
        self.held: dict[int, Json] = {}
        self._ids = count()
        duel = made.get("duel", False)
        players = [{"key": hand.key, "name": hand.name} for hand in self.people] if duel else []
        body = {"game": game, "options": {}, "rules": 1, "clock": 30, "duel": duel}
        self.relay("room", **(body | {"players": players} | made))

    def copy(self) -> Scripted:
        """Another room that goes on from the same log."""
        other = copy(self)
        other.log, other.held = list(self.log), dict(self.held)
        other.connected = set(self.connected)
        other.people = [Hand(hand.name) for hand in self.people]
        return other

    def text(self, kind: str, body: Json, **other: Any) -> str:
        """A message as it would be signed now; `other` replaces fields of it."""
        fields = {
            "room": self.name,
            "turn": self.room.turn,
            "seen": self.room.head,
            "id": self.fresh_id(),
        }
        return message_text(kind=kind, body=body, **(fields | other))

    def fresh_id(self) -> str:
        return write_bytes(some_bytes(f"message {next(self._ids)}", 12))

    def entry(self, author: Hand, text: str) -> Json:
        """The next entry of the log, if that is what it becomes."""
        return entry_of(self.room, text, author.key, author.sign(text), self.now)

    def append(self, entry: Json) -> None:
        """One more entry; raises Refusal where it does not hold, and then nothing changes."""
        genuine = is_genuine(entry["author"], entry["text"], entry["signature"])
        self.room = advance(self.room, entry, genuine)
        self.log.append(entry)

    def relay(self, kind: str, **body: Any) -> None:
        """The relay appends an entry of its own."""
        self.append(self.entry(self.host, self.text(kind, body)))

    def say(self, who: Hand, kind: str, **body: Any) -> None:
        """A player's message, signed and taken."""
        self.take(who, self.text(kind, body))

    def take(self, who: Hand, text: str) -> None:
        """The relay takes a message: it stores it, or holds an opening."""
        if json.loads(text)["kind"] == "opening":
            admits(self.room, text, who.key, who.sign(text), True, self.now)
            seat = self.room.seat(who.key)
            assert seat is not None
            self.held[seat] = {"author": who, "text": text}
        else:
            self.append(self.entry(who, text))

    def refuses(self, who: Hand, kind: str, *, fields: Json | None = None, **body: Any) -> str:
        """Why a message does not hold; that it changes nothing is held on the way."""
        text = self.text(kind, body, **(fields or {}))
        after, refusal = step(self.room, self.entry(who, text), True)
        assert refusal is not None, "it holds"
        chain = {"trail": after.trail, "time": after.time}
        assert after == replace(self.room, played=(), **chain)
        return refusal.message

    def faults(self, kind: str, **body: Any) -> str:
        """Why a relay that does this is not honest."""
        with pytest.raises(RelayFault) as fault:
            step(self.room, self.entry(self.host, self.text(kind, body)), True)
        return fault.value.message

    def join_all(self) -> None:
        """Everybody comes in and is ready."""
        for hand in self.people:
            self.say(hand, "join", name=hand.name)
        for hand in self.people:
            self.say(hand, "ready", ready=True)

    def begin(self, *, bots: tuple[str, ...] = ()) -> None:
        """From the empty lobby to the first turn of a match."""
        if not self.room.duel:
            self.join_all()
            if bots:
                self.say(self.people[0], "bots", levels=list(bots))
            self.say(self.people[0], "start")
        self.run()
        self.seal_all()
        self.run()

    def seal(self, who: Hand, move: str = "", secret: bytes | None = None) -> None:
        """A player seals a move; "" while the seed is drawn."""
        seat = self.room.seat(who.key)
        assert seat is not None
        data = secret or some_bytes(f"{self.name} {who.name} {self.room.turn}")
        who.sealed[self.room.turn] = (move, data)
        self.say(who, "seal", seal=write_bytes(seal_of(self.room, seat, data, move)))

    def seal_all(self, move: str = "") -> None:
        """Everybody whom this turn asks seals the same move."""
        for hand in self.asked():
            self.seal(hand, move)

    def asked(self) -> list[Hand]:
        """Whom this turn still wants something of."""
        keys = {self.room.seats[seat]["key"] for seat in self.room.unsealed()}
        return [hand for hand in self.people if hand.key in keys]

    def open(self, who: Hand) -> None:
        """A player opens what it sealed this turn."""
        move, data = who.sealed[self.room.turn]
        closed = write_bytes(self.room.round.closed)
        self.say(who, "opening", close=closed, move=move, bytes=write_bytes(data))

    def open_all(self) -> None:
        """Every player that has sealed opens."""
        for hand in self.people:
            seat = self.room.seat(hand.key)
            if self.room.stage == "opening" and seat in self.room.unopened():
                self.open(hand)

    def turn(self) -> None:
        """Everybody asked does the first thing it may, and the relay whatever is due then."""
        for hand in self.asked():
            self.act(hand, next(self.moves(hand)))
        self.run()

    def moves(self, who: Hand) -> Iterator[Any]:
        """What somebody may do now."""
        match, seat = self.room.match, self.room.seat(who.key)
        assert match is not None
        assert seat is not None
        return match.game.moves(match.position, seat)

    def act(self, who: Hand, move: Any) -> None:
        """Somebody moves, or seals the move."""
        text = self.room.game.write_move(move)
        if self.room.stage == "moving":
            self.say(who, "move", move=text)
        else:
            self.seal(who, text)

    def play_out(self) -> None:
        """The match to its end."""
        while self.room.stage != "over":
            self.turn()

    def duty(self) -> Duty | None:
        return duty(self.room, self.now, frozenset(self.connected), frozenset(self.held))

    def run(self, *, opening: bool = True) -> None:
        """The relay does all that is due now; players open by themselves meanwhile."""
        while (due := self.duty()) is not None and due.at <= self.now:
            self.do(due)
            if opening:
                self.open_all()

    def wait(self) -> None:
        """Time passes until the relay's next duty, which it does."""
        due = self.duty()
        assert due is not None, "the relay waits for nothing"
        self.now = max(self.now, due.at)
        self.run()

    def do(self, due: Duty) -> None:
        """The relay does one duty."""
        body = dict(due.body)
        if due.kind == "open" and due.seeding:
            secret = self.secret(self.room.turn + 1)
            body["seal"] = write_bytes(relay_seal(self.room, secret))
        if due.kind == "concluded":
            self.append_held()
            if due.seeding:
                body["bytes"] = write_bytes(self.secret(self.room.turn))
        self.relay(due.kind, **body)

    def append_held(self) -> None:
        for _, held in sorted(self.held.items()):
            self.append(self.entry(held["author"], held["text"]))
        self.held.clear()

    def secret(self, turn: int) -> bytes:
        """The relay's random bytes of a turn."""
        return some_bytes(f"{self.name} relay {turn}")
