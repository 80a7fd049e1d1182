"""What the command line prints of a turn and of a seat's possibilities.

Rules (`rules/splits.md`): "Notation".
"""

from __future__ import annotations

from engine.game import Json, Seat, Step
from engine.splits.checking import check
from engine.splits.moves import Move, moves
from engine.splits.notation import write_move
from engine.splits.position import Position
from engine.splits.scoring import score


def report(step: Step[Position]) -> Json:
    """Fields and herds by seat."""
    after = score(step.after)
    return {"fields": list(after.points), "herds": list(after.ties)}


def offers(position: Position, seat: Seat) -> Json:
    """All legal actions of the seat; none when it is not its turn."""
    if seat != position.to_move:
        return {"actions": []}
    return {"actions": [write_move(move) for move in moves(position, seat)]}


def preview(position: Position, seat: Seat, move: Move) -> Json:
    """Nothing beyond what the board shows by itself; raises IllegalMove."""
    check(position, seat, move)
    return {}
