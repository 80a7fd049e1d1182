"""The park as arrays: what joins any two cells on the trails there are.

Arrays over cells have one more entry than the park has cells; that last cell,
`nowhere`, pads what is shorter and can never be reached. Costs are the rules'
first two judgements in one number, `scale × cost − pavement`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from engine.olifantenpad.park import Cell, neighbours
from engine.olifantenpad.position import FIRM, Group, Position, is_grass
from engine.olifantenpad.walkers import PAVEMENT_COST, TRAIL_COST

Ints = npt.NDArray[np.int32]
Longs = npt.NDArray[np.int64]
Places = npt.NDArray[np.intp]
"""Numbers that arrays are asked by: of any other kind they would be copied first."""
Flags = npt.NDArray[np.bool_]

FAR = 1 << 28
"""Dearer than any way; four of them still fit 32 bits."""


def mixed(numbers: Longs) -> Longs:
    """Numbers scattered over 64 bits (splitmix64), so that sums of them tell sets apart."""
    bits = (numbers.astype(np.uint64) + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return (bits ^ (bits >> np.uint64(31))).view(np.int64)


def longs(numbers: Iterable[int]) -> Longs:
    """The numbers as an array of 64 bits, on machines of 32 bits too."""
    return np.array([*numbers], np.int64)


@dataclass(frozen=True, slots=True)
class Line:
    """Two cells between which groups go, this hour or another."""

    start: Cell
    target: Cell
    groups: tuple[int, ...]
    """The groups of this hour that go along it, either way."""
    popular: int
    """How many of the popular routes it is."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A position as its bots reckon with it; arrays are never changed."""

    position: Position
    nowhere: int
    """The number of the cell that is none: how many cells there are."""
    near: Ints
    """(cells + 1, 8): the cells a step away, padded."""
    gap: Ints
    """(cells + 1, cells + 1): the least cost of what is entered between two cells, ends apart."""
    enter: Ints
    """(cells + 1): the cost of entering; FAR where walkers cannot."""
    price: Ints
    """(4): the cost of entering grass by its level; FAR at 0."""
    code: Longs
    """(4 × (cells + 1)): at 4 × cell + level, a number for the cell at that price."""
    level: Ints
    """(cells + 1): levels as they are; 0 on pavement."""
    owner: Ints
    """(cells + 1): owners as they are; −1 for nobody."""
    fresh: Flags
    """(cells + 1): grass that a step makes cheaper and that may then lie on a best way."""
    lines: tuple[Line, ...]
    """All lines of this hour and of those to come."""


@lru_cache(maxsize=4)
def ground_of(position: Position) -> Ground:
    """The position as arrays; a match's bots of one hour share it."""
    cells = len(position.levels)
    price = _prices(cells)
    level = np.array([*position.levels, 0], np.int32)
    near, enter, lines = _near(position), _enter(position, price), _lines(position)
    cheaper = np.where(_grass(position) & (level < 2), price[2], enter).astype(np.int32)
    return Ground(
        position=position,
        nowhere=cells,
        near=near,
        gap=_gaps(near, enter, list(range(cells + 1))),
        enter=enter,
        price=price,
        code=_codes(cells),
        level=level,
        owner=np.array([-1 if o is None else o for o in position.owners] + [-1], np.int32),
        fresh=_worth_treading(near, enter, cheaper, lines),
        lines=lines,
    )


def alone(ground: Ground, group: Group) -> Position:
    """The position with that one group in it."""
    return replace(ground.position, groups=(group,))


def _prices(cells: int) -> Ints:
    """By level, on a scale on which no way's pavement outweighs one point of cost."""
    return np.array([cost * (cells + 1) or FAR for cost in TRAIL_COST], np.int32)


def _codes(cells: int) -> Longs:
    number = np.arange(4 * (cells + 1), dtype=np.int64)
    return mixed(number - (number % 4 == FIRM))  # firm or not, a path costs the same


def _near(position: Position) -> Ints:
    cells = len(position.levels)
    near = np.full((cells + 1, 8), cells, np.int32)
    for cell, beside in enumerate(neighbours(position.rows, position.fences)):
        near[cell, : len(beside)] = beside
    return near


def _enter(position: Position, price: Ints) -> Ints:
    park, paved = position.park, PAVEMENT_COST * (len(position.levels) + 1) - 1
    costs = [paved if park.paved(c) else int(price[v]) for c, v in enumerate(position.levels)]
    return np.array([*costs, FAR], np.int32)


def _grass(position: Position) -> Flags:
    cells = range(len(position.levels))
    open_grass = [is_grass(position.park, c) and c not in position.fences for c in cells]
    return np.array([*open_grass, False])


def _worth_treading(near: Ints, enter: Ints, cheaper: Ints, lines: Sequence[Line]) -> Flags:
    """Where a best way might lead if all grass were trodden; nowhere else does a step matter."""
    ends = list(dict.fromkeys(end for line in lines for end in (line.start, line.target)))
    now, then = _gaps(near, enter, ends), _gaps(near, cheaper, ends)
    worth = np.zeros(len(enter), np.bool_)
    for line in lines:
        come, go = ends.index(line.start), ends.index(line.target)
        worth |= then[come] + cheaper + then[go] <= now[come, line.target]
    return worth & (cheaper < enter)


def _gaps(near: Ints, enter: Ints, sources: list[Cell]) -> Ints:
    """(sources, cells + 1) at once: every round brings one more cell between two."""
    far = np.full((len(enter), len(sources)), FAR, np.int32)
    far[sources, range(len(sources))] = 0
    far[-1] = FAR
    while True:
        nearer = np.minimum(far, np.minimum(_least(far, near) + enter[:, None], FAR))
        if np.array_equal(nearer, far):
            break
        far = nearer
    return np.ascontiguousarray(_least(far, near).T)


def _least(far: Ints, near: Ints) -> Ints:
    """By cell (rows) the least of the rows beside it."""
    least = far[near[:, 0]]
    for side in range(1, 8):
        np.minimum(least, far[near[:, side]], out=least)
    return least


def _lines(position: Position) -> tuple[Line, ...]:
    """One line for each pair of ends, in the order in which they are named."""
    ends = [(group.start, group.target) for group in position.groups] + list(position.popular)
    pairs = dict.fromkeys((min(pair), max(pair)) for pair in ends)
    return tuple(_line(position, *pair) for pair in pairs)


def _line(position: Position, start: Cell, target: Cell) -> Line:
    pair = {start, target}
    groups = [i for i, g in enumerate(position.groups) if {g.start, g.target} == pair]
    return Line(start, target, tuple(groups), sum(set(ends) == pair for ends in position.popular))
