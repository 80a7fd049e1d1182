import asyncio
from contextlib import suppress

import pytest

from relay import tasks
from relay.tasks import ended


@pytest.mark.parametrize("swallows", [0, 1, 3])
def test_a_task_ends_even_where_a_library_swallows_the_word(
    swallows: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "AGAIN", 0.01)

    async def stubborn() -> None:
        for _ in range(swallows):
            with suppress(asyncio.CancelledError):
                await asyncio.Event().wait()
        await asyncio.Event().wait()

    async def test() -> None:
        task = asyncio.create_task(stubborn())
        await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await ended(task)
        assert task.cancelled()

    asyncio.run(test())
