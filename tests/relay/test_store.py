"""What every storage must do: one suite, on SQLite and on a real Redis server."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest

from relay.redis import shared
from relay.store import Behind, Store
from tests.relay.storage import Suite, opened

ROOM, OTHER = "A" * 22, "B" * 22


async def made(store: Store, room: str = ROOM, code: str | None = "ABCDEF", due: int = 5) -> bool:
    return await store.log.make(room, b"s" * 32, code, '{"number":0}', due)


# The log.


def test_entries_come_back_as_they_were_stored_in_their_order(on: Suite) -> None:
    async def test(store: Store) -> None:
        assert await made(store)
        await store.log.append(ROOM, 1, ["one é ∂ 🐘", "two"], 9)
        await store.log.append(ROOM, 3, ["three"], 9)
        assert await store.log.read(ROOM, 0) == ['{"number":0}', "one é ∂ 🐘", "two", "three"]
        assert await store.log.read(ROOM, 1, 2) == ["one é ∂ 🐘", "two"]
        assert await store.log.read(ROOM, 4) == []
        assert await store.log.read(OTHER, 0) == []

    on(test)


@pytest.mark.parametrize("number", [0, 1, 3, 4])
def test_what_is_not_at_the_end_is_refused_and_leaves_nothing(on: Suite, number: int) -> None:
    async def test(store: Store) -> None:
        await made(store)
        await store.log.append(ROOM, 1, ["one"], 9)
        with pytest.raises(Behind):
            await store.log.append(ROOM, number, ["other", "more"], 9)
        assert await store.log.read(ROOM, 1) == ["one"]

    on(test)


def test_nothing_is_added_to_a_room_that_is_not_there(on: Suite) -> None:
    async def test(store: Store) -> None:
        for number in (0, 1):
            with pytest.raises(Behind):
                await store.log.append(OTHER, number, ["entry"], 9)
        assert await store.log.read(OTHER, 0) == []

    on(test)


def test_of_many_who_append_at_one_place_one_does(on: Suite) -> None:
    async def test(store: Store) -> None:
        await made(store)
        tries = (store.log.append(ROOM, 1, [str(each)] * 3, 9) for each in range(40))
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert done.count(None) == 1
        assert sum(isinstance(each, Behind) for each in done) == 39
        assert len(set(await store.log.read(ROOM, 1))) == 1
        assert len(await store.log.read(ROOM, 1)) == 3

    on(test)


def test_a_code_opens_one_room_until_it_is_shut(on: Suite) -> None:
    async def test(store: Store) -> None:
        assert await made(store)
        assert not await made(store, OTHER)
        assert await store.log.read(OTHER, 0) == []
        assert await store.log.find("ABCDEF") == ROOM
        assert await store.log.find("FEDCBA") is None
        await store.log.shut(ROOM)
        assert await store.log.find("ABCDEF") is None
        assert await made(store, OTHER)
        assert await store.log.find("ABCDEF") == OTHER

    on(test)


def test_rooms_without_a_code_do_not_meet(on: Suite) -> None:
    async def test(store: Store) -> None:
        assert await made(store, code=None)
        assert await made(store, OTHER, code=None)
        assert await store.log.find("") is None

    on(test)


def test_the_secret_is_that_of_its_room(on: Suite) -> None:
    async def test(store: Store) -> None:
        await made(store)
        assert await store.log.secret(ROOM) == b"s" * 32
        assert await store.log.secret(OTHER) is None

    on(test)


def test_what_is_due_comes_the_longest_due_first(on: Suite) -> None:
    async def test(store: Store) -> None:
        await made(store, due=7)
        await made(store, OTHER, code=None, due=5)
        assert await store.log.due(4, 10) == []
        assert await store.log.due(7, 10) == [OTHER, ROOM]
        assert await store.log.due(7, 1) == [OTHER]
        await store.log.append(OTHER, 1, ["one"], 9)
        assert await store.log.due(8, 10) == [ROOM]
        await store.log.put_off(ROOM, 20)
        assert await store.log.due(19, 10) == [OTHER]
        await store.log.put_off("C" * 22, 1)
        assert await store.log.due(19, 10) == [OTHER]

    on(test)


def test_a_removed_room_leaves_nothing_and_frees_its_code(on: Suite) -> None:
    async def test(store: Store) -> None:
        await made(store)
        await made(store, OTHER, code="FEDCBA")
        await store.log.append(ROOM, 1, ["one"], 9)
        await store.log.remove(ROOM)
        assert await store.log.read(ROOM, 0) == []
        assert await store.log.secret(ROOM) is None
        assert await store.log.find("ABCDEF") is None
        assert await store.log.due(99, 10) == [OTHER]

    on(test)


def test_all_of_it_outlasts_the_process(folder: Path, log: str | None) -> None:
    async def test() -> None:
        async with opened(folder, log) as store:
            await made(store)
            await store.log.append(ROOM, 1, ["one"], 9)
            assert await store.log.key(b"k" * 32) == b"k" * 32
        async with opened(folder, log) as store:
            assert await store.log.read(ROOM, 0) == ['{"number":0}', "one"]
            assert await store.log.key(b"l" * 32) == b"k" * 32

    asyncio.run(test())


def test_a_gap_in_the_signs_of_life_is_a_time_down(on: Suite) -> None:
    async def test(store: Store) -> None:
        for now in (1000, 1500, 2000, 9000, 9500, 30_000):
            await store.log.beat(now, 2000)
        assert await store.log.downs(0) == [(2000, 9000), (9500, 30_000)]
        assert await store.log.downs(9000) == [(9500, 30_000)]
        assert await store.log.downs(30_000) == []

    on(test)


# What is soon over.


def test_openings_are_held_by_turn_and_seat(on: Suite) -> None:
    async def test(store: Store) -> None:
        await store.shared.hold(ROOM, 3, 1, "one")
        await store.shared.hold(ROOM, 3, 0, "none")
        await store.shared.hold(ROOM, 3, 1, "again")
        await store.shared.hold(ROOM, 4, 0, "later")
        assert await store.shared.held(ROOM, 3) == {1: "again", 0: "none"}
        await store.shared.drop(ROOM, 3)
        assert await store.shared.held(ROOM, 3) == {}
        assert await store.shared.held(ROOM, 4) == {0: "later"}
        assert await store.shared.held(OTHER, 4) == {}

    on(test)


def test_who_is_there_is_known_by_connection(on: Suite) -> None:
    async def test(store: Store) -> None:
        one, two = f"{store.process}:1", f"{store.process}:2"
        await store.shared.come(ROOM, one, "key")
        await store.shared.come(ROOM, two, "key")
        await store.shared.come(OTHER, two, "key")
        assert await store.shared.present(ROOM) == {one: "key", two: "key"}
        await store.shared.go(ROOM, one)
        await store.shared.go(ROOM, one)
        assert await store.shared.present(ROOM) == {two: "key"}
        assert await store.shared.present(OTHER) == {two: "key"}

    on(test)


def test_newer_connections_have_greater_numbers(on: Suite) -> None:
    async def test(store: Store) -> None:
        numbers = [await store.shared.take("key") for _ in range(5)]
        assert sorted(set(numbers)) == numbers

    on(test)


def test_so_many_are_allowed_in_any_so_many_seconds(on: Suite) -> None:
    async def test(store: Store) -> None:
        marks = [await store.shared.allow("a", 3, 60) for _ in range(5)]
        assert [mark is None for mark in marks] == [False, False, False, True, True]
        assert await store.shared.allow("b", 3, 60) is not None
        await store.shared.forgive("a", str(marks[1]))
        assert await store.shared.allow("a", 3, 60) is not None
        assert await store.shared.allow("a", 3, 60) is None

    on(test)


def test_at_once_no_more_are_allowed_than_one_after_the_other(on: Suite) -> None:
    async def test(store: Store) -> None:
        marks = await asyncio.gather(*(store.shared.allow("a", 10, 60) for _ in range(50)))
        assert sum(mark is not None for mark in marks) == 10

    on(test)


def test_one_can_wait_in_a_queue_once(on: Suite) -> None:
    async def test(store: Store) -> None:
        name = store.process
        await store.shared.queue("splits", "a", f"{name}:1 x")
        await store.shared.queue("splits", "a", f"{name}:2 y")
        await store.shared.queue("splits", "b", f"{name}:3 z")
        assert await store.shared.waiting("splits") == {"a": f"{name}:2 y", "b": f"{name}:3 z"}
        assert await store.shared.waiting("olifantenpad") == {}
        await store.shared.unqueue("splits", "a", f"{name}:1 x")
        assert "a" in await store.shared.waiting("splits")
        await store.shared.unqueue("splits", "a", f"{name}:2 y")
        assert "a" not in await store.shared.waiting("splits")
        await store.shared.unqueue("splits", "b")
        assert await store.shared.waiting("splits") == {}

    on(test)


def test_two_are_taken_out_of_a_queue_together_and_by_one(on: Suite) -> None:
    async def test(store: Store) -> None:
        a, b = f"{store.process}:1 x", f"{store.process}:2 y"
        await store.shared.queue("splits", "a", a)
        await store.shared.queue("splits", "b", b)
        assert not await store.shared.claim("splits", {"a": a, "b": "else"})
        assert not await store.shared.claim("splits", {"a": a, "c": "else"})
        assert len(await store.shared.waiting("splits")) == 2
        claims = (store.shared.claim("splits", {"a": a, "b": b}) for _ in range(9))
        assert sorted(await asyncio.gather(*claims)) == [False] * 8 + [True]
        assert await store.shared.waiting("splits") == {}

    on(test)


def test_who_listens_is_told(on: Suite) -> None:
    async def test(store: Store) -> None:
        heard: list[str] = []
        told = asyncio.Event()

        def hear(message: str) -> None:
            heard.append(message)
            told.set()

        await store.shared.listen("topic", hear)
        await store.shared.tell("other", "nothing")
        await store.shared.tell("topic", "something")
        async with asyncio.timeout(5):
            await told.wait()
        await store.shared.unlisten("topic", print)  # which is not the one that listens
        told.clear()
        await store.shared.tell("topic", "more")
        async with asyncio.timeout(5):
            await told.wait()
        await store.shared.unlisten("topic", hear)
        await store.shared.tell("topic", "no more")
        await store.shared.listen("topic", heard.append)
        assert heard == ["something", "more"]

    on(test)


# Several processes over one Redis.


def test_another_process_is_told_what_was_stored_and_to_whom_it_is_new(redis: str) -> None:
    async def test() -> None:
        async with opened(Path(), redis) as one, opened(Path(), redis) as two:
            heard: asyncio.Queue[str] = asyncio.Queue()
            await two.shared.listen(ROOM, heard.put_nowait)
            await made(one)
            await one.log.append(ROOM, 1, ["one", "two"], 9)
            async with asyncio.timeout(5):
                assert await heard.get() == "1\none\ntwo"

    asyncio.run(test())


def test_a_process_that_died_is_nobody_any_more(
    redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared, "LIFE", 200)

    async def test() -> None:
        async with opened(Path(), redis) as one, opened(Path(), redis) as two:
            heard: asyncio.Queue[str] = asyncio.Queue()
            await one.shared.listen(ROOM, heard.put_nowait)
            await one.shared.beat()
            await two.shared.beat()
            await one.shared.beat()
            await two.shared.come(ROOM, f"{two.process}:1", "key")
            await two.shared.queue("splits", "key", f"{two.process}:1 x")
            assert await one.shared.present(ROOM) == {f"{two.process}:1": "key"}
            assert await one.shared.waiting("splits") == {"key": f"{two.process}:1 x"}
            async with asyncio.timeout(10):
                while heard.empty():
                    await one.shared.beat()
            assert await one.shared.present(ROOM) == {}
            assert await one.shared.waiting("splits") == {}

    asyncio.run(test())


def test_a_lost_subscription_is_taken_up_again_and_that_is_told(redis: str) -> None:
    async def test() -> None:
        async with opened(Path(), redis) as one, opened(Path(), redis) as two:
            heard: asyncio.Queue[str] = asyncio.Queue()
            await one.shared.listen(ROOM, heard.put_nowait)
            await two.shared._redis.client_kill_filter(_type="pubsub")  # type: ignore[attr-defined]
            async with asyncio.timeout(10):
                while True:
                    await two.shared.tell(ROOM, "again")
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.2):
                            if await heard.get() == "again":
                                break

    asyncio.run(test())
