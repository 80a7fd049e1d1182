"""One hour worked out: plans walked, walkers, points, closing, opening, fading.

Rules (`rules/olifantenpad.md`): "A match" 2 to 8.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.game import Seat
from engine.olifantenpad.park import Cell
from engine.olifantenpad.plans import STAY, Plan, legal
from engine.olifantenpad.position import FIRM, Position, is_grass
from engine.olifantenpad.walkers import Route, routes

TOO_BUSY = 5
"""Footsteps in an hour from which an owned cell closes."""

Steps = tuple[tuple[int, Cell], ...]
"""A player's walk as (step number, cell)."""

Owners = tuple[Seat | None, ...]


@dataclass(frozen=True, slots=True)
class Hour:
    """All that one hour brings."""

    plans: tuple[Plan, ...]
    """By seat, the plan that counted."""
    walks: tuple[Steps, ...]
    """By seat, its steps."""
    levels: tuple[int, ...]
    """By cell, the levels after the walks."""
    owners: Owners
    """By cell, the owners after the walks."""
    routes: tuple[Route, ...]
    """The walkers' routes, one a sub-group."""
    footsteps: Mapping[Cell, int]
    """Footsteps on every cell that walkers entered."""
    gains: tuple[tuple[int, ...], ...]
    """By group and seat, the points that the group brought."""
    closing: frozenset[Cell]
    """The cells that are fenced next hour."""
    faded: tuple[int, ...]
    """By cell, the levels after fading."""

    @property
    def points(self) -> tuple[int, ...]:
        """The points of this hour by seat."""
        return tuple(map(sum, zip(*self.gains, strict=True))) or (0,) * len(self.plans)


def work_out(position: Position, plans: Mapping[Seat, Plan]) -> Hour:
    """What the hour brings when these plans are walked."""
    counted = tuple(heard(position, s, plans.get(s)) for s in range(len(position.players)))
    walks = tuple(_walk(position, plan) for plan in counted)
    levels, owners = tread(position, walks)
    found = routes(position, levels)
    footsteps = _footsteps(found)
    trodden = {cell for walk in walks for _, cell in walk}
    return Hour(
        plans=counted,
        walks=walks,
        levels=levels,
        owners=owners,
        routes=tuple(found),
        footsteps=footsteps,
        gains=_gains(position, owners, found),
        closing=_closing(owners, found, footsteps),
        faded=_fade(levels, trodden | footsteps.keys()),
    )


def heard(position: Position, seat: Seat, plan: Plan | None) -> Plan:
    """The seat's plan as it counts: staying where there is none or it breaks a rule."""
    return plan if plan is not None and legal(position, seat, plan) else STAY


def _walk(position: Position, plan: Plan) -> Steps:
    cells = position.park.cells
    return tuple((number, cells[name]) for number, name in enumerate(plan.steps, plan.first))


def tread(position: Position, walks: Sequence[Steps]) -> tuple[tuple[int, ...], Owners]:
    """Levels and owners after all walks at once ("A match" 3)."""
    levels, owners = list(position.levels), list(position.owners)
    first: dict[Cell, list[tuple[int, Seat]]] = {}
    for seat, walk in enumerate(walks):
        for number, cell in walk:
            if is_grass(position.park, cell):
                levels[cell] = min(FIRM, levels[cell] + 1)
                first.setdefault(cell, []).append((number, seat))
    for cell, visits in first.items():
        if position.levels[cell] == 0:
            owners[cell] = _earliest(visits)
    return tuple(levels), tuple(owners)


def _earliest(visits: list[tuple[int, Seat]]) -> Seat | None:
    """The seat with the lowest step number; nobody where several share it."""
    lowest = min(visits)[0]
    seats = {seat for number, seat in visits if number == lowest}
    return seats.pop() if len(seats) == 1 else None


def _footsteps(found: Sequence[Route]) -> Counter[Cell]:
    steps: Counter[Cell] = Counter()
    for route in found:
        for cell in route.cells:
            steps[cell] += route.size
    return steps


def _gains(
    position: Position, owners: Owners, found: Sequence[Route]
) -> tuple[tuple[int, ...], ...]:
    """Every footstep on a present seat's cell is a point ("A match" 5)."""
    gains = [[0] * len(position.players) for _ in position.groups]
    for route in found:
        for cell in route.cells:
            owner = owners[cell]
            if owner is not None and not position.players[owner].left:
                gains[route.group][owner] += route.size
    return tuple(map(tuple, gains))


def _closing(
    owners: Owners, found: Sequence[Route], footsteps: Mapping[Cell, int]
) -> frozenset[Cell]:
    """Where it was too busy, the owner's cells along all routes there ("A match" 6)."""
    closing: set[Cell] = set()
    for route in found:
        busy = {owners[cell] for cell in route.cells if footsteps[cell] >= TOO_BUSY} - {None}
        closing.update(cell for cell in route.cells if owners[cell] in busy)
    return frozenset(closing)


def _fade(levels: Sequence[int], walked: set[Cell]) -> tuple[int, ...]:
    """One level less where nobody stepped ("A match" 8); what closes was stepped on."""
    return tuple(
        level - 1 if level and cell not in walked else level for cell, level in enumerate(levels)
    )


def after(position: Position, hour: Hour) -> Position:
    """The position an hour later, its groups not drawn yet."""
    levels = tuple(0 if c in hour.closing else level for c, level in enumerate(hour.faded))
    owners = tuple(hour.owners[c] if level else None for c, level in enumerate(levels))
    players = tuple(
        replace(player, at=_end(position, seat, hour), score=player.score + points)
        for seat, (player, points) in enumerate(zip(position.players, hour.points, strict=True))
    )
    return replace(
        position,
        hour=position.hour + 1,
        players=players,
        levels=levels,
        owners=owners,
        fences=hour.closing,
        groups=(),
    )


def _end(position: Position, seat: Seat, hour: Hour) -> Cell | None:
    """Where the seat's player stands after its walk."""
    plan, walk = hour.plans[seat], hour.walks[seat]
    if walk:
        return walk[-1][1]
    if plan.gate is not None:
        return position.park.cells[plan.gate]
    return position.players[seat].at


def leave(position: Position, seat: Seat) -> Position:
    """The position once the seat has left: its trails keep their colour and earn nothing."""
    players = list(position.players)
    players[seat] = replace(players[seat], left=True)
    return replace(position, players=tuple(players))
