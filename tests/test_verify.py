"""A room's transcript: written, and verified entry by entry."""

import json
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from engine.english import sentence
from engine.game import Json
from engine.signatures import is_genuine_entry
from engine.transcript import UnreadableTranscript, digest
from engine.verify import verify, write
from tests.playthroughs.record import FOLDER
from tests.room.scripted import Hand, Scripted


@cache
def played() -> Scripted:
    room = Scripted("olifantenpad", 2, options={"columns": 9, "rows": 9, "last": 14})
    room.begin(bots=("easy",))
    room.play_out()
    return room


def transcript() -> Json:
    """A transcript as it comes from a file."""
    room = played()
    told: Json = json.loads(json.dumps(write(room.room, room.log)))
    return told


def why(told: Any) -> str:
    with pytest.raises(UnreadableTranscript) as refusal:
        verify(told, is_genuine_entry)
    return sentence(refusal.value)


def test_a_transcript_says_who_played_what_and_all_that_was_said() -> None:
    told, room = transcript(), played()
    assert (told["game"], told["rules"], told["relay"]) == ("olifantenpad", 1, room.host.key)
    assert told["seats"] == [
        *({"key": hand.key, "name": hand.name} for hand in room.people),
        {"level": "easy"},
    ]
    assert told["log"] == room.log


def test_a_transcript_that_holds_tells_the_result() -> None:
    verdict = verify(transcript(), is_genuine_entry)
    record = played().room.record
    assert (verdict.game, verdict.turns) == ("olifantenpad", 2)
    assert (verdict.entries, verdict.record) == (len(played().log), record)
    assert verdict.result is not None
    assert verdict.result["why"] == "played"
    assert verdict.digest == digest(record)
    assert verdict.relay == played().host.key
    assert verify(transcript(), [True] * len(played().log)) == verdict


def test_of_several_matches_in_a_room_the_last_is_the_transcripts() -> None:
    room = Scripted("splits", 2, clock=45)
    room.begin()
    room.say(room.people[1], "leave")
    room.run()
    first = write(room.room, room.log)
    room.say(room.people[1], "join", name="again")
    for hand in room.people:
        room.say(hand, "ready", ready=True)
    room.run()
    room.seal_all()
    room.run()
    second = write(room.room, room.log)
    assert first["seed"] != second["seed"]
    assert verify(first, is_genuine_entry).result is not None
    assert verify(second, is_genuine_entry).result is None
    assert why(second | {"seed": first["seed"]}).endswith("seed")


def test_before_a_match_there_is_nothing_to_write() -> None:
    room = Scripted()
    with pytest.raises(UnreadableTranscript):
        write(room.room, room.log)
    told = transcript()
    told["log"] = told["log"][:3]
    assert why(told) == "No match has begun."


@pytest.mark.parametrize("number", [0, 4, 9, 20, 24])
@pytest.mark.parametrize("field", ["time", "text", "signature", "author", "before", "number"])
def test_a_change_in_any_entry_is_found_and_named(number: int, field: str) -> None:
    told = transcript()
    entry = told["log"][number]
    others = {"time": entry["time"] + 1, "text": entry["text"].replace('"turn":', '"turn": ')}
    others |= {"signature": told["log"][number - 1]["signature"], "author": Hand("Zoë").key}
    others |= {"before": told["log"][number]["signature"][:43], "number": 7}
    entry[field] = others[field]
    named = number + 1 if field == "time" else number
    assert why(told).startswith(f"Entry {named} of the transcript does not hold. ")


def test_an_entry_left_out_or_put_elsewhere_is_found() -> None:
    for change in (lambda log: log.pop(7), lambda log: log.insert(5, log.pop(9))):
        told = transcript()
        change(told["log"])
        assert "of the transcript does not hold" in why(told)


def test_what_changes_nothing_in_a_fold_is_no_transcript_of_an_honest_relay() -> None:
    room = played().copy()
    room.log.append(room.entry(room.people[0], room.text("dance", {})))
    end = "does not hold. This cannot be done now: dance"
    assert why(write(room.room, room.log)).endswith(end)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "splits"),
        ("rules", 2),
        ("options", {}),
        ("seats", []),
        ("relay", Hand("Zoë").key),
        ("seed", "other"),
    ],
)
def test_what_stands_above_the_log_is_what_the_log_says(key: str, value: Any) -> None:
    assert why(transcript() | {key: value}).endswith(f"than the transcript says: {key}")


@pytest.mark.parametrize("odd", [None, [], {}, {"relay": 1}, {"relay": 1, "log": []}, "x"])
def test_what_is_no_transcript(odd: Any) -> None:
    assert why(odd) == "This is no transcript of a match."
    headed = {key: value for key, value in transcript().items() if key != "log"}
    for log in (None, {}, [3]):
        assert why(headed | {"log": log}) == "The transcript's log must be a list of objects."
    assert why(headed | {"log": []}) == "No match has begun."


def test_a_match_of_one_device_has_its_moves_checked() -> None:
    told = json.loads((FOLDER / "splits-00.json").read_text("utf-8"))
    verdict = verify(told["transcript"], is_genuine_entry)
    assert (verdict.digest, verdict.record) == (told["digest"], told["transcript"])
    assert verdict.relay is None
    assert verdict.result is not None
    assert verdict.result["winners"]
    half = deepcopy(told["transcript"])
    half["log"] = half["log"][:5]
    assert verify(half, is_genuine_entry).result is None
    half["log"][2]["move"] = "T9,9/0"
    assert why(half).startswith("Entry 3 of the transcript does not hold. ")
