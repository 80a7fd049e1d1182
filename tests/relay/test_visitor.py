import asyncio
import json

import pytest

import relay.visitor as visitor_module
from relay.visitor import TAKEN, Visitor


def test_each_has_a_challenge_of_its_own() -> None:
    made = {Visitor("1:1", "o", "a", lambda: None).challenge for _ in range(9)}
    assert len(made) == 9


def test_who_is_taken_over_hears_why_and_nothing_more() -> None:
    async def test() -> None:
        visitor = Visitor("1:1", "o", "a", lambda: None)
        visitor.tell({"a": "é"})
        visitor.take_over()
        visitor.tell({"b": 1})
        frames = [json.loads(frame) for frame in visitor.outbox._frames]
        assert frames == [{"a": "é"}, {"closed": {"message": "taken-over"}}]
        assert visitor.outbox.closing == TAKEN

    asyncio.run(test())


def test_who_does_not_even_read_that_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitor_module, "LINGER", 0.01)

    async def test() -> None:
        dropped, gate = asyncio.Event(), asyncio.Event()
        visitor = Visitor("1:1", "o", "a", dropped.set)

        async def send(frame: str) -> None:
            await gate.wait()

        sending = asyncio.create_task(visitor.outbox.run(send))
        visitor.take_over()
        async with asyncio.timeout(5):
            await dropped.wait()
        gate.set()
        assert await sending == TAKEN

    asyncio.run(test())


def test_who_is_gone_by_then_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitor_module, "LINGER", 0.0)

    async def test() -> None:
        dropped: list[int] = []
        visitor = Visitor("1:1", "o", "a", lambda: dropped.append(1))
        visitor.take_over()
        visitor.outbox.end()
        await asyncio.sleep(0.01)
        assert dropped == []

    asyncio.run(test())


def test_what_cannot_be_sent_as_it_is_is_sent_as_what_it_stands_for() -> None:
    visitor = Visitor("1:1", "o", "a", lambda: None)
    visitor.tell({"kind": "\ud800"})
    (frame,) = visitor.outbox._frames
    assert frame.isascii()
    assert json.loads(frame) == {"kind": "\ud800"}
