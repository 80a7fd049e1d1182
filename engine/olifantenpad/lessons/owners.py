"""Lessons 3 and 4: whose a cell is, and what is too busy."""

from __future__ import annotations

from engine.lesson import Deed, Lesson, Part
from engine.olifantenpad.lessons.boards import EXAMPLE, LAWN, board, group, trails
from engine.olifantenpad.lessons.judges import earns, greys, takes, watches
from engine.olifantenpad.plans import Plan
from engine.olifantenpad.position import Position

_TWO_GATES = ("==G===", "=....=", "=....=", "=....=", "=====G")
_EARLY, _SPOILT = "f5>e4 d3 c2", "f5>e4 d3"

OWNING: Lesson[Position, Plan] = (
    Part(opening=board(LAWN, "a3", None), show={"cells": ["d3"], "plans": {"1": _EARLY}}),
    Part(
        show={"cells": ["d3"], "plans": {"1": _EARLY}},
        deed=Deed(
            model="b3 c3 d3",
            judge=takes("d3"),
            answers=("missed", "late", "grey"),
            others={1: _EARLY},
        ),
    ),
    Part(),
    Part(
        opening=board(_TWO_GATES, None, None),
        show={"cells": ["d3"], "plans": {"1": _SPOILT}},
        deed=Deed(
            model="c1>c2 d3",
            judge=greys("d3"),
            answers=("missed", "late"),
            others={1: _SPOILT},
        ),
    ),
    Part(),
)
"""Be earlier, then spoil by being as early."""

_SHORTCUT = trails(0, b2=2, c3=2)

BUSY: Lesson[Position, Plan] = (
    Part(
        opening=board(
            EXAMPLE,
            "c3",
            hour=14,
            trails=_SHORTCUT,
            groups=[group("a1", "d4", 3), group("a1", "d4", 2)],
        ),
        show={"cells": ["b2", "c3"], "groups": [0, 1]},
    ),
    Part(
        show={"groups": [0, 1]},
        deed=Deed(model="-", judge=watches, answers=("walked",)),
    ),
    Part(show={"cells": ["b2", "c3"]}),
    Part(
        change={"groups": [group("a1", "d4", 4)]},
        show={"cells": ["c2", "b3"], "groups": [0]},
        deed=Deed(model="c2", judge=earns(4), answers=("pavement",)),
    ),
    Part(),
)
"""Five footsteps, the fence, and the way round it."""
