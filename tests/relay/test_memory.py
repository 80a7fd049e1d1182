import asyncio

from relay import memory
from relay.memory import Memory


def test_what_counts_no_more_is_forgotten_once_there_is_much() -> None:
    async def test() -> None:
        now = [0]
        kept = Memory(lambda: now[0])
        for each in range(memory.MANY + 1):
            await kept.allow(f"address {each}", 3, 60)
        now[0] = 60_000
        await kept.allow("one more", 3, 60)
        assert list(kept._counted) == ["one more"]

    asyncio.run(test())
