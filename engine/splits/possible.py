"""Whether a position, well-formed in itself, is one that a match could come to."""

from __future__ import annotations

from engine.game import UnreadablePosition
from engine.splits.hexes import write_hex
from engine.splits.moves import can_act, can_move
from engine.splits.position import SHEEP, TILES, Position, present

TILE_FIELDS = 4
"""Fields of a tile."""


def check_possible(position: Position) -> None:
    """Raises UnreadablePosition where stacks, phase and turn contradict each other."""
    _check_fields(position)
    _check_sheep(position)
    if position.phase == "over":
        _check_over(position)
    else:
        _check_turn(position)
        _check_begun(position)


def _check_fields(position: Position) -> None:
    """Each stack stands on a field of its own."""
    previous = None
    for stack in position.stacks:
        if stack.at == previous:
            raise UnreadablePosition("splits-stacks-overlap", field=write_hex(stack.at))
        if stack.at not in position.pasture:
            raise UnreadablePosition("splits-stack-off-pasture", field=write_hex(stack.at))
        previous = stack.at


def _check_sheep(position: Position) -> None:
    sheep = [0] * len(position.left)
    for stack in position.stacks:
        sheep[stack.seat] += stack.size
    if max(sheep) > SHEEP:
        raise UnreadablePosition("splits-too-many-sheep", most=SHEEP)


def _check_over(position: Position) -> None:
    """Nobody is to move, and either one seat is present or nobody could act."""
    if position.to_move is not None:
        raise UnreadablePosition("splits-cannot-act")
    if len(present(position)) > 1:
        _check_laid(position)
        if any(can_move(position, seat) for seat in present(position)):
            raise UnreadablePosition("splits-not-over")


def _check_turn(position: Position) -> None:
    """Two seats or more are present, and the one to move can act."""
    if len(present(position)) < 2:
        raise UnreadablePosition("splits-one-present")
    if position.to_move is None or not can_act(position, position.to_move):
        raise UnreadablePosition("splits-cannot-act")


def _check_begun(position: Position) -> None:
    """Nothing of a later phase is there, nothing of an earlier one is missing."""
    if position.phase == "build":
        _check_build(position)
        return
    _check_laid(position)
    if position.phase == "place":
        _check_whole(position)


def _check_build(position: Position) -> None:
    """No sheep yet, and as many fields as the laid tiles have.

    Of a seat that left it is not known how many it laid.
    """
    if position.stacks:
        raise UnreadablePosition("splits-sheep-too-early")
    gone = zip(position.tiles_left, position.left, strict=True)
    laid = [(TILES - tiles, left) for tiles, left in gone]
    least = sum(tiles for tiles, left in laid if not left)
    most = sum(tiles for tiles, _ in laid)
    tiles, rest = divmod(len(position.pasture), TILE_FIELDS)
    if rest or not least <= tiles <= most:
        raise UnreadablePosition("splits-tiles-do-not-fit")


def _check_laid(position: Position) -> None:
    if any(position.tiles_left[seat] for seat in present(position)):
        raise UnreadablePosition("splits-tiles-unlaid")


def _check_whole(position: Position) -> None:
    """While stacks are placed each is whole, one a seat."""
    owners = {stack.seat for stack in position.stacks if stack.size == SHEEP}
    if len(owners) != len(position.stacks):
        raise UnreadablePosition("splits-not-whole")
