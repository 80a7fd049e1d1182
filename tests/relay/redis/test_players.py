import asyncio
from collections.abc import Sequence

from redis.asyncio import Redis

from relay.accounts import Duel, Rated
from relay.redis.link import named
from relay.redis.players import RedisPlayers

# What it does stands in tests/relay/test_store.py.


def test_a_duel_is_counted_with_what_somebody_else_changed_meanwhile(redis: str) -> None:
    async def test() -> None:
        client = Redis.from_url(redis, decode_responses=True)
        players, other = RedisPlayers(client), RedisPlayers(client)
        seen: list[Sequence[Rated | None]] = []

        def judge(before: Sequence[Rated | None]) -> list[Rated]:
            seen.append(before)
            return [Rated(25, 8, len(seen)), Rated(25, 8, len(seen))]

        async def meddle() -> None:
            await other.name("a", "Ann")

        meddling = [asyncio.create_task(meddle()) for _ in range(5)]
        assert await players.rate(Duel("room", "splits", 1, ("a", "b"), ()), judge)
        await asyncio.gather(*meddling)
        assert (await players.player("a")).name == "Ann"
        assert (await players.player("a")).rated["splits"].games == len(seen)
        assert await client.zcard(named("best", "splits")) == 2
        await client.aclose()

    asyncio.run(test())
