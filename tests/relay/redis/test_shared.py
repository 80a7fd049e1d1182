import asyncio

from redis.asyncio import Redis

from relay.redis import shared
from relay.redis.link import named
from relay.redis.shared import RedisShared

# What it does stands in tests/relay/test_store.py.


def test_its_time_is_that_of_redis_gone_on_since(redis: str) -> None:
    async def test() -> None:
        client = Redis.from_url(redis, decode_responses=True)
        kept = RedisShared(client, "one")
        await kept.beat()
        seconds, micros = await client.time()
        assert abs(kept.now() - (seconds * 1000 + micros // 1000)) < 200
        before = kept.now()
        await asyncio.sleep(0.02)
        assert kept.now() >= before + 20
        await client.aclose()

    asyncio.run(test())


def test_held_openings_do_not_outlive_their_purpose(redis: str) -> None:
    async def test() -> None:
        client = Redis.from_url(redis, decode_responses=True)
        kept = RedisShared(client, "one")
        await kept.hold("room", 3, 0, "opening")
        assert 0 < await client.ttl(named("held", "room", "3")) <= shared.HOLD
        await kept.come("room", "one:1", "key")
        assert 0 < await client.ttl(named("here", "room")) <= shared.DAY
        await client.aclose()

    asyncio.run(test())


def test_a_given_clock_is_kept(redis: str) -> None:
    async def test() -> None:
        client = Redis.from_url(redis, decode_responses=True)
        kept = RedisShared(client, "one", lambda: 7)
        await kept.beat()
        assert kept.now() == 7
        await client.aclose()

    asyncio.run(test())
