"""What the page offers a seat, so that it needs no rule of its own."""

from __future__ import annotations

from engine.game import Json, Seat
from engine.splits.hexes import neighbours, read_hex, write_hex
from engine.splits.moves import Place, Split, Tile, blocked_fields, can_move, moves
from engine.splits.notation import write_move
from engine.splits.pasture import tile_fields
from engine.splits.position import Position, free_fields


def choices(position: Position, seat: Seat) -> Json:
    """A seat's legal moves by phase; out of turn there are none.

    `build`: `tiles`, each its `move` and `fields`. `place`: `fields`, and on which of them the
    stack would be `shut` in. `play`: `targets`, by stack its `size` and the fields `to` which it
    can go; which stacks are `blocked`; and whether the seat is `alone` in still having a move.
    """
    match position.phase:
        case "build":
            return {"phase": "build", "tiles": _tiles(position, seat)}
        case "place":
            fields = _places(position, seat)
            return {"phase": "place", "fields": fields, "shut": _shut(position, fields)}
        case "play":
            return {
                "phase": "play",
                "targets": _targets(position, seat),
                "blocked": [write_hex(field) for field in sorted(blocked_fields(position))],
                "alone": _is_alone(position, seat),
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


def _shut(position: Position, fields: list[str]) -> list[str]:
    free = free_fields(position)
    return [field for field in fields if free.isdisjoint(neighbours(read_hex(field)))]


def _is_alone(position: Position, seat: Seat) -> bool:
    others = (other for other in range(len(position.left)) if other != seat)
    return not any(can_move(position, other) for other in others)


def _targets(position: Position, seat: Seat) -> Json:
    sizes = {stack.at: stack.size for stack in position.stacks}
    targets: Json = {}
    for move in moves(position, seat):
        if isinstance(move, Split) and move.go == 1:
            start = write_hex(move.start)
            targets.setdefault(start, {"size": sizes[move.start], "to": []})
            targets[start]["to"].append(write_hex(move.target))
    return targets
