import asyncio
from pathlib import Path

from engine.sealing import compact
from relay.load.run import Load, lost, run
from relay.load.scripted import ScriptedRoom
from relay.load.servers import relays
from relay.load.told import Notes
from relay.stores import in_folder


def test_two_relays_bear_a_few_rooms_and_nothing_is_lost(folder: Path, redis: str) -> None:
    load = Load(rooms=4, seats=2, hours=1, period=1.0, idle=5)
    with relays(2, folder, redis, pin=False) as servers:
        figures, rooms = asyncio.run(run(load, servers))
    assert figures["sockets"] == 13
    assert figures["hours"] > 0
    assert figures["p99_ms"] > 0
    assert figures["closed"] == figures["refused"] == figures["differing"] == 0
    assert asyncio.run(lost(rooms, folder, redis)) == 0


def test_an_entry_that_was_told_and_is_not_in_the_log_is_lost(folder: Path) -> None:
    async def test() -> None:
        room = ScriptedRoom("splits", Notes())
        room.id, room.told = "A" * 22, [{"number": 0, "é": 1}, {"number": 1}]
        store = await in_folder(folder)
        await store.log.make(room.id, b"", None, compact(room.told[0]), 1)
        await store.close()
        assert await lost([room], folder, None) == 1

    asyncio.run(test())
