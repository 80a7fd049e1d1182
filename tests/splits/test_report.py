from __future__ import annotations

import pytest

from engine.game import IllegalMove
from engine.splits.moves import Place, Tile
from engine.splits.position import opening
from engine.splits.report import offers, preview, report
from engine.splits.turns import play
from tests.splits.hand import by_hand


def test_fields_and_herds_after_the_turn() -> None:
    position = by_hand("place", "0,0 1,0 2,0", "1:0,0=16")
    assert report(play(position, {0: Place((2, 0))}, None)) == {"fields": [1, 1], "herds": [1, 1]}


def test_all_actions_of_the_seat_to_move() -> None:
    assert offers(opening(2), 0) == {"actions": ["T0,0/0", "T0,0/1", "T0,0/2"]}
    assert offers(opening(2), 1) == {"actions": []}


def test_nothing_to_preview_but_whether_it_is_legal() -> None:
    assert preview(opening(2), 0, Tile((0, 0), 0)) == {}
    with pytest.raises(IllegalMove):
        preview(opening(2), 1, Tile((0, 0), 0))
