"""Counts of all lines of play from fixed positions; a failure prints the split per move."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.splits import GAME
from engine.splits.moves import Move
from engine.splits.position import Position

FILES = sorted((Path(__file__).parents[1] / "perft").glob("splits-*.txt"))


def after(position: Position, move: Move) -> Position:
    assert position.to_move is not None
    return GAME.play(position, {position.to_move: move}, None).after


def legal(position: Position) -> list[Move]:
    return [] if position.to_move is None else list(GAME.moves(position, position.to_move))


def perft(position: Position, depth: int) -> int:
    if depth == 0:
        return 1
    if depth == 1:
        return len(legal(position))
    return sum(perft(after(position, move), depth - 1) for move in legal(position))


def split(position: Position, depth: int) -> str:
    counts = {move: perft(after(position, move), depth - 1) for move in legal(position)}
    return "\n".join(f"{GAME.write_move(move)}: {count}" for move, count in counts.items())


def test_there_are_three_positions() -> None:
    assert len(FILES) == 3


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_counts(file: Path) -> None:
    _, position_text, *counts = file.read_text().splitlines()
    position = GAME.read_position(json.loads(position_text))
    for depth, count in (map(int, line.split()) for line in counts):
        assert perft(position, depth) == count, f"depth {depth}\n{split(position, depth)}"
