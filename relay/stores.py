"""Opens what a relay keeps: in a folder, or in the Redis of an address."""

from __future__ import annotations

import secrets
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


async def in_folder(folder: Path, clock: Clock | None = None) -> Store:
    """Return the store in a folder, which is made if need be; one process at a time may."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    writer = Writer(folder / FILE, log.SCHEMA + players.SCHEMA)

    async def close() -> None:
        writer.close()

    return Store(
        SqliteLog(writer), Memory(clock), SqlitePlayers(writer), secrets.token_hex(4), close
    )


async def in_redis(url: str) -> Store:
    """Return the store in a Redis server, which other processes may share."""
    redis = Redis.from_url(url, decode_responses=True)
    process = secrets.token_hex(4)
    shared = RedisShared(redis, process)
    await shared.beat()

    async def close() -> None:
        await shared.close()
        await redis.aclose()

    return Store(RedisLog(redis), shared, RedisPlayers(redis), process, close)
