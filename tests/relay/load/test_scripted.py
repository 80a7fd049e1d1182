import asyncio
import time
from pathlib import Path

import pytest

from relay.load.client import enter
from relay.load.scripted import ScriptedRoom
from relay.load.told import Notes
from tests.relay.running import ORIGIN, run, running


@pytest.mark.parametrize("game", ["olifantenpad", "splits"])
def test_a_scripted_room_plays_and_notes_how_long_it_waited(folder: Path, game: str) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            notes = Notes()
            room = ScriptedRoom(game, notes)
            for seat in range(3):
                room.clients.append(await enter(relay.url, ORIGIN, hear=room.hear(seat)))
            await room.gather()
            await room.start()
            now = time.monotonic()
            await room.play(now + 0.1, 0.1, now + 0.35)
            assert notes.refused == []
            assert notes.differing == 0
            assert notes.hours >= 2
            assert len(notes.waits) == (3 * notes.hours if game == "splits" else notes.hours)
            assert all(0 < wait < 5 for wait in notes.waits)
            rows = await relay.relay.house.store.log.read(room.id, 0, 1000)
            assert len(rows) >= len(room.told)
            await asyncio.gather(*(client.close() for client in room.clients))

    run(test())
