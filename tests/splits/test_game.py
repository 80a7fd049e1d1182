"""The game's table of contents."""

from __future__ import annotations

import json
from time import process_time

import pytest

from engine.chance import Chance
from engine.splits import GAME
from tests.splits.hand import random_turns


@pytest.mark.parametrize("seats", GAME.seats)
def test_start_builds_first_whatever_the_chance(seats: int) -> None:
    position = GAME.start({"seats": seats}, Chance("one"))
    assert position == GAME.start({"seats": seats}, Chance("two"))
    assert (position.phase, len(position.left)) == ("build", seats)


def test_two_thousand_turns_a_second() -> None:
    """Reading and writing JSON included; half of that is asked of a machine under load."""
    turns = [turn for seed in "abcdef" for turn in random_turns(4, seed)]
    lines = [
        (json.dumps(GAME.write_position(before)), GAME.write_move(move))
        for before, move, _ in turns
        if move is not None
    ]
    start = process_time()
    for line, text in lines:
        position = GAME.read_position(json.loads(line))
        assert position.to_move is not None
        step = GAME.play(position, {position.to_move: GAME.read_move(text)}, None)
        json.dumps(GAME.write_position(step.after))
    assert (process_time() - start) / len(lines) < 1 / 1000
