"""The table of what may happen when, and by whom."""

import json
from typing import Any

import pytest

from engine.room.rules import RELAY, RULES, TRANSITIONS
from engine.room.stages import ENDED
from tests.room.scripted import Hand, Scripted

ZOE = Hand("Zoë")


def test_nothing_happens_in_a_room_that_has_ended_and_only_one_thing_before_it_is_made() -> None:
    stages = {stage for stage, _ in TRANSITIONS}
    assert ENDED not in stages
    assert [kind for stage, kind in TRANSITIONS if stage == "new"] == ["room"]
    assert stages == {"new", "lobby", "due", "sealing", "opening", "moving", "over"}


def rooms() -> dict[str, Scripted]:
    """A room at each stage."""
    found = {"lobby": Scripted()}
    found["lobby"].join_all()
    found["due"] = Scripted(duel=True)
    for stage in ("sealing", "opening", "over"):
        found[stage] = Scripted()
        found[stage].begin()
    found["opening"].seal_all("-")
    found["opening"].run(opening=False)
    found["over"].say(found["over"].people[0], "leave")
    found["over"].run()
    found["moving"] = Scripted("splits")
    found["moving"].begin()
    for stage, room in found.items():
        assert room.room.stage == stage
    return found


ROOMS = rooms()


@pytest.mark.parametrize("stage", ROOMS)
@pytest.mark.parametrize("kind", [*RULES, "dance", ""])
def test_what_is_not_in_the_table_does_not_hold(stage: str, kind: str) -> None:
    room = ROOMS[stage]
    if (stage, kind) not in TRANSITIONS:
        assert room.refuses(room.people[1], kind) == "room-out-of-place"
        assert room.faults(kind) == "room-out-of-place"


@pytest.mark.parametrize("stage", ROOMS)
@pytest.mark.parametrize("kind", RULES)
def test_nobody_says_what_is_for_others_to_say(stage: str, kind: str) -> None:
    room, rule = ROOMS[stage], TRANSITIONS.get((stage, kind))
    if rule is None:
        return
    if rule.by == RELAY:
        assert room.refuses(room.people[1], kind) == "room-not-yours"
    else:
        assert room.faults(kind) == "room-not-yours"
        assert room.refuses(ZOE, kind) in ("room-stranger", "room-body")


@pytest.mark.parametrize("stage", ROOMS)
@pytest.mark.parametrize("kind", RULES)
@pytest.mark.parametrize("body", [{"x": 1}, {"seal": []}, {"move": None}, {"name": {}}])
def test_a_body_that_is_none_does_not_hold(stage: str, kind: str, body: Any) -> None:
    room, rule = ROOMS[stage], TRANSITIONS.get((stage, kind))
    if rule and rule.by == RELAY:
        assert room.faults(kind, **body) == "room-body"
    elif rule:
        last = room.people[-1]
        assert room.refuses(last, kind, **body) in ("room-body", "room-organiser", "room-stranger")
    assert json.dumps(body)
