"""A turn played out, a seat that leaves, and whose turn it is then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from engine.chance import Chance
from engine.game import IllegalMove, Seat, Step
from engine.splits.checking import check
from engine.splits.events import events
from engine.splits.hexes import Hex
from engine.splits.moves import Move, Place, Split, Tile, can_act
from engine.splits.pasture import tile_fields
from engine.splits.position import PHASES, SHEEP, Position, Stack, present

T = TypeVar("T")


def play(position: Position, chosen: Mapping[Seat, Move], chance: Chance | None) -> Step[Position]:
    """The turn of the one seat to move; nothing in it is left to chance.

    Raises IllegalMove for a move that is missing, of another seat or against the rules.
    """
    for seat, move in chosen.items():
        check(position, seat, move)
    if position.to_move is None or position.to_move not in chosen:
        raise IllegalMove("splits-over" if position.to_move is None else "splits-no-move")
    move = chosen[position.to_move]
    after = _next_turn(moved(position, position.to_move, move), position.to_move + 1)
    return Step(after, events(position, move, after))


def leave(position: Position, seat: Seat) -> Position:
    """The position once a seat has left (`rules/splits.md`, leaving).

    Its sheep stay as obstacles, its tiles and a stack not yet placed drop out, and the last
    seat present wins at once. Once it is over, nothing changes any more.
    """
    if position.phase == "over" or position.left[seat]:
        return position
    without = replace(
        position,
        tiles_left=_changed(position.tiles_left, seat, 0),
        left=_changed(position.left, seat, True),
    )
    if len(present(without)) == 1:
        return _over(without)
    return _next_turn(without, seat + 1) if seat == position.to_move else without


def moved(position: Position, seat: Seat, move: Move) -> Position:
    """The position with a legal move done, before the turn passes on."""
    match move:
        case Tile(at, turning):
            pasture = position.pasture.union(tile_fields(at, turning))
            tiles = _changed(position.tiles_left, seat, position.tiles_left[seat] - 1)
            return replace(position, pasture=pasture, tiles_left=tiles)
        case Place(at):
            stacks = (*position.stacks, Stack(at, seat, SHEEP))
        case Split(start, target, go):
            stacks = (*_less(position.stacks, start, go), Stack(target, seat, go))
    return replace(position, stacks=tuple(sorted(stacks)))


def _less(stacks: tuple[Stack, ...], at: Hex, go: int) -> Iterator[Stack]:
    return (s._replace(size=s.size - go) if s.at == at else s for s in stacks)


def _next_turn(position: Position, seat: Seat) -> Position:
    """The same position with the next that can act to move, counted from a seat on.

    A phase in which nobody can act is done; the next one begins with seat 0.
    """
    seats = len(position.left)
    for candidate in range(seat, seat + seats):
        if can_act(position, candidate % seats):
            return replace(position, to_move=candidate % seats)
    if position.phase == "play":
        return _over(position)
    return _next_turn(replace(position, phase=PHASES[PHASES.index(position.phase) + 1]), 0)


def _over(position: Position) -> Position:
    return replace(position, phase="over", to_move=None)


def _changed(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
