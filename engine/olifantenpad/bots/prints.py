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

    def __init__(self, ground: Ground, line: Line, busy: int) -> None:
        """`busy` is the thousandths of walkers expected on the line in an hour to come."""
        self.ground, self.line, self._busy = ground, line, busy
        groups = [ground.position.groups[g] for g in line.groups]
        self._groups = groups or [Group(line.start, line.target, _PASSERS)]
        self.now: list[Ints] = [np.zeros(0, np.int32) for _ in groups]
        """Of each group of the line (cases · width): its footsteps of this hour."""
        self.both: Longs = longs([])
        """(cases · width): the footsteps of this hour << 32, and thousandths of those to come."""
        # Key 0: none of a board's cells lies on a best way.
        self._keys, self._rows = longs([0]), np.zeros(1, np.intp)
        self._add([self._case(np.zeros(0, np.int32), np.zeros(0, np.int32))])

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
        way = [(np.flatnonzero(on_way[:, board]), board) for board in fresh[first]]
        self._add([self._case(ways.cell[each], ways.level[each]) for each in way])
        known = np.concatenate([self._keys, found])
        rows = np.concatenate([self._rows, np.arange(len(self._rows), len(known))])
        order = np.argsort(known)
        self._keys, self._rows = known[order], rows[order]

    @property
    def width(self) -> int:
        """Cells of a row."""
        return self.ground.nowhere + 1

    def _add(self, cases: list[list[Ints]]) -> None:
        """Puts further cases, each with its groups' footsteps, behind those there are."""
        steps = [np.concatenate(group) for group in zip(*cases, strict=True)]
        later = steps[0] * SHARE // self._groups[0].size * self._busy // SHARE
        now = steps[: len(self.now)]
        total = sum(now, np.zeros(len(later), np.int64))
        self.now = [np.concatenate(both) for both in zip(self.now, now, strict=True)]
        self.both = np.concatenate([self.both, (total << 32) + later])

    def _case(self, cells: Ints, levels: Ints) -> list[Ints]:
        """By group its footsteps where those cells lie on a best way, at those levels."""
        trodden = list(self.ground.position.levels)
        for cell, level in zip(cells.tolist(), levels.tolist(), strict=True):
            trodden[cell] = level
        return [self._footsteps(group, trodden) for group in self._groups]

    def _footsteps(self, group: Group, levels: list[int]) -> Ints:
        steps = np.zeros(self.ground.nowhere + 1, np.int32)
        for route in routes(alone(self.ground, group), levels):
            for cell in route.cells:
                steps[cell] += route.size
        return steps
