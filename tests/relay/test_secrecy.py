"""Nobody learns a plan before its hour closes: not others, not a log, not the storage."""

from __future__ import annotations

import asyncio
import base64
import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client import generate_latest
from redis import Redis

from engine.sealing import write_bytes
from relay import logs
from relay.load.client import Refused
from relay.sqlite import writer
from tests.relay.people import Person, begun, text_of
from tests.relay.running import Running, run, running


def spellings(secret: bytes) -> Iterator[bytes]:
    """Every way in which it might be written down."""
    yield secret
    yield secret.hex().encode()
    yield secret.hex().upper().encode()
    for shift in range(3):  # wherever it stands in something longer
        whole = base64.b64encode(bytes(shift) + secret + bytes(3))
        yield whole[4 * (shift > 0) : len(whole) - 8]
        yield whole[4 * (shift > 0) : len(whole) - 8].translate(bytes.maketrans(b"+/", b"-_"))
    yield json.dumps(list(secret))[1:-1].encode()
    yield json.dumps(list(secret), separators=(",", ":"))[1:-1].encode()


def secrets_of(person: Person) -> list[bytes]:
    """The random bytes, and the plan as text and as what JSON makes of its cells."""
    move, hidden = person.plan
    cells = move.replace(">", " ").split()
    assert len(cells) >= 4
    parts = [hidden, move.encode(), " ".join(cells).encode()]
    lists = [json.dumps(cells).encode(), json.dumps(cells, separators=(",", ":")).encode()]
    return [*(each for part in parts for each in spellings(part)), *lists]


def told(people: list[Person]) -> bytes:
    return "\n".join(text_of(frame) for person in people for frame in person.frames).encode()


def stored(folder: Path, redis: str | None) -> bytes:
    """All that lies in the relay's files, or in Redis."""
    files = [path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()]
    if redis:
        with Redis.from_url(redis) as client:
            files += [_value(client, key) for key in client.scan_iter("*")]
    return b"\n".join(files)


def _value(client: Redis, key: bytes) -> bytes:
    kind = client.type(key)
    read = {
        b"string": lambda: client.get(key),
        b"hash": lambda: client.hgetall(key),
        b"list": lambda: client.lrange(key, 0, -1),
        b"set": lambda: client.smembers(key),
        b"zset": lambda: client.zrange(key, 0, -1),
        b"stream": lambda: client.xrange(key),
    }
    return key + repr(read[kind]()).encode()


async def recorded(relay: Running, written: io.StringIO, others: list[Person]) -> bytes:
    """All that anybody but the seat itself could have seen so far."""
    figures = generate_latest(relay.relay.house.metrics.registry)
    return told(others) + written.getvalue().encode() + figures


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    stream = io.StringIO()
    logs.begin(stream)
    yield stream
    logs.begin()


def test_before_the_close_no_frame_log_line_figure_or_stored_row_holds_a_plan(
    folder: Path, log: str | None, written: io.StringIO
) -> None:
    async def test() -> None:
        async with running(folder, log) as relay:
            people = one, two, three = await relay.people(3)
            made = await begun(people, "olifantenpad")
            watching = await relay.person()
            await watching.read(made["room"], made["secret"])
            for _ in range(2):
                await one.seal(one.think(cells=4))
                await two.seal(two.think(cells=4))
                await three.until(lambda: len(three.room.round.seals) == 2)
                with pytest.raises(Refused):  # nor does a client that speaks too early help
                    await one.client.ask("post", room=one.id, **one.opening())
                hidden = secrets_of(one) + secrets_of(two)
                seen = await recorded(relay, written, [two, three, watching])
                seen += told([one]) + stored(folder, log)
                assert not [each for each in hidden if each in seen]
                await three.seal(three.think(cells=4))
                await _openings_are_held(relay, written, people, watching)
                for person in people:
                    await person.stage("sealing")

    run(test())


async def _openings_are_held(
    relay: Running, written: io.StringIO, people: list[Person], watching: Person
) -> None:
    """From the close to the batch an opening is known to its seat and the relay alone."""
    *early, late = people
    await asyncio.gather(*(person.open() for person in early))
    await late.client.ask("ping")
    seen = await recorded(relay, written, [late, watching])
    assert not [each for person in early for each in secrets_of(person) if each in seen]
    await late.open()
    await watching.until(lambda: watching.room.stage == "sealing")
    seen = await recorded(relay, written, [watching])
    opened = [write_bytes(person.plan[1]).encode() for person in people]
    assert not [each for each in opened if each not in told([watching])]
    assert not [each for each in opened if each in written.getvalue().encode()]


def test_the_search_finds_what_is_there() -> None:
    secret = bytes(range(100, 132))
    for shift in range(4):
        whole = bytes(range(shift)) + secret + b"end"
        for text in (whole, whole.hex().encode(), base64.urlsafe_b64encode(whole)):
            assert any(each in text for each in spellings(secret))
    assert any(each in json.dumps({"a": list(secret)}).encode() for each in spellings(secret))


def test_what_goes_wrong_is_logged_without_its_words(written: io.StringIO) -> None:
    try:
        raise ValueError("a1>b2 c3 d4 e5")
    except ValueError as error:
        logs.trouble("request failed", error, do="post")
    line = json.loads(written.getvalue())
    assert line["error"] == "ValueError"
    assert "a1" not in written.getvalue()


def test_a_failing_storage_tells_nothing_of_what_it_was_given(
    folder: Path, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            person = await relay.person()
            await person.make("splits")

            def fail(self: object, jobs: list[writer._Job]) -> None:
                for job in jobs:
                    job.error = OSError("disk full: Visible Name")

            with monkeypatch.context() as broken:
                broken.setattr(writer.Writer, "_commit", fail)
                with pytest.raises(Refused, match="relay-trouble"):
                    await person.say("join", name="Visible Name")
            await person.join("Visible Name")
            assert [player.name for player in person.room.players] == ["Visible Name"]
        assert "OSError" in written.getvalue()
        assert "Visible" not in written.getvalue()

    run(test())
