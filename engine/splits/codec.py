"""Positions from JSON, whatever it holds, and back to JSON."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NoReturn, TypeGuard

from engine.game import Json, Seat, UnreadablePosition
from engine.splits.hexes import Hex, read_hex, write_hex
from engine.splits.pasture import Pasture, in_one_piece, pasture_names
from engine.splits.position import (
    ID,
    PHASES,
    RULES_VERSION,
    SEATS,
    SHEEP,
    TILES,
    Phase,
    Position,
    Stack,
)
from engine.splits.possible import check_possible


def write_position(position: Position) -> Json:
    """A position as JSON, fields and stacks in one fixed order (`rules/splits.md`, Notation)."""
    return {
        "game": ID,
        "v": RULES_VERSION,
        "phase": position.phase,
        "to_move": position.to_move,
        "pasture": list(pasture_names(position.pasture)),
        "tiles_left": list(position.tiles_left),
        "stacks": [
            {"at": write_hex(at), "seat": seat, "size": size} for at, seat, size in position.stacks
        ],
        "left": list(position.left),
    }


def read_position(json: Json) -> Position:
    """The position that JSON describes; keys that are not known are passed over.

    Any pasture in one piece will do, whole tiles or not, and a seat may own fewer sheep than
    16: positions are also made by hand. Raises UnreadablePosition for all that no match
    could come to.
    """
    _check_header(json)
    left = _left(json.get("left"))
    position = Position(
        _phase(json.get("phase")),
        _seat_to_move(json, len(left)),
        _pasture(json.get("pasture"), len(left)),
        _tiles_left(json.get("tiles_left"), len(left)),
        _stacks(json.get("stacks"), len(left)),
        left,
    )
    check_possible(position)
    return position


def _refuse(message: str, **arguments: str | int) -> NoReturn:
    raise UnreadablePosition(message, **arguments)


def _is_number(value: Any, numbers: range) -> TypeGuard[int]:
    """Whether it is a whole number among them; `true` is no 1."""
    return type(value) is int and value in numbers


def _check_header(json: Any) -> None:
    if not isinstance(json, dict):
        _refuse("splits-no-position")
    if json.get("game") != ID:
        _refuse("splits-other-game")
    if not _is_number(json.get("v"), range(RULES_VERSION, RULES_VERSION + 1)):
        _refuse("splits-other-rules", version=RULES_VERSION)


def _left(values: Any) -> tuple[bool, ...]:
    if not isinstance(values, list) or len(values) not in SEATS:
        _refuse("splits-bad-left")
    if any(type(value) is not bool for value in values):
        _refuse("splits-bad-left")
    return tuple(values)


def _phase(value: Any) -> Phase:
    for phase in PHASES:
        if value == phase:
            return phase
    _refuse("splits-bad-phase")


def _seat_to_move(json: Json, seats: int) -> Seat | None:
    seat = json.get("to_move")
    if seat is None and "to_move" in json:
        return None
    if not _is_number(seat, range(seats)):
        _refuse("splits-bad-to-move")
    return seat


def _tiles_left(values: Any, seats: int) -> tuple[int, ...]:
    if not isinstance(values, list) or len(values) != seats:
        _refuse("splits-bad-tiles")
    if not all(_is_number(value, range(TILES + 1)) for value in values):
        _refuse("splits-bad-tiles")
    return tuple(values)


def _pasture(names: Any, seats: int) -> Pasture:
    if not isinstance(names, list) or not all(type(name) is str for name in names):
        _refuse("splits-bad-pasture")
    if len(names) > seats * SHEEP:
        _refuse("splits-large-pasture", most=seats * SHEEP)
    return _named_pasture(tuple(names))


@lru_cache(maxsize=512)
def _named_pasture(names: tuple[str, ...]) -> Pasture:
    """The pasture of a list of fields; cached, since a match names the same one every turn."""
    pasture = frozenset(map(_field, names))
    if len(pasture) < len(names):
        _refuse("splits-field-twice")
    if not in_one_piece(pasture):
        _refuse("splits-torn-pasture")
    return pasture


def _field(name: Any) -> Hex:
    try:
        return read_hex(name)
    except (TypeError, ValueError):
        _refuse("splits-bad-field")


def _stacks(values: Any, seats: int) -> tuple[Stack, ...]:
    if not isinstance(values, list):
        _refuse("splits-bad-stacks")
    return tuple(sorted(_stack(value, seats) for value in values))


def _stack(value: Any, seats: int) -> Stack:
    if not isinstance(value, dict):
        _refuse("splits-bad-stacks")
    at, seat, size = _field(value.get("at")), value.get("seat"), value.get("size")
    if not _is_number(seat, range(seats)):
        _refuse("splits-bad-owner", field=write_hex(at))
    if not _is_number(size, range(1, SHEEP + 1)):
        _refuse("splits-bad-size", field=write_hex(at), most=SHEEP)
    return Stack(at, seat, size)
