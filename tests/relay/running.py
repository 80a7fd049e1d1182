"""Relays for the tests: on real sockets, with a clock that the test sets."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import uvicorn

from relay.clock import steady
from relay.limits import Pace
from relay.relay import Relay
from relay.serving import Place, configured, opened
from relay.settings import Settings
from tests.relay.people import CONNECTED, Person

ORIGIN = "http://page.example"
HASTE = Pace(rate=1e6, burst=1e6)
"""Tests ask faster than people."""


class Time:
    """A clock that goes on as time passes, and forward as the test says."""

    def __init__(self) -> None:
        self._now, self._ahead = steady(), 0

    def __call__(self) -> int:
        return self._now() + self._ahead

    def forward(self, ms: int) -> None:
        """Let so much time pass at once."""
        self._ahead += ms


class Running:
    """A relay that answers on a port of this machine."""

    def __init__(self, relay: Relay, port: int, time: Time) -> None:
        self.relay, self.time = relay, time
        self.url = f"ws://127.0.0.1:{port}/relay"
        self.page = f"http://127.0.0.1:{port}"

    async def person(self, key: Any = None) -> Person:
        """Somebody who is connected."""
        return await Person(key).connect(self.url, ORIGIN)

    async def people(self, many: int) -> list[Person]:
        """So many of them."""
        return [await self.person() for _ in range(many)]

    async def forward(self, ms: int) -> None:
        """Let time pass, and do what is due then."""
        self.time.forward(ms)
        await self.look()

    async def look(self) -> None:
        """Do what is due in all rooms."""
        for table in self.relay.rooms.loaded():
            await table.look()


@asynccontextmanager
async def running(
    folder: Path, log: str | None = None, time: Time | None = None, **more: Any
) -> AsyncIterator[Running]:
    """A relay over this folder, or over a Redis; several may share one and a clock."""
    place = {"proxies": more.pop("proxies", ())}
    fields = {"origins": (ORIGIN,), "pace": HASTE, **more}
    time = time or Time()
    async with opened(Settings(data=folder, log=log, **fields), time) as relay:
        # The protocol by its number, else asyncio lets small frames wait for each other.
        with socket.socket(proto=socket.IPPROTO_TCP) as listening:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)
            listening.bind(("127.0.0.1", 0))
            listening.listen(1024)
            server = uvicorn.Server(configured(relay, Place(**place)))
            serving = asyncio.create_task(server.serve(sockets=[listening]))
            try:
                yield Running(relay, listening.getsockname()[1], time)
            finally:
                server.should_exit = True
                with suppress(asyncio.CancelledError):
                    await serving


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test's coroutine to its end, and let go of everybody who is connected still."""
    asyncio.run(_whole(work))


async def _whole(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    finally:
        while CONNECTED:
            await CONNECTED.pop().drop()
