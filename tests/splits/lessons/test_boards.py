from engine.splits.codec import read_position
from engine.splits.lessons.boards import board, rim, stack
from tests.splits.hand import HOLED, by_hand


def test_a_board_is_a_position() -> None:
    json = board("play", "0,0 1,0 2,0", stack("0,0", 0, 4), stack("2,0", 1, 2))
    assert read_position(json) == by_hand("play", "0,0 1,0 2,0", "0:0,0=4 1:2,0=2")


def test_the_rim_of_a_hole_is_no_rim() -> None:
    assert "0,0" in rim(HOLED)
    assert "2,1" not in rim(HOLED)
