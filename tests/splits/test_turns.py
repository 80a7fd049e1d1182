from __future__ import annotations

import pytest

from engine.game import IllegalMove
from engine.splits.moves import Place, Tile
from engine.splits.position import Stack, opening
from engine.splits.scoring import score
from engine.splits.turns import leave, moved, play
from tests.splits.hand import by_hand, fields, played, stacks

ROW = "0,0 1,0 2,0 3,0 4,0 5,0"


def test_a_tile_adds_its_fields_and_the_turn_passes() -> None:
    after = played(opening(2), "T0,0/1")
    assert after.pasture == fields("0,0 1,0 1,-1 2,-1")
    assert (after.tiles_left, after.to_move) == ((3, 4), 1)


def test_building_ends_with_the_last_tile_and_seat_0_places_first() -> None:
    after = played(by_hand("build", ROW, tiles=(0, 1), to_move=1), "T0,1/0")
    assert (after.phase, after.to_move, after.tiles_left) == ("place", 0, (0, 0))


def test_placing_ends_with_the_last_stack_and_seat_0_splits_first() -> None:
    after = played(by_hand("place", ROW), "@0,0", "@5,0")
    assert (after.phase, after.to_move) == ("play", 0)
    assert after.stacks == stacks("0:0,0=16 1:5,0=16")


def test_a_split_parts_a_stack() -> None:
    after = played(by_hand("play", ROW, "0:0,0=9 1:5,0=16"), "0,0>4,0:5")
    assert after.stacks == (Stack((0, 0), 0, 4), Stack((4, 0), 0, 5), Stack((5, 0), 1, 16))


def test_moved_does_not_pass_the_turn() -> None:
    assert moved(opening(2), 0, Tile((0, 0), 0)).to_move == 0


def test_who_cannot_move_is_passed_over() -> None:
    position = by_hand("play", ROW, "0:0,0=9 1:4,0=1 1:5,0=3")
    after = played(position, "0,0>3,0:5")
    assert after.to_move == 0


def test_over_when_nobody_can_move() -> None:
    after = played(by_hand("play", "0,0 1,0 2,0", "0:0,0=2 1:2,0=1"), "0,0>1,0:1")
    assert (after.phase, after.to_move) == ("over", None)


def test_a_pasture_too_small_to_split_is_over_with_the_last_stack() -> None:
    assert played(by_hand("place", "0,0 1,0"), "@0,0", "@1,0").phase == "over"


def test_exactly_the_seat_to_move_moves() -> None:
    position = opening(3)
    tile = Tile((0, 0), 0)
    for chosen, message in (
        ({}, "splits-no-move"),
        ({1: tile}, "splits-not-your-turn"),
        ({0: tile, 1: tile}, "splits-not-your-turn"),
        ({0: Place((0, 0))}, "splits-build-now"),
    ):
        with pytest.raises(IllegalMove, match=message):
            play(position, chosen, None)


def test_nothing_is_played_once_it_is_over() -> None:
    with pytest.raises(IllegalMove, match="splits-over"):
        play(by_hand("over", ROW, to_move=None), {}, None)


def test_leaving_drops_tiles_and_passes_the_turn() -> None:
    after = leave(opening(3), 0)
    assert (after.left, after.tiles_left, after.to_move) == ((True, False, False), (0, 4, 4), 1)


def test_leaving_out_of_turn_keeps_the_turn() -> None:
    assert leave(opening(3), 2).to_move == 0


def test_who_left_is_passed_over_while_building() -> None:
    assert played(leave(opening(3), 1), "T0,0/0").to_move == 2


def test_building_ends_when_no_present_seat_has_tiles_left() -> None:
    position = by_hand("build", ROW, tiles=(0, 0, 1), to_move=2)
    after = leave(position, 2)
    assert (after.phase, after.to_move) == ("place", 0)


def test_who_left_does_not_place() -> None:
    position = by_hand("place", ROW, tiles=(0, 0, 0))
    after = played(leave(position, 1), "@0,0", "@5,0")
    assert (after.phase, after.to_move) == ("play", 0)
    assert after.stacks == stacks("0:0,0=16 2:5,0=16")


def test_placing_ends_when_the_last_to_place_leaves() -> None:
    position = by_hand("place", ROW, "0:0,0=16 1:5,0=16", tiles=(0, 0, 0), to_move=2)
    after = leave(position, 2)
    assert (after.phase, after.to_move) == ("play", 0)


def test_sheep_of_who_left_stay_in_the_way_and_count_nothing() -> None:
    position = by_hand("play", ROW, "0:0,0=9 1:3,0=8 2:5,0=3", tiles=(0, 0, 0), to_move=1)
    after = leave(position, 1)
    assert after.to_move == 2
    assert played(after, "5,0>4,0:1", "0,0>2,0:3").stacks == stacks(
        "0:0,0=6 0:2,0=3 1:3,0=8 2:4,0=1 2:5,0=2"
    )
    assert score(after).points == (1, 0, 1)


def test_over_when_the_last_that_could_move_leaves() -> None:
    position = by_hand("play", ROW, "0:0,0=1 1:3,0=8 2:5,0=1", tiles=(0, 0, 0), to_move=1)
    assert leave(position, 1).phase == "over"


@pytest.mark.parametrize("phase", ["build", "place", "play"])
def test_the_last_seat_present_wins_at_once(phase: str) -> None:
    position = {
        "build": opening(2),
        "place": by_hand("place", ROW),
        "play": by_hand("play", ROW, "0:0,0=9 0:1,0=7 1:5,0=16"),
    }[phase]
    after = leave(position, 0)
    assert (after.phase, after.to_move) == ("over", None)
    assert score(after).winners == (1,)


def test_leaving_again_or_after_the_end_changes_nothing() -> None:
    over = by_hand("over", ROW, to_move=None)
    assert leave(over, 0) is over
    once = leave(opening(3), 0)
    assert leave(once, 0) is once
