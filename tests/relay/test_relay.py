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


async def _fail(*given: object) -> None:
    raise OSError("storage away")


def test_who_leaves_while_the_storage_is_away_is_shown_no_more_from_the_next_beat_on(
    folder: Path, log: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("relay.relay.BEAT", 60)

    async def test() -> None:
        async with running(folder, log) as relay:
            one, two = await relay.people(2)
            made = await one.make("splits")
            await two.read(made["room"], made["secret"])
            (table,) = relay.relay.rooms.loaded()
            await one.until(lambda: _watching(one) == 2)
            with monkeypatch.context() as broken:
                broken.setattr(relay.relay.house.store.shared, "go", _fail)
                await two.client.close()
                async with asyncio.timeout(5):
                    while not relay.relay._leaving:
                        await asyncio.sleep(0.01)
            assert two.name in (await relay.relay.house.store.shared.present(table.id)).values()
            await relay.relay.beat()
            await one.until(lambda: _watching(one) == 1)

    run(test())


def _watching(person: Person) -> int:
    shown = [frame["present"]["watching"] for frame in person.frames if "present" in frame]
    return int(shown[-1]) if shown else -1
