"""A position of Splits: one immutable value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from engine.game import Seat
from engine.splits.hexes import Hex
from engine.splits.pasture import Pasture

ID = "splits"
"""The game's name in positions and transcripts."""

RULES_VERSION = 1
"""The version of the rules, `"v"` in positions."""

SEATS = range(2, 5)
"""How many may play."""

TILES = 4
"""Tiles of a seat, at the start."""

SHEEP = 16
"""Sheep of a seat, all in one stack when placed."""

Phase = Literal["build", "place", "play", "over"]

PHASES: tuple[Phase, ...] = get_args(Phase)
"""The phases of a match, in order."""


class Stack(NamedTuple):
    """Sheep of one seat on one field."""

    at: Hex
    seat: Seat
    size: int


@dataclass(frozen=True, slots=True)
class Position:
    """All that decides how a match goes on."""

    phase: Phase
    """What is done now; nothing once it is over."""
    to_move: Seat | None
    """The seat whose turn it is, always one that can act; None once it is over."""
    pasture: Pasture
    """The fields laid so far."""
    tiles_left: tuple[int, ...]
    """By seat, tiles still to lay."""
    stacks: tuple[Stack, ...]
    """All sheep, in the order of their fields, at most one stack a field."""
    left: tuple[bool, ...]
    """By seat, whether it has left for good."""


def opening(seats: int) -> Position:
    """The position before the first tile."""
    return Position("build", 0, frozenset(), (TILES,) * seats, (), (False,) * seats)


def to_move(position: Position) -> tuple[Seat, ...]:
    """The one seat whose turn it is, or () once it is over."""
    return () if position.to_move is None else (position.to_move,)


def present(position: Position) -> tuple[Seat, ...]:
    """The seats that have not left."""
    return tuple(seat for seat, left in enumerate(position.left) if not left)


def free_fields(position: Position) -> Pasture:
    """The fields without sheep."""
    return position.pasture.difference([stack.at for stack in position.stacks])
