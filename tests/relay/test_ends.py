import json
import os
from pathlib import Path

import pytest

from engine.room import Room
from engine.signatures import is_genuine_entry
from engine.verify import verify
from relay import ends
from relay.load.client import Refused
from relay.settings import Settings
from tests.relay.people import begun, turn
from tests.relay.running import run, running


def test_a_transcript_of_every_match_is_written_and_verifies(folder: Path, log: str | None) -> None:
    async def test() -> None:
        async with running(folder, log) as relay:
            people = one, two = await relay.people(2)
            await begun(people, "splits")
            with pytest.raises(Refused, match="transcript-none"):
                await one.client.ask("transcript", room=one.id)
            await turn(people)
            await two.say("leave")
            await one.stage("over")
            await one.until(lambda: one.room.told)
            asked = await one.client.ask("transcript", room=one.id)
        (file,) = (folder / "transcripts").glob("*.json")
        written = json.loads(file.read_text("utf-8"))
        assert file.name == f"{one.id}-{one.room.turn}.json"
        for transcript in (asked, written):
            verify(transcript, is_genuine_entry)
            assert [seat["name"] for seat in transcript["seats"]] == ["Somebody"] * 2

    run(test())


def test_a_transcript_is_of_its_match_whatever_is_chosen_for_the_next(folder: Path) -> None:
    async def test() -> None:
        async with running(folder) as relay:
            people = one, two = await relay.people(2)
            await begun(people, "splits")
            await two.say("leave")
            await one.stage("over")
            await one.say("setup", game="olifantenpad", options={"last": 12}, clock=60)
            asked = await one.client.ask("transcript", room=one.id)
            assert verify(asked, is_genuine_entry).game == "splits"

    run(test())


def test_transcripts_go_when_their_time_is_over(folder: Path) -> None:
    kept = folder / "transcripts"
    kept.mkdir(parents=True)
    for name, days in (("old", 31), ("young", 29)):
        (kept / f"{name}.json").write_text("{}", "utf-8")
        stamp = os.stat(kept / f"{name}.json").st_mtime - days * 86_400
        os.utime(kept / f"{name}.json", (stamp, stamp))
    ends.clear(Settings(data=folder, keep=30))
    assert [path.name for path in kept.iterdir()] == ["young.json"]
    ends.clear(Settings(data=folder / "nothing", keep=30))


def test_the_code_of_a_room_that_has_ended_is_free_again(folder: Path, log: str | None) -> None:
    async def test() -> None:
        async with running(folder, log) as relay:
            person = await relay.person()
            made = await person.make("splits")
            store = relay.relay.house.store
            assert await store.log.find(made["code"]) == made["room"]
            await ends.finish(relay.relay.house, Room(), Room(stage="over"), made["room"])
            assert await store.log.find(made["code"]) == made["room"]
            await ends.finish(relay.relay.house, Room(), Room(stage="ended"), made["room"])
            assert await store.log.find(made["code"]) is None

    run(test())
