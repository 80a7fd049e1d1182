"""What the command line prints."""

from engine.olifantenpad.plans import read_plan
from engine.olifantenpad.report import offers, report
from engine.olifantenpad.turn import play
from tests.olifantenpad.grounds import EXAMPLE, group, player, position


def test_the_example_of_the_rules() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")])
    assert report(play(now, {0: read_plan("a1>b2 c3")}, None)) == {
        "points": [6],
        "footsteps": {"b2": 3, "c3": 3, "d4": 3},
        "routes": [{"group": 0, "size": 3, "cells": ["b2", "c3", "d4"]}],
        "closing": [],
    }


def test_from_outside_there_are_only_gates() -> None:
    assert offers(position(), 0) == {"next": [], "gates": ["a1", "d4"]}


def test_from_inside_there_are_the_next_cells_too() -> None:
    told = offers(position(players=[player("a1")]), 0)
    assert sorted(told["next"]) == ["a2", "b1", "b2"]


def test_who_left_may_nothing() -> None:
    assert offers(position(players=[player(left=True), player()]), 0) == {"next": [], "gates": []}
