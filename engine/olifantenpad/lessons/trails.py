"""Lessons 1 and 2: walking, and the crowd that takes the cheap way."""

from __future__ import annotations

from engine.lesson import Deed, Lesson, Part
from engine.olifantenpad.lessons.boards import EXAMPLE, LAWN, board, group
from engine.olifantenpad.lessons.judges import comes_in, deepens, earns, goes_on
from engine.olifantenpad.plans import Plan
from engine.olifantenpad.position import Position

_TWO_LAWNS = ("===G===", "=..=..=", "=..=..=", "=..=..=", "G=====G")

WALKING: Lesson[Position, Plan] = (
    Part(opening=board(LAWN, None), show={"cells": ["a1", "f5"]}),
    Part(
        show={"cells": ["a1"]},
        deed=Deed(
            model="a1>b2 c3 d4",
            judge=comes_in("a1"),
            answers=("stayed", "gate", "pavement"),
        ),
    ),
    Part(
        deed=Deed(
            model="e3 d2 c2 b3",
            judge=goes_on,
            answers=("gate", "short", "pavement"),
        ),
    ),
    Part(
        deed=Deed(model="b4 c4 b4", judge=deepens, answers=("shallow", "pavement")),
    ),
    Part(),
)
"""Come in, leave a trail, go on, wear a path."""

CHEAP: Lesson[Position, Plan] = (
    Part(
        opening=board(EXAMPLE, None, groups=[group("a1", "d4", 3)]),
        show={"cells": ["a1", "d4"], "groups": [0]},
    ),
    Part(
        show={"cells": ["b2", "c3"], "groups": [0]},
        deed=Deed(
            model="a1>b2 c3",
            judge=earns(6),
            answers=("dear", "pavement", "few"),
        ),
    ),
    Part(),
    Part(
        opening=board(_TWO_LAWNS, None, groups=[group("a1", "d5", 2), group("d1", "g5", 4)]),
        show={"groups": [0, 1]},
        deed=Deed(
            model="d1>e2 f3",
            judge=earns(8),
            answers=("few", "dear", "pavement"),
        ),
    ),
    Part(),
)
"""The example of the rules, then a choice between two groups."""
