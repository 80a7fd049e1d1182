"""The routes that walkers take.

A route is judged by (1) the lowest cost, (2) the most pavement, (3) the fewest
bends. The first two are one number, `_SCALE × cost − pavement`; the bends are
counted only over the steps that the first two leave. Rules (`rules/olifantenpad.md`): "Walkers".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from engine.olifantenpad.park import COMPASS, MOST, Cell, Park, Ways, neighbours, ways
from engine.olifantenpad.position import Group, Position

_SCALE = MOST * MOST + 1  # no route enters as many pavement cells
PAVEMENT_COST = 2
TRAIL_COST = (0, 3, 2, 2)
"""The cost of entering grass by its level; at level 0 it cannot be entered."""

_PAVED = PAVEMENT_COST * _SCALE - 1
_TRODDEN = tuple(cost * _SCALE for cost in TRAIL_COST)

Out = tuple[int, Cell, int]
"""A step worth taking: heading, cell, bends from there on."""


@dataclass(frozen=True, slots=True)
class Route:
    """The whole way of one sub-group."""

    group: int
    """The group's number in the hour."""
    size: int
    """How many walk it."""
    cells: tuple[Cell, ...]
    """The cells entered, the start not among them."""


def weights(park: Park, levels: Sequence[int]) -> list[int]:
    """By cell what entering it counts; 0 where walkers cannot go."""
    return [
        _PAVED if kind in "=G" else _TRODDEN[level]
        for kind, level in zip(park.ground, levels, strict=True)
    ]


def cost(weighed: int) -> int:
    """The rules' cost of a weighed distance."""
    return -(-weighed // _SCALE)


def routes(position: Position, levels: Sequence[int]) -> list[Route]:
    """The routes of all groups of the hour, given the levels after the walks."""
    weighed = weights(position.park, levels)
    steps = ways(position.rows, position.fences)
    near = neighbours(position.rows, position.fences)
    found: list[Route] = []
    for number, group in enumerate(position.groups):
        left = distances(near, weighed, group.target, group.start)
        if left[group.start] >= 0:
            found += _split(_worthwhile(steps, weighed, left, group), position, number)
    return found


def distances(
    near: Sequence[Sequence[Cell]], weighed: Sequence[int], target: Cell, start: Cell | None = None
) -> list[int]:
    """By cell the weighed distance to the target, −1 where unknown.

    Only cells nearer than `start` are sure to be known, when one is named. Cells
    are settled the moment they are first seen, since the queue is ordered by what
    leaving *into* a cell costs, which is the same for all that border on it.
    """
    left = [-1] * len(weighed)
    left[target] = 0
    queue = [(weighed[target], target)]
    while queue and (start is None or left[start] < 0):
        through, cell = heappop(queue)
        for beside in near[cell]:
            if left[beside] < 0 and weighed[beside]:
                left[beside] = through
                heappush(queue, (through + weighed[beside], beside))
    return left


def _worthwhile(
    steps: Ways, weighed: Sequence[int], left: Sequence[int], group: Group
) -> dict[Cell, list[Out]]:
    """For each cell on a best route its best next steps, with the bends that follow."""
    tight = _tight(steps, weighed, left, group)
    outs: dict[Cell, list[Out]] = {group.target: []}
    for cell in sorted(tight, key=left.__getitem__):
        outs[cell] = [(d, to, _bends(outs[to], d)) for d, to in tight[cell]]
    return outs


def _tight(
    steps: Ways, weighed: Sequence[int], left: Sequence[int], group: Group
) -> dict[Cell, list[tuple[int, Cell]]]:
    """The cells on some route of the lowest weight, with the steps that keep it lowest."""
    found: dict[Cell, list[tuple[int, Cell]]] = {}
    waiting = [group.start]
    while waiting:
        cell = waiting.pop()
        if cell in found or cell == group.target:
            continue
        found[cell] = [
            (d, to)
            for d, to in steps[cell]
            if weighed[to] and left[to] >= 0 and left[to] + weighed[to] == left[cell]
        ]
        waiting += [to for _, to in found[cell]]
    return found


def _bends(outs: Sequence[Out], heading: int) -> int:
    """The fewest bends from a cell with these next steps, coming with a heading."""
    return min((bends + (d != heading) for d, _, bends in outs), default=0)


def _split(outs: dict[Cell, list[Out]], position: Position, number: int) -> list[Route]:
    """The group's sub-groups, each with its whole way; those on the right first."""
    group = position.groups[number]
    found: list[Route] = []
    waiting: list[tuple[Cell, int | None, int, tuple[Cell, ...]]]
    waiting = [(group.start, None, group.size, ())]
    while waiting:
        cell, heading, size, way = waiting.pop()
        if cell == group.target:
            found.append(Route(number, size, way))
            continue
        ahead = _towards(position.park, group) if heading is None else heading
        best = _fewest(outs[cell], heading)
        best.sort(key=lambda step: -_turn(ahead, step[0]))
        parts = zip(_shares(size, len(best)), best, strict=False)
        waiting += [(to, d, part, (*way, to)) for part, (d, to) in parts][::-1]
    return found


def _fewest(outs: Sequence[Out], heading: int | None) -> list[tuple[int, Cell]]:
    """The next steps with the fewest bends; the first step of all is no bend."""
    bends = [n + (heading is not None and d != heading) for d, _, n in outs]
    fewest = min(bends)
    return [(d, to) for (d, to, _), n in zip(outs, bends, strict=True) if n == fewest]


def _shares(size: int, ways_on: int) -> list[int]:
    """How many take each way, the rightmost first; ways that nobody takes are left out."""
    each, over = divmod(size, ways_on)
    return [part for i in range(ways_on) if (part := each + (i < over))]


def _turn(heading: int, to: int) -> int:
    """The clockwise turn from one heading to another, −3 to +4 eighths."""
    return (to - heading + 3) % 8 - 3


def _towards(park: Park, group: Group) -> int:
    """The compass heading from start to target, for a walker that has none yet."""
    (row, column), (to_row, to_column) = (
        divmod(group.start, park.width),
        divmod(group.target, park.width),
    )
    sign = (_sign(to_column - column), _sign(to_row - row))
    return COMPASS.index(sign)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
