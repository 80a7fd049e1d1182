"""Lessons 3 and 4: splitting and counting, cutting off and staying open."""

from __future__ import annotations

from engine.lesson import Deed, Lesson, Part
from engine.splits.lessons.boards import board, stack
from engine.splits.lessons.judges import cuts_off, goes_out, halves, sends
from engine.splits.moves import Move
from engine.splits.position import SHEEP, Position

_WIDE = "0,0 1,0 2,0 3,0 0,1 1,1 2,1 3,1 -1,2 0,2 1,2 2,2 -1,3 0,3 1,3 2,3"
_PASSAGE = "0,0 1,0 2,0 3,0 -1,0 -2,0 -1,1 -2,1 -3,1 -2,2 -3,2 -4,2"
_BOTTLENECK = "0,0 1,0 0,1 2,0 3,-1 3,0 4,-2 4,-1 4,0 5,-2 5,-1 5,0 6,-2 6,-1"
_CORNER = "0,0 1,0 2,-1 2,-2 3,-2 3,-1 4,-3 4,-2 5,-3"

SPLITTING: Lesson[Position, Move] = (
    Part(
        opening=board("play", _WIDE, stack("1,1", 0, SHEEP), stack("2,3", 1, SHEEP)),
        show={"cells": ["1,1"]},
    ),
    Part(
        show={"cells": ["1,1"]},
        deed=Deed(model="1,1>3,1:8", judge=halves, answers=("uneven",)),
    ),
    Part(),
    Part(
        opening=board("play", _PASSAGE, stack("0,0", 0, 8), stack("-4,2", 1, 8)),
        show={"cells": ["1,0", "2,0", "3,0"]},
        deed=Deed(model="0,0>3,0:3", judge=sends("3,0", 3), answers=("elsewhere", "many", "few")),
    ),
    Part(),
)
"""Half and half, then as many as there are fields."""

CUTTING: Lesson[Position, Move] = (
    Part(
        opening=board("play", _BOTTLENECK, stack("4,-2", 0, 12), stack("0,0", 1, SHEEP)),
        show={"cells": ["2,0"]},
    ),
    Part(
        show={"cells": ["2,0"]},
        deed=Deed(model="4,-2>2,0:4", judge=cuts_off(2), answers=("open",)),
    ),
    Part(),
    Part(
        opening=board("play", _CORNER, stack("0,0", 0, 8), stack("5,-3", 1, 1)),
        show={"cells": ["1,0"]},
        deed=Deed(model="0,0>1,0:7", judge=goes_out, answers=("shut",)),
    ),
    Part(),
)
"""Shut the other one in, and not oneself."""
