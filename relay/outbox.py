"""What waits to be sent on one socket: bounded, so that who does not read costs nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

MOST = 256 * 1024
"""Characters waiting before the reader counts as asleep."""
GONE = 1006
"""The code of a connection that is closed already."""
ASLEEP = 1013
"""The code of a connection that was dropped since it did not read."""
LOW = MOST // 4
"""Characters below which `send` lets more in."""


class Outbox:
    """Frames in their order; `run` sends them."""

    __slots__ = ("_abort", "_done", "_frames", "_space", "_waiting", "_wake", "closing")

    def __init__(self, abort: Callable[[], None]) -> None:
        self._abort, self._done = abort, False
        self._frames: list[str] = []
        self._waiting = 0
        # Futures where events would do: thousands of outboxes stand empty.
        self._wake: asyncio.Future[None] | None = None
        self._space: asyncio.Event | None = None
        self.closing: int | None = None
        """The code that the socket is closed with after the last frame."""

    def put(self, frame: str) -> None:
        """Add a frame; where too much waits already, the connection is dropped with all of it."""
        if self.closing is not None:
            return
        if self._waiting and self._waiting + len(frame) > MOST:
            self._frames.clear()
            self.close(ASLEEP)
            self._abort()
            return
        self._frames.append(frame)
        self._waiting += len(frame)
        self._rouse()

    async def send(self, frame: str) -> None:
        """Add a frame once there is room for it, as long as that takes."""
        while self._waiting > LOW and self.closing is None:
            self._space = self._space or asyncio.Event()
            await self._space.wait()
        self.put(frame)

    def close(self, code: int) -> None:
        """Take nothing any more; `run` ends once all is sent."""
        if self.closing is None:
            self.closing = code
        self._rouse()
        self._let_in()

    def give_up_after(self, seconds: float) -> None:
        """Drop the connection by then, if it still does not read what it is to be closed with."""
        asyncio.get_running_loop().call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        if not self._done:
            self._abort()

    def end(self) -> None:
        """Take nothing any more, since the connection is gone."""
        self._done = True
        self.close(GONE)

    async def run(self, send: Callable[[str], Awaitable[None]]) -> int:
        """Send what is put; return the code to close with."""
        while self._frames or self.closing is None:
            if not self._frames:
                self._wake = asyncio.get_running_loop().create_future()
                await self._wake
                continue
            frame = self._frames.pop(0)
            await send(frame)
            self._waiting -= len(frame)
            if self._waiting <= LOW:
                self._let_in()
        return self.closing

    def _rouse(self) -> None:
        if self._wake and not self._wake.done():
            self._wake.set_result(None)

    def _let_in(self) -> None:
        if self._space:
            self._space.set()
            self._space = None
