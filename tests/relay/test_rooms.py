import asyncio
import re
from pathlib import Path

import pytest

from engine.game import Refusal
from engine.sealing import read_bytes
from relay import rooms
from relay.outbox import Outbox
from relay.rooms import LETTERS, hashed
from tests.relay.running import run, running

BODY = {"game": "splits", "options": {}, "rules": 1, "clock": 30, "duel": False, "players": []}


def test_a_room_has_an_id_a_code_and_a_secret_of_which_a_hash_is_kept(
    folder: Path, log: str | None
) -> None:
    async def test() -> None:
        async with running(folder, log) as relay:
            made = await relay.relay.rooms.make(BODY)
            assert len(read_bytes(made["room"], 16)) == 16
            assert re.fullmatch(f"[{LETTERS}]{{6}}", made["code"])
            kept = await relay.relay.house.store.log.secret(made["room"])
            assert kept == hashed(read_bytes(made["secret"], 16))
            assert not set(LETTERS) & set("01OIlU")
            with pytest.raises(Refusal, match="match-game"):
                await relay.relay.rooms.make({**BODY, "game": "chess"})

    run(test())


def test_a_code_that_is_taken_is_not_given_again(
    folder: Path, log: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = iter(["AAAAAA", "AAAAAA", "AAAAAA", "BBBBBB"])
    monkeypatch.setattr(rooms, "_code", lambda: next(codes))

    async def test() -> None:
        async with running(folder, log) as relay:
            made = [await relay.relay.rooms.make(BODY) for _ in range(2)]
            assert [each["code"] for each in made] == ["AAAAAA", "BBBBBB"]

    run(test())


def test_a_room_is_loaded_once_and_an_unknown_one_not_at_all(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            made = await relay.relay.rooms.make(BODY)
            asked = (relay.relay.rooms.table(made["room"]) for _ in range(9))
            tables = await asyncio.gather(*asked)
            assert len(set(map(id, tables))) == 1
            assert await relay.relay.rooms.table("A" * 22) is None
            assert [table.id for table in relay.relay.rooms.loaded()] == [made["room"]]

    run(test())


def test_a_room_that_somebody_still_reads_up_is_not_let_go(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading, go_on = asyncio.Event(), asyncio.Event()
    send = Outbox.send

    async def slow(outbox: Outbox, frame: str) -> None:
        reading.set()
        await go_on.wait()
        await send(outbox, frame)

    async def test() -> None:
        async with running(folder) as relay:
            made = await relay.relay.rooms.make(BODY)
            monkeypatch.setattr(Outbox, "send", slow)
            two = await relay.person()
            coming = asyncio.create_task(two.read(made["room"], made["secret"]))
            await reading.wait()
            await relay.relay.rooms.sweep()
            go_on.set()
            await coming
            await two.join()

    run(test())


def test_who_goes_loads_none_of_the_rooms_it_made(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            one = await relay.person()
            for _ in range(3):
                await one.client.ask("make", game="splits", options={}, clock=30)
            (visitor,) = relay.relay._newest.values()
            await relay.relay.leave(visitor)
            assert relay.relay.rooms.loaded() == []

    run(test())


def test_a_room_whose_loading_failed_is_loaded_anew(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            made = await relay.relay.rooms.make(BODY)
            with monkeypatch.context() as broken:

                async def fail(*given: object) -> list[str]:
                    raise OSError("disk gone")

                broken.setattr(relay.relay.house.store.log, "read", fail)
                with pytest.raises(OSError, match="disk gone"):
                    await relay.relay.rooms.table(made["room"])
            assert await relay.relay.rooms.table(made["room"]) is not None

    run(test())
