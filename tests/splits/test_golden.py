"""The given cases, each exactly."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.game import Json
from engine.splits import GAME

FILE = Path(__file__).parents[1] / "golden" / "splits.jsonl"
ROWS = [json.loads(line) for line in FILE.read_text().splitlines()]


def test_there_are_sixty() -> None:
    assert len(ROWS) == 60


@pytest.mark.parametrize("row", ROWS, ids=range(len(ROWS)))
def test_reads_and_writes_the_same(row: Json) -> None:
    assert GAME.write_position(GAME.read_position(row["position"])) == row["position"]


@pytest.mark.parametrize("row", ROWS, ids=range(len(ROWS)))
def test_legal_actions(row: Json) -> None:
    position = GAME.read_position(row["position"])
    seats = GAME.to_move(position)
    legal = [GAME.write_move(move) for seat in seats for move in GAME.moves(position, seat)]
    assert len(legal) == len(set(legal))
    assert set(legal) == set(row["legal"])


@pytest.mark.parametrize("row", [row for row in ROWS if "expect" in row])
def test_step(row: Json) -> None:
    actions = enumerate(row["actions"])
    moves = {seat: GAME.read_move(text) for seat, text in actions if text is not None}
    after = GAME.play(GAME.read_position(row["position"]), moves, None).after
    score = GAME.score(after)
    assert row["expect"] == {
        "position": GAME.write_position(after),
        "fields": list(score.points),
        "herds": list(score.ties),
    }
