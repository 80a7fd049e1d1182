from __future__ import annotations

from engine.splits.bots.board import around, bits_of, board_of, region
from engine.splits.hexes import neighbours
from engine.splits.pasture import flood, outer_rim
from tests.splits.hand import HOLED, fields

PASTURE = fields(HOLED)
BOARD = board_of(PASTURE)


def test_every_field_has_a_place_of_its_own() -> None:
    assert len(BOARD.bit) == len(BOARD.field) == BOARD.fields.bit_count() == len(PASTURE)
    assert BOARD.rim == sum(BOARD.bit[at] for at in outer_rim(PASTURE))


def test_around_are_the_neighbours() -> None:
    for at, bit in BOARD.bit.items():
        near = {BOARD.field[b] for b in bits_of(around(bit, BOARD.width) & BOARD.fields)}
        assert near == PASTURE.intersection(neighbours(at))


def test_a_region_is_what_is_connected() -> None:
    within = PASTURE - fields("2,0 3,1 1,2 4,0")
    start = BOARD.bit[0, 0]
    found = region(start, sum(BOARD.bit[at] for at in within), BOARD.width)
    assert {BOARD.field[b] for b in bits_of(found)} == flood(within, (0, 0))
