"""Hints before a move, and what a move was worth: what Hard's tree makes of them.

Values are thousandths of a match won.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping

from engine.chance import Chance
from engine.game import USUAL, Advice, Budget, Review, Seat
from engine.splits.bots.board import Board, board_of
from engine.splits.bots.building import tightest
from engine.splits.bots.flock import Act, flock_of, move_of
from engine.splits.bots.hard import HARD
from engine.splits.bots.playout import Luck
from engine.splits.bots.thinking import playouts
from engine.splits.bots.tree import Style, Tree
from engine.splits.moves import Move
from engine.splits.position import Position

TOLD = 3
"""Moves told as hints."""
REVIEWED: Budget = USUAL // 10
"""The work on each turn of a match that is over: a match has many."""

_WHOLE = 1000

Told = Generator[object, None, list[Advice[Move]]]


def advise(position: Position, seat: Seat, chance: Chance, budget: Budget) -> Told:
    """The moves that Hard thinks most of, the best first."""
    if position.phase == "build":
        return _tiles(position)
    return (yield from _ranked(position, chance, budget))[:TOLD]


def review(
    position: Position, made: Mapping[Seat, Move], seat: Seat, chance: Chance
) -> Generator[object, None, Review[Move] | None]:
    """What the seat's placing or split was worth beside the best one; None for a tile."""
    if seat not in made or position.phase == "build":
        return None
    ranked = yield from _ranked(position, chance, REVIEWED)
    own = next(each for each in ranked if each.move == made[seat])
    best = max(ranked[0], own, key=lambda each: each.value)
    return Review(own, best)


def _tiles(position: Position) -> list[Advice[Move]]:
    """The tiles that hold the pasture together best; nobody knows what a tile is worth."""
    return [Advice(tile, 0) for tile in tightest(position.pasture)[:TOLD]]


def _ranked(position: Position, chance: Chance, budget: Budget) -> Told:
    """All moves, those first that the tree tried most often."""
    board, flock = board_of(position.pasture), flock_of(position)
    tree = Tree(board, flock, Luck(chance), Style())
    # Every move has to be tried once, that a move which nobody would make has a value too.
    yield from tree.grow(max(playouts(HARD, flock.free.bit_count(), budget), len(tree.root.acts)))
    return [_advice(board, act, worth) for act, worth in tree.ranked()]


def _advice(board: Board, act: Act, worth: float) -> Advice[Move]:
    return Advice(move_of(board, act), round(worth * _WHOLE))
