from pathlib import Path

import pytest

from relay.load.client import Lost, Refused
from tests.relay.running import run, running


def test_a_refusal_and_a_lost_connection_are_told_apart(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            person = await relay.person()
            with pytest.raises(Refused, match="request-unreadable"):
                await person.client.ask("sing")
            await person.client.close()
            with pytest.raises(Lost):
                await person.client.ask("ping")
            assert person.client.closed == 1000

    run(test())


def test_who_waits_for_an_answer_hears_that_none_will_come(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            person = await relay.person()
            await person.client.send(" " * 5000)
            with pytest.raises(Lost):
                await person.client.ask("ping")

    run(test())
