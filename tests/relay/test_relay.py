import asyncio
from pathlib import Path

import pytest

from tests.relay.people import Person, same
from tests.relay.running import run, running


def test_it_gives_signs_of_life_and_looks_after_rooms_by_itself(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("relay.relay.BEAT", 0.01)
    monkeypatch.setattr("relay.relay.SWEEP", 0.02)

    async def test() -> None:
        async with running(folder) as relay:
            person = await relay.person()
            await person.make("splits")
            await person.client.close()
            async with asyncio.timeout(5):
                while relay.relay.rooms.loaded():
                    relay.time.forward(1000)
                    await asyncio.sleep(0.01)
            relay.time.forward(10_000)
            async with asyncio.timeout(5):
                while not await relay.relay.house.store.log.downs(0):
                    await asyncio.sleep(0.01)

    run(test())


def test_of_two_that_prove_one_key_at_once_one_stays(folder: Path, log: str | None) -> None:
    async def test() -> None:
        async with running(folder, log) as relay:
            first = await relay.person()
            coming = (relay.person(first.key) for _ in range(4))
            tabs = await asyncio.gather(*coming, return_exceptions=True)
            assert await first.closed() == 4001
            clients = [tab.client for tab in tabs if isinstance(tab, Person)]
            async with asyncio.timeout(5):
                while sum(client.closed is None for client in clients) > 1:
                    await asyncio.sleep(0.01)
            (left,) = (client for client in clients if client.closed is None)
            await left.ask("ping")

    run(test())


def test_a_trouble_of_the_storage_does_not_end_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("relay.relay.BEAT", 0.01)

    async def test() -> None:
        async with running(folder) as relay:
            one, two = await relay.people(2)
            made = await one.make("splits")
            with monkeypatch.context() as broken:

                async def fail(*given: object) -> None:
                    raise OSError("disk full")

                broken.setattr(relay.relay.house.store.log, "beat", fail)
                await asyncio.sleep(0.05)
            await two.read(made["room"], made["secret"])
            await one.join()
            await same(one, two)

    run(test())
