"""Moves as text: `T0,0/1`, `@0,0` and `0,0>3,0:8` (`rules/splits.md`, Notation)."""

from __future__ import annotations

import re

from engine.game import UnreadableMove
from engine.splits.hexes import HEX, read_hex, write_hex
from engine.splits.moves import Move, Place, Split, Tile

_MOVE = re.compile(
    f"T(?P<tile>{HEX})/(?P<turning>[012])"
    f"|@(?P<place>{HEX})"
    f"|(?P<start>{HEX})>(?P<target>{HEX}):(?P<go>0|[1-9][0-9]?)"
)


def read_move(text: str) -> Move:
    """The move that a text names, legal or not. Raises UnreadableMove."""
    found = _MOVE.fullmatch(text)
    if not found:
        raise UnreadableMove("splits-unreadable-move")
    tile, turning, place, start, target, go = found.groups()
    if tile:
        return Tile(read_hex(tile), int(turning))
    if place:
        return Place(read_hex(place))
    return Split(read_hex(start), read_hex(target), int(go))


def write_move(move: Move) -> str:
    """A move's notation, the only text that reads as it."""
    match move:
        case Tile(at, turning):
            return f"T{write_hex(at)}/{turning}"
        case Place(at):
            return f"@{write_hex(at)}"
        case Split(start, target, go):
            return f"{write_hex(start)}>{write_hex(target)}:{go}"
