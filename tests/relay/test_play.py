"""Whole matches over real sockets."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.room import standing
from tests.relay.people import begun, same, turn
from tests.relay.running import run, running


@pytest.mark.parametrize("game", ["olifantenpad", "splits"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_is_played_to_its_end(folder: Path, log: str | None, game: str, seats: int) -> None:
    async def test() -> None:
        async with running(folder, log) as relay:
            people = await relay.people(seats)
            await begun(people, game)
            while people[0].room.stage != "over":
                await turn(people)
            for person in people:
                await person.until(lambda p=person: p.room.told)
            await same(*people)
            first = people[0].room
            assert first.told == first.digest()
            assert standing(first)["result"]["why"] == "played"

    run(test())
