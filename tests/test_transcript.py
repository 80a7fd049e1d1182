"""The record of a match."""

import json
from typing import Any

import pytest

from engine.english import sentence
from engine.match import OVER, fold
from engine.transcript import UnreadableTranscript, digest, replay, turns, write_transcript
from tests.test_match import HUMAN, begin, move

LOG = [move(0, "-"), move(1, "-"), {"kind": "leave", "seat": 0}]


def record(**change: Any) -> dict[str, Any]:
    first = begin("olifantenpad", [HUMAN, HUMAN], "seed", {})
    return write_transcript(fold([first]), LOG) | change


def test_a_transcript_replays_to_the_same_match() -> None:
    *_, last = replay(record())
    assert last == fold([begin("olifantenpad", [HUMAN, HUMAN], "seed", {}), *LOG])
    assert last.stage == OVER


def test_it_survives_the_way_through_json() -> None:
    assert digest(json.loads(json.dumps(record()))) == digest(record())


def test_turns_give_every_position_once() -> None:
    assert [match.turn for match in turns(record())] == [0, 1, 1]


def test_another_seed_has_another_digest() -> None:
    assert digest(record()) != digest(record(seed="other"))


@pytest.mark.parametrize(
    "broken", [None, [], "x", {}, record() | {"log": 3}, record() | {"log": [3]}]
)
def test_what_is_no_transcript_is_refused(broken: Any) -> None:
    with pytest.raises(UnreadableTranscript):
        list(replay(broken))


def test_the_first_entry_that_does_not_hold_is_named_with_its_reason() -> None:
    with pytest.raises(UnreadableTranscript) as refusal:
        list(replay(record(log=[*LOG[:1], move(1, "b2")])))
    told = "Entry 2 of the transcript does not hold. This seat is not in the park yet"
    assert sentence(refusal.value).startswith(told)
