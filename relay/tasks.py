"""The end of tasks that would go on for ever."""

from __future__ import annotations

import asyncio
from typing import Any

AGAIN = 0.5
"""Seconds until a task is told once more."""


async def ended(task: asyncio.Task[Any]) -> None:
    """Cancel a task and wait until it is done.

    It is told again where the first word got lost: libraries do swallow it now and then.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=AGAIN)
