"""Duels: who meets whom, what is rated, and what a page is told of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from relay.duels import NEAR, WIDER, Waiting, pairs
from relay.load.client import Refused, enter
from relay.ratings import BASE
from relay.signing import Key, fresh, purpose
from tests.relay.people import Person, same, turn
from tests.relay.running import ORIGIN, Running, run, running


def waiting(key: str, mu: float, since: int = 0) -> Waiting:
    return Waiting(key, f"x:{key} ", key, mu, since)


def met(rows: list[Waiting], now: int = 0) -> list[set[str]]:
    return [{one.key, two.key} for one, two in pairs(rows, now)]


def test_the_nearest_by_rating_meet() -> None:
    rows = [waiting("a", 20), waiting("b", 30), waiting("c", 21), waiting("d", 29)]
    assert sorted(map(sorted, met(rows))) == [["a", "c"], ["b", "d"]]


def test_the_window_widens_with_the_time_that_somebody_waits() -> None:
    rows = [waiting("a", 20), waiting("b", 20 + NEAR + 10 * WIDER)]
    assert met(rows, 9_999) == []
    assert met(rows, 10_000) == [{"a", "b"}]


def test_one_alone_meets_nobody() -> None:
    assert met([]) == []
    assert met([waiting("a", 20)], 10**9) == []


async def found(relay: Running, people: list[Person], game: str = "splits") -> None:
    """Let two wait, meet and read their room."""
    for person, name in zip(people, ("Ann", "Bo"), strict=True):
        await person.client.ask("queue", game=game, name=name)
    await relay.relay.duels.pair()
    for person in people:
        await person.until(lambda p=person: any("found" in frame for frame in p.frames))
        told = next(frame["found"] for frame in person.frames if "found" in frame)
        await person.read(told["room"])


@pytest.mark.parametrize("game", ["olifantenpad", "splits"])
def test_a_duel_is_played_and_rated_once(folder: Path, log: str | None, game: str) -> None:
    async def test() -> None:
        async with running(folder, log) as relay:
            people = one, two = await relay.people(2)
            await found(relay, people, game)
            for person in people:
                await person.stage("sealing")
            while one.room.stage != "over":
                await turn(people)
            await same(one, two)
            await relay.relay.house.store.players.player(one.name)
            profiles = [await _rated(person, game) for person in people]
            assert [each["games"][game]["games"] for each in profiles] == [1, 1]
            history = [each["history"][0] for each in profiles]
            assert {each["game"] for each in history} == {game}
            assert history[0]["other"] == {"key": two.name, "name": profiles[1]["name"]}
            results = {each["won"] for each in history}
            assert results in ({True, False}, {None})
            best = await one.client.ask("best", game=game)
            assert {row["key"] for row in best} == {one.name, two.name}

    run(test())


async def _rated(person: Person, game: str) -> dict[str, object]:
    """A profile, once the duel is counted."""
    async with asyncio.timeout(10):
        while game not in (profile := await person.client.ask("profile"))["games"]:
            await asyncio.sleep(0.01)
    answer: dict[str, object] = profile
    return answer


def test_two_tabs_of_one_key_in_the_queue_do_not_meet(folder: Path, log: str | None) -> None:
    async def test() -> None:
        async with running(folder, log) as relay:
            key = Key(fresh())
            tabs = [await relay.person(key)]
            await tabs[0].client.ask("queue", game="splits", name="Ann")
            tabs.append(await relay.person(key))
            assert await tabs[0].closed() == 4001
            await tabs[1].client.ask("queue", game="splits", name="Ann")
            relay.time.forward(600_000)
            await relay.relay.duels.pair()
            other = await relay.person()
            await other.client.ask("queue", game="splits", name="Bo")
            await relay.relay.duels.pair()
            await other.until(lambda: any("found" in frame for frame in other.frames))
            await tabs[1].until(lambda: any("found" in frame for frame in tabs[1].frames))
            await tabs[1].read(next(f["found"] for f in tabs[1].frames if "found" in f)["room"])
            assert {player.key for player in tabs[1].room.players} == {key.public, other.name}
            assert await relay.relay.house.store.shared.waiting("splits") == {}

    run(test())


def test_who_leaves_or_is_lost_waits_no_longer(folder: Path, log: str | None) -> None:
    async def test() -> None:
        async with running(folder, log) as relay:
            one, two = await relay.people(2)
            for person in (one, two):
                await person.client.ask("queue", game="splits", name="Ann")
            await one.client.ask("unqueue")
            await two.client.close()
            async with asyncio.timeout(5):
                while await relay.relay.house.store.shared.waiting("splits"):
                    await asyncio.sleep(0.01)

    run(test())


def test_processes_share_the_queue(folder: Path, redis: str) -> None:
    async def test() -> None:
        async with running(folder, redis) as here, running(folder / "2", redis) as there:
            people = one, two = await here.person(), await there.person()
            for relay in (here, there, here):
                await relay.relay.beat()
            await found(here, list(people))
            await one.stage("sealing")
            await two.stage("sealing")
            assert one.id == two.id

    run(test())


def test_away_for_two_turns_running_is_left_and_lost(folder: Path, log: str | None) -> None:
    async def test() -> None:
        async with running(folder, log) as relay:
            people = one, two = await relay.people(2)
            await found(relay, people, "olifantenpad")
            for person in people:
                await person.stage("sealing")
            await turn(people)
            await two.client.close()
            await one.until(lambda: one.frames[-1].get("present", {}).get("players") == [one.name])
            for _ in range(2):
                await one.stage("sealing")
                await one.seal()
                await relay.forward(30_000)
                await one.stage("opening", "over")
                if one.room.stage == "opening":
                    await one.open()
                    await one.stage("sealing", "over")
            assert one.room.stage == "over"
            profile = await _rated(one, "olifantenpad")
            assert profile["history"][0]["won"] is True  # type: ignore[index]

    run(test())


def test_all_away_is_void_and_unrated(folder: Path, log: str | None) -> None:
    async def test() -> None:
        async with running(folder, log) as relay:
            people = await relay.people(2)
            one = people[0]
            await found(relay, people, "olifantenpad")
            for person in people:
                await person.stage("sealing")
            await turn(people)
            for person in people:
                await person.client.close()
            async with asyncio.timeout(5):
                while any(table.audience.keys() for table in relay.relay.rooms.loaded()):
                    await asyncio.sleep(0.01)
            await relay.forward(31_000)
            await one.connect(relay.url, ORIGIN)
            await one.read()
            assert (one.room.stage, one.room.why) == ("ended", "void")
            assert (await one.client.ask("profile"))["games"] == {}

    run(test())


def test_names_can_be_hidden_and_reported_and_everything_be_forgotten(
    folder: Path, log: str | None
) -> None:
    async def test() -> None:
        async with running(folder, log, proxies=("127.0.0.1",)) as relay:
            people = one, two = await relay.people(2)
            await found(relay, people)
            for person in people:
                await person.stage("sealing")
            await turn(people)
            await two.say("leave")
            await _rated(one, "splits")
            rows = {row["key"]: row for row in await one.client.ask("best", game="splits")}
            assert rows[one.name]["rating"] > BASE > rows[two.name]["rating"] - 200
            assert rows[two.name]["name"] == "Bo"
            for address, shown in (("1", "Bo"), ("2", "Bo"), ("2", "Bo"), ("3", "")):
                await _report(relay, two.name, f"192.0.2.{address}")
                rows = {row["key"]: row for row in await one.client.ask("best", game="splits")}
                assert rows[two.name]["name"] == shown
            await two.client.ask("hide", hidden=True)
            assert [row["key"] for row in await one.client.ask("best", game="splits")] == [one.name]
            await _forget(one)
            assert await one.client.ask("best", game="splits") == []
            assert (await one.client.ask("profile"))["history"] == []
            past = (await two.client.ask("profile"))["history"]
            assert past[0]["other"] == {"key": "", "name": ""}

    run(test())


async def _report(relay: Running, key: str, address: str) -> None:
    """Somebody at that address, whom nobody knows, finds a name unfit."""
    headers = {"X-Forwarded-For": address}
    client = await enter(relay.url, ORIGIN, additional_headers=headers)
    await client.ask("report_name", key=key)
    await client.close()


async def _forget(person: Person) -> None:
    hello = person.client.hello
    signed = purpose("forget", ORIGIN, hello["relay"], hello["challenge"])
    with pytest.raises(Refused, match="relay-unproved"):
        await person.client.ask("forget")
    with pytest.raises(Refused, match="relay-unproved"):
        await person.client.ask("forget", signature=Key(fresh()).sign_bytes(signed))
    await person.client.ask("forget", signature=person.key.sign_bytes(signed))


def test_a_game_that_is_not_there_has_no_queue(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            person = await relay.person()
            with pytest.raises(Refused, match="request-unreadable"):
                await person.client.ask("queue", game="chess", name="Ann")
            with pytest.raises(Refused, match="name-unfit"):
                await person.client.ask("queue", game="splits", name="<i>")

    run(test())
