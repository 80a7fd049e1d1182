"""The talk on a socket: every request one answer, and nothing that comes in brings a room down."""

from __future__ import annotations

import asyncio
import json
import random
import string
from pathlib import Path
from typing import Any

import pytest

from engine.game import Json
from relay.limits import FRAME
from relay.load.client import Client, Refused, enter
from relay.socket import ANSWERS
from tests.relay.people import PATIENCE, Person, begun, turn
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


def test_a_fault_in_an_answer_is_said_and_the_connection_stays(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*given: object) -> None:
        raise LookupError

    monkeypatch.setitem(ANSWERS, "best", broken)

    async def test() -> None:
        async with running(folder) as relay:
            person = await relay.person()
            with pytest.raises(Refused, match="relay-trouble"):
                await person.client.ask("best", game="splits")
            await person.client.ask("ping")

    run(test())


def test_ten_thousand_malformed_frames_and_the_room_lives_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[Any] = []
    monkeypatch.setattr("relay.session.trouble", lambda *given, **more: faults.append(given))

    async def test() -> None:
        async with running(folder) as relay:
            people = one, two = await relay.people(2)
            made = await begun(people, "olifantenpad")
            known = [made["room"], made["secret"], made["code"], one.name, one.client.key.public]
            chance = random.Random(5)
            lines = (_pour(relay, chance, made, known, FRAMES // LINES) for _ in range(LINES))
            pouring = asyncio.gather(*lines)
            while not pouring.done():
                if one.room.stage != "over":
                    await turn(people)
                await asyncio.sleep(0)
            await pouring
            await two.say("emote", emote="hello")
            await one.until(lambda: two.name in one.room.emotes)
            assert len(one.room.players) == 2

    run(test())
    assert faults == []


async def _pour(
    relay: Running, chance: random.Random, made: Json, known: list[str], many: int
) -> None:
    """Send frames as a reader of the room; only those that are too long end the connection."""
    reader = await _reader(relay, made)
    for sent in range(many):
        frame = _signed(chance, reader, known) if sent % 4 == 0 else _frame(chance, known)
        await reader.client.send(frame)
        if len(frame) > FRAME:
            async with asyncio.timeout(PATIENCE):
                await reader.client.socket.wait_closed()
            assert reader.client.socket.close_code == 1009
            reader = await _reader(relay, made)
        elif sent % 10 == 0:
            await reader.client.ask("ping")  # answered after all that came before
    await reader.client.ask("ping")


async def _reader(relay: Running, made: Json) -> Person:
    """Somebody new who has the link."""
    person = await relay.person()
    await person.read(made["room"], made["secret"])
    return person


def _signed(chance: random.Random, reader: Person, known: list[str]) -> str:
    """A message of a player's or a stranger's, signed, and odd in a place or two."""
    kind = chance.choice(["seal", "opening", "move", "join", "ready", "emote", "report", "end"])
    message: Any = json.loads(reader.say_text(kind, name="Ann", seal="A" * 43)["text"])
    for field in chance.sample(list(message), chance.choice([1, 1, 2])):
        message[field] = _value(chance, known)
    spelled = json.dumps(message, separators=(",", ":"))
    text = chance.choice([*[spelled] * 6, spelled[:-1], "[" * 1000, '{"a":' * 300, "NaN"])
    signed = {"room": known[0], "text": text, "signature": reader.key.sign(text)}
    return json.dumps({"do": "post", "n": 0, **signed})


def _frame(chance: random.Random, known: list[str]) -> str | bytes:
    """Something that no page would send."""
    whole = json.dumps({"do": chance.choice([*ANSWERS, "x"]), "n": 0, **_fields(chance, known)})
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
            ["[" * 4000, '{"a":' * 500, "1" * 4096, '"\\ud800"', "NaN", " " * 4097, "[]", "7"]
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
