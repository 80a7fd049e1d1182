"""A park's popular routes: between gates and sights, all of them worth a shortcut.

Rules (`rules/olifantenpad.md`): "Parks, groups and chance".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, islice

from engine.chance import Chance
from engine.olifantenpad.park import Cell, neighbours
from engine.olifantenpad.plans import GATE_STEPS
from engine.olifantenpad.plot import around
from engine.olifantenpad.position import Position, is_grass
from engine.olifantenpad.shortcuts import FAR, Reach, coming, earning, going, opened
from engine.olifantenpad.walkers import TRAIL_COST

Ends = tuple[Cell, Cell]
"""A route by its two ends."""
_FAR_ENOUGH = 10  # the least cost of a route over pavement, in a park of the usual size
_USUAL = 22  # columns and rows of that size
_AT_ONE_END = 3  # the most routes that begin or end at one place
_ENOUGH = 12  # different first walks that earn on every route


def popular(position: Position, many: int, draw: Chance) -> tuple[Ends, ...]:
    """So many routes of an untrodden park, or all there are, on which first walks earn."""
    places = _places(position, draw)
    survey = _survey(position, places)
    found: list[Ends] = []
    for ends in draw.shuffle(list(combinations(places, 2))):
        if len(found) < many and not _crowded(ends, found) and survey.worth(ends):
            found.append(ends)
    return tuple(found)


def _crowded(ends: Ends, found: Sequence[Ends]) -> bool:
    """Whether one of the ends is that of enough routes already: people come from all sides."""
    used = [end for known in found for end in known]
    return max(map(used.count, ends)) >= _AT_ONE_END


@dataclass(frozen=True, slots=True)
class Survey:
    """What is measured once for all routes of a park."""

    position: Position
    """The park before anyone came."""
    coming: Mapping[Cell, tuple[int, ...]]
    """By place and cell, the cost of coming from it to beside the cell."""
    going: Mapping[Cell, tuple[int, ...]]
    """By place and cell, the cost of going from the cell to it."""
    hoped_coming: Mapping[Cell, tuple[int, ...]]
    """The same as `coming` if all grass were trails."""
    hoped_going: Mapping[Cell, tuple[int, ...]]
    """The same as `going` if all grass were trails."""
    walks: tuple[tuple[Cell, ...], ...]
    """The grass that first walks tread, each set once."""

    def worth(self, ends: Ends) -> bool:
        """Whether the route is long enough and enough different first walks earn on it."""
        start, target = ends
        now = self.going[target][start]
        size = self.position.park.width + len(self.position.rows)
        if now == FAR or now * _USUAL < _FAR_ENOUGH * size:
            return False
        way = Reach(1, now, self.coming[start], self.going[target])
        useful = self._useful(ends, now)
        walks = (walk for walk in self.walks if not useful.isdisjoint(walk))
        earn = (walk for walk in walks if earning(self.position, [way], walk))
        return len(list(islice(earn, _ENOUGH))) == _ENOUGH

    def _useful(self, ends: Ends, now: int) -> set[Cell]:
        """The cells that a cheaper way could lead over at best; others help nobody."""
        here, on = self.hoped_coming[ends[0]], self.hoped_going[ends[1]]
        through = enumerate(a + b + TRAIL_COST[1] for a, b in zip(here, on, strict=True))
        return {cell for cell, cost in through if cost < now}


def _survey(position: Position, places: list[Cell]) -> Survey:
    grass = (int(is_grass(position.park, cell)) for cell in range(len(position.levels)))
    trodden = replace(position, levels=tuple(grass))
    return Survey(
        position,
        {place: coming(position, place) for place in places},
        {place: going(position, place) for place in places},
        {place: coming(trodden, place) for place in places},
        {place: going(trodden, place) for place in places},
        tuple({tuple(opened(position, walk)) for walk in first_walks(position)}),
    )


def first_walks(position: Position) -> Iterator[tuple[Cell, ...]]:
    """All walks that come in by a gate and cross no cell twice, the gate first."""
    near = neighbours(position.rows, position.fences)
    walks: list[tuple[Cell, ...]] = [(gate,) for gate in position.park.gates]
    for _ in range(GATE_STEPS):
        walks = [(*walk, cell) for walk in walks for cell in near[walk[-1]] if cell not in walk]
        yield from walks


def _places(position: Position, draw: Chance) -> list[Cell]:
    """Where walkers come from and go to: the gates, and the pavement beside each sight."""
    return [*position.park.gates, *dict.fromkeys(_sights(position, draw))]


def _sights(position: Position, draw: Chance) -> Iterator[Cell]:
    """One pavement cell beside every pond and kiosk that has one."""
    park = position.park
    seen: set[Cell] = set()
    for cell, kind in position.scenery:
        if kind == "tree" or cell in seen:
            continue
        sight = _connected(position, cell)
        seen |= sight
        beside = {n for c in sight for n in _beside(position, c) if park.paved(n)}
        if paved := sorted(beside - set(park.gates)):
            yield draw.pick(paved)


def _connected(position: Position, cell: Cell) -> set[Cell]:
    """The cells of the sight that a cell belongs to."""
    kinds = dict(position.scenery)
    sight, waiting = {cell}, [cell]
    while waiting:
        for n in _beside(position, waiting.pop()):
            if kinds.get(n) == kinds[cell] and n not in sight:
                sight.add(n)
                waiting.append(n)
    return sight


def _beside(position: Position, cell: Cell) -> list[Cell]:
    """The cells round one, whatever they are."""
    width, height = position.park.width, len(position.rows)
    y, x = divmod(cell, width)
    return [i + j * width for i, j in around((x, y)) if 0 <= i < width and 0 <= j < height]
