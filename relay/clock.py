"""A clock that never goes back and does not jump when the machine's is set."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], int]
"""Gives ms since 1970."""


def steady(start: int | None = None) -> Clock:
    """Return a clock that goes on from `start` ms (the machine's time) as real time passes."""
    begun = time.monotonic_ns()
    origin = time.time_ns() if start is None else start * 1_000_000

    def now() -> int:
        return (origin + time.monotonic_ns() - begun) // 1_000_000

    return now
