"""How Normal and Hard come to a move: exactly where that is possible, else by a tree."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from engine.chance import Chance
from engine.game import USUAL, Bot, Budget, Seat
from engine.slices import meanwhile
from engine.splits.bots.alone import is_alone, plan_alone
from engine.splits.bots.board import Board, board_of
from engine.splits.bots.building import Builder, joined, tightest
from engine.splits.bots.endgame import Endgame, OutOfWorkError
from engine.splits.bots.flock import Act, Flock, acts, flock_of, move_of
from engine.splits.bots.playout import Luck
from engine.splits.bots.tree import HALF_AND_HALF, Style, Tree
from engine.splits.moves import Move
from engine.splits.position import Position

_PLAYOUT = 12
"""What a playout costs beside its turns, of which there are at most as many as free fields."""


@dataclass(frozen=True, slots=True)
class Level:
    """What a bot spends on a move at usual work."""

    turns: int
    """Turns in the playouts of its tree."""
    style: Style = HALF_AND_HALF
    plan: int = 0
    """Splits to look at where its player is alone."""
    endgame: int = 0
    """Acts to look at for an end between two."""
    near: int = 0
    """The free fields from which on the end is looked for."""
    builds: int = 0
    """The last tiles of all, those that it lays after trial matches."""


Thinking = Generator[Move | None, None, Move]

Solving = Generator[None, None, Act | None]


def bot(level: Level) -> Bot[Position, Move]:
    """The bot of a level."""

    def think(position: Position, seat: Seat, chance: Chance, budget: Budget) -> Thinking:
        if position.phase != "build":
            return _settle(level, position, chance, budget)
        if sum(position.tiles_left) > level.builds or not position.pasture:
            return _lay(position, chance)
        return _build(level, position, seat, Luck(chance), budget)

    return think


def _lay(position: Position, chance: Chance) -> Thinking:
    """One of the tiles that hold the pasture together best."""
    tiles = tightest(position.pasture)
    edges = [joined(position.pasture, tile) for tile in tiles]
    yield tiles[0]
    return chance.pick(tiles[: edges.count(edges[0])])


def _build(level: Level, position: Position, seat: Seat, luck: Luck, budget: Budget) -> Thinking:
    """The tile that served best in trial matches."""
    builder = Builder(position, seat, luck, level.style)
    yield builder.best()
    for _ in builder.try_out(playouts(level, len(position.pasture), budget)):
        yield builder.best()
    return builder.best()


def _settle(level: Level, position: Position, chance: Chance, budget: Budget) -> Thinking:
    """A place or a split: the only one, the solved one, or the tree's."""
    board, flock = board_of(position.pasture), flock_of(position)
    choice = acts(board, flock)
    if len(choice) == 1:
        return move_of(board, choice[0])
    act = yield from meanwhile(move_of(board, choice[0]), _solved(level, board, flock, budget))
    if act:
        return move_of(board, act)
    tree = Tree(board, flock, Luck(chance), level.style)
    for _ in tree.grow(playouts(level, flock.free.bit_count(), budget)):
        yield move_of(board, tree.best())
    return move_of(board, tree.best())


def _solved(level: Level, board: Board, flock: Flock, budget: Budget) -> Solving:
    """An act that is known to be best, if one is found."""
    if flock.placing:
        return None
    if level.plan and is_alone(board, flock, flock.player):
        plan = yield from plan_alone(board, flock, flock.player, level.plan * budget // USUAL)
        return plan.act
    if len(flock.own) == 2 and flock.free.bit_count() <= level.near:
        return (yield from _ended(board, flock, level.endgame * budget // USUAL))
    return None


def _ended(board: Board, flock: Flock, work: int) -> Solving:
    """An act that wins or draws for sure; None where that is not found."""
    try:
        verdict, act = yield from Endgame(board, work).best(flock)
    except OutOfWorkError:
        return None
    lost = verdict == (-1 if flock.player == 0 else 1)
    return None if lost else act


def playouts(level: Level, free: int, budget: Budget) -> int:
    """How many playouts with so many free fields a level's work is enough for; at least one."""
    return max(1, level.turns * budget // USUAL // (_PLAYOUT + free))
