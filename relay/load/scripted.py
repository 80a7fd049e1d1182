"""A room full of scripted players: real keys, real seals, any legal move."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Any

from engine.game import Json
from engine.games import GAMES
from engine.room import Room, step
from engine.sealing import read_bytes, seal, write_bytes
from relay.load.client import Client, Lost, Refused

SKIPPED = 40
"""Legal moves among which one is picked."""


@dataclass(slots=True)
class Notes:
    """What came of all rooms."""

    waits: list[float] = field(default_factory=list)
    """Seconds from the last seal, or a move, to what came of it at all seats."""
    hours: float = 0
    """Hours played: turns with seals, and rounds of moves in order."""
    differing: int = 0
    """Entries that were not the same at every seat."""
    refused: list[str] = field(default_factory=list)
    """What the relay did not take."""


class ScriptedRoom:
    """One room and its players; the log is folded once for all of them."""

    def __init__(self, game: str, notes: Notes) -> None:
        self.game, self.notes, self.id = game, notes, ""
        self.clients: list[Client] = []
        self.room = Room()
        self.told: list[Json] = []
        """Every entry that anybody was told of."""
        self._seen: list[int] = []
        self._plans: dict[int, tuple[str, bytes]] = {}
        self._changed = asyncio.Event()
        self._posts: set[asyncio.Task[Any]] = set()

    def hear(self, seat: int) -> Callable[[Json], None]:
        """Return what takes the frames that a seat is told."""
        self._seen.append(0)
        return partial(self._take, seat)

    def _take(self, seat: int, frame: Json) -> None:
        for entry in frame.get("entries", ()):
            self._add(entry)
            self._seen[seat] = entry["number"] + 1
            if '"kind":"close"' in entry["text"] and self.room.stage == "opening":
                self._post(self._open(seat))
        self._changed.set()

    def _add(self, entry: Json) -> None:
        if entry["number"] < len(self.told):
            self.notes.differing += entry != self.told[entry["number"]]
        else:
            self.told.append(entry)
            self.room, _ = step(self.room, entry, True)

    async def gather(self) -> None:
        """Make the room and come in by its link."""
        made = await self.clients[0].ask("make", game=self.game, options={}, clock=90)
        self.id = made["room"]
        for client in self.clients:
            await client.ask("enter", room=self.id, secret=made["secret"], **{"from": 0})
            await self._until(lambda: self.room.stage == "lobby")
            await self._say(client, "join", name="Player")

    async def start(self) -> None:
        """Let a match begin; after another one it does so by itself once all are ready."""
        first = self.room.stage == "lobby"
        for client in self.clients:
            await self._say(client, "ready", ready=True)
        if first:
            await self._say(self.clients[0], "start")
        await self._until(lambda: self.room.seeding and self.room.stage == "sealing")
        turn = self.room.turn
        self._plans = {seat: self._plan(seat) for seat in range(len(self.clients))}
        for seat in self._plans:
            await self._seal(seat)
        await self._until(lambda: self._is_past(turn))

    async def play(self, first: float, period: float, end: float) -> None:
        """Play a turn at `first` (of time.monotonic) and every `period` s after it, to the end."""
        at = first
        while at < end:
            await self._until(lambda: self.room.stage in ("lobby", "sealing", "moving", "over"))
            if self.room.stage in ("lobby", "over"):
                await self.start()
                at = max(at, time.monotonic())
            elif self.room.stage == "sealing":
                await self._hour(at, period)
                at += period
            else:
                await self._move(at)
                at += period / len(self.clients)

    async def _hour(self, at: float, period: float) -> None:
        turn = self.room.turn
        self._plans = {seat: self._plan(seat) for seat in range(len(self.clients))}
        *others, last = random.sample(range(len(self.clients)), len(self.clients))
        for seat, when in zip(others, sorted(random.random() for _ in others), strict=True):
            await asyncio.sleep(at - (1 - when) * 0.9 * period - time.monotonic())
            await self._seal(seat)
        await asyncio.sleep(at - time.monotonic())
        await self._timed(self._seal(last), lambda: self._is_past(turn))
        self.notes.hours += 1

    async def _move(self, at: float) -> None:
        match, turn = self.room.match, self.room.turn
        assert match is not None, "a match is played"
        (seat,) = match.to_move()
        move = self._plan(seat)[0]
        await asyncio.sleep(at - time.monotonic())
        say = self._say(self.clients[seat], "move", move=move)
        await self._timed(say, lambda: self._is_past(turn))
        self.notes.hours += 1 / len(self.clients)

    def _is_past(self, turn: int) -> bool:
        """Whether that turn is over and every seat knows it."""
        over = self.room.turn > turn or self.room.stage in ("over", "lobby", "ended")
        return over and min(self._seen) == len(self.told)

    async def _timed(self, work: Any, done: Callable[[], bool]) -> None:
        began = time.monotonic()
        self._post(work)
        await self._until(done)
        self.notes.waits.append(time.monotonic() - began)

    def _plan(self, seat: int) -> tuple[str, bytes]:
        """A legal move of a seat (none in a seeding) and random bytes."""
        text, match = "", self.room.match
        if match is not None and not self.room.seeding:
            moves = list(islice(match.game.moves(match.position, seat), SKIPPED))
            text = match.game.write_move(random.choice(moves))
        return text, secrets.token_bytes(32)

    async def _seal(self, seat: int) -> None:
        move, hidden = self._plans[seat]
        digest = seal(
            room=self.room.name,
            rules=GAMES[self.game].rules,
            seat=seat,
            key=read_bytes(self.clients[seat].key.public, 32),
            turn=self.room.turn,
            opened=self.room.round.opened,
            secret=hidden,
            move=move,
        )
        await self._say(self.clients[seat], "seal", seal=write_bytes(digest))

    async def _open(self, seat: int) -> None:
        move, hidden = self._plans[seat]
        close = write_bytes(self.room.round.closed)
        body = {"close": close, "move": move, "bytes": write_bytes(hidden)}
        await self._say(self.clients[seat], "opening", **body)

    async def _say(self, client: Client, kind: str, **body: Any) -> None:
        """Post a message, again if the turn has changed meanwhile."""
        try:
            signed = client.sign(self.room.name, self.room.turn, self.room.head, kind, **body)
            await client.ask("post", room=self.id, **signed)
        except Refused as refused:
            self.notes.refused.append(f"{kind}: {refused.message}")
        except Lost:
            self.notes.refused.append(f"{kind}: the connection was lost")

    def _post(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._posts.add(task)
        task.add_done_callback(self._posts.discard)

    async def _until(self, true: Callable[[], bool]) -> None:
        while not true():
            self._changed.clear()
            await self._changed.wait()
