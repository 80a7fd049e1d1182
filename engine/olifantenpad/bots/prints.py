"""Footprints: which cells a group steps on, worked out by the rules once for each case.

A line's ways depend on nothing but the cells that lie on its best ways, and
thousands of boards share a few dozen such cases.
"""

from __future__ import annotations

import numpy as np

from engine.olifantenpad.bots.boards import Ways
from engine.olifantenpad.bots.ground import Flags, Ground, Ints, Line, Longs, Places, alone, longs
from engine.olifantenpad.position import Group
from engine.olifantenpad.walkers import routes

SHARE = 60
"""One walker's footstep in `later`: every size of group divides it."""
_PASSERS = 4  # the size of a group that stands for those to come


class Prints:
    """The footprints of one line, case by case as they come up."""

    def __init__(self, ground: Ground, line: Line) -> None:
        self.ground, self.line = ground, line
        groups = [ground.position.groups[g] for g in line.groups]
        self._groups = groups or [Group(line.start, line.target, _PASSERS)]
        self._now: list[list[Ints]] = [[] for _ in groups]
        self._later: list[Ints] = []
        # Key 0: none of a board's cells lies on a best way.
        self._keys, self._rows = longs([0]), np.zeros(1, np.intp)
        self._add(np.zeros(0, np.int32), np.zeros(0, np.int32))

    def cases(self, ways: Ways) -> Places:
        """By board its case: the row of its footprints in `now` and `both`."""
        on_way = ways.on_way(self.line)
        keys = ways.keys(on_way)
        fresh = np.flatnonzero(self._keys[self._places(keys)] != keys)
        if len(fresh):
            self._learn(ways, on_way, keys, fresh)
        return self._rows[self._places(keys)]

    def _places(self, keys: Longs) -> Places:
        """Where in the sorted keys known so far each stands, if it does."""
        return np.minimum(np.searchsorted(self._keys, keys), len(self._keys) - 1)

    def _learn(self, ways: Ways, on_way: Flags, keys: Longs, fresh: Places) -> None:
        """Adds the cases of those boards, whose keys are not known yet."""
        found, first = np.unique(keys[fresh], return_index=True)
        for board in fresh[first]:
            here = np.flatnonzero(on_way[:, board])
            self._add(ways.cell[here, board], ways.level[here, board])
        known = np.concatenate([self._keys, found])
        rows = np.concatenate([self._rows, np.arange(len(self._rows), len(known))])
        order = np.argsort(known)
        self._keys, self._rows = known[order], rows[order]

    @property
    def width(self) -> int:
        """Cells of a row."""
        return self.ground.nowhere + 1

    def now(self) -> list[Ints]:
        """Of each group of the line (cases · width): its footsteps of this hour."""
        return [np.concatenate(known) for known in self._now]

    def both(self, busy: int) -> Longs:
        """(cases · width): the footsteps of this hour << 32, and of `busy` thousandths to come."""
        later = np.concatenate(self._later) * busy // SHARE
        total = sum(self.now(), np.zeros(len(later), np.int64))
        return (total << 32) + later

    def _add(self, cells: Ints, levels: Ints) -> None:
        trodden = list(self.ground.position.levels)
        for cell, level in zip(cells.tolist(), levels.tolist(), strict=True):
            trodden[cell] = level
        steps = [self._footsteps(group, trodden) for group in self._groups]
        for known, fresh in zip(self._now, steps, strict=False):
            known.append(fresh)
        self._later.append(steps[0] * SHARE // self._groups[0].size)

    def _footsteps(self, group: Group, levels: list[int]) -> Ints:
        steps = np.zeros(self.ground.nowhere + 1, np.int32)
        for route in routes(alone(self.ground, group), levels):
            for cell in route.cells:
                steps[cell] += route.size
        return steps
