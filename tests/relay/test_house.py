import asyncio
import threading
from pathlib import Path

from engine.match import Match
from engine.room import Room
from engine.room.clock import DAY
from relay.house import House
from relay.settings import Settings
from relay.signing import fresh
from relay.stores import in_folder


def test_bots_think_and_boards_are_made_beside_everything_else_and_rooms_are_kept_as_the_host_says(
    folder: Path,
) -> None:
    async def test() -> None:
        store = await in_folder(folder)
        house = House(Settings(data=folder, keep=3), store, fresh())
        here = threading.current_thread()
        assert await house.work(Room(), threading.current_thread) is here
        bots = await house.work(Room(bots=("easy",)), threading.current_thread)
        board = await house.work(Room(seeding=True, stage="opening"), threading.current_thread)
        assert len({here, bots, board}) == 3
        played = Room(stage="ended", time=5, match=Match())
        assert house.forgets(played) == house.looks(played) == 5 + 3 * DAY
        assert house.forgets(Room(stage="ended", time=5)) == 5 + DAY
        assert house.looks(Room(stage="lobby", time=5)) == 5 + DAY
        house.close()
        await store.close()

    asyncio.run(test())
