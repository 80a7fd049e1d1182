import asyncio

from redis.asyncio import Redis

from relay.redis.link import named
from relay.redis.log import RedisLog

# What it does stands in tests/relay/test_store.py.


def test_an_entry_has_the_id_of_its_number_and_one(redis: str) -> None:
    async def test() -> None:
        client = Redis.from_url(redis, decode_responses=True)
        log = RedisLog(client)
        await log.make("A" * 22, b"", None, "zero", 1)
        await log.append("A" * 22, 1, ["one", "two"], 5)
        rows = await client.xrange(named("log", "A" * 22))
        assert [(id, fields["entry"]) for id, fields in rows] == [
            ("1-0", "zero"),
            ("2-0", "one"),
            ("3-0", "two"),
        ]
        await client.aclose()

    asyncio.run(test())
