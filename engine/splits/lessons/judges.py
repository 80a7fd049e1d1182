"""What the lessons think of a move."""

from __future__ import annotations

from engine.game import Step
from engine.lesson import Judge, Verdict
from engine.splits.hexes import Hex, neighbours, read_hex
from engine.splits.moves import Move, Place, Split, Tile, slides
from engine.splits.pasture import shared_edges, tile_fields
from engine.splits.position import Position, free_fields

Turn = Step[Position]


def lays(position: Position, move: Move, turn: Turn) -> Verdict:
    """Wants a tile, wherever it lies."""
    return Verdict("right")


def joins(least: int) -> Judge[Position, Move]:
    """Wants a tile that meets the pasture with so many edges."""

    def judge(position: Position, move: Move, turn: Turn) -> Verdict:
        assert isinstance(move, Tile), "only tiles are laid while one builds"
        edges = shared_edges(position.pasture, tile_fields(move.at, move.turning))
        return Verdict("right" if edges >= least else "loose", {"edges": edges})

    return judge


def begins_open(least: int) -> Judge[Position, Move]:
    """Wants the herd where it can go so many ways."""

    def judge(position: Position, move: Move, turn: Turn) -> Verdict:
        assert isinstance(move, Place), "only herds are placed while one places"
        ways = len(list(slides(free_fields(turn.after), move.at)))
        return Verdict("right" if ways >= least else "tight", {"ways": ways})

    return judge


def halves(position: Position, move: Move, turn: Turn) -> Verdict:
    """Wants as many to go as stay."""
    assert isinstance(move, Split), "only stacks are split while one plays"
    stay = _stay(position, move)
    answer = "right" if stay == move.go else "uneven"
    return Verdict(answer, {"stay": stay, "go": move.go})


def _stay(position: Position, split: Split) -> int:
    size = next(stack.size for stack in position.stacks if stack.at == split.start)
    return size - split.go


def sends(target: str, sheep: int) -> Judge[Position, Move]:
    """Wants exactly so many sheep to go to that field."""

    def judge(position: Position, move: Move, turn: Turn) -> Verdict:
        assert isinstance(move, Split), "only stacks are split while one plays"
        if move.target != read_hex(target):
            return Verdict("elsewhere")
        if move.go == sheep:
            return Verdict("right")
        more = move.go > sheep
        return Verdict("many" if more else "few", {"sheep": abs(move.go - sheep)})

    return judge


def cuts_off(most: int) -> Judge[Position, Move]:
    """Wants seat 1 to come to so few free fields only."""

    def judge(position: Position, move: Move, turn: Turn) -> Verdict:
        fields = len(within_reach(turn.after, 1))
        return Verdict("right" if fields <= most else "open", {"fields": fields})

    return judge


def within_reach(position: Position, seat: int) -> set[Hex]:
    """The free fields connected to the stacks of a seat that can still be split."""
    free = free_fields(position)
    edge = [stack.at for stack in position.stacks if stack.seat == seat and stack.size > 1]
    found: set[Hex] = set()
    while edge:
        fresh = free.intersection(neighbours(edge.pop())) - found
        found |= fresh
        edge += fresh
    return found


def goes_out(position: Position, move: Move, turn: Turn) -> Verdict:
    """Wants all to go but the one that has to stay."""
    assert isinstance(move, Split), "only stacks are split while one plays"
    stay = _stay(position, move)
    return Verdict("right" if stay == 1 else "shut", {"stay": stay, "go": move.go})
