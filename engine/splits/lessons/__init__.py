"""The four lessons of Splits."""

from __future__ import annotations

from engine.lesson import Lesson
from engine.splits.lessons.flocks import CUTTING, SPLITTING
from engine.splits.lessons.meadows import BUILDING, PLACING
from engine.splits.moves import Move
from engine.splits.position import Position

LESSONS: tuple[Lesson[Position, Move], ...] = (BUILDING, PLACING, SPLITTING, CUTTING)
