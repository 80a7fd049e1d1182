"""Which walks are worth a look: each seat's best alone, and its best replies to others."""

from __future__ import annotations

from collections.abc import Generator, Sequence

import numpy as np

from engine.game import Seat
from engine.olifantenpad.bots.field import Field, Profile
from engine.olifantenpad.bots.ground import Ints, Longs, mixed
from engine.olifantenpad.bots.harvest import THOUSAND, Harvest
from engine.olifantenpad.bots.outlook import leads

_ALIKE = 2  # walks kept of those that come to the same


def best_first(values: Ints | Longs) -> Longs:
    """The numbers of the values, the highest first, the earlier first among equals."""
    return np.argsort(-values.astype(np.int64), kind="stable")


def best_alone(field: Field, seat: Seat, many: int) -> list[int]:
    """The seat's best walks if nobody else moved, few of them alike; staying is one."""
    harvest = field.alone[seat]
    order = best_first(leads(field.position, seat, harvest, field.foresight))
    return [*dict.fromkeys([0, *unlike(order, outcomes(harvest), many)])]


def outcomes(harvest: Harvest) -> Longs:
    """(P): a number for each outcome, equal for equal ones."""
    told = np.concatenate([harvest.points, harvest.promise]).astype(np.int64)
    rows = np.arange(len(told), dtype=np.int64)[:, None] << 32
    return added(mixed(told + rows), 0)


def added(numbers: Longs, axis: int) -> Longs:
    """Sums along an axis, of 64 bits on every machine."""
    sums: Longs = numbers.sum(axis=axis, dtype=np.int64)
    return sums


def unlike(order: Longs, outcome: Longs, many: int) -> list[int]:
    """The first of the order, no more than a few with the same outcome."""
    seen: dict[int, int] = {}
    kept: list[int] = []
    for walk in order.tolist():
        alike = int(outcome[walk])
        seen[alike] = seen.get(alike, 0) + 1
        if seen[alike] <= _ALIKE:
            kept.append(walk)
        if len(kept) == many:
            break
    return kept


def best_replies(
    field: Field, seat: Seat, profiles: Sequence[Profile], shares: Longs, width: int, many: int
) -> Generator[None, None, list[int]]:
    """The seat's best walks against a mixture of profiles, of the `width` likeliest."""
    likely = best_first(_promising(field, seat, profiles, shares))[:width]
    table = yield from field.table(seat, likely, profiles)
    order = best_first(table.astype(np.int64) @ shares)
    outcome = mixed(table.astype(np.int64) + (np.arange(len(profiles), dtype=np.int64) << 32))
    return [int(likely[i]) for i in unlike(order, added(outcome, 1), many)]


def _promising(field: Field, seat: Seat, profiles: Sequence[Profile], shares: Longs) -> Longs:
    """(W): each walk's lead alone, and what it would take from the others' walks."""
    lead = leads(field.position, seat, field.alone[seat], field.foresight).astype(np.int64)
    spoils = np.zeros((8, field.ground.nowhere + 1), np.int64)
    for profile, share in zip(profiles, shares.tolist(), strict=True):
        for rival, walk in profile.items():
            _spoil(field, rival, walk, share, spoils)
    mine = field.walks[seat]
    taken = added(spoils[mine.number, mine.cell], 0)
    return lead + taken // max(1, int(shares.sum(dtype=np.int64)))


def _spoil(field: Field, rival: Seat, walk: int, share: int, spoils: Longs) -> None:
    """Adds what a walk earns, over its cells, at all step numbers that are not too late."""
    walks, alone = field.walks[rival], field.alone[rival]
    gain = int(alone.points[rival, walk] - alone.points[rival, 0]) * THOUSAND
    gain += int(alone.promise[rival, walk] - alone.promise[rival, 0])
    steps = walks.cell[:, walk].tolist(), walks.number[:, walk].tolist()
    cells = [(c, n) for c, n in zip(*steps, strict=True) if c != field.ground.nowhere]
    for cell, number in cells:
        spoils[1 : number + 1, cell] += share * max(gain, 0) // len(cells)
