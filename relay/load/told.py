"""A room as its scripted players know it: what they are told, and what they say in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from engine.game import Json
from engine.room import Room, step
from relay.load.client import Client, Lost, Refused


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


class ToldRoom:
    """The log of a room, folded once for all its players."""

    def __init__(self, game: str, notes: Notes) -> None:
        self.game, self.notes, self.id = game, notes, ""
        self.clients: list[Client] = []
        self.room = Room()
        self.told: list[Json] = []
        """Every entry that anybody was told of."""
        self._seen: list[int] = []
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
            self.heard(seat, entry)
        self._changed.set()

    def all_know(self) -> bool:
        """Whether every seat has been told all."""
        return min(self._seen) == len(self.told)

    def heard(self, seat: int, entry: Json) -> None:
        """Do what a seat does on hearing an entry: nothing, here."""

    def _add(self, entry: Json) -> None:
        if entry["number"] < len(self.told):
            self.notes.differing += entry != self.told[entry["number"]]
        else:
            self.told.append(entry)
            self.room, _ = step(self.room, entry, True)

    async def say(self, client: Client, kind: str, **body: Any) -> None:
        """Post a message, again if the turn has changed meanwhile."""
        try:
            signed = client.sign(self.room.name, self.room.turn, self.room.head, kind, **body)
            await client.ask("post", room=self.id, **signed)
        except Refused as refused:
            self.notes.refused.append(f"{kind}: {refused.message}")
        except Lost:
            self.notes.refused.append(f"{kind}: the connection was lost")

    def post(self, work: Any) -> None:
        """Do something beside everything else."""
        task = asyncio.ensure_future(work)
        self._posts.add(task)
        task.add_done_callback(self._posts.discard)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until it is so."""
        while not true():
            self._changed.clear()
            await self._changed.wait()
