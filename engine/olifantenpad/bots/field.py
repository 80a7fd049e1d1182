"""An hour as its seats see it before they plan: all walks, and what each brings alone."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from copy import copy

import numpy as np

from engine.game import Seat
from engine.olifantenpad.bots.boards import trodden
from engine.olifantenpad.bots.ground import Ints, Longs, ground_of, longs
from engine.olifantenpad.bots.harvest import Harvest, Reckoner
from engine.olifantenpad.bots.outlook import worths
from engine.olifantenpad.bots.walks import Walks, plan_of, walks_of
from engine.olifantenpad.plans import Plan
from engine.olifantenpad.position import Position, present

_SLICE = 2048  # boards valued between two yields

Profile = dict[Seat, int]
"""By seat the number of its walk."""


class Field:
    """The walks of the seats that are present, valued."""

    def __init__(self, position: Position, foresight: int, grudge: int = 100) -> None:
        self.position, self.foresight, self.grudge = position, foresight, grudge
        self.ground = ground_of(position)
        self.reckoner = Reckoner(self.ground)
        self.seats = present(position)
        self.walks: dict[Seat, Walks] = {}
        self.alone: dict[Seat, Harvest] = {}
        """By seat what each of its walks brings when nobody else moves."""

    def seen_by(self, foresight: int, grudge: int) -> Field:
        """The same field, looked at already, as somebody else judges it."""
        other = copy(self)
        other.foresight, other.grudge = foresight, grudge
        return other

    def look(self) -> Generator[None]:
        """Lists the walks of every seat and values each alone."""
        for seat in self.seats:
            self.walks[seat] = walks_of(self.ground, seat)
            yield
            which = {seat: longs(range(len(self.walks[seat])))}
            self.alone[seat] = yield from self.harvest(which)

    def harvest(self, which: dict[Seat, Longs]) -> Generator[None, None, Harvest]:
        """What the boards bring on which those seats take walks `which[seat][p]`."""
        treads = np.sum([self.walks[s].treads[w] for s, w in which.items()], axis=0)
        order = np.argsort(treads, kind="stable")  # boards alike in size are quicker together
        parts = []
        for begin in range(0, len(order), _SLICE):
            now = order[begin : begin + _SLICE]
            chosen = [self.walks[s].take(w[now]) for s, w in which.items()]
            parts.append(self.reckoner.harvest(trodden(self.ground, list(which), chosen)))
            yield
        place = np.argsort(order, kind="stable")
        points, promise = ([getattr(p, name) for p in parts] for name in ("points", "promise"))
        return Harvest(_joined(points)[:, place], _joined(promise)[:, place])

    def table(
        self, seat: Seat, walks: Longs, profiles: Sequence[Profile]
    ) -> Generator[None, None, Ints]:
        """(walks, profiles): what each walk is worth to the seat against each profile."""
        harvest = yield from self.met(seat, walks, profiles)
        return self.worth(seat, harvest).reshape(len(walks), len(profiles))

    def worth(self, seat: Seat, harvest: Harvest) -> Ints:
        """(P): what the boards are worth to a seat that judges like this field."""
        return worths(self.position, seat, harvest, self.foresight, self.grudge)

    def met(
        self, seat: Seat, walks: Longs, profiles: Sequence[Profile]
    ) -> Generator[None, None, Harvest]:
        """What the boards bring on which each walk meets each profile, walk by walk."""
        which = {seat: np.repeat(walks, len(profiles))}
        for other in profiles[0]:
            which[other] = np.tile(longs(p[other] for p in profiles), len(walks))
        return (yield from self.harvest(which))

    def plan(self, seat: Seat, walk: int) -> Plan:
        """The walk of that number as a plan."""
        return plan_of(self.ground, self.walks[seat], walk)


def _joined(parts: list[Ints]) -> Ints:
    joined: Ints = np.concatenate(parts, axis=1)
    return joined
