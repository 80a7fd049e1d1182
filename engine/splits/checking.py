"""Whether a move is legal, and if not, exactly why."""

from __future__ import annotations

from engine.game import IllegalMove, Seat
from engine.splits.hexes import Hex, direction, write_hex
from engine.splits.moves import Move, Place, Split, Tile, free_rim, slide
from engine.splits.pasture import tile_fields, touches
from engine.splits.position import Phase, Position, Stack, free_fields

_NOW = {"build": "splits-build-now", "place": "splits-place-now", "play": "splits-play-now"}
"""The message that tells what a phase is for."""


def check(position: Position, seat: Seat, move: Move) -> None:
    """Raises IllegalMove where the rules do not allow the move (`rules/splits.md`, 1–3)."""
    _check_turn(position, seat)
    match move:
        case Tile():
            _check_phase(position, "build")
            _check_tile(position, move)
        case Place(at):
            _check_phase(position, "place")
            _check_place(position, at)
        case Split():
            _check_phase(position, "play")
            _check_split(position, seat, move)


def _check_turn(position: Position, seat: Seat) -> None:
    if position.to_move is None:
        raise IllegalMove("splits-over")
    if seat != position.to_move:
        raise IllegalMove("splits-not-your-turn")


def _check_phase(position: Position, phase: Phase) -> None:
    if position.phase != phase:
        raise IllegalMove(_NOW[position.phase])


def _check_tile(position: Position, tile: Tile) -> None:
    fields = tile_fields(tile.at, tile.turning)
    if not position.pasture:
        if tile.at != (0, 0):
            raise IllegalMove("splits-first-tile")
    elif not position.pasture.isdisjoint(fields):
        raise IllegalMove("splits-tile-overlaps")
    elif not touches(position.pasture, fields):
        raise IllegalMove("splits-tile-apart")


def _check_place(position: Position, at: Hex) -> None:
    if at not in position.pasture:
        raise IllegalMove("splits-no-field", field=write_hex(at))
    if any(stack.at == at for stack in position.stacks):
        raise IllegalMove("splits-field-taken", field=write_hex(at))
    if at not in free_rim(position):
        raise IllegalMove("splits-not-on-the-rim", field=write_hex(at))


def _check_split(position: Position, seat: Seat, split: Split) -> None:
    stack = _own_stack(position, seat, split.start)
    if not 1 <= split.go < stack.size:
        raise IllegalMove("splits-too-few-sheep", size=stack.size)
    way = direction(split.start, split.target)
    if way is None:
        raise IllegalMove("splits-not-straight")
    path = slide(free_fields(position), split.start, way)
    if not path:
        raise IllegalMove("splits-no-way")
    if path[-1] != split.target:
        raise IllegalMove("splits-as-far-as-it-can", field=write_hex(path[-1]))


def _own_stack(position: Position, seat: Seat, at: Hex) -> Stack:
    stack = next((stack for stack in position.stacks if stack.at == at), None)
    if stack is None:
        raise IllegalMove("splits-no-stack", field=write_hex(at))
    if stack.seat != seat:
        raise IllegalMove("splits-not-your-stack", field=write_hex(at))
    return stack
