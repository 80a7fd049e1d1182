"""Rings once, when something is due."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

FAR = 86_400.0
"""Seconds beyond which nobody waits: what is due then is found by looking at the storage."""


class Alarm:
    """Calls `ring` after a while; setting it again puts that off."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None

    def set(self, seconds: float | None) -> None:
        """Ring in so many seconds, or not at all."""
        if self._handle:
            self._handle.cancel()
            self._handle = None
        if seconds is not None and seconds < FAR:
            loop = asyncio.get_running_loop()
            self._handle = loop.call_later(max(0.0, seconds), self._go_off)

    def is_within(self, seconds: float) -> bool:
        """Whether it rings within so many seconds."""
        now = asyncio.get_running_loop().time()
        return self._handle is not None and self._handle.when() < now + seconds

    def _go_off(self) -> None:
        self._handle = None
        self._ring()
