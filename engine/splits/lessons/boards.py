"""The small pastures of the lessons, as positions are written."""

from __future__ import annotations

from engine.game import Json
from engine.splits.hexes import read_hex, write_hex
from engine.splits.pasture import outer_rim
from engine.splits.position import ID, RULES_VERSION, Phase


def board(phase: Phase, pasture: str, *stacks: Json, tiles: int = 0) -> Json:
    """A position of two, seat 0 to move: fields with spaces between, then stacks."""
    return {
        "game": ID,
        "v": RULES_VERSION,
        "phase": phase,
        "to_move": 0,
        "pasture": pasture.split(),
        "tiles_left": [tiles, tiles],
        "stacks": list(stacks),
        "left": [False, False],
    }


def stack(at: str, seat: int, size: int) -> Json:
    """A stack of a seat."""
    return {"at": at, "seat": seat, "size": size}


def rim(pasture: str) -> list[str]:
    """The fields of the outer rim of a pasture."""
    return sorted(map(write_hex, outer_rim(frozenset(map(read_hex, pasture.split())))))
