"""Relay processes that are killed: nothing that anybody was told of is lost, and play goes on."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from relay.load.client import Lost, Refused
from tests.relay.people import PATIENCE, Person, begun, same, turn
from tests.relay.running import ORIGIN, run

ROOT = Path(__file__).resolve().parent.parent.parent
AWAY = 30_000
"""Milliseconds that a killed relay stays away, by its clock."""
SWEEP = os.environ.get("GRASVELD_ALL") == "1"


class Killable:
    """A relay process on a port that stays the same."""

    def __init__(self, folder: Path, redis: str | None = None) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.redis, self.ahead = folder, redis, folder / "ahead"
        self.ahead.write_text("0", "utf-8")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"ws://127.0.0.1:{self.port}/relay"
        self.start()

    def start(self) -> None:
        """Start it; whoever connects waits until it answers."""
        place = [str(self.folder / "data"), str(self.port), str(self.ahead)]
        command = [sys.executable, "-m", "tests.relay.child", *place]
        more = [self.redis] if self.redis else []
        self.process = subprocess.Popen([*command, *more], cwd=ROOT, stderr=subprocess.DEVNULL)

    def kill(self) -> None:
        """End it with -9."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def back_after(self, ms: int) -> None:
        """Start it again, so much later by its clock."""
        self.ahead.write_text(str(int(self.ahead.read_text("utf-8")) + ms), "utf-8")
        self.start()

    async def meet(self, person: Person) -> Person:
        """Connect somebody, as soon as it answers."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(OSError, Lost):
                    return await person.connect(self.url, ORIGIN)
                await asyncio.sleep(0.05)

    async def people(self, many: int) -> list[Person]:
        """So many who are connected."""
        return [await self.meet(Person()) for _ in range(many)]


@pytest.fixture
def killable(folder: Path) -> Iterator[Callable[..., Killable]]:
    made: list[Killable] = []

    def make(name: str = "one", redis: str | None = None) -> Killable:
        made.append(Killable(folder / name, redis))
        return made[-1]

    yield make
    for each in made:
        each.kill()


# How a room of two comes to each stage.


async def lobby(people: list[Person], game: str) -> None:
    made = await people[0].make(game)
    await people[0].join()
    await people[1].read(made["room"], made["secret"])
    await people[1].join(ready=False)


async def seeding(people: list[Person], game: str) -> None:
    await lobby(people, game)
    await people[1].say("ready", ready=True)
    await people[0].until(lambda: people[0].room.players[-1].ready)
    await people[0].say("start")
    for person in people:
        await person.stage("sealing")


async def seeding_sealed(people: list[Person], game: str) -> None:
    await seeding(people, game)
    await people[0].seal()


async def seeding_held(people: list[Person], game: str) -> None:
    await seeding(people, game)
    await asyncio.gather(*(person.seal() for person in people))
    await people[0].open()


async def turn_open(people: list[Person], game: str) -> None:
    await begun(people, game)


async def sealed(people: list[Person], game: str) -> None:
    await begun(people, game)
    await people[1].seal()


async def closed(people: list[Person], game: str) -> None:
    await begun(people, game)
    await asyncio.gather(*(person.seal() for person in people))
    for person in people:
        await person.stage("opening")


async def held(people: list[Person], game: str) -> None:
    await closed(people, game)
    await people[1].open()


async def over(people: list[Person], game: str) -> None:
    await begun(people, game)
    await people[1].say("leave")
    for person in people:
        await person.stage("over")


STAGES = {
    "olifantenpad": (lobby, seeding_sealed, seeding_held, turn_open, sealed, closed, held, over),
    "splits": (lobby, seeding_sealed, seeding_held, turn_open, over),
}


def test_killed_in_every_stage_and_back_after_30_s(
    killable: Callable[..., Killable], log: str | None
) -> None:
    async def test() -> None:
        relay = killable(redis=log)
        rooms = []
        for game, stages in STAGES.items():
            for stage in stages:
                people = await relay.people(2)
                await stage(people, game)
                rooms.append((stage, people))
        for _, people in rooms:
            await same(*people)
        await asyncio.sleep(0.6)  # a sign of life after everything, by which the loss is measured
        relay.kill()
        relay.back_after(AWAY)
        for stage, people in rooms:
            await _goes_on(relay, stage.__name__, people)

    run(test())


async def _goes_on(relay: Killable, stage: str, people: list[Person]) -> None:
    """Read on from what was told before, and play the turn that was open."""
    before = people[0].room.round.deadline or 0
    for person in people:
        await relay.meet(person)
        await person.read()  # whose log must go on where this one's ends
    await same(*people)
    room = people[0].room
    if stage == "lobby":
        await people[1].say("ready", ready=True)
        await people[0].until(lambda: people[0].room.players[-1].ready)
        await people[0].say("start")
        await people[0].stage("sealing")
    elif stage != "over":
        assert room.stage in ("sealing", "opening", "moving"), stage
        await people[0].until(lambda: people[0].room.round.deadline is not None)
        assert people[0].room.round.deadline >= before + AWAY - 2000, (
            stage
        )  # the time is given back
        await _finish(people)


async def _finish(people: list[Person]) -> None:
    """Whatever the turn still wants: what was sealed before the kill opens now."""
    now = people[0].room.turn
    if people[0].room.stage == "moving":
        await turn(people)
        return
    for person in people:
        if person.room.stage == "sealing" and person.seat not in person.room.round.seals:
            await person.seal()
    for person in people:
        await person.until(lambda p=person: p.room.stage == "opening" or p.room.turn > now)
        if person.room.turn == now:
            with suppress(Refused):  # it may have been held all the while
                await person.client.ask("post", room=person.id, **person.opening())
    for person in people:
        await person.until(lambda p=person: p.room.turn > now)
    opened = [entry for entry in people[0].log if f'"turn":{now},"kind":"opening"' in entry["text"]]
    assert len(opened) == len(people)


def test_one_of_two_relays_killed_mid_hour_and_its_players_go_on_at_the_other(
    killable: Callable[..., Killable], redis: str
) -> None:
    async def test() -> None:
        here, there = killable("here", redis), killable("there", redis)
        for game in STAGES:
            one, two = people = [await here.meet(Person()), await there.meet(Person())]
            await begun(people, game)
            if one.room.stage == "sealing":
                await one.seal()
                await two.until(lambda two=two: len(two.room.round.seals) == 1)
            here.kill()
            await there.meet(one)
            await one.read()
            await same(one, two)
            if one.room.stage == "sealing":
                await _finish(people)
            await turn(people)
            here.start()

    run(test())


@pytest.mark.parametrize("moment", range(20 if SWEEP else 3))
def test_killed_at_any_moment_nothing_told_is_lost(
    killable: Callable[..., Killable], log: str | None, moment: int
) -> None:
    async def test() -> None:
        relay, chance = killable(redis=log), random.Random(moment)
        rooms = [await relay.people(2) for _ in range(4)]
        await asyncio.gather(
            *(begun(people, list(STAGES)[at % 2]) for at, people in enumerate(rooms))
        )
        playing = [asyncio.create_task(_play_on(people)) for people in rooms]
        await asyncio.sleep(chance.random())
        relay.kill()
        await asyncio.gather(*playing)
        relay.back_after(0)
        for people in rooms:
            await _told_is_kept(relay, people)

    run(test())


async def _play_on(people: list[Person]) -> None:
    """Play until the relay is gone."""
    with suppress(Lost, Refused, TimeoutError):
        while people[0].room.stage != "over":
            async with asyncio.timeout(2):
                await turn(people)


async def _told_is_kept(relay: Killable, people: list[Person]) -> None:
    told = [list(person.log) for person in people]
    for person in people:
        person.log.clear()
        person.frames.clear()
        person.room = type(person.room)()
        await relay.meet(person)
        await person.read()
    for person, before in zip(people, told, strict=True):
        await person.until(lambda p=person, before=before: len(p.log) >= len(before))
        assert person.log[: len(before)] == before
    await same(*people)
    assert json.loads(people[0].log[0]["text"])["kind"] == "room"
