"""All sheep as bits, and the rules of placing and splitting on them.

The same rules as in `engine/splits/turns.py`, for searches that play millions of turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.splits.bots.board import Bits, Board, around, bits_of, board_of, region
from engine.splits.moves import Move, Place, Split
from engine.splits.position import SHEEP, Position, present


class Flock(NamedTuple):
    """The sheep of a position, and who is to move.

    Players are the present seats, numbered from 0 in their order. The sheep of a seat that
    left only take fields away.
    """

    free: Bits
    live: tuple[Bits, ...]
    """By player, the stacks of two sheep or more, blocked or not."""
    own: tuple[Bits, ...]
    """By player, all occupied fields."""
    sizes: dict[Bits, int]
    player: int
    """Whose turn it is; OVER when nobody can move."""
    placing: bool


OVER = -1

Act = tuple[Bits, Bits, int]
"""A turn: from where, to where, how many sheep; a stack is placed from nowhere (0)."""

Goes = Sequence[Sequence[int]]
"""By the size of a stack, how many sheep may go."""

ALL_GOES: Goes = tuple(range(1, size) for size in range(SHEEP + 1))
"""Whatever the rules allow."""


def flock_of(position: Position) -> Flock:
    """The flock of a position in which stacks are placed or split."""
    board, seats = board_of(position.pasture), present(position)
    sizes = {board.bit[at]: size for at, _, size in position.stacks}
    own = tuple(sum(board.bit[s.at] for s in position.stacks if s.seat == seat) for seat in seats)
    live = tuple(sum(b for b in bits_of(mine) if sizes[b] > 1) for mine in own)
    player = OVER if position.to_move is None else seats.index(position.to_move)
    return Flock(board.fields & ~sum(sizes), live, own, sizes, player, position.phase == "place")


def move_of(board: Board, act: Act) -> Move:
    """The move that an act is."""
    start, target, go = act
    if not start:
        return Place(board.field[target])
    return Split(board.field[start], board.field[target], go)


def acts(board: Board, flock: Flock, goes: Goes = ALL_GOES) -> list[Act]:
    """What the player to move may do, always in the same order."""
    if flock.placing:
        return [(0, field, SHEEP) for field in bits_of(flock.free & board.rim)]
    return splits(board, flock.free, flock.live[flock.player], flock.sizes, goes)


def splits(
    board: Board, free: Bits, live: Bits, sizes: dict[Bits, int], goes: Goes = ALL_GOES
) -> list[Act]:
    """The splits of some stacks."""
    return [
        (stack, target, go)
        for stack in bits_of(live)
        for target in targets(stack, free, board.shifts)
        for go in goes[sizes[stack]]
    ]


def targets(stack: Bits, free: Bits, shifts: tuple[int, ...]) -> list[Bits]:
    """The fields to which a stack can send sheep, by direction."""
    found = []
    for shift in shifts:
        field = stack << shift if shift > 0 else stack >> -shift
        if field & free:
            beyond = field
            while beyond & free:
                field, beyond = beyond, beyond << shift if shift > 0 else beyond >> -shift
            found.append(field)
    return found


def after(board: Board, flock: Flock, act: Act) -> Flock:
    """The flock after an act of the player to move, with the next player to move."""
    start, target, go = act
    sizes, live = {**flock.sizes, target: go}, flock.live[flock.player]
    if start:
        sizes[start] -= go
        live ^= start if sizes[start] == 1 else 0
    player, free = flock.player, flock.free ^ target
    lives = _changed(flock.live, player, live | target if go > 1 else live)
    owns = _changed(flock.own, player, flock.own[player] | target)
    follower, placing = _next(board, free, lives, owns, player, flock.placing)
    return Flock(free, lives, owns, sizes, follower, placing)


def _changed(sets: tuple[Bits, ...], player: int, fields: Bits) -> tuple[Bits, ...]:
    return (*sets[:player], fields, *sets[player + 1 :])


def _next(
    board: Board,
    free: Bits,
    live: tuple[Bits, ...],
    own: tuple[Bits, ...],
    player: int,
    placing: bool,
) -> tuple[int, bool]:
    """Who is to move after a player, and whether stacks are still placed."""
    order = [*range(player + 1, len(live)), *range(player + 1)]
    if placing:
        if free & board.rim and (unplaced := [other for other in order if not own[other]]):
            return unplaced[0], True
        order = sorted(order)
    near = around(free, board.width)
    return next((other for other in order if live[other] & near), OVER), False


def winners(own: Sequence[Bits], width: int) -> list[int]:
    """The players with the most fields, then the largest herd (`rules/splits.md`, 4)."""
    counts = [fields.bit_count() for fields in own]
    most = max(counts)
    first = [player for player, count in enumerate(counts) if count == most]
    if len(first) == 1:
        return first
    herds = [herd(own[player], width) for player in first]
    largest = max(herds)
    return [player for player, size in zip(first, herds, strict=True) if size == largest]


def herd(fields: Bits, width: int) -> int:
    """How many of the fields the largest connected group has."""
    largest = 0
    while fields:
        group = region(fields & -fields, fields, width)
        largest = max(largest, group.bit_count())
        fields ^= group
    return largest
