"""What all processes of a relay have to agree on for a while, in Redis."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping

from redis.asyncio import Redis

from relay.clock import Clock, steady
from relay.redis.link import Texts, Topics, named, run

HOLD = 900
"""Seconds that an opening is held at most."""
DAY = 86_400
LIFE = 3000
"""Milliseconds without a beat after which a process counts as dead."""
PROCESSES = named("processes")
NOW = "local t = redis.call('TIME') local now = t[1] * 1000 + math.floor(t[2] / 1000)\n"
ALLOW = (
    NOW
    + """
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[2] * 1000, ARGV[3])
redis.call('EXPIRE', KEYS[1], ARGV[2])
return 1
"""
)
BEAT = (
    NOW
    + """
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
return {tostring(now), redis.call('ZRANGE', KEYS[1], 0, -1)}
"""
)
UNQUEUE = """
if ARGV[2] == '' or redis.call('HGET', KEYS[1], ARGV[1]) == ARGV[2] then
    redis.call('HDEL', KEYS[1], ARGV[1])
end
"""
CLAIM = """
if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
if redis.call('HGET', KEYS[1], ARGV[3]) ~= ARGV[4] then return 0 end
return redis.call('HDEL', KEYS[1], ARGV[1], ARGV[3])
"""


class RedisShared:
    """A `Shared` of many processes. A connection's name begins with its process', then a colon."""

    def __init__(self, redis: Redis, process: str, clock: Clock | None = None) -> None:
        self._redis: Texts = redis
        self._process = process
        self._topics = Topics(redis)
        scripts = map(redis.register_script, (ALLOW, BEAT, UNQUEUE, CLAIM))
        self._allow, self._beat, self._unqueue, self._claim = scripts
        self._living: set[str] = set()
        self._given, self._now = clock, clock or steady()

    def now(self) -> int:
        """Return Redis' time as of the last beat, gone on since; ms since 1970."""
        return self._now()

    async def beat(self) -> None:
        """Note that this process lives, and look which others still do."""
        asked = time.monotonic()
        now, living = await run(self._beat, [PROCESSES], self._process, LIFE)
        now = int(now) + int(500 * (time.monotonic() - asked))
        self._now = self._given or steady(now)
        gone, self._living = self._living - set(living), set(living)
        if gone:
            self._topics.stir()

    async def hold(self, room: str, turn: int, seat: int, opening: str) -> None:
        """Keep a seat's opening for the batch; a later one of the same seat replaces it."""
        key = named("held", room, str(turn))
        await self._redis.pipeline().hset(key, str(seat), opening).expire(key, HOLD).execute()

    async def held(self, room: str, turn: int) -> dict[int, str]:
        """Return the openings held for this turn."""
        rows = await self._redis.hgetall(named("held", room, str(turn)))
        return {int(seat): opening for seat, opening in rows.items()}

    async def drop(self, room: str, turn: int) -> None:
        """Forget the openings of this turn."""
        await self._redis.delete(named("held", room, str(turn)))

    async def come(self, room: str, connection: str, key: str) -> None:
        """Note that a connection reads the room."""
        here = named("here", room)
        await self._redis.pipeline().hset(here, connection, key).expire(here, DAY).execute()

    async def go(self, room: str, connection: str) -> None:
        """Note that it does no more."""
        await self._redis.hdel(named("here", room), connection)

    async def present(self, room: str) -> dict[str, str]:
        """Return connection → key of all that read the room at a living process."""
        rows = await self._redis.hgetall(named("here", room))
        gone = [name for name in rows if not self._lives(name)]
        if gone:
            await self._redis.hdel(named("here", room), *gone)
        return {name: key for name, key in rows.items() if name not in gone}

    def _lives(self, connection: str) -> bool:
        """Whether the process of a connection does."""
        process = connection.partition(":")[0]
        return process == self._process or process in self._living

    async def take(self, key: str) -> int:
        """Return a number for a new connection of a key, greater than those of older ones."""
        return int(await self._redis.incr(named("connections")))

    async def allow(self, name: str, most: int, seconds: int) -> str | None:
        """Count one more under `name`; None, uncounted, if `most` came in the last seconds."""
        mark = secrets.token_hex(8)
        allowed = await run(self._allow, [named("count", name)], most, seconds, mark)
        return mark if allowed else None

    async def forgive(self, name: str, mark: str) -> None:
        """Take back what `allow` counted under that mark."""
        await self._redis.zrem(named("count", name), mark)

    async def queue(self, game: str, key: str, waiting: str) -> None:
        """Let a key wait for a duel, in place of an earlier wait."""
        await self._redis.hset(named("queue", game), key, waiting)

    async def unqueue(self, game: str, key: str, waiting: str | None = None) -> None:
        """Let a key wait no longer (only if it still waits with that text, where one is given)."""
        await run(self._unqueue, [named("queue", game)], key, waiting or "")

    async def waiting(self, game: str) -> dict[str, str]:
        """Return who waits: key → what was given."""
        rows: dict[str, str] = await self._redis.hgetall(named("queue", game))
        return {key: waiting for key, waiting in rows.items() if self._lives(waiting)}

    async def claim(self, game: str, pair: Mapping[str, str]) -> bool:
        """Take two out of the queue, both or none: False where one no longer waits with that."""
        words = [word for row in pair.items() for word in row]
        return bool(await run(self._claim, [named("queue", game)], *words))

    async def tell(self, topic: str, message: str) -> None:
        """Tell all who listen to the topic, at every process."""
        await self._redis.publish(named("topic", topic), message)

    async def listen(self, topic: str, listener: Callable[[str], None]) -> None:
        """Call `listener` with every message of the topic from now on."""
        await self._topics.listen(topic, listener)

    async def unlisten(self, topic: str, listener: Callable[[str], None]) -> None:
        """Stop that, unless somebody else listens by now."""
        await self._topics.unlisten(topic, listener)

    async def close(self) -> None:
        """Listen no more."""
        await self._topics.close()
