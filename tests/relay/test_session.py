"""The talk on a socket: every request one answer, and nothing that comes in brings a room down."""

from __future__ import annotations

import asyncio
import json
import random
import string
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from relay.load.client import Client, Lost, enter
from relay.socket import ANSWERS
from tests.relay.people import Person, begun, turn
from tests.relay.running import ORIGIN, Running, run, running

FRAMES = 10_000
LINES = 20
"""Connections that share them."""


def test_each_request_has_exactly_one_answer_with_its_number(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            person = await relay.person()
            answers = await asyncio.gather(*(person.client.ask("ping") for _ in range(20)))
            assert all(set(answer) == {"time"} for answer in answers)
            assert person.frames == []

    run(test())


def test_what_cannot_be_read_is_said_and_the_connection_stays(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            person = await relay.person()
            for frame in ("", "[]", "{", '{"do":"ping"}', '{"do":1,"n":1}', "[" * 4000, b"\x00"):
                await person.client.send(frame)
            await person.client.ask("ping")
            refused = [frame["error"]["message"] for frame in person.frames]
            assert refused == ["request-unreadable"] * 7

    run(test())


def test_ten_thousand_malformed_frames_and_the_room_lives_on(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            people = one, two = await relay.people(2)
            made = await begun(people, "olifantenpad")
            known = [made["room"], made["secret"], made["code"], one.name, one.client.key.public]
            chance = random.Random(5)
            lines = (_pour(relay, chance, known, FRAMES // LINES) for _ in range(LINES))
            pouring = asyncio.gather(*lines)
            while not pouring.done():
                if one.room.stage != "over":
                    await turn(people)
                await asyncio.sleep(0)
            assert sum(await pouring) == FRAMES
            await two.say("emote", emote="hello")
            await one.until(lambda: two.name in one.room.emotes)
            assert len(one.room.players) == 2

    run(test())


async def _pour(relay: Running, chance: random.Random, known: list[str], many: int) -> int:
    """Send frames, coming back where the relay closes; return how many were sent."""
    client = await enter(relay.url, ORIGIN)
    for sent in range(many):
        try:
            await client.send(_frame(chance, known))
            if sent % 10 == 0:
                await client.ask("ping")
        except (Lost, ConnectionClosed):
            client = await enter(relay.url, ORIGIN)
    with suppress(Lost):
        await client.ask("ping")
    return many


def _frame(chance: random.Random, known: list[str]) -> str | bytes:
    """Something that no page would send."""
    whole = json.dumps({"do": chance.choice([*ANSWERS, "x"]), "n": 1, **_fields(chance, known)})
    kind = chance.randrange(6)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    if kind == 1:
        return whole[: chance.randrange(len(whole))]
    if kind == 2:
        at = chance.randrange(len(whole))
        return whole[:at] + chance.choice(string.printable) + whole[at + 1 :]
    if kind == 3:
        return chance.choice(
            ["[" * 1000, '{"a":' * 500, "1" * 4096, '"\\ud800"', "NaN", " " * 4097]
        )
    return whole


def _fields(chance: random.Random, known: list[str]) -> dict[str, Any]:
    names = ("room", "secret", "from", "text", "signature", "code", "game", "options", "clock")
    names += ("key", "name", "hidden")
    return {name: _value(chance, known) for name in names if chance.random() < 0.8}


def _value(chance: random.Random, known: list[str]) -> Any:
    message = {"room": known[0], "turn": 1, "kind": chance.choice(["seal", "join", "open", "end"])}
    message |= {"seen": [0, "A" * 43], "id": "A" * 16, "body": {"name": [], "seal": 1}}
    odd = [None, True, -1, 10**30, 0.5, "", "\x00", [], {}, [[[]]], {"a": {"b": 1}}, "A" * 43]
    odd += ["splits", "A" * 86, json.dumps(message, separators=(",", ":")), "é" * 300]
    return chance.choice([*odd, *known])


def test_the_client_of_the_tests_hears_what_is_told(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            heard: list[Any] = []
            client: Client = await enter(relay.url, ORIGIN, hear=heard.append)
            person = Person(client.key)
            await person.connect(relay.url, ORIGIN)
            async with asyncio.timeout(5):
                while not heard:
                    await asyncio.sleep(0.01)
            assert heard == [{"closed": {"message": "taken-over"}}]

    run(test())
