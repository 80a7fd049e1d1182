from __future__ import annotations

import pytest

from engine.splits.hexes import DIRECTIONS, direction, neighbours, read_hex, shifted, write_hex


def test_six_neighbours_that_see_each_other() -> None:
    assert len(set(neighbours((2, -1)))) == 6
    assert all((2, -1) in neighbours(place) for place in neighbours((2, -1)))


@pytest.mark.parametrize("way", DIRECTIONS)
def test_direction_of_a_straight_way(way: tuple[int, int]) -> None:
    start = (-2, 5)
    assert direction(start, shifted(start, (4 * way[0], 4 * way[1]))) == way


@pytest.mark.parametrize("target", [(0, 0), (1, 1), (2, -1), (-3, 2)])
def test_no_direction_where_the_way_is_bent_or_none(target: tuple[int, int]) -> None:
    assert direction((0, 0), target) is None


@pytest.mark.parametrize("text", ["0,0", "-3,12", "999,-999"])
def test_text_reads_and_writes_the_same(text: str) -> None:
    assert write_hex(read_hex(text)) == text


@pytest.mark.parametrize(
    "text", ["", "0", "0,0,0", "-0,0", "01,2", "+1,2", "1, 2", " 1,2", "1,2\n", "1000,0", "٣,1"]
)
def test_each_place_has_one_text_only(text: str) -> None:
    with pytest.raises(ValueError, match="no field"):
        read_hex(text)
