from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.splits.hexes import Hex, neighbours
from engine.splits.pasture import (
    Pasture,
    flood,
    in_one_piece,
    outer_rim,
    pasture_names,
    tile_fields,
    tile_spots,
    touches,
)
from tests.splits.hand import HOLED, fields


@st.composite
def pastures(draw: st.DrawFn) -> Pasture:
    """A pasture in one piece, field by field, so that holes of all shapes arise."""
    grown: set[Hex] = {(0, 0)}
    for _ in range(draw(st.integers(0, 30))):
        shore = sorted({place for field in grown for place in neighbours(field)} - grown)
        grown.add(draw(st.sampled_from(shore)))
    return frozenset(grown)


def around(pasture: Pasture, margin: int) -> list[Hex]:
    """All places of a box around a pasture, in order."""
    qs, rs = zip(*pasture, strict=True)
    return [
        (q, r)
        for q in range(min(qs) - margin, max(qs) + margin + 1)
        for r in range(min(rs) - margin, max(rs) + margin + 1)
    ]


def rim_by_flooding(pasture: Pasture) -> Pasture:
    """The rim as the rules say it: flood the outside of a box around the pasture."""
    box = around(pasture, 1)
    outside = flood(set(box) - pasture, box[0])
    return frozenset(f for f in pasture if not outside.isdisjoint(neighbours(f)))


def test_tile_fields_of_each_turning() -> None:
    assert set(tile_fields((0, 0), 0)) == fields("0,0 1,0 0,1 1,1")
    assert set(tile_fields((0, 0), 1)) == fields("0,0 1,0 1,-1 2,-1")
    assert set(tile_fields((2, -1), 2)) == fields("2,-1 2,0 1,0 1,1")


def test_first_tile_lies_at_the_origin() -> None:
    assert tile_spots(frozenset()) == (((0, 0), 0), ((0, 0), 1), ((0, 0), 2))


@given(pastures())
def test_spots_are_all_that_are_free_and_touch(pasture: Pasture) -> None:
    assert tile_spots(pasture) == tuple(
        (at, turning)
        for at in around(pasture, 3)
        for turning in range(3)
        if pasture.isdisjoint(tile_fields(at, turning))
        and touches(pasture, tile_fields(at, turning))
    )


def test_rim_of_a_hole_does_not_count() -> None:
    pasture = fields(HOLED) | fields("-1,1 -1,2 -1,0 0,-1 1,-1 2,-1 3,-1")
    assert (0, 1) in outer_rim(fields(HOLED))
    assert (0, 1) not in outer_rim(pasture)
    assert (-1, 1) in outer_rim(pasture)


def test_a_field_on_both_rims_counts() -> None:
    assert (1, 2) in outer_rim(fields(HOLED))


@given(pastures())
def test_rim_is_what_the_outside_reaches(pasture: Pasture) -> None:
    assert outer_rim(pasture) == rim_by_flooding(pasture)


def test_no_fields_no_rim() -> None:
    assert outer_rim(frozenset()) == frozenset()


def test_in_one_piece() -> None:
    assert in_one_piece(frozenset())
    assert in_one_piece(fields("0,0 1,0 1,1"))
    assert not in_one_piece(fields("0,0 1,1"))


def test_names_stand_in_the_order_of_their_text() -> None:
    assert pasture_names(fields("1,0 -1,0 -1,-1 0,0 10,0 2,0")) == (
        *("-1,-1", "-1,0", "0,0"),
        *("1,0", "10,0", "2,0"),
    )
