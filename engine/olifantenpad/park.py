"""The park's ground: what each cell is and which cells lie a step apart.

Cells are numbers, row by row from the top left; their names ("c4") stand in `names`.
Rules (`rules/olifantenpad.md`): "The park".
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

OBSTACLE, PAVEMENT, GATE, GRASS = "#", "=", "G", "."
MOST = 26
"""The most columns and the most rows."""

COMPASS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The eight headings clockwise from north, as (columns right, rows down)."""

Cell = int
Ways = tuple[tuple[tuple[int, Cell], ...], ...]
"""For each cell the steps out of it, as (heading, cell)."""


@dataclass(frozen=True, slots=True)
class Park:
    """The ground of a park, without trails, fences or people."""

    rows: tuple[str, ...]
    """One string a row, one character a cell."""
    width: int
    """Columns."""
    ground: str
    """All rows in one string: `ground[cell]` is what the cell is."""
    names: tuple[str, ...]
    """The cells' names, "a1" first."""
    gates: tuple[Cell, ...]
    """The gates in reading order."""
    cells: dict[str, Cell]
    """Name → cell."""

    def paved(self, cell: Cell) -> bool:
        """Whether the cell is pavement or a gate."""
        return self.ground[cell] in (PAVEMENT, GATE)


@lru_cache(maxsize=64)
def park_of(rows: tuple[str, ...]) -> Park:
    """The park with these rows of equal length."""
    width, ground = len(rows[0]), "".join(rows)
    gates = tuple(i for i, kind in enumerate(ground) if kind == GATE)
    names, cells = _named(width, len(ground))
    return Park(rows, width, ground, names, gates, cells)


@lru_cache(maxsize=32)
def _named(width: int, count: int) -> tuple[tuple[str, ...], dict[str, Cell]]:
    """The names of a park's cells, and the cells by name: shared by all parks of that size."""
    names = tuple(f"{chr(97 + i % width)}{i // width + 1}" for i in range(count))
    return names, {name: i for i, name in enumerate(names)}


@lru_cache(maxsize=32)
def ways(rows: tuple[str, ...], fences: frozenset[Cell] = frozenset()) -> Ways:
    """All steps that obstacles and fences leave open, for players and walkers alike."""
    park = park_of(rows)
    shut = {i for i, kind in enumerate(park.ground) if kind == OBSTACLE} | fences
    return tuple(tuple(_steps(park, shut, cell)) for cell in range(len(park.ground)))


def _steps(park: Park, shut: set[Cell], cell: Cell) -> list[tuple[int, Cell]]:
    row, column = divmod(cell, park.width)
    steps = []
    for heading, (right, down) in enumerate(COMPASS):
        if not (0 <= column + right < park.width and 0 <= row + down < len(park.rows)):
            continue
        to = cell + right + down * park.width
        if to not in shut and not squeezes(park, shut, cell, to):
            steps.append(_step(heading, to))
    return steps


@lru_cache(maxsize=4096)
def _step(heading: int, to: Cell) -> tuple[int, Cell]:
    """One pair for all parks that hold it."""
    return heading, to


def squeezes(park: Park, shut: set[Cell] | frozenset[Cell], cell: Cell, to: Cell) -> bool:
    """Whether a step is diagonal and both cells beside it are shut."""
    row, column = divmod(cell, park.width)
    to_row, to_column = divmod(to, park.width)
    if row == to_row or column == to_column:
        return False
    return row * park.width + to_column in shut and to_row * park.width + column in shut


@lru_cache(maxsize=32)
def neighbours(
    rows: tuple[str, ...], fences: frozenset[Cell] = frozenset()
) -> tuple[tuple[Cell, ...], ...]:
    """For each cell the cells one step away, without the headings."""
    return tuple(tuple(cell for _, cell in steps) for steps in ways(rows, fences))
