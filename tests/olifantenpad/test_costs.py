"""The ghost: what routes cost before and after a plan."""

import pytest

from engine.game import IllegalMove
from engine.olifantenpad.costs import preview
from engine.olifantenpad.plans import read_plan
from tests.olifantenpad.grounds import EXAMPLE, group, position


def test_the_example_of_the_rules_costs_ten_and_then_eight() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")])
    assert preview(now, 0, read_plan("a1>b2 c3"))["groups"] == [
        {
            "group": 0,
            "now": 10,
            "then": 8,
            "cells_now": ["a2", "a3", "b4", "c4", "d4"],
            "cells": ["b2", "c3", "d4"],
        }
    ]


def test_no_way_costs_nothing_that_could_be_said() -> None:
    now = position(["G#G"], groups=[group("a1", "c1")])
    told = preview(now, 0, read_plan("-"))["groups"][0]
    assert (told["now"], told["then"], told["cells"]) == (None, None, [])


def test_an_illegal_plan_is_refused() -> None:
    with pytest.raises(IllegalMove):
        preview(position(EXAMPLE), 0, read_plan("b2"))
