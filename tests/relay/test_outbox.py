import asyncio

import pytest

from relay import outbox
from relay.outbox import ASLEEP, Outbox


def test_frames_are_sent_in_their_order_and_then_it_ends() -> None:
    async def test() -> None:
        sent: list[str] = []

        async def send(frame: str) -> None:
            await asyncio.sleep(0)
            sent.append(frame)

        box = Outbox(lambda: None)
        running = asyncio.create_task(box.run(send))
        await asyncio.sleep(0)
        for frame in ("a", "b", "c"):
            box.put(frame)
        box.close(4001)
        box.put("too late")
        box.close(1000)
        assert await running == 4001
        assert sent == ["a", "b", "c"]

    asyncio.run(test())


def test_one_that_nobody_empties_is_dropped_with_all_it_holds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox, "MOST", 10)

    async def test() -> None:
        dropped: list[int] = []
        box = Outbox(lambda: dropped.append(1))
        box.put("x" * 50)  # alone, a large frame may be
        assert box.closing is None
        box.put("y")
        assert box.closing == ASLEEP
        assert dropped == [1]
        box.put("z")
        assert box._frames == []

    asyncio.run(test())


def test_sending_waits_for_room_and_for_nothing_once_it_is_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox, "LOW", 4)

    async def test() -> None:
        box, sent, gate = Outbox(lambda: None), [], asyncio.Semaphore(0)

        async def send(frame: str) -> None:
            await gate.acquire()
            sent.append(frame)

        running = asyncio.create_task(box.run(send))
        box.put("aaaaaa")
        waiting = asyncio.create_task(box.send("b"))
        await asyncio.sleep(0.01)
        assert not waiting.done()
        gate.release()
        await waiting
        box.put("cccccc")
        late = asyncio.create_task(box.send("d"))
        await asyncio.sleep(0)
        box.close(1006)
        await late
        for _ in range(2):
            gate.release()
        assert await running == 1006
        assert sent == ["aaaaaa", "b", "cccccc"]

    asyncio.run(test())
