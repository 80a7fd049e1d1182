"""What boards bring: the points of the hour, and what the trails promise for later ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.olifantenpad.bots.boards import Boards, Ways
from engine.olifantenpad.bots.ground import Flags, Ground, Ints, Line, Places
from engine.olifantenpad.bots.prints import Prints
from engine.olifantenpad.crowd import CHILDREN, LARGEST, group_count
from engine.olifantenpad.hour import TOO_BUSY
from engine.olifantenpad.position import Position, present

THOUSAND = 1000
"""Promises are told in thousandths of a point."""


@dataclass(frozen=True, slots=True)
class Harvest:
    """P boards' worth to S seats."""

    points: Ints
    """(S, P): points of this hour, by the rules."""
    promise: Ints
    """(S, P): thousandths of points an hour that the trails would bring next."""


class Reckoner:
    """Values boards of one position; remembers the footprints it has worked out."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self._lines = [
            Prints(ground, line, busy_of(ground.position, line)) for line in ground.lines
        ]
        self._trails = np.flatnonzero(ground.owner >= 0).astype(np.int32)
        self._present = present(ground.position)

    def harvest(self, boards: Boards) -> Harvest:
        """What each board brings to each seat; nothing to seats that left."""
        ways = Ways(self.ground, boards)
        cell, owner = self._columns(ways)
        places = cell.astype(np.intp)
        at = [prints.cases(ways) * prints.width + places for prints in self._lines]
        total, later = self._footsteps(at, cell.shape)
        closing = self._closing(at, total, owner)
        seats = len(self.ground.position.players)
        points = np.zeros((seats, cell.shape[1]), np.int32)
        promise = np.zeros_like(points)
        for seat in self._present:
            mine = owner == seat
            points[seat] = np.where(mine, total, 0).sum(axis=0, dtype=np.int32)
            promise[seat] = np.where(mine & ~closing, later, 0).sum(axis=0, dtype=np.int32)
        return Harvest(points, promise)

    def _columns(self, ways: Ways) -> tuple[Ints, Ints]:
        """(C, P): all cells with an owner on any board, first those that had one before."""
        boards = ways.cell.shape[1]
        trails = np.broadcast_to(self._trails[:, None], (len(self._trails), boards))
        kept = np.where(self.ground.owner[ways.cell] >= 0, self.ground.nowhere, ways.cell)
        owner = np.where(kept == self.ground.nowhere, -1, ways.owner)
        return np.concatenate([trails, kept]), np.concatenate([self.ground.owner[trails], owner])

    def _footsteps(self, at: Sequence[Places], shape: tuple[int, ...]) -> tuple[Ints, Ints]:
        """(C, P): footsteps of this hour, and thousandths of those to come."""
        # "clip" saves a look at every place, half of the time in the browser; all are within.
        both = np.zeros(shape, np.int64)
        for prints, here in zip(self._lines, at, strict=True):
            both += prints.both.take(here, mode="clip")
        return (both >> 32).astype(np.int32), both.astype(np.int32)

    def _closing(self, at: Sequence[Places], total: Ints, owner: Ints) -> Flags:
        """(C, P): what closes, each group taken as one ("A match" 6)."""
        closing = np.zeros(owner.shape, np.bool_)
        busy = (total >= TOO_BUSY) & (owner >= 0)
        some = np.flatnonzero(busy.any(axis=0))
        busy, owner = busy[:, some], owner[:, some]
        shut = np.zeros(owner.shape, np.bool_)
        for prints, here in zip(self._lines, at, strict=True):
            part = here[:, some]
            for steps in prints.now:
                stepped = steps.take(part, mode="clip") > 0
                for seat in self._present:
                    mine = stepped & (owner == seat)
                    shut |= mine & (mine & busy).any(axis=0)
        closing[:, some] = shut
        return closing


def busy_of(position: Position, line: Line) -> int:
    """Thousandths of walkers expected on the line in an hour to come."""
    if not position.popular:
        return sum(position.groups[g].size for g in line.groups) * THOUSAND // 2
    routes, hours = len(position.popular), max(1, position.last - position.hour)
    drawn = min(routes, group_count(len(present(position))))
    visitors = THOUSAND * drawn * (LARGEST + 1) // (2 * routes)
    school = 0 if position.school else THOUSAND * CHILDREN // (routes * hours)
    return line.popular * (visitors + school)
