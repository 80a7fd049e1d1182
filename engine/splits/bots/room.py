"""How much of the pasture a seat may still take: an estimate for bots."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from engine.game import Seat
from engine.splits.hexes import Hex, neighbours
from engine.splits.position import Position, free_fields


class Side(Enum):
    """Who reaches a field first; all rivals are one."""

    MINE = 1
    SHARED = 0
    RIVAL = -1
    """The value of each is what a field of it counts."""


class Front(NamedTuple):
    """A stack that spreads: its side, the sheep it can still leave, the fields it spreads from."""

    side: Side
    sheep: int
    edge: list[Hex]


def room(position: Position, seat: Seat) -> int:
    """The free fields that a seat is nearer to, less those that its rivals are nearer to.

    All stacks spread field by field at the same pace, but none over more fields than it has
    sheep to leave there. A field that both sides reach at once counts nothing.
    """
    free = set(free_fields(position))
    fronts, balance = _fronts(position, seat), 0
    while fronts:
        reached: dict[Hex, Side] = {}
        spread = (_spread(front, free, reached) for front in fronts)
        fronts = [front for front in spread if front.edge]
        free.difference_update(reached)
        balance += sum(side.value for side in reached.values())
    return balance


def _fronts(position: Position, seat: Seat) -> list[Front]:
    return [
        Front(Side.MINE if owner == seat else Side.RIVAL, size - 1, [at])
        for at, owner, size in position.stacks
        if not position.left[owner]
    ]


def _spread(front: Front, free: set[Hex], reached: dict[Hex, Side]) -> Front:
    """The front one field on; `reached` gets the fields that it takes or contests."""
    side, sheep, edge = front
    taken: list[Hex] = []
    for field in (place for at in edge for place in neighbours(at) if place in free):
        if field in reached:
            if reached[field] is not side:
                reached[field] = Side.SHARED
        elif len(taken) < sheep:
            reached[field] = side
            taken.append(field)
    return Front(side, sheep - len(taken), taken)
