"""Opens what a relay keeps: in a folder, or in the Redis of an address."""

from __future__ import annotations

import secrets
import sqlite3
from pathlib import Path

from redis.asyncio import Redis

from relay.clock import Clock
from relay.memory import Memory
from relay.redis.log import RedisLog
from relay.redis.players import RedisPlayers
from relay.redis.shared import RedisShared
from relay.sqlite import log, players
from relay.sqlite.log import SqliteLog
from relay.sqlite.players import SqlitePlayers
from relay.sqlite.writer import Writer
from relay.store import Store

FILE = "relay.sqlite3"


class Taken(Exception):
    """Another process uses the folder; the text is what a person has to read."""


async def in_folder(folder: Path, clock: Clock | None = None) -> Store:
    """Return the store in a folder, made if need be; raises Taken where another process has it."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    lock = _lock(folder)
    writer = Writer(folder / FILE, log.SCHEMA + players.SCHEMA)

    async def close() -> None:
        writer.close()
        lock.close()

    return Store(
        SqliteLog(writer), Memory(clock), SqlitePlayers(writer), secrets.token_hex(4), close
    )


def _lock(folder: Path) -> sqlite3.Connection:
    """Hold the folder until this process ends, however it does."""
    lock = sqlite3.connect(folder / "lock", isolation_level=None, timeout=0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        raise Taken(f"Another relay uses {folder}: end it, or name another with --data.") from None
    return lock


async def in_redis(url: str, clock: Clock | None = None) -> Store:
    """Return the store in a Redis server, which other processes may share."""
    redis = Redis.from_url(url, decode_responses=True)
    process = secrets.token_hex(4)
    shared = RedisShared(redis, process, clock)
    await shared.beat()

    async def close() -> None:
        await shared.close()
        await redis.aclose()

    return Store(RedisLog(redis), shared, RedisPlayers(redis), process, close)
