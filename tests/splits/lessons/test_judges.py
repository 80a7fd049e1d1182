"""The judges on small pastures; `tests/test_teaching.py` tries every lesson's own."""

import pytest

from engine.lesson import Judge
from engine.splits import GAME
from engine.splits.lessons import judges
from engine.splits.moves import Move
from engine.splits.position import Position
from tests.splits.hand import by_hand, fields

BUILD = by_hand("build", "0,0 1,0 0,1 1,1", tiles=(3, 4))
PLACE = by_hand("place", "0,0 1,0 0,1 1,1 2,0")
PLAY = by_hand("play", "0,0 1,0 2,0 3,0 0,1", "0:0,0=4 1:3,0=4")


@pytest.mark.parametrize(
    ("judge", "before", "move", "answer", "arguments"),
    [
        (judges.lays, BUILD, "T2,0/0", "right", {}),
        (judges.joins(3), BUILD, "T2,0/0", "right", {"edges": 3}),
        (judges.joins(4), BUILD, "T2,0/0", "loose", {"edges": 3}),
        (judges.begins_open(3), PLACE, "@1,0", "right", {"ways": 4}),
        (judges.begins_open(3), PLACE, "@2,0", "tight", {"ways": 2}),
        (judges.halves, PLAY, "0,0>2,0:2", "right", {"stay": 2, "go": 2}),
        (judges.halves, PLAY, "0,0>2,0:1", "uneven", {"stay": 3, "go": 1}),
        (judges.sends("2,0", 2), PLAY, "0,0>0,1:2", "elsewhere", {}),
        (judges.sends("2,0", 2), PLAY, "0,0>2,0:1", "few", {"sheep": 1}),
        (judges.sends("2,0", 2), PLAY, "0,0>2,0:3", "many", {"sheep": 1}),
        (judges.sends("2,0", 2), PLAY, "0,0>2,0:2", "right", {}),
        (judges.cuts_off(0), PLAY, "0,0>2,0:2", "right", {"fields": 0}),
        (judges.cuts_off(0), PLAY, "0,0>0,1:2", "open", {"fields": 2}),
        (judges.goes_out, PLAY, "0,0>2,0:3", "right", {"stay": 1, "go": 3}),
        (judges.goes_out, PLAY, "0,0>2,0:1", "shut", {"stay": 3, "go": 1}),
    ],
)
def test_a_judge_answers(
    judge: Judge[Position, Move], before: Position, move: str, answer: str, arguments: object
) -> None:
    read = GAME.read_move(move)
    verdict = judge(before, read, GAME.play(before, {0: read}, None))
    assert (verdict.answer, verdict.arguments) == (answer, arguments)


def test_what_a_seat_can_still_come_to() -> None:
    assert judges.within_reach(PLAY, 0) == fields("1,0 2,0 0,1")
    alone = by_hand("play", "0,0 1,0 2,0", "0:0,0=1 1:2,0=2")
    assert judges.within_reach(alone, 0) == set()
