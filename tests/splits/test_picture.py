from __future__ import annotations

import re

from engine.splits.picture import picture
from engine.splits.position import opening
from tests.splits.hand import by_hand


def plain(text: str) -> list[str]:
    return re.sub("\x1b\\[[0-9;]*m", "", text).split("\n")


def test_nothing_laid() -> None:
    assert "no field" in picture(opening(2))


def test_rows_are_half_a_field_apart() -> None:
    first, second = plain(picture(by_hand("play", "0,0 1,0 0,1", "1:1,0=12")))
    assert first.index("0,0") + 4 == second.index("0,1")
    assert "1,0:12" in first
