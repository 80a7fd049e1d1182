"""Walks of one player that promise footsteps, found by looking at each step on from the best.

A walk is judged by what its cells would bring on this hour's groups and on those of the
hours after, by `shortcuts`, one depth at a time.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from engine.olifantenpad.park import Cell, neighbours
from engine.olifantenpad.plans import GATE_STEPS, STAY, STEPS, Plan
from engine.olifantenpad.position import Group, Position, is_grass
from engine.olifantenpad.shortcuts import Reach, earning, reach

_SLICE = 60  # walks judged between two yields
_NOW, _LATER = 3, 2  # what a footstep of this hour and one of a later hour count

Walk = tuple[Cell, ...]
Start = tuple[str | None, Cell, int]
"""The gate it comes in by, the cell it begins on, the most steps."""


def promising(
    position: Position, later: Sequence[Group], wide: int, many: int
) -> Generator[None, None, list[Plan]]:
    """So many plans of seat 0, the best first; only the `wide` best walks of a depth go on.

    Staying counts as one of them. Yields at least every 50 ms of work.
    """
    judge = _Judge(position, later)
    for start in _starts(position):
        yield from _go_on_from(judge, start, wide)
    return judge.best(many)


class _Judge:
    """Worth and plan of every walk seen so far, one for each that treads the same grass."""

    def __init__(self, position: Position, later: Sequence[Group]) -> None:
        self.position = position
        self._now = [reach(position, group) for group in position.groups]
        self._later = [reach(position, group) for group in later]
        self._found: dict[Walk, tuple[int, Plan]] = {(): (0, STAY)}

    def worth(self, gate: str | None, walk: Walk) -> int:
        """What the walk promises."""
        park = self.position.park
        trodden = tuple(sorted(cell for cell in walk if is_grass(park, cell)))
        if trodden not in self._found:
            plan = Plan(gate, tuple(park.names[cell] for cell in walk))
            self._found[trodden] = (self._promise(trodden), plan)
        return self._found[trodden][0]

    def _promise(self, cells: Walk) -> int:
        return _NOW * self._sum(self._now, cells) + _LATER * self._sum(self._later, cells)

    def _sum(self, groups: Sequence[Reach], cells: Walk) -> int:
        return earning(self.position, groups, cells)

    def best(self, many: int) -> list[Plan]:
        """The plans that promise the most, of equal ones the first found."""
        ranked = sorted(self._found.values(), key=lambda found: -found[0])
        return [plan for _, plan in ranked[:many]]


def _starts(position: Position) -> Iterator[Start]:
    park, at = position.park, position.players[0].at
    yield from ((park.names[gate], gate, GATE_STEPS) for gate in park.gates)
    if at is not None:
        yield (None, at, STEPS)


def _go_on_from(judge: _Judge, start: Start, wide: int) -> Generator[None, None, None]:
    gate, cell, most = start
    near = neighbours(judge.position.rows, judge.position.fences)
    walks: list[Walk] = [()]
    for _ in range(most):
        longer = [(*walk, to) for walk in walks for to in near[walk[-1] if walk else cell]]
        judged: list[tuple[int, int]] = []
        for count, walk in enumerate(longer):
            judged.append((-judge.worth(gate, walk), count))
            if count % _SLICE == 0:
                yield
        walks = [longer[count] for _, count in sorted(judged)[:wide]]
