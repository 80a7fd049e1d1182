from __future__ import annotations

import pytest

from engine.english import sentence
from engine.game import IllegalMove
from engine.splits.checking import check
from engine.splits.notation import read_move
from engine.splits.position import Position, opening
from tests.splits.hand import HOLED, by_hand

ROW = "0,0 1,0 2,0 3,0"
BUILD = by_hand("build", ROW, tiles=(3, 4), to_move=1)
PLACE = by_hand("place", ROW, "0:1,0=16", to_move=1)
WALLED = by_hand("place", HOLED + " -1,1 -1,2 -1,0 0,-1 1,-1 2,-1 3,-1")
PLAY = by_hand("play", ROW, "0:0,0=4 1:2,0=3 0:3,0=2")
OVER = by_hand("over", ROW, "0:0,0=16", to_move=None)


@pytest.mark.parametrize(
    ("position", "seat", "text", "message"),
    [
        (OVER, 0, "0,0>3,0:1", "splits-over"),
        (BUILD, 0, "T0,1/0", "splits-not-your-turn"),
        (BUILD, 1, "@0,0", "splits-build-now"),
        (PLACE, 1, "T0,1/0", "splits-place-now"),
        (PLAY, 0, "@0,0", "splits-play-now"),
        (opening(2), 0, "T1,0/0", "splits-first-tile"),
        (BUILD, 1, "T3,0/0", "splits-tile-overlaps"),
        (BUILD, 1, "T9,9/0", "splits-tile-apart"),
        (PLACE, 1, "@0,1", "splits-no-field"),
        (PLACE, 1, "@1,0", "splits-field-taken"),
        (WALLED, 0, "@0,1", "splits-not-on-the-rim"),
        (PLAY, 0, "1,0>0,0:1", "splits-no-stack"),
        (PLAY, 0, "2,0>1,0:1", "splits-not-your-stack"),
        (PLAY, 0, "0,0>1,0:0", "splits-too-few-sheep"),
        (PLAY, 0, "0,0>1,0:4", "splits-too-few-sheep"),
        (PLAY, 0, "0,0>1,1:1", "splits-not-straight"),
        (PLAY, 0, "0,0>0,0:1", "splits-not-straight"),
        (PLAY, 0, "3,0>2,0:1", "splits-no-way"),
        (PLAY, 0, "0,0>2,0:1", "splits-as-far-as-it-can"),
        (by_hand("play", ROW, "0:0,0=4"), 0, "0,0>2,0:1", "splits-as-far-as-it-can"),
    ],
)
def test_why_not(position: Position, seat: int, text: str, message: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        check(position, seat, read_move(text))
    assert refusal.value.message == message
    assert "{" not in sentence(refusal.value)


@pytest.mark.parametrize(
    ("position", "seat", "text"),
    [
        (opening(2), 0, "T0,0/2"),
        (BUILD, 1, "T0,1/0"),
        (PLACE, 1, "@0,0"),
        (PLAY, 0, "0,0>1,0:3"),
    ],
)
def test_legal(position: Position, seat: int, text: str) -> None:
    check(position, seat, read_move(text))
