"""The Easy bot: looks one move ahead, counts the room it leaves, and errs a little."""

from __future__ import annotations

from collections.abc import Generator

from engine.chance import Chance
from engine.game import USUAL, Budget, Seat
from engine.slices import whole
from engine.splits.bots.room import room
from engine.splits.moves import Move, Tile, moves
from engine.splits.pasture import shared_edges, tile_fields
from engine.splits.position import Position
from engine.splits.turns import moved

_SLICE = 8  # moves looked at between two yields, well under 50 ms even in a browser

_NOISE = 3  # a move is misjudged by fewer fields than this


def easy(
    position: Position, seat: Seat, chance: Chance, budget: Budget
) -> Generator[Move | None, None, Move]:
    """A bot that looks at each legal move once, whatever the budget.

    It lays tiles so that they hold together, and places and splits towards room; equal
    position and chance give the same move everywhere, since it counts in integers.
    """
    best: tuple[int, Move] | None = None
    for count, move in enumerate(moves(position, seat), 1):
        value = _value(position, seat, move) + chance.below(_NOISE)
        if best is None or value > best[0]:
            best = (value, move)
        if count % _SLICE == 0:
            yield best[1]
    assert best is not None, "only a seat to move is asked"
    return best[1]


def idle(position: Position, seat: Seat, chance: Chance) -> Move:
    """What is moved for a seat that says nothing: what Easy would."""
    move: Move = whole(easy(position, seat, chance, USUAL))
    return move


def _value(position: Position, seat: Seat, move: Move) -> int:
    if isinstance(move, Tile):
        return shared_edges(position.pasture, tile_fields(move.at, move.turning))
    return room(moved(position, seat, move), seat)
