"""What a few trodden cells would be worth to a walker: routes patched, not searched anew.

A group's *reach* holds, for every cell, how dear it is to come beside it from
the start and to go on from it to the target on the trails there are. A walk's
cells are then joined by these in a handful of additions. The estimate knows the
cost alone; the rules' ties are for `walkers.routes`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.olifantenpad.park import Cell, neighbours
from engine.olifantenpad.position import Group, Position
from engine.olifantenpad.walkers import TRAIL_COST, cost, distances, weights

FAR = 1 << 30
"""Dearer than any route."""


@dataclass(frozen=True, slots=True)
class Reach:
    """One group's costs on the park as it is."""

    size: int
    """How many walk."""
    now: int
    """The cost of the route as it is; FAR where there is none."""
    into: tuple[int, ...]
    """By cell, the cost of coming to a cell beside it."""
    onward: tuple[int, ...]
    """By cell, the cost of going on from it to the target."""


def reach(position: Position, group: Group) -> Reach:
    """The group's costs before anybody walks."""
    onward = going(position, group.target)
    return Reach(group.size, onward[group.start], coming(position, group.start), onward)


def coming(position: Position, start: Cell) -> tuple[int, ...]:
    """By cell, the cost of coming from the start to a cell beside it."""
    weighed = weights(position.park, position.levels)
    back = distances(neighbours(position.rows, position.fences), weighed, start)
    home = weighed[start]
    return _least(
        position, [b - home + w if b > 0 else b for b, w in zip(back, weighed, strict=True)]
    )


def going(position: Position, target: Cell) -> tuple[int, ...]:
    """By cell, the cost of going from it to the target."""
    weighed = weights(position.park, position.levels)
    left = distances(neighbours(position.rows, position.fences), weighed, target)
    return _least(position, [a + w if a >= 0 else a for a, w in zip(left, weighed, strict=True)])


def _least(position: Position, weighed: Sequence[int]) -> tuple[int, ...]:
    """By cell, the least cost among the cells beside it that can be reached."""
    costs = [cost(weight) if weight >= 0 else FAR for weight in weighed]
    near = neighbours(position.rows, position.fences)
    return tuple(min([costs[to] for to in beside], default=FAR) for beside in near)


def opened(position: Position, cells: Sequence[Cell]) -> dict[Cell, int]:
    """The costs of the grass cells that treading these cells makes cheaper."""
    levels, ground = position.levels, position.park.ground
    return {c: TRAIL_COST[levels[c] + 1] for c in cells if ground[c] == "." and levels[c] < 2}


def with_cells(position: Position, group: Reach, cells: dict[Cell, int]) -> tuple[int, int]:
    """(cost of the cheapest route through some of the cells, how many of them it takes)."""
    near = neighbours(position.rows, position.fences)
    best = {cell: (group.into[cell] + price, 1) for cell, price in cells.items()}
    for _ in range(len(cells) - 1):
        for cell, price in cells.items():
            for beside in near[cell]:
                if beside in best and best[beside][0] + price < best[cell][0]:
                    best[cell] = (best[beside][0] + price, best[beside][1] + 1)
    return min(((far + group.onward[c], n) for c, (far, n) in best.items()), default=(FAR, 0))


def earning(position: Position, groups: Sequence[Reach], cells: Sequence[Cell]) -> int:
    """An estimate of the footsteps that treading these cells would bring."""
    fresh = opened(position, cells)
    gain = 0
    for group in groups:
        through, steps = with_cells(position, group, fresh)
        gain += group.size * steps if through < group.now else 0
    return gain
