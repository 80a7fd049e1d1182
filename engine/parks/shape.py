"""What a park looks like in numbers: gates, lawns, ponds, streets."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.olifantenpad.park import OBSTACLE, Cell
from engine.olifantenpad.position import Position


def measures(position: Position) -> dict[str, int]:
    """Counts of one park: gates, lawns, grass, pavement, trees, ponds, their cells, mirrored."""
    kinds = dict(position.scenery)
    ground = position.park.ground
    lawns = list(_pieces(position, lambda cell: ground[cell] in (".", OBSTACLE)))
    ponds = list(_pieces(position, lambda cell: kinds.get(cell) == "pond"))
    return {
        "gates": len(position.park.gates),
        "lawns": len(lawns),
        "largest_lawn": max(map(len, lawns), default=0),
        "grass": ground.count("."),
        "pavement": len(ground) - ground.count(".") - ground.count(OBSTACLE),
        "trees": sum(kind == "tree" for kind in kinds.values()),
        "ponds": len(ponds),
        "pond_cells": sum(map(len, ponds)),
        "mirrored": int(_mirrored(position)),
        "routes": len(position.popular),
    }


def _pieces(position: Position, wanted: Callable[[Cell], bool]) -> Iterator[set[Cell]]:
    """The connected pieces of the cells that are wanted, edge by edge."""
    left = {cell for cell in range(len(position.park.ground)) if wanted(cell)}
    while left:
        piece, waiting = set[Cell](), [left.pop()]
        while waiting:
            cell = waiting.pop()
            piece.add(cell)
            fresh = {near for near in _beside(position, cell) if near in left}
            left -= fresh
            waiting += fresh
        yield piece


def _beside(position: Position, cell: Cell) -> Iterator[Cell]:
    width = position.park.width
    if cell % width:
        yield cell - 1
    if (cell + 1) % width:
        yield cell + 1
    yield from (cell - width, cell + width)


def _mirrored(position: Position) -> bool:
    """Whether one half is laid out like the other, its gates aside."""
    rows = [row.replace("G", "=") for row in position.rows]
    return rows == rows[::-1] or all(row == row[::-1] for row in rows)
