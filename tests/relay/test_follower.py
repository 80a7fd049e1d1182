import asyncio
from pathlib import Path

from engine.match import Match
from engine.room import Room
from relay.draft import Draft
from relay.follower import Follower
from relay.house import House
from relay.settings import Settings
from relay.signing import fresh
from relay.stores import in_folder

NAME = "A" * 22
BODY = {"game": "splits", "options": {}, "rules": 1, "clock": 30, "duel": False, "players": []}


def test_it_takes_what_is_new_fetches_what_it_missed_and_leaves_what_it_has(folder: Path) -> None:
    async def test() -> None:
        store = await in_folder(folder)
        house = House(Settings(data=folder), store, fresh())
        draft = Draft(Room(), house.key, 1000)
        draft.say("room", BODY, f"{NAME}.{house.key.public}")
        await store.log.make(NAME, b"", None, draft.rows[0], 1)
        later = Draft(draft.room, house.key, 1000 + 2 * 86_400_000)
        later.say("end", {"why": "old"})

        follower = Follower(house, NAME)
        assert await follower.follow(0, draft.rows)
        assert follower.count == 1
        assert not await follower.follow(0, draft.rows)
        await store.log.append(NAME, 1, later.rows, 5)
        assert await follower.follow(7, ["not read"])  # something between was missed
        assert (follower.count, follower.room.stage) == (2, "ended")
        await follower.catch_up()
        assert follower.count == 2
        await asyncio.gather(*follower.tasks)
        house.close()
        await store.close()

    asyncio.run(test())


def test_it_keeps_nothing_of_what_only_pages_show(folder: Path) -> None:
    async def test() -> None:
        store = await in_folder(folder)
        house = House(Settings(data=folder), store, fresh())
        follower, match = Follower(house, NAME), Match(turn=1, events=({"kind": "walk"},))
        follower.become(Room(stage="sealing", match=match, played=(match,)), [])
        assert follower.room.match == Match(turn=1)
        assert follower.room.played == ()
        house.close()
        await store.close()

    asyncio.run(test())
