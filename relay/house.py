"""What all parts of one relay process share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from engine.room import Room
from engine.room.clock import DAY
from relay.metrics import Metrics
from relay.settings import Settings
from relay.signing import Key
from relay.store import Store

T = TypeVar("T")


class House:
    """Settings, storage, key and figures of a relay."""

    def __init__(self, settings: Settings, store: Store, private: bytes) -> None:
        self.settings, self.store, self.key = settings, store, Key(private)
        self.metrics = Metrics()
        self.seconds: Callable[[], float] = time.monotonic
        self._thinker = ThreadPoolExecutor(1, "thinker")
        self._maker = ThreadPoolExecutor(1, "maker")

    def close(self) -> None:
        """Let no bot think any more."""
        for each in (self._thinker, self._maker):
            each.shutdown(wait=False, cancel_futures=True)

    def now(self) -> int:
        """Return the relay's time, ms since 1970."""
        return self.store.shared.now()

    def forgets(self, room: Room) -> int:
        """Return until when a room is kept, if nothing happens in it any more.

        One in which nothing was played goes soon: anybody can make many.
        """
        return room.time + (self.settings.keep if room.match else 1) * DAY

    def looks(self, room: Room) -> int:
        """Return when to look after a room that waits for others."""
        return self.forgets(room) if room.stage == "ended" else room.time + DAY

    async def work(self, room: Room, write: Callable[[], T]) -> T:
        """Return what `write` does; beside everything else where that takes long.

        Bots that think and boards that are made do not wait for each other.
        """
        makes_board = room.seeding and room.stage == "opening"
        if not (room.bots or makes_board):
            return write()
        who = self._thinker if room.bots else self._maker
        return await asyncio.get_running_loop().run_in_executor(who, write)
