"""Lessons 1 and 2: building the pasture, and where to begin."""

from __future__ import annotations

from engine.lesson import Deed, Lesson, Part
from engine.splits.lessons.boards import board, rim
from engine.splits.lessons.judges import begins_open, joins, lays
from engine.splits.moves import Move
from engine.splits.position import TILES, Position

_TWO_TILES = "0,0 1,0 0,1 1,1 2,0 3,0 2,1 3,1"
_HOLED = "0,0 1,0 2,0 0,1 2,1 0,2 1,2 2,2 3,0 4,0 3,1 4,1 3,2 4,2 -1,3 0,3 5,0 6,0"

BUILDING: Lesson[Position, Move] = (
    Part(opening=board("build", "", tiles=TILES)),
    Part(deed=Deed(model="T0,0/0", judge=lays, answers=())),
    Part(
        opening=board("build", _TWO_TILES, tiles=TILES - 1),
        deed=Deed(model="T0,2/0", judge=joins(4), answers=("loose",)),
    ),
    Part(),
    Part(),
)
"""A tile, then one that holds together."""

PLACING: Lesson[Position, Move] = (
    Part(opening=board("place", _HOLED), show={"cells": rim(_HOLED)}),
    Part(
        deed=Deed(model="@3,0", judge=begins_open(4), answers=("tight",)),
    ),
    Part(),
)
"""The outer rim, and a place with many ways."""
