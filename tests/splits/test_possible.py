from __future__ import annotations

import pytest

from engine.english import sentence
from engine.game import UnreadablePosition
from engine.splits.position import Position, opening
from engine.splits.possible import check_possible
from tests.splits.hand import by_hand

ROW = "0,0 1,0 2,0 3,0"
LAID = "0,0 1,0 0,1 1,1"


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (by_hand("play", ROW, "0:0,0=4 1:0,0=3"), "splits-stacks-overlap"),
        (by_hand("play", ROW, "0:0,0=4 1:0,1=3"), "splits-stack-off-pasture"),
        (by_hand("play", ROW, "0:0,0=9 0:2,0=9"), "splits-too-many-sheep"),
        (by_hand("over", ROW, "0:0,0=4", to_move=0), "splits-cannot-act"),
        (by_hand("over", ROW, "0:0,0=4", to_move=None), "splits-not-over"),
        (by_hand("over", LAID, to_move=None, tiles=(3, 4)), "splits-tiles-unlaid"),
        (by_hand("play", ROW, "0:0,0=4", left=(1,)), "splits-one-present"),
        (by_hand("build", LAID, to_move=0, tiles=(0, 3)), "splits-cannot-act"),
        (by_hand("place", ROW, "0:0,0=16"), "splits-cannot-act"),
        (by_hand("place", ""), "splits-cannot-act"),
        (by_hand("play", ROW, "0:0,0=1 1:3,0=2"), "splits-cannot-act"),
        (by_hand("play", ROW, "0:0,0=4", to_move=None), "splits-cannot-act"),
        (
            by_hand("play", ROW, "0:0,0=4", tiles=(0, 0, 0), left=(0,)),
            "splits-cannot-act",
        ),
        (by_hand("build", LAID, "0:0,0=16", tiles=(3, 4)), "splits-sheep-too-early"),
        (by_hand("build", LAID, tiles=(4, 4)), "splits-tiles-do-not-fit"),
        (by_hand("build", LAID + " 2,0", tiles=(3, 4)), "splits-tiles-do-not-fit"),
        (by_hand("build", "", tiles=(3, 4)), "splits-tiles-do-not-fit"),
        (by_hand("play", ROW, "0:0,0=4", tiles=(0, 1)), "splits-tiles-unlaid"),
        (by_hand("place", ROW, "1:0,0=15"), "splits-not-whole"),
        (by_hand("place", ROW, "1:0,0=8 1:1,0=8"), "splits-not-whole"),
    ],
)
def test_why_not(position: Position, message: str) -> None:
    with pytest.raises(UnreadablePosition) as refusal:
        check_possible(position)
    assert refusal.value.message == message
    assert "{" not in sentence(refusal.value)


@pytest.mark.parametrize(
    "position",
    [
        opening(4),
        by_hand("build", LAID, to_move=1, tiles=(3, 4)),
        by_hand("build", LAID, to_move=1, tiles=(0, 4, 4), left=(0,)),
        by_hand("build", LAID, to_move=1, tiles=(3, 4, 4), left=(0,)),
        by_hand("place", ROW, "0:0,0=16", to_move=1),
        by_hand("play", ROW, "0:0,0=4", tiles=(0, 0, 2), left=(2,)),
        by_hand("over", ROW, "0:0,0=1 1:1,0=1", to_move=None),
        by_hand("over", LAID, to_move=None, tiles=(3, 0), left=(1,)),
        by_hand("over", ROW, "0:0,0=4 1:3,0=4", to_move=None, left=(1,)),
    ],
)
def test_what_a_match_can_come_to(position: Position) -> None:
    check_possible(position)
