"""One process of a relay: its rooms, who is connected, and its signs of life."""

from __future__ import annotations

import asyncio
import itertools
import json
import sys

from engine.game import Json
from relay import ends
from relay.duels import Duels
from relay.house import House
from relay.logs import trouble
from relay.rooms import Rooms
from relay.store import EVERYBODY
from relay.visitor import Visitor

BEAT, SWEEP = 0.5, 5.0
"""Seconds between signs of life, and between looks at rooms that nobody here reads."""
DOWN = 2000
"""Milliseconds without a sign of life after which the relay counts as having been down."""
SWITCH = 0.001
"""Seconds after which a bot that thinks lets others in between."""


class Relay:
    """One process of a relay."""

    def __init__(self, house: House) -> None:
        self.house, self.rooms = house, Rooms(house)
        self.duels = Duels(house.store, self.rooms)
        self._newest: dict[str, Visitor] = {}
        self._numbers = itertools.count(1)
        self._leaving: list[Visitor] = []
        """Those that are gone, and may still be shown as present: the storage did not answer."""

    def name_connection(self) -> str:
        """Return a name for a new connection."""
        return f"{self.house.store.process}:{next(self._numbers)}"

    def hello(self, challenge: str) -> Json:
        """Return what is said to whoever connects."""
        key = self.house.key.public
        return {"challenge": challenge, "relay": key, "time": self.house.now()}

    async def enter(self, visitor: Visitor) -> None:
        """Let a connection be its key's newest; an older one is told and closed."""
        visitor.number = await self.house.store.shared.take(visitor.key)
        other = self._newest.get(visitor.key, visitor)
        older, newer = sorted((visitor, other), key=lambda each: each.number)
        self._newest[visitor.key] = newer
        if older is not newer:
            older.take_over()
        news = {"taken": [visitor.key, visitor.number]}
        await self.house.store.shared.tell(EVERYBODY, json.dumps(news))

    async def leave(self, visitor: Visitor) -> None:
        """Forget a connection."""
        if self._newest.get(visitor.key) is visitor:
            del self._newest[visitor.key]
        await self._clear(visitor)

    async def _clear(self, visitor: Visitor) -> None:
        """Take a connection out of rooms and queues; at a later beat where that fails."""
        rooms = [each for each in self.rooms.loaded() if visitor in each.audience.here]
        going = (self.duels.leave(visitor), *(each.audience.go(visitor) for each in rooms))
        done = await asyncio.gather(*going, return_exceptions=True)
        problem = next((each for each in done if isinstance(each, Exception)), None)
        if problem:
            trouble("left in haste", problem)
            self._leaving.append(visitor)

    async def begin(self) -> None:
        """Listen to the other processes."""
        sys.setswitchinterval(SWITCH)
        await self.beat()
        await self.house.store.shared.listen(EVERYBODY, self._hear)

    async def run(self) -> None:
        """Give signs of life, look after rooms and pair for duels, for ever."""
        swept = self.house.seconds()
        while True:
            try:
                await self.beat()
                await self.duels.pair()
                if self.house.seconds() - swept >= SWEEP:
                    swept = self.house.seconds()
                    await self.rooms.sweep()
                    # Looking through many files would keep every socket waiting.
                    await asyncio.to_thread(ends.clear, self.house.settings)
            except Exception as problem:
                trouble("beat missed", problem)
            await asyncio.sleep(BEAT)

    async def end(self) -> None:
        """Let go of everything, for others to go on with."""
        for table in self.rooms.loaded():
            await table.unload()
        self.house.close()

    async def beat(self) -> None:
        """Say that this process lives, and clear up after those who left in haste."""
        await self.house.store.shared.beat()
        await self.house.store.log.beat(self.house.now(), DOWN)
        leaving, self._leaving = self._leaving, []
        for visitor in leaving:
            await self._clear(visitor)

    def _hear(self, message: str) -> None:
        """Take what is told to all processes."""
        news = json.loads(message or "{}")
        key, number = news.get("taken", ("", 0))
        if key in self._newest and self._newest[key].number < number:
            self._newest[key].take_over()
        for key, found in news.get("found", {}).items():
            if key in self._newest:
                self._newest[key].tell({"found": found})
