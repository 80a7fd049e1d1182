"""Players in the tests: real keys, real sockets, each with a fold of its own."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from itertools import islice
from typing import Any

from engine.game import Json
from engine.room import Room, step
from engine.sealing import message_text, read_bytes, seal, write_bytes
from relay.load.client import Client, Lost, enter
from relay.signing import Key, fresh

PATIENCE = 20
"""Seconds until a test that waits has failed."""

CONNECTED: list[Client] = []
"""Every connection that a test has made."""


class Person:
    """Somebody in a room, or about to be."""

    def __init__(self, key: Key | None = None) -> None:
        self.key = key or Key(fresh())
        self.client: Client
        self.id = self.secret = ""
        self.room = Room()
        self.log: list[Json] = []
        self.frames: list[Json] = []
        """Everything that was told unasked."""
        self.plan: tuple[str, bytes] = ("", b"")
        self._changed = asyncio.Event()

    async def connect(self, url: str, origin: str) -> Person:
        """Come, or come back."""
        self.client = await enter(url, origin, self.key, self._hear)
        CONNECTED.append(self.client)
        return self

    def _hear(self, frame: Json) -> None:
        self.frames.append(frame)
        for entry in frame.get("entries", ()):
            assert entry["number"] == len(self.log), "entries come once and in order"
            self.log.append(entry)
            self.room, _ = step(self.room, entry, True)
        self._changed.set()

    @property
    def name(self) -> str:
        """The public key."""
        return self.key.public

    @property
    def seat(self) -> int:
        """Where this one sits."""
        seat = self.room.seat(self.name)
        assert seat is not None
        return seat

    async def until(self, true: Callable[[], Any]) -> None:
        """Wait until it is so; the frames that come are looked at one after the other."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._changed.clear()
                await self._changed.wait()

    async def stage(self, *stages: str) -> None:
        """Wait for one of these stages."""
        await self.until(lambda: self.room.stage in stages)

    async def make(self, game: str, clock: int | None = 30, **options: Any) -> Json:
        """Make a room and read it."""
        made: Json = await self.client.ask("make", game=game, options=options, clock=clock)
        self.id, self.secret = made["room"], made["secret"]
        await self.read()
        return made

    async def read(self, id: str | None = None, secret: str | None = None) -> None:
        """Read the room from where this one's log ends."""
        self.id, self.secret = id or self.id, secret or self.secret
        more = {"secret": self.secret} if self.secret else {}
        answer = await self.client.ask("enter", room=self.id, **{"from": len(self.log)}, **more)
        await self.until(lambda: len(self.log) >= answer["count"])

    def say_text(self, kind: str, **body: Any) -> Json:
        """Sign a message for the room as this one knows it."""
        return self.client.sign(self.room.name, self.room.turn, self.room.head, kind, **body)

    async def say(self, kind: str, **body: Any) -> Any:
        """Post a message."""
        return await self.client.ask("post", room=self.id, **self.say_text(kind, **body))

    async def join(self, name: str = "Somebody", ready: bool = True) -> None:
        """Take a place, and be ready."""
        await self.say("join", name=name)
        await self.until(lambda: self.room.player(self.name))
        if ready:
            await self.say("ready", ready=True)

    def think(self, cells: int = 0) -> str:
        """Choose a legal move: none in a seeding, else one that names at least so many cells."""
        if self.room.seeding or self.room.match is None:
            return ""
        game, position = self.room.game, self.room.match.position
        moves = islice(game.moves(position, self.seat), 5000)
        written = (game.write_move(move) for move in moves)
        return next(text for text in written if len(text.replace(">", " ").split()) >= cells)

    def sealed(self, move: str | None = None, hidden: bytes | None = None) -> str:
        """Choose move and random bytes; the seal of both."""
        self.plan = (self.think() if move is None else move, hidden or secrets.token_bytes(32))
        digest = seal(
            room=self.room.name,
            rules=self.room.game.rules,
            seat=self.seat,
            key=read_bytes(self.name, 32),
            turn=self.room.turn,
            opened=self.room.round.opened,
            secret=self.plan[1],
            move=self.plan[0],
        )
        return write_bytes(digest)

    async def seal(self, move: str | None = None) -> Any:
        """Seal a move."""
        return await self.say("seal", seal=self.sealed(move))

    def opening(self) -> Json:
        """What opens the seal."""
        move, hidden = self.plan
        close = write_bytes(self.room.round.closed)
        return self.say_text("opening", close=close, move=move, bytes=write_bytes(hidden))

    async def open(self) -> Any:
        """Open the seal, once the turn is closed."""
        await self.stage("opening")
        return await self.client.ask("post", room=self.id, **self.opening())

    async def closed(self) -> int:
        """Wait until the relay closes the connection; the code."""
        async with asyncio.timeout(PATIENCE):
            while self.client.closed is None:
                try:
                    await self.client.ask("ping")
                except Lost:
                    await asyncio.sleep(0)
        return self.client.closed


async def same(*people: Person) -> None:
    """Wait until all have read as far as the first; then they have read the same."""
    first, *others = people
    for other in others:
        await other.until(lambda other=other: len(other.log) >= len(first.log))
        assert other.log[: len(first.log)] == first.log


async def turn(people: list[Person]) -> None:
    """Play the turn that is open, whoever has to."""
    await same(*people)
    now = people[0].room.turn
    if people[0].room.stage == "sealing":
        await asyncio.gather(*(person.seal() for person in people))
        await asyncio.gather(*(person.open() for person in people))
    else:
        match = people[0].room.match
        assert match is not None
        (seat,) = match.to_move()
        mover = next(person for person in people if person.seat == seat)
        await mover.say("move", move=mover.think())
    for person in people:
        await person.until(lambda p=person: p.room.turn > now or p.room.stage in ("over", "ended"))


async def begun(people: list[Person], game: str, **options: Any) -> Json:
    """Let all come into a new room and draw the match's seed."""
    made = await people[0].make(game, **options)
    for person in people[1:]:
        await person.read(made["room"], made["secret"])
    for person in people:
        await person.join()
    await people[0].until(lambda: all(player.ready for player in people[0].room.players))
    await people[0].say("start")
    for person in people:
        await person.stage("sealing")
    await turn(people)
    return made


def text_of(frame: Json) -> str:
    """A frame as it was sent."""
    return json.dumps(frame)


def message(person: Person, kind: str, *, id: str, turn: int, **body: Any) -> Json:
    """A message with an id and a turn of the test's own."""
    text = message_text(
        room=person.room.name, turn=turn, kind=kind, seen=person.room.head, id=id, body=body
    )
    return {"text": text, "signature": person.key.sign(text)}
