"""The script of a turn, for whoever shows it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Event, Seat
from engine.splits.hexes import direction, shifted, write_hex
from engine.splits.moves import Move, Place, Split, Tile, blocked_fields, can_move
from engine.splits.pasture import tile_fields
from engine.splits.position import SHEEP, Position, present


def events(before: Position, move: Move, after: Position) -> tuple[Event, ...]:
    """What happened: the move itself, who is blocked and out by it, whether that was all."""
    assert before.to_move is not None
    return (_deed(before, before.to_move, move), *_consequences(before, after))


def _deed(before: Position, seat: Seat, move: Move) -> Event:
    match move:
        case Tile(at, turning):
            fields = [write_hex(field) for field in tile_fields(at, turning)]
            where = {"at": write_hex(at), "turning": turning, "fields": fields}
            return {"kind": "tile", "seat": seat, **where}
        case Place(at):
            return {"kind": "place", "seat": seat, "at": write_hex(at), "size": SHEEP}
        case Split(start, target, go):
            size = next(stack.size for stack in before.stacks if stack.at == start)
            way = {"from": write_hex(start), "to": write_hex(target), "path": _path(move)}
            return {"kind": "split", "seat": seat, **way, "stay": size - go, "go": go}


def _path(split: Split) -> list[str]:
    way = direction(split.start, split.target)
    assert way is not None
    field, path = split.start, []
    while field != split.target:
        field = shifted(field, way)
        path.append(write_hex(field))
    return path


def _consequences(before: Position, after: Position) -> Iterator[Event]:
    blocked = blocked_fields(after) - blocked_fields(before)
    if blocked:
        yield {"kind": "blocked", "fields": [write_hex(field) for field in sorted(blocked)]}
    if out := _newly_out(before, after):
        yield {"kind": "out", "seats": out}
    if after.phase == "over":
        yield {"kind": "over"}


def _newly_out(before: Position, after: Position) -> list[Seat]:
    """The seats that can move no more; before play began, nobody was out."""
    if after.phase not in ("play", "over"):
        return []
    return [
        seat
        for seat in present(after)
        if not can_move(after, seat) and (before.phase != "play" or can_move(before, seat))
    ]
