"""What the page offers a seat, so that it needs no rule of its own."""

from __future__ import annotations

from engine.game import Json, Seat
from engine.splits.hexes import write_hex
from engine.splits.moves import Place, Split, Tile, blocked_fields, moves
from engine.splits.notation import write_move
from engine.splits.pasture import tile_fields
from engine.splits.position import Position


def choices(position: Position, seat: Seat) -> Json:
    """A seat's legal moves by phase; out of turn there are none.

    `build`: `tiles`, each its `move` and `fields`. `place`: `fields`. `play`: `targets`, by
    stack its `size` and the fields `to` which it can go; and which stacks are `blocked`.
    """
    match position.phase:
        case "build":
            return {"phase": "build", "tiles": _tiles(position, seat)}
        case "place":
            return {"phase": "place", "fields": _places(position, seat)}
        case "play":
            return {
                "phase": "play",
                "targets": _targets(position, seat),
                "blocked": [write_hex(field) for field in sorted(blocked_fields(position))],
            }
        case "over":
            return {"phase": "over"}


def _tiles(position: Position, seat: Seat) -> list[Json]:
    return [
        {
            "move": write_move(move),
            "fields": [write_hex(field) for field in tile_fields(move.at, move.turning)],
        }
        for move in moves(position, seat)
        if isinstance(move, Tile)
    ]


def _places(position: Position, seat: Seat) -> list[str]:
    return [write_hex(move.at) for move in moves(position, seat) if isinstance(move, Place)]


def _targets(position: Position, seat: Seat) -> Json:
    sizes = {stack.at: stack.size for stack in position.stacks}
    targets: Json = {}
    for move in moves(position, seat):
        if isinstance(move, Split) and move.go == 1:
            start = write_hex(move.start)
            targets.setdefault(start, {"size": sizes[move.start], "to": []})
            targets[start]["to"].append(write_hex(move.target))
    return targets
