"""`step` and `legal`: a line out for a line in."""

import json
from typing import Any

import pytest

from engine.lines import answers, legal, step
from tests.olifantenpad.grounds import EXAMPLE, group, player, written

SPLITS = {
    "game": "splits",
    "v": 1,
    "phase": "play",
    "to_move": 1,
    "pasture": ["0,0", "1,0", "2,0", "3,0"],
    "tiles_left": [0, 0],
    "stacks": [{"at": "0,0", "seat": 0, "size": 16}, {"at": "1,0", "seat": 1, "size": 16}],
    "left": [False, False],
}
SEED = "A seed is a number, or a text of 1 to 128 plain characters."
PARK = written(EXAMPLE, players=[player()], groups=[group("a1", "d4")])


def one(answer: Any, data: Any) -> Any:
    line = data if isinstance(data, bytes) else json.dumps(data).encode()
    return next(answers([line], answer))


def test_the_example_of_the_rules() -> None:
    told = one(step, {"position": PARK, "actions": ["a1>b2 c3"]})
    assert told["points"] == [6]
    assert told["footsteps"] == {"b2": 3, "c3": 3, "d4": 3}
    assert told["routes"] == [{"group": 0, "size": 3, "cells": ["b2", "c3", "d4"]}]
    assert told["closing"] == []
    assert told["position"]["hour"] == 14
    assert told["position"]["groups"] == []


def test_an_illegal_plan_counts_as_stay_and_no_plan_at_all_is_an_error() -> None:
    assert one(step, {"position": PARK, "actions": ["b2"]})["points"] == [0]
    assert one(step, {"position": PARK, "actions": [None]})["points"] == [0]
    assert one(step, {"position": PARK, "actions": ["b2!"]})["error"].startswith("A plan reads")


def test_in_splits_whatever_is_illegal_is_an_error() -> None:
    assert one(step, {"position": SPLITS, "actions": [None, "1,0>3,0:5"]})["fields"] == [1, 2]
    for actions in ([None, "1,0>2,0:5"], [None, "zz"], [None, None], ["0,0>1,0:3", "1,0>3,0:5"]):
        assert "error" in one(step, {"position": SPLITS, "actions": actions})


def test_with_a_seed_the_next_hours_groups_are_drawn_and_the_seed_is_kept() -> None:
    popular = [{"from": "a1", "to": "d4"}, {"from": "a1", "to": "d1"}]
    told = one(step, {"position": PARK | {"popular": popular, "seed": 7}, "actions": ["-"]})
    assert told["position"]["groups"]
    assert told["position"]["seed"] == 7


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"noise", "The line is not JSON."),
        (b"\xff\xfe", "The line is not JSON."),
        (b"[" * 10**6, "The line is not JSON."),
        (b"1" * 10**5, "The line is not JSON."),
        (b"", "The line is not JSON."),
        ([], "The line must be an object with: position, actions or seat"),
        ({"position": 3}, "The line must be an object with: position, actions or seat"),
        ({"position": {"game": "chess"}}, "There is no such game: chess"),
        ({"position": {"game": ["x"]}}, "There is no such game: ['x']"),
        ({"position": PARK | {"park": ["=="]}, "actions": [None]}, "The park has no gate."),
        ({"position": PARK, "actions": []}, "There must be 1 actions, each a text or null."),
        ({"position": PARK, "actions": [3]}, "There must be 1 actions, each a text or null."),
        ({"position": PARK}, "There must be 1 actions, each a text or null."),
        ({"position": PARK | {"hour": 18}, "actions": [None]}, "The match is over."),
        ({"position": PARK | {"seed": "\ud800"}, "actions": [None]}, SEED),
        ({"position": PARK | {"seed": True}, "actions": [None]}, SEED),
        ({"position": PARK | {"seed": []}, "actions": [None]}, SEED),
    ],
)
def test_a_line_that_cannot_be_answered_gets_one_clear_error(data: Any, error: str) -> None:
    assert one(step, data) == {"error": error}


def test_the_lines_after_a_bad_one_are_answered() -> None:
    good = json.dumps({"position": PARK, "actions": ["-"]}).encode()
    told = list(answers([good, b"x\n", good], step))
    assert ["error" in line for line in told] == [False, True, False]


def test_what_is_legal_and_why_not() -> None:
    assert one(legal, {"position": PARK, "seat": 0, "action": "a1>b2"}) == {"legal": True}
    assert one(legal, {"position": PARK, "seat": 0, "action": "b1>b2"}) == {
        "legal": False,
        "why": "b1 is no gate.",
    }
    assert one(legal, {"position": PARK, "seat": 0}) == {"next": [], "gates": ["a1", "d4"]}
    assert one(legal, {"position": SPLITS, "seat": 0}) == {"actions": []}


@pytest.mark.parametrize("seat", [1, -1, "0", None, True])
def test_legal_wants_a_seat(seat: Any) -> None:
    assert one(legal, {"position": PARK, "seat": seat})["error"].startswith("There is no such seat")


def test_legal_wants_an_action_that_reads() -> None:
    assert "error" in one(legal, {"position": PARK, "seat": 0, "action": 3})
    assert "error" in one(legal, {"position": PARK, "seat": 0, "action": "B2"})
