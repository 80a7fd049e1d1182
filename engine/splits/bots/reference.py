"""A plain UCT of 2,000 random playouts a move, to measure bots against; it is no level."""

from __future__ import annotations

from collections.abc import Generator

from engine.chance import Chance
from engine.game import USUAL, Budget, Seat
from engine.splits.bots.board import Board, board_of
from engine.splits.bots.flock import Flock, flock_of, move_of
from engine.splits.bots.playout import Luck, playout
from engine.splits.bots.tree import Style, Tree
from engine.splits.bots.worth import Worth, outcome
from engine.splits.moves import Move, moves
from engine.splits.position import Position

_PLAYOUTS = 2000

_EXPLORATION = 0.4
"""The strongest of 0.25, 0.4 and 0.7 against each other."""


def uct(
    position: Position, seat: Seat, chance: Chance, budget: Budget
) -> Generator[Move | None, None, Move]:
    """A bot that knows nothing but the rules; it lays its tiles at random."""
    if position.phase == "build":
        yield None
        return chance.pick(list(moves(position, seat)))
    board, style = board_of(position.pasture), Style(end, _EXPLORATION)
    tree = Tree(board, flock_of(position), Luck(chance), style)
    for _ in tree.grow(max(1, _PLAYOUTS * budget // USUAL)):
        yield move_of(board, tree.best())
    return move_of(board, tree.best())


def end(board: Board, flock: Flock, luck: Luck) -> Worth:
    """What one random playout brings."""
    return outcome(playout(board, flock, luck), board.width)
