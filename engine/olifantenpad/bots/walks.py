"""All walks of a seat at once, as arrays, and what each treads."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.game import Seat
from engine.olifantenpad.bots.ground import Flags, Ground, Ints, Longs, mixed
from engine.olifantenpad.plans import GATE_STEPS, STEPS, Plan


@dataclass(frozen=True, slots=True)
class Walks:
    """W walks; what is shorter than five steps is padded with nowhere and 0."""

    start: Ints
    """(W): the cell where each begins; nowhere for staying outside."""
    gate: Flags
    """(W): whether it comes in by the gate it starts on."""
    steps: Ints
    """(W, 5): the cells stepped on."""
    cell: Ints
    """(5, W): the cells that it makes cheaper, each once, then nowhere."""
    number: Ints
    """(5, W): the number of the first step on such a cell."""
    count: Ints
    """(5, W): the steps on it."""

    def __len__(self) -> int:
        return len(self.start)

    @property
    def treads(self) -> Longs:
        """(W): how many cells each makes cheaper."""
        treads: Longs = (self.count > 0).sum(axis=0, dtype=np.int64)
        return treads

    def take(self, which: Longs) -> Walks:
        """Those walks, in that order."""
        return Walks(
            self.start[which],
            self.gate[which],
            self.steps[which],
            self.cell[:, which],
            self.number[:, which],
            self.count[:, which],
        )


def walks_of(ground: Ground, seat: Seat) -> Walks:
    """Staying first, then every walk of the seat that treads other cells or at other times."""
    at = ground.position.players[seat].at
    parts = [_stay(ground, at)]
    if at is not None:
        parts += _from(ground, at, STEPS, gate=False)
    for gate in ground.position.park.gates:
        if gate != at:
            parts += _from(ground, gate, GATE_STEPS, gate=True)
    start, gates, steps = (np.concatenate(column) for column in zip(*parts, strict=True))
    return _different(_tread(ground, start, gates, steps))


def walk_of(ground: Ground, seat: Seat, plan: Plan) -> Walks:
    """One legal plan of the seat, as walks."""
    cells = ground.position.park.cells
    at = ground.position.players[seat].at if plan.gate is None else cells[plan.gate]
    start = ground.nowhere if at is None else at
    steps = np.array([[cells[name] for name in plan.steps]], np.int32).reshape(1, -1)
    return _tread(ground, *_part(ground, start, steps, plan.gate is not None))


def joined(walks: Walks, more: Walks) -> Walks:
    """The walks, and after them those others."""
    return Walks(
        np.concatenate([walks.start, more.start]),
        np.concatenate([walks.gate, more.gate]),
        np.concatenate([walks.steps, more.steps]),
        np.concatenate([walks.cell, more.cell], axis=1),
        np.concatenate([walks.number, more.number], axis=1),
        np.concatenate([walks.count, more.count], axis=1),
    )


def plan_of(ground: Ground, walks: Walks, which: int) -> Plan:
    """The walk as a plan."""
    names = ground.position.park.names
    steps = tuple(names[c] for c in walks.steps[which].tolist() if c != ground.nowhere)
    return Plan(names[walks.start[which]] if walks.gate[which] else None, steps)


Part = tuple[Ints, Flags, Ints]


def _stay(ground: Ground, at: int | None) -> Part:
    start = np.array([ground.nowhere if at is None else at], np.int32)
    return start, np.array([False]), np.full((1, STEPS), ground.nowhere, np.int32)


def _from(ground: Ground, start: int, most: int, gate: bool) -> list[Part]:
    """The walks of 0 (by a gate) or 1 to `most` steps, the shorter first."""
    steps = np.zeros((1, 0), np.int32)
    last = np.array([start], np.int32)
    found = [_part(ground, start, steps, gate)] if gate else []
    for _ in range(most):
        to = ground.near[last]
        which, side = np.nonzero(to != ground.nowhere)
        last = to[which, side]
        steps = np.concatenate([steps[which], last[:, None]], axis=1)
        found.append(_part(ground, start, steps, gate))
    return found


def _part(ground: Ground, start: int, steps: Ints, gate: bool) -> Part:
    many, length = steps.shape
    padded = np.full((many, STEPS), ground.nowhere, np.int32)
    padded[:, :length] = steps
    return np.full(many, start, np.int32), np.full(many, gate), padded


def _tread(ground: Ground, start: Ints, gate: Flags, steps: Ints) -> Walks:
    """Each cheaper cell at its first step, with its visits counted there."""
    cell = np.where(ground.fresh[steps], steps, ground.nowhere).T.copy()
    count = (cell != ground.nowhere).astype(np.int32)
    first = np.where(gate, STEPS - GATE_STEPS + 1, 1).astype(np.int32)
    number = first + np.arange(STEPS, dtype=np.int32)[:, None]
    for early in range(STEPS):
        for late in range(early + 1, STEPS):
            again = (cell[late] == cell[early]) & (cell[late] != ground.nowhere)
            count[early] += again
            count[late][again] = 0
            cell[late][again] = ground.nowhere
    number = np.where(count > 0, number, 0).astype(np.int32)
    order = np.argsort(count == 0, axis=0, kind="stable")
    trod = (np.take_along_axis(part, order, axis=0) for part in (cell, number, count))
    return Walks(start, gate, steps, *trod)


def _different(walks: Walks) -> Walks:
    """The first walk of each kind: same cells, as often, at the same step numbers."""
    kind = walks.cell.astype(np.int64) * 64 + walks.number * 8 + walks.count
    _, which = np.unique(mixed(kind).sum(axis=0, dtype=np.int64), return_index=True)
    return walks.take(np.sort(which))
