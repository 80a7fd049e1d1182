"""Rooms at the relay, on both storages: who gets in, what is stored once, when turns close."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from relay.load.client import Refused
from relay.store import PIECE
from tests.relay.people import Person, begun, message, same, turn
from tests.relay.running import ORIGIN, Running, Time, run, running

HOUR = 30_000


AtRelay = Callable[[Callable[[Running], Coroutine[Any, Any, None]]], None]
InMatch = Callable[[str, Callable[[Running, Person, Person], Coroutine[Any, Any, None]]], None]


@pytest.fixture
def at_relay(folder: Path, log: str | None) -> AtRelay:
    """Runs a test's coroutine with a relay, on each storage."""

    def start(test: Callable[[Running], Coroutine[Any, Any, None]]) -> None:
        async def whole() -> None:
            async with running(folder, log) as relay:
                await test(relay)

        run(whole())

    return start


@pytest.fixture
def in_match(at_relay: AtRelay) -> InMatch:
    """Runs a test's coroutine with a relay and two people whose match has begun."""

    def start(
        game: str, test: Callable[[Running, Person, Person], Coroutine[Any, Any, None]]
    ) -> None:
        async def whole(relay: Running) -> None:
            one, two = await relay.people(2)
            await begun([one, two], game)
            await test(relay, one, two)

        at_relay(whole)

    return start


def kinds(person: Person, since: int = 0) -> list[str]:
    return [json.loads(entry["text"])["kind"] for entry in person.log[since:]]


def test_a_message_sent_again_is_one_entry_and_has_one_answer(at_relay: AtRelay) -> None:
    async def test(relay: Running) -> None:
        person = await relay.person()
        await person.make("splits")
        signed = person.say_text("join", name="Ann")
        answers = [await person.client.ask("post", room=person.id, **signed) for _ in range(3)]
        again = await relay.person(person.key)  # after a lost connection
        answers.append(await again.client.ask("post", room=person.id, **signed))
        assert answers == [{"number": 1}] * 4
        assert kinds(person) == ["room", "join"]

    at_relay(test)


def test_an_opening_sent_again_is_held_again_and_then_stands_where_it_stands(
    in_match: InMatch,
) -> None:
    async def test(relay: Running, one: Person, two: Person) -> None:
        await asyncio.gather(one.seal(), two.seal())
        await one.stage("opening")
        signed = one.opening()
        for _ in range(2):
            assert await one.client.ask("post", room=one.id, **signed) == {"held": True}
        await two.open()
        await one.until(lambda: one.room.stage == "sealing")
        (number,) = (entry["number"] for entry in one.log if entry["text"] == signed["text"])
        assert await one.client.ask("post", room=one.id, **signed) == {"number": number}

    in_match("olifantenpad", test)


def test_last_turns_message_is_stale_and_has_no_effect(in_match: InMatch) -> None:
    async def test(relay: Running, one: Person, two: Person) -> None:
        late = message(one, "emote", id="A" * 16, turn=one.room.turn - 1, emote="hello")
        with pytest.raises(Refused, match="stale"):
            await one.client.ask("post", room=one.id, **late)
        await same(one, two)
        assert "emote" not in kinds(two)

    in_match("olifantenpad", test)


@pytest.mark.parametrize("processes", [1, 2])
def test_two_join_for_the_last_seat_and_exactly_one_gets_it(
    folder: Path, redis: str, processes: int
) -> None:
    async def test() -> None:
        async with running(folder, redis) as here, running(folder / "2", redis) as there:
            host, *friends = await here.people(3)
            made = await host.make("splits")
            await host.join()
            for friend in friends:
                await friend.read(made["room"], made["secret"])
                await friend.join()
            both = [await relay.person() for relay in (here, there if processes == 2 else here)]
            for person in both:
                await person.read(made["room"], made["secret"])
            joining = (person.say("join", name="Last") for person in both)
            done = await asyncio.gather(*joining, return_exceptions=True)
            refused = [each for each in done if isinstance(each, Refused)]
            assert [each.message for each in refused] == ["room-full"]
            await host.until(lambda: len(host.room.players) == 4)
            assert sum(host.room.player(person.name) is not None for person in both) == 1

    run(test())


def test_the_organiser_leaves_before_the_start_and_the_next_one_organises(
    at_relay: AtRelay,
) -> None:
    async def test(relay: Running) -> None:
        one, two, three = people = await relay.people(3)
        made = await one.make("splits")
        for person in (two, three):
            await person.read(made["room"], made["secret"])
        for person in people:
            await person.join()
        await three.until(lambda: all(player.ready for player in three.room.players))
        with pytest.raises(Refused, match="room-organiser"):
            await two.say("start")
        await one.say("leave")
        await two.until(lambda: len(two.room.players) == 2)
        await two.say("start")
        await three.stage("sealing")

    at_relay(test)


def test_a_rematch_begins_with_one_click_of_each(in_match: InMatch) -> None:
    async def test(relay: Running, one: Person, two: Person) -> None:
        people = [one, two]
        while people[0].room.stage != "over":
            await turn(people)
        for person in people:
            await person.until(lambda p=person: p.room.told)
        await asyncio.gather(*(person.say("ready", ready=True) for person in people))
        for person in people:
            await person.stage("sealing")
            assert person.room.seeding

    in_match("splits", test)


def test_bots_play_along(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            person = await relay.person()
            await person.make("splits")
            await person.join()
            await person.say("bots", levels=["easy"])
            await person.say("start")
            await person.stage("sealing")
            await turn([person])
            while person.room.stage != "over":
                await turn([person])
            assert person.room.seats[1] == {"level": "easy"}

    run(test())


def test_who_comes_late_reads_the_log_in_pieces_and_then_what_comes(at_relay: AtRelay) -> None:
    async def test(relay: Running) -> None:
        one, two = people = await relay.people(2)
        made = await one.make("splits")
        for person in people:
            await person.read(made["room"], made["secret"])
            await person.join()
        for at in range(2 * PIECE):
            await one.say("ready", ready=bool(at % 2))
        late = await relay.person()
        await late.read(made["room"], made["secret"])
        pieces = [len(frame["entries"]) for frame in late.frames if "entries" in frame]
        assert pieces[:2] == [PIECE, PIECE]
        await one.say("start")
        await same(one, two, late)

    at_relay(test)


def test_the_turn_closes_at_its_deadline_without_who_says_nothing(in_match: InMatch) -> None:
    async def test(relay: Running, one: Person, two: Person) -> None:
        await one.seal()
        await relay.forward(HOUR - 2000)
        assert one.room.stage == "sealing"
        await relay.forward(2000)
        await one.open()
        await one.until(lambda: one.room.turn == 3)
        assert two.seat not in one.room.round.seals

    in_match("olifantenpad", test)


def test_openings_are_held_until_ten_seconds_after_the_deadline_at_most(in_match: InMatch) -> None:
    async def test(relay: Running, one: Person, two: Person) -> None:
        await asyncio.gather(one.seal(), two.seal())
        await one.open()
        await relay.forward(HOUR + 8000)
        assert one.room.stage == "opening"
        assert two.room.stage == "opening"
        await relay.forward(2000)
        await one.until(lambda: one.room.turn == 3)
        assert "opening" in kinds(one)

    in_match("olifantenpad", test)


def test_friends_alone_stop_the_clock_and_somebody_starts_it_again(in_match: InMatch) -> None:
    async def test(relay: Running, one: Person, two: Person) -> None:
        people = [one, two]
        turn_before = one.room.turn
        for person in people:
            await person.client.close()
        await _until_nobody(relay)
        await relay.forward(10 * HOUR)
        await one.connect(relay.url, ORIGIN)
        await one.read()
        await one.until(lambda: one.room.round.deadline is not None)
        assert kinds(one)[-2:] == ["deadline", "deadline"]
        assert one.room.turn == turn_before
        assert one.room.round.deadline > relay.time() + HOUR - 10_000
        await two.connect(relay.url, ORIGIN)
        await two.read()
        await turn(people)

    in_match("olifantenpad", test)


async def _until_nobody(relay: Running) -> None:
    async with asyncio.timeout(10):
        while any(table.audience.keys() for table in relay.relay.rooms.loaded()):
            await asyncio.sleep(0.01)


def test_a_room_that_nobody_came_back_to_ends_after_a_day_and_goes_when_its_time_is_over(
    folder: Path, log: str | None
) -> None:
    async def test() -> None:
        async with running(folder, log, keep=30) as relay:
            person = await relay.person()
            made = await person.make("splits")
            await person.client.close()
            await _until_nobody(relay)
            store = relay.relay.house.store
            relay.time.forward(86_400_000 + 5000)
            await relay.look()
            await relay.relay.rooms.sweep()
            rows = await store.log.read(made["room"], 0)
            assert json.loads(json.loads(rows[-1])["text"])["kind"] == "end"
            relay.time.forward(31 * 86_400_000)
            async with asyncio.timeout(10):  # one sweep lets go of it, one looks after it
                while await store.log.read(made["room"], 0):
                    await relay.look()
                    await relay.relay.rooms.sweep()

    run(test())


@pytest.mark.parametrize("late", [-1, 0, 1])
def test_the_last_seal_and_the_deadline_in_one_millisecond_on_two_processes(
    folder: Path, redis: str, late: int
) -> None:
    async def test() -> None:
        time = Still()
        here = running(folder, redis, time)
        there = running(folder / "2", redis, time)
        async with here as here, there as there:
            one, two = people = [await here.person(), await there.person()]
            await begun(people, "olifantenpad")
            for first in (0, 1, 2):
                await same(one, two)
                before, now = len(one.log), one.room.turn
                await one.seal()
                await two.until(lambda: len(two.room.round.seals) == 1)
                assert one.room.round.deadline is not None
                time.at = one.room.round.deadline + late
                at_once = [there.look(), here.look()]
                at_once.insert(first, _quietly(two.seal()))
                await asyncio.gather(*at_once)
                await one.stage("opening")
                await two.stage("opening")
                await asyncio.gather(*(_quietly(person.open()) for person in people))
                time.at += 10_000
                await here.look()
                for person in people:
                    await person.until(lambda p=person, now=now: p.room.turn > now)
                await same(one, two)
                said = kinds(one, before)
                assert said.count("close") == 1
                assert said.count("opening") == said.count("seal")
                assert "seal" not in said[said.index("close") :]

    run(test())


class Still(Time):
    """A clock that goes on only as the test says."""

    def __init__(self) -> None:
        super().__init__()
        self.at = super().__call__()

    def __call__(self) -> int:
        return self.at


async def _quietly(work: Coroutine[Any, Any, Any]) -> None:
    with suppress(Refused):
        await work
