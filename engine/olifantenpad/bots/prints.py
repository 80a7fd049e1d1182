"""Footprints: which cells a group steps on, worked out by the rules once for each case.

A line's ways depend on nothing but the cells that lie on its best ways, and
thousands of boards share a few dozen such cases.
"""

from __future__ import annotations

import numpy as np

from engine.olifantenpad.bots.boards import Ways
from engine.olifantenpad.bots.ground import Ground, Ints, Line, Longs, alone
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
        self._cases: dict[int, int] = {}
        self._now: list[list[Ints]] = [[] for _ in groups]
        self._later: list[Ints] = []

    def cases(self, ways: Ways) -> Longs:
        """By board its case: the row of its footprints in `now` and `later`."""
        on_way = ways.on_way(self.line)
        keys, first, case = np.unique(ways.keys(on_way), return_index=True, return_inverse=True)
        rows = []
        for key, board in zip(keys.tolist(), first.tolist(), strict=True):
            if key not in self._cases:
                here = np.flatnonzero(on_way[:, board])
                self._add(key, ways.cell[here, board], ways.level[here, board])
            rows.append(self._cases[key])
        return np.array(rows, np.int64)[case.reshape(-1)]

    def now(self, number: int) -> Ints:
        """(cases, cells + 1): the footsteps of the line's group of that number."""
        return np.array(self._now[number])

    def later(self) -> Ints:
        """(cases, cells + 1): the footsteps of one walker of an hour to come, in SHARE-ths."""
        return np.array(self._later)

    def _add(self, key: int, cells: Ints, levels: Ints) -> None:
        trodden = list(self.ground.position.levels)
        for cell, level in zip(cells.tolist(), levels.tolist(), strict=True):
            trodden[cell] = level
        steps = [self._footsteps(group, trodden) for group in self._groups]
        for known, fresh in zip(self._now, steps, strict=False):
            known.append(fresh)
        self._later.append(steps[0] * SHARE // self._groups[0].size)
        self._cases[key] = len(self._cases)

    def _footsteps(self, group: Group, levels: list[int]) -> Ints:
        steps = np.zeros(self.ground.nowhere + 1, np.int32)
        for route in routes(alone(self.ground, group), levels):
            for cell in route.cells:
                steps[cell] += route.size
        return steps
