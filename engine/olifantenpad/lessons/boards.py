"""The small parks of the lessons, as positions are written."""

from __future__ import annotations

from typing import Any

from engine.game import Json
from engine.olifantenpad.notation import GAME_ID, RULES
from engine.olifantenpad.position import FIRST_HOUR

EXAMPLE = ("G===", "=..=", "=..=", "===G")
"""The park of the rules' example."""
LAWN = ("G=====", "=....=", "=....=", "=....=", "=====G")
"""One lawn with a gate in two of its corners."""


def board(rows: tuple[str, ...], *at: str | None, **other: Any) -> Json:
    """A position: the park, where each seat stands, and what else is not as usual."""
    return {
        "game": GAME_ID,
        "v": RULES,
        "park": list(rows),
        "hour": FIRST_HOUR,
        "players": [{"at": cell, "score": 0, "left": False} for cell in at],
        "trails": {},
        "fences": [],
        "groups": [],
        "school": True,
    } | other


def group(start: str, target: str, size: int, kind: str = "visitors") -> Json:
    """Walkers of the hour."""
    return {"from": start, "to": target, "size": size, "kind": kind}


def trails(owner: int, **levels: int) -> Json:
    """Trails of one seat, level by cell."""
    return {cell: {"level": level, "owner": owner} for cell, level in levels.items()}
