"""Positions by hand and matches at random, for the tests of Splits."""

from __future__ import annotations

from collections.abc import Iterator

from engine.chance import Chance
from engine.game import Seat
from engine.splits import GAME
from engine.splits.hexes import Hex, read_hex
from engine.splits.moves import Move
from engine.splits.position import Phase, Position, Stack

HOLED = "0,0 1,0 2,0 0,1 2,1 0,2 1,2 2,2 3,0 4,0 3,1 4,1 3,2 4,2 -1,3 0,3"
"""A pasture of whole tiles with a hole at 1,1."""


def fields(text: str) -> frozenset[Hex]:
    """The fields that a text names, spaces between."""
    return frozenset(map(read_hex, text.split()))


def stacks(text: str) -> tuple[Stack, ...]:
    """Stacks like `0:1,0=16`: seat, field and size, spaces between."""
    return tuple(sorted(map(_stack, text.split())))


def _stack(text: str) -> Stack:
    seat, rest = text.split(":")
    at, size = rest.split("=")
    return Stack(read_hex(at), int(seat), int(size))


def by_hand(
    phase: Phase,
    pasture: str,
    on_it: str = "",
    to_move: Seat | None = 0,
    tiles: tuple[int, ...] = (0, 0),
    left: tuple[Seat, ...] = (),
) -> Position:
    """A position put together without the checks of reading one."""
    gone = tuple(seat in left for seat in range(len(tiles)))
    return Position(phase, to_move, fields(pasture), tiles, stacks(on_it), gone)


def played(position: Position, *texts: str) -> Position:
    """The position after moves of whoever is to move."""
    for text in texts:
        assert position.to_move is not None
        position = GAME.play(position, {position.to_move: GAME.read_move(text)}, None).after
    return position


Turn = tuple[Position, Move | None, Position]
"""Before, the move (None where a seat left instead), and after."""


def random_turns(seats: int, seed: str, leavers: int = 0) -> Iterator[Turn]:
    """A match at random, in which seats leave now and then."""
    chance = Chance(seed)
    position = GAME.start({"seats": seats}, chance)
    while (seat := position.to_move) is not None:
        before, move = position, None
        if leavers and chance.below(12) == 0:
            leavers -= 1
            position = GAME.leave(position, chance.pick(GAME.present(position)))
        else:
            move = chance.pick(list(GAME.moves(position, seat)))
            position = GAME.play(position, {seat: move}, chance).after
        yield before, move, position
