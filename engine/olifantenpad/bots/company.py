"""Who stands together sees the same hour: straws, drawn from what all can see, say who goes first.

Equal bots on one cell would choose equal walks and make each other grey, hour after
hour. So the first takes what it likes best and the others look for something else,
and meanwhile nobody grudges the others much.
"""

from __future__ import annotations

from engine.chance import Chance
from engine.game import Seat
from engine.olifantenpad.position import Position, present

_GRUDGE, _GRUDGE_BESIDE = 100, 50


def beside(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """The present rivals on the seat's cell, or outside as it is."""
    here = position.players[seat].at
    return tuple(s for s in present(position) if s != seat and position.players[s].at == here)


def after(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """Those beside the seat who let it go first."""
    order = _straws(position)
    return tuple(s for s in beside(position, seat) if order.index(s) > order.index(seat))


def grudge(position: Position, seat: Seat) -> int:
    """Hundredths by which what a rival gains counts against the seat."""
    return _GRUDGE_BESIDE if beside(position, seat) else _GRUDGE


def _straws(position: Position) -> list[Seat]:
    """The present seats in an order that the hour and its groups decide."""
    groups = (f"{group.start} {group.target} {group.size}" for group in position.groups)
    return Chance(f"{position.hour}: {', '.join(groups)}", "straws").shuffle(present(position))
