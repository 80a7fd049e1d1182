"""A storage for a test's coroutine."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from relay.store import Store
from relay.stores import in_folder, in_redis
from tests.relay.running import Time

Suite = Callable[[Callable[[Store], Coroutine[Any, Any, None]]], None]


@asynccontextmanager
async def opened(folder: Path, log: str | None, time: Time | None = None) -> AsyncIterator[Store]:
    store = await (in_redis(log, time) if log else in_folder(folder, time))
    try:
        yield store
    finally:
        await store.close()
