"""The script of an hour."""

from engine.olifantenpad.hour import after, work_out
from engine.olifantenpad.plans import read_plan
from engine.olifantenpad.position import Position
from engine.olifantenpad.story import tell
from tests.olifantenpad.grounds import EXAMPLE, group, player, position


def told(now: Position, *texts: str) -> list[dict[str, object]]:
    hour = work_out(now, {seat: read_plan(text) for seat, text in enumerate(texts)})
    return list(tell(now, hour, after(now, hour)))


def test_the_example_of_the_rules_as_a_script() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")])
    assert told(now, "a1>b2 c3") == [
        {
            "kind": "walk",
            "seat": 0,
            "plan": "a1>b2 c3",
            "start": "a1",
            "entered": True,
            "steps": [{"number": 3, "cell": "b2"}, {"number": 4, "cell": "c3"}],
        },
        {
            "kind": "tread",
            "cells": {"b2": {"level": 1, "owner": 0}, "c3": {"level": 1, "owner": 0}},
        },
        {
            "kind": "route",
            "group": 0,
            "size": 3,
            "who": "visitors",
            "from": "a1",
            "cells": ["b2", "c3", "d4"],
        },
        {
            "kind": "footsteps",
            "cells": {"b2": 3, "c3": 3, "d4": 3},
            "points": [6],
            "by_group": [[6]],
        },
        {"kind": "stand", "seats": [{"seat": 0, "at": "c3"}]},
    ]


def test_what_closes_opens_and_fades_is_told() -> None:
    rows = ["G===", "=..=", "=..=", "===G", "=.=="]
    trails = {name: {"level": 3, "owner": 0} for name in ("b2", "c3")}
    trails["b5"] = {"level": 1, "owner": 0}
    now = position(rows, trails=trails, fences=["c2"], groups=[group("a1", "d4", 5)])
    kinds = {event["kind"]: event for event in told(now, "-")}
    assert kinds["close"]["cells"] == ["b2", "c3"]
    assert kinds["open"]["cells"] == ["c2"]
    assert kinds["fade"]["cells"] == {"b5": 0}


def test_a_group_without_a_way_is_lost_and_who_stays_outside_starts_nowhere() -> None:
    events = told(position(["G#G"], groups=[group("a1", "c1")], players=[player()]), "-")
    assert {"kind": "lost", "group": 0} in events
    assert events[0]["start"] is None
    assert events[0]["steps"] == []
