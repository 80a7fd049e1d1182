"""Numbers of moves."""

import numpy as np
import pytest

from engine.chance import Chance
from engine.interop.turn_numbers import count, mask, move_of, number_of, side_of, window_of
from engine.splits import GAME
from engine.splits.moves import Move, Tile, moves
from engine.splits.pasture import tile_fields


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_numbers_and_moves_are_one_to_one_through_whole_matches(seats: int) -> None:
    draw = Chance(f"numbers {seats}")
    now = GAME.start({"seats": seats}, draw)
    while now.to_move is not None:
        legal = list(moves(now, now.to_move))
        numbers = np.flatnonzero(mask(now, now.to_move)).tolist()
        assert sorted(number_of(now, move) for move in legal) == numbers
        assert {move_of(now, number) for number in numbers} == set(legal)
        now = GAME.play(now, {now.to_move: draw.pick(legal)}, None).after


@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("way", [1, -1])
def test_the_longest_pasture_stays_in_its_window(axis: int, way: int) -> None:
    now = GAME.start({"seats": 2}, Chance("x"))

    def reach(move: Move) -> int:
        assert isinstance(move, Tile)
        return max(way * field[axis] for field in tile_fields(move.at, move.turning))

    while now.phase == "build" and now.to_move is not None:
        longest = max(moves(now, now.to_move), key=reach)
        assert move_of(now, number_of(now, longest)) == longest
        now = GAME.play(now, {now.to_move: longest}, None).after
    window = window_of(now)
    numbers = sorted(map(window.number, now.pasture))
    assert 0 <= numbers[0] < numbers[-1] < window.side**2
    assert {window.field(number) for number in numbers} == now.pasture


def test_out_of_turn_there_is_no_number() -> None:
    now = GAME.start({"seats": 2}, Chance("x"))
    assert mask(now, 1).sum() == 0
    assert mask(now, 0).sum() == 3
    assert count(2) == 94 * side_of(2) ** 2 == 68526


def test_a_split_to_nowhere_is_none() -> None:
    now = GAME.start({"seats": 2}, Chance("x"))
    with pytest.raises(ValueError, match="go there"):
        move_of(now, count(2) - 1)
