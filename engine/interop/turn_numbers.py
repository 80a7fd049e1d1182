"""Numbers for the moves of Splits: a `Discrete` over a window that no pasture outgrows.

A tile is at most three places across on each axis, so that `tiles` of them in one piece
span 3 × tiles places. The window is that wide and three more for the next tile; its
corner lies three places before the pasture's least q and r. A field's place in the window
is (q − corner) × side + (r − corner). With n places there are 94 × n numbers: 3n tiles
(place × turning), n places for stacks, then 90n splits (place × direction × sheep that go).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from engine.splits.hexes import DIRECTIONS, Hex, direction
from engine.splits.moves import Move, Place, Split, Tile, moves, slide
from engine.splits.pasture import TURNINGS
from engine.splits.position import SHEEP, TILES, Position, free_fields

_ACROSS = 3  # places that a tile spans
_GOES = SHEEP - 1  # how many sheep may go, from 1


@dataclass(frozen=True, slots=True)
class Window:
    """The places that moves of a position are counted in."""

    corner: Hex
    """The place of its first field."""
    side: int
    """Places along each side."""

    def number(self, field: Hex) -> int:
        """A field's place in the window."""
        return (field[0] - self.corner[0]) * self.side + field[1] - self.corner[1]

    def field(self, number: int) -> Hex:
        """The field at a place of the window."""
        q, r = divmod(number, self.side)
        return (q + self.corner[0], r + self.corner[1])


def side_of(seats: int) -> int:
    """The window's side for so many seats."""
    return _ACROSS * (seats * TILES + 1)


def count(seats: int) -> int:
    """How many numbers there are."""
    return side_of(seats) ** 2 * (len(TURNINGS) + 1 + len(DIRECTIONS) * _GOES)


def window_of(position: Position) -> Window:
    """The window round a pasture; before the first tile its corner lies three from 0,0."""
    q, r = (min((field[axis] for field in position.pasture), default=0) for axis in (0, 1))
    return Window((q - _ACROSS, r - _ACROSS), side_of(len(position.left)))


def number_of(position: Position, move: Move) -> int:
    """The number of a move of the seat to move."""
    window = window_of(position)
    places, turnings = window.side**2, len(TURNINGS)
    match move:
        case Tile(at, turning):
            return window.number(at) * turnings + turning
        case Place(at):
            return places * turnings + window.number(at)
        case Split(start, target, go):
            way = direction(start, target)
            heading = DIRECTIONS.index(way) if way else 0
            on = (window.number(start) * len(DIRECTIONS) + heading) * _GOES + go - 1
            return places * (turnings + 1) + on


def move_of(position: Position, number: int) -> Move:
    """The move of a number; ValueError for a split that goes nowhere."""
    window = window_of(position)
    places, turnings = window.side**2, len(TURNINGS)
    if number < places * turnings:
        return Tile(window.field(number // turnings), number % turnings)
    number -= places * turnings
    if number < places:
        return Place(window.field(number))
    rest, go = divmod(number - places, _GOES)
    place, heading = divmod(rest, len(DIRECTIONS))
    start = window.field(place)
    path = slide(free_fields(position), start, DIRECTIONS[heading])
    if not path:
        raise ValueError("nothing can go there")
    return Split(start, path[-1], go + 1)


def mask(position: Position, seat: int) -> npt.NDArray[np.int8]:
    """By number, 1 where it is a legal move of the seat; all 0 when it is not its turn."""
    legal = np.zeros(count(len(position.left)), np.int8)
    legal[list(_numbers(position, seat))] = 1
    return legal


def _numbers(position: Position, seat: int) -> Iterator[int]:
    return (number_of(position, move) for move in moves(position, seat))
