"""A room full of scripted players: real keys, real seals, any legal move."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from itertools import islice
from typing import Any

from engine.game import Json
from engine.games import GAMES
from engine.sealing import read_bytes, seal, write_bytes
from relay.load.told import Notes, ToldRoom

SKIPPED = 40
"""Legal moves among which one is picked."""


class ScriptedRoom(ToldRoom):
    """One room and its players."""

    def __init__(self, game: str, notes: Notes) -> None:
        super().__init__(game, notes)
        self._plans: dict[int, tuple[str, bytes]] = {}

    def heard(self, seat: int, entry: Json) -> None:
        """Open a seat's seal as soon as it hears that the turn is closed."""
        if '"kind":"close"' in entry["text"] and self.room.stage == "opening":
            self.post(self._open(seat))

    async def gather(self) -> None:
        """Make the room and come in by its link."""
        made = await self.clients[0].ask("make", game=self.game, options={}, clock=90)
        self.id = made["room"]
        for client in self.clients:
            await client.ask("enter", room=self.id, secret=made["secret"], **{"from": 0})
            await self.until(lambda: self.room.stage == "lobby")
            await self.say(client, "join", name="Player")

    async def start(self) -> None:
        """Let a match begin; after another one it does so by itself once all are ready."""
        first = self.room.stage == "lobby"
        for client in self.clients:
            await self.say(client, "ready", ready=True)
        if first:
            await self.say(self.clients[0], "start")
        await self.until(lambda: self.room.seeding and self.room.stage == "sealing")
        turn = self.room.turn
        self._plans = {seat: self._plan(seat) for seat in range(len(self.clients))}
        for seat in self._plans:
            await self._seal(seat)
        await self.until(lambda: self._is_past(turn))

    async def play(self, first: float, period: float, end: float) -> None:
        """Play a turn at `first` (of time.monotonic) and every `period` s after it, to the end."""
        at = first
        while at < end:
            await self.until(lambda: self.room.stage in ("lobby", "sealing", "moving", "over"))
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
        say = self.say(self.clients[seat], "move", move=move)
        await self._timed(say, lambda: self._is_past(turn))
        self.notes.hours += 1 / len(self.clients)

    def _is_past(self, turn: int) -> bool:
        """Whether that turn is over and every seat knows it."""
        over = self.room.turn > turn or self.room.stage in ("over", "lobby", "ended")
        return over and self.all_know()

    async def _timed(self, work: Any, done: Callable[[], bool]) -> None:
        began = time.monotonic()
        self.post(work)
        await self.until(done)
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
        await self.say(self.clients[seat], "seal", seal=write_bytes(digest))

    async def _open(self, seat: int) -> None:
        move, hidden = self._plans[seat]
        close = write_bytes(self.room.round.closed)
        body = {"close": close, "move": move, "bytes": write_bytes(hidden)}
        await self.say(self.clients[seat], "opening", **body)
