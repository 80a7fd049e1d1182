"""Who drops out of a duel before it begins waits for the next."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.match import Match
from engine.room import Room
from engine.room.state import Player
from relay import dropping
from relay.load.client import Refused
from relay.memory import Memory
from relay.names import Declined
from tests.relay.people import Person
from tests.relay.running import Running, run, running

ANN, BO = Player("ann", "Ann"), Player("bo", "Bo")
BEFORE = Room(duel=True, stage="opening", seeding=True, players=(ANN, BO))


def test_who_withheld_or_left_has_dropped_out() -> None:
    void = Room(duel=True, stage="ended", players=(ANN, BO), withheld=("bo", "relay"))
    assert dropping.dropped(BEFORE, void) == {"bo"}
    assert dropping.dropped(BEFORE, Room(duel=True, stage="ended", players=(BO,))) == {"ann"}


@pytest.mark.parametrize(
    "room",
    [
        Room(stage="ended", withheld=("bo",), players=(ANN, BO)),
        Room(duel=True, stage="ended", players=(BO,), match=Match()),
        Room(duel=True, stage="over", players=(BO,)),
    ],
    ids=["friends", "played", "over"],
)
def test_nobody_else_has(room: Room) -> None:
    assert dropping.dropped(BEFORE, room) == set()


def test_the_wait_grows_and_a_room_counts_once() -> None:
    async def test() -> None:
        now = [0]
        shared = Memory(lambda: now[0])
        waits = []
        for room in ("a", "b", "b", "c", "d"):
            await dropping.note(shared, room, {"bo"})
            began = now[0]
            while not await _may(shared):
                now[0] += 10_000
            waits.append((now[0] - began) // 1000)
        assert waits == [0, 60, 0, 120, 240]
        await dropping.check(shared, "ann")

    asyncio.run(test())


async def _may(shared: Memory) -> bool:
    try:
        await dropping.check(shared, "bo")
    except Declined:
        return False
    return True


def test_who_never_gives_its_part_of_the_seed_queues_again_later(
    folder: Path, log: str | None
) -> None:
    async def test() -> None:
        async with running(folder, log) as relay:
            honest, other = await relay.people(2)
            for _ in range(2):
                await _queue(honest)
                await _queue(other)
                await _withhold(relay, honest, other)
            with pytest.raises(Refused, match="queue-later"):
                await _queue(other)
            await _queue(honest)

    run(test())


async def _queue(person: Person) -> None:
    await person.client.ask("queue", game="splits", name="Somebody")


async def _withhold(relay: Running, honest: Person, other: Person) -> None:
    """A duel that comes to nothing, since the other says nothing."""
    honest.frames.clear()
    honest.log.clear()
    honest.room = Room()
    await relay.relay.duels.pair()
    await honest.until(lambda: any("found" in frame for frame in honest.frames))
    told = next(frame["found"] for frame in honest.frames if "found" in frame)
    await honest.read(told["room"], told["secret"])
    await honest.stage("sealing")
    await honest.seal()
    await relay.forward(30_000)
    await honest.open()
    await relay.forward(15_000)
    await honest.stage("ended")
    async with asyncio.timeout(5):
        while any(table.tasks for table in relay.relay.rooms.loaded()):
            await asyncio.sleep(0.01)
