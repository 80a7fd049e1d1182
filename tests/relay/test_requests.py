"""What a page may ask, and what it is refused."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from relay.load.client import Client, Refused, enter
from relay.requests import BLIND
from relay.signing import Key, fresh, purpose
from relay.table import Table
from tests.relay.people import Person, begun, turn
from tests.relay.running import ORIGIN, run, running


def test_a_forwarded_challenge_from_another_relay_proves_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with running(folder / "a") as honest, running(folder / "b") as other:
            victim = Key(fresh())
            forwarded: dict[str, str] = {}

            def hello(challenge: str) -> dict[str, object]:
                key = other.relay.house.key.public
                return {"challenge": forwarded["challenge"], "relay": key, "time": 0}

            monkeypatch.setattr(other.relay, "hello", hello)
            thief = await _unproved(honest.url)
            forwarded["challenge"] = thief.hello["challenge"]
            signed = purpose("hello", ORIGIN, other.relay.house.key.public, forwarded["challenge"])
            proof = {"key": victim.public, "signature": victim.sign_bytes(signed)}
            with pytest.raises(Refused, match="relay-unproved"):
                await thief.ask("prove", **proof)
            with pytest.raises(Refused, match="relay-unproved"):
                await thief.ask("profile")

    run(test())


async def _unproved(url: str) -> Client:
    return await enter(url, ORIGIN, prove=False)


@pytest.mark.parametrize(
    "changed", [{"what": "forget"}, {"origin": "http://evil.example"}, {"challenge": "A" * 43}]
)
def test_an_answer_to_something_else_proves_nothing(folder: Path, changed: dict[str, str]) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            client, key = await _unproved(relay.url), Key(fresh())
            asked = {"what": "hello", "origin": ORIGIN, "relay": client.hello["relay"]}
            signed = purpose(**{**asked, "challenge": client.hello["challenge"], **changed})
            with pytest.raises(Refused, match="relay-unproved"):
                await client.ask("prove", key=key.public, signature=key.sign_bytes(signed))

    run(test())


def test_one_connection_is_one_key(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            person, other = await relay.person(), Key(fresh())
            hello = person.client.hello
            signed = purpose("hello", ORIGIN, hello["relay"], hello["challenge"])
            proof = {"key": other.public, "signature": other.sign_bytes(signed)}
            with pytest.raises(Refused, match="relay-unproved"):
                await person.client.ask("prove", **proof)

    run(test())


@pytest.mark.parametrize("processes", [1, 2])
def test_the_newest_connection_of_a_key_takes_over_and_the_older_is_told(
    folder: Path, redis: str, processes: int
) -> None:
    async def test() -> None:
        async with running(folder, redis) as here, running(folder / "2", redis) as there:
            older = await here.person()
            await older.make("splits")
            await older.join()
            newer = await (there if processes == 2 else here).person(older.key)
            assert await older.closed() == 4001
            assert {"closed": {"message": "taken-over"}} in older.frames
            await newer.read(older.id)
            await newer.say("emote", emote="hello")

    run(test())


def test_the_link_lets_one_in_and_nothing_else_does(folder: Path, log: str | None) -> None:
    async def test() -> None:
        async with running(folder, log) as relay:
            host, other = await relay.people(2)
            made = await host.make("splits")
            for secret in (None, "A" * 22, made["room"]):
                with pytest.raises(Refused, match="room-unknown"):
                    await other.read(made["room"], secret)
                body = other.client.sign("x", 0, (0, bytes(32)), "join", name="X")
                with pytest.raises(Refused, match="room-unknown"):
                    await other.client.ask("post", room=made["room"], **body)
                with pytest.raises(Refused, match="room-unknown"):
                    await other.read("A" * 22, secret)
            await other.read(made["room"], made["secret"])
            await other.join()

    run(test())


def test_a_code_alone_joins_and_does_not_watch(folder: Path, log: str | None) -> None:
    async def test() -> None:
        async with running(folder, log) as relay:
            one, two, three, four = await relay.people(4)
            made = await one.make("splits")
            await one.join()
            await four.client.ask("code", code=made["code"])
            for person in (two, three):
                found = await person.client.ask("code", code=made["code"].lower())
                assert found == {"room": made["room"]}
                await person.read(made["room"])
            await two.join()
            await one.until(lambda: len(one.room.players) == 2 and one.room.players[1].ready)
            read = len(three.log)
            await one.say("start")
            for person in (one, two):
                await person.stage("sealing")
            await turn([one, two])
            with pytest.raises(Refused, match="room-unknown"):
                await three.read()
            with pytest.raises(Refused, match="room-unknown"):
                await four.read(made["room"])
            assert len(three.log) <= read + 3  # what came until the start
            assert three.room.stage in ("lobby", "due")

    run(test())


def test_unknown_full_locked_and_begun_rooms_answer_a_code_alike(
    folder: Path, log: str | None
) -> None:
    async def test() -> None:
        async with running(folder, log) as relay:
            host, guest = await relay.people(2)
            codes = ["222222"]
            for how in ("locked", "full"):
                made = await host.make("splits")
                host.log.clear()
                host = await relay.person()
                made = await host.make("splits")
                await host.join()
                if how == "locked":
                    await host.say("lock", locked=True)
                else:
                    await host.say("bots", levels=["easy"] * 3)
                codes.append(made["code"])
            begun_room = await relay.people(2)
            codes.append((await begun(begun_room, "splits"))["code"])
            answers = [await _answer(guest, code) for code in codes]
            assert {words for words, _ in answers} == {"code-not-open"}
            assert min(took for _, took in answers) >= BLIND

    run(test())


def test_a_room_that_takes_long_to_read_answers_a_code_as_if_there_were_none(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            guest = await relay.person()
            made = await relay.relay.rooms.make(BODY)
            read, catch_up = asyncio.Event(), Table.catch_up

            async def slowly(table: Table) -> None:
                await read.wait()
                await catch_up(table)

            monkeypatch.setattr(Table, "catch_up", slowly)
            for code in (made["code"], "222222"):
                words, took = await _answer(guest, code)
                assert words == "code-not-open"
                assert took >= BLIND
            read.set()  # it was read on meanwhile
            assert await guest.client.ask("code", code=made["code"]) == {"room": made["room"]}

    run(test())


BODY = {"game": "splits", "options": {}, "rules": 1, "clock": 45, "duel": False, "players": []}


async def _answer(person: Person, code: str) -> tuple[str, float]:
    began = time.monotonic()
    with pytest.raises(Refused) as refused:
        await person.client.ask("code", code=code)
    assert refused.value.arguments == {}
    return refused.value.message, time.monotonic() - began


def test_who_leaves_the_reading_is_told_no_more(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            host, other = await relay.people(2)
            made = await host.make("splits")
            await other.read(made["room"], made["secret"])
            await host.until(lambda: _watching(host) == 2)
            await other.client.ask("leave_room", room=made["room"])
            await host.join()
            await host.until(lambda: _watching(host) == 0)
            assert len(other.log) == 1

    run(test())


def _watching(person: Person) -> int:
    shown = [frame["present"]["watching"] for frame in person.frames if "present" in frame]
    return int(shown[-1]) if shown else -1


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "make", "game": "chess", "options": {}, "clock": 30},
        {"do": "make", "game": "splits", "options": {}, "clock": 31},
        {"do": "make", "game": "splits", "options": [], "clock": 30},
        {"do": "make", "game": "splits", "options": {"seats": 2}, "clock": 30},
        {"do": "enter", "room": "x", "from": 0},
        {"do": "enter", "room": "A" * 22, "from": "0"},
        {"do": "post", "room": "A" * 22, "text": 1, "signature": "x"},
        {"do": "code", "code": 7},
        {"do": "sing"},
        {"do": "__class__"},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_with_its_words(
    folder: Path, request_: dict[str, object]
) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            person = await relay.person()
            fields = {key: value for key, value in request_.items() if key != "do"}
            with pytest.raises(Refused) as refused:
                await person.client.ask(str(request_["do"]), **fields)
            assert refused.value.message != "relay-trouble"
            await person.client.ask("ping")

    run(test())


def test_names_that_nobody_may_have_do_not_join(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            person = await relay.person()
            await person.make("splits")
            for name in ("", "<b>x</b>", "a\u202eb", "e\u0301", "x" * 21, " x"):
                with pytest.raises(Refused, match="name-unfit"):
                    await person.say("join", name=name)
            await person.join("Zoë 2")

    run(test())


def test_somebody_who_does_not_say_who_it_is_is_sent_away(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("relay.session.PATIENCE", 0.05)

    async def test() -> None:
        async with running(folder) as relay:
            client = await _unproved(relay.url)
            async with asyncio.timeout(5):
                while client.closed is None:
                    await asyncio.sleep(0.01)
            assert client.closed == 1008

    run(test())
