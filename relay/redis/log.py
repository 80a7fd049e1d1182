"""The logs of rooms in Redis Streams: an entry's id is its number + 1."""

from __future__ import annotations

from collections.abc import Sequence

from redis.asyncio import Redis

from relay.redis.link import Texts, named, run
from relay.store import PIECE, Behind

MAKE = """
if ARGV[2] ~= '' and not redis.call('SET', KEYS[4], ARGV[1], 'NX') then return 0 end
redis.call('HSET', KEYS[1], 'secret', ARGV[3], 'code', ARGV[2])
redis.call('XADD', KEYS[2], '1-0', 'entry', ARGV[4])
redis.call('ZADD', KEYS[3], ARGV[5], ARGV[1])
return 1
"""
APPEND = """
local number = tonumber(ARGV[1])
if number < 1 or redis.call('XLEN', KEYS[1]) ~= number then return 0 end
for at = 5, #ARGV do
    redis.call('XADD', KEYS[1], string.format('%d-0', number + at - 4), 'entry', ARGV[at])
end
redis.call('ZADD', KEYS[2], ARGV[2], ARGV[3])
redis.call('PUBLISH', ARGV[4], ARGV[1] .. '\\n' .. table.concat(ARGV, '\\n', 5))
return 1
"""
SHUT = """
local code = redis.call('HGET', KEYS[1], 'code')
if not code or code == '' then return end
redis.call('HSET', KEYS[1], 'code', '')
redis.call('DEL', ARGV[1] .. code)
"""
BEAT = """
local alive = redis.call('GET', KEYS[1])
if alive and ARGV[1] - alive > tonumber(ARGV[2]) then
    redis.call('RPUSH', KEYS[2], alive .. ' ' .. ARGV[1])
end
if not alive or tonumber(ARGV[1]) > tonumber(alive) then redis.call('SET', KEYS[1], ARGV[1]) end
"""
DUE = named("due")


class RedisLog:
    """A `Log`; appending is one script, so that of two processes one comes second."""

    def __init__(self, redis: Redis) -> None:
        self._redis: Texts = redis
        scripts = map(redis.register_script, (MAKE, APPEND, SHUT, BEAT))
        self._make, self._append, self._shut, self._beat = scripts

    async def make(self, room: str, secret: bytes, code: str | None, entry: str, due: int) -> bool:
        """Store a new room with its entry 0; False where the code is another room's."""
        keys = [named("room", room), named("log", room), DUE, named("code", code or "")]
        return bool(await run(self._make, keys, room, code or "", secret.hex(), entry, due))

    async def append(self, room: str, number: int, entries: Sequence[str], due: int) -> None:
        """Store the entries from `number` on, all or none; Behind where that is not the end."""
        keys, topic = [named("log", room), DUE], named("topic", room)
        if not await run(self._append, keys, number, due, room, topic, *entries):
            raise Behind

    async def read(self, room: str, number: int, most: int = PIECE) -> list[str]:
        """Return up to `most` entries from `number` on; none of an unknown room."""
        rows = await self._redis.xrange(named("log", room), f"{number + 1}-0", "+", most)
        return [fields["entry"] for _, fields in rows]

    async def secret(self, room: str) -> bytes | None:
        """Return the hash of the link's secret; None of an unknown room."""
        found = await self._redis.hget(named("room", room), "secret")
        return bytes.fromhex(found) if found else None

    async def find(self, code: str) -> str | None:
        """Return the room that has this code."""
        found: str | None = await self._redis.get(named("code", code))
        return found

    async def shut(self, room: str) -> None:
        """Free the room's code."""
        await run(self._shut, [named("room", room)], named("code", ""))

    async def due(self, now: int, most: int) -> list[str]:
        """Return rooms that want looking after by now (ms), the longest due first."""
        rooms: list[str] = await self._redis.zrangebyscore(DUE, "-inf", now, start=0, num=most)
        return rooms

    async def put_off(self, room: str, due: int) -> None:
        """Let the room want looking after later."""
        await self._redis.zadd(DUE, {room: due}, xx=True)

    async def remove(self, room: str) -> None:
        """Delete the room and all its entries."""
        await self.shut(room)
        await self._redis.zrem(DUE, room)
        await self._redis.delete(named("room", room), named("log", room))

    async def key(self, fresh: bytes) -> bytes:
        """Return the relay's private key, which is `fresh` the first time."""
        await self._redis.set(named("key"), fresh.hex(), nx=True)
        return bytes.fromhex(await self._redis.get(named("key")))

    async def beat(self, now: int, longest: int) -> None:
        """Note that a relay lives; a gap of more than `longest` ms before was a time down."""
        await run(self._beat, [named("alive"), named("downs")], now, longest)

    async def downs(self, since: int) -> list[tuple[int, int]]:
        """Return the times (from, to) that ended after `since` in which no relay lived."""
        rows = [row.split() for row in await self._redis.lrange(named("downs"), 0, -1)]
        return [(int(began), int(ended)) for began, ended in rows if int(ended) > since]
