"""A room as this process knows it: its fold, kept equal with the log, and whoever reads it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from dataclasses import replace
from functools import partial
from typing import Any

from engine.room import Room, step
from relay import ends
from relay.audience import Audience
from relay.house import House


class Follower:
    """Reads what is stored of a room, by whichever process, and tells it."""

    def __init__(self, house: House, id: str) -> None:
        self.id, self.room = id, Room()
        self.house, self.log, self.shared = house, house.store.log, house.store.shared
        self.audience = Audience(id, self.shared)
        self.lock = asyncio.Lock()
        """What all that changes the room goes through."""
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def count(self) -> int:
        """How many entries the log has."""
        return self.room.head[0] + 1

    async def catch_up(self) -> None:
        """Take what others have stored."""
        while rows := await self.log.read(self.id, self.count):
            await self._take(rows)

    async def follow(self, number: int, rows: list[str]) -> bool:
        """Take entries that were stored from `number` on; return whether any was new."""
        if number == self.count:
            await self._take(rows)
        elif number > self.count:
            await self.catch_up()
        else:
            return False
        return True

    async def _take(self, rows: list[str]) -> None:
        room = self.room
        for row in rows:
            room, _ = await self.house.work(room, partial(step, room, json.loads(row), True))
        self.become(room, rows)

    def become(self, room: Room, rows: list[str]) -> None:
        """Be the room after these entries, which are stored, and tell them."""
        before, self.room = self.room, _kept(room)
        for visitor in self.audience.tell(before, room, rows):
            self.spawn(self.audience.go(visitor))
        if before.players != room.players:
            self.audience.show(room)
        if room.stage in ("over", "ended") and before.stage != room.stage:
            self.spawn(ends.finish(self.house, before, room, self.id))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def _kept(room: Room) -> Room:
    """The room without what happened in its turns, which pages show and a relay does not."""
    match = replace(room.match, events=()) if room.match else None
    return replace(room, match=match, played=())
