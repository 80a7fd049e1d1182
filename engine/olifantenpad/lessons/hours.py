"""Lesson 5: what grows, what fades, the school trip, and a plan in secret."""

from __future__ import annotations

from engine.lesson import Deed, Lesson, Part
from engine.olifantenpad.lessons.boards import LAWN, board, group, trails
from engine.olifantenpad.lessons.judges import keeps, leads
from engine.olifantenpad.plans import Plan
from engine.olifantenpad.position import Position

SECRETS: Lesson[Position, Plan] = (
    Part(
        opening=board(LAWN, "d2", hour=15, trails=trails(0, b4=1, c3=1, e4=2)),
        show={"cells": ["b4", "c3", "e4"]},
    ),
    Part(
        show={"cells": ["c3"]},
        deed=Deed(model="c3", judge=keeps("c3"), answers=("stayed", "missed")),
    ),
    Part(show={"cells": ["c3"]}),
    Part(
        opening=board(LAWN, "a2", None, hour=16, groups=[group("a1", "f5", 5, "school")]),
        show={"cells": ["a1", "f5"], "groups": [0]},
    ),
    Part(
        show={"groups": [0]},
        deed=Deed(
            model="b2 c3 d4",
            judge=leads,
            answers=("late", "nobody"),
            others={1: "a1>b2 c3 d4"},
        ),
    ),
    Part(),
)
"""Keep a trail alive, then be quicker than Blue for the children."""
