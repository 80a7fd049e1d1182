"""Lawns and streets."""

from hypothesis import given
from hypothesis import strategies as st

from engine.chance import Chance
from engine.olifantenpad.lawns import LEAST, lay_lawns, side
from engine.olifantenpad.plot import Plot, cells


@given(st.integers(0, 10**6), st.integers(7, 26), st.integers(7, 26))
def test_lawns_fill_the_area_with_a_street_between_any_two(
    seed: int, width: int, height: int
) -> None:
    plot = Plot(width, height)
    lawns = lay_lawns(Chance(str(seed)), plot, (1, 1, width - 2, height - 2))
    spots = [spot for lawn in lawns for spot in cells(lawn)]
    assert len(spots) == len(set(spots))
    assert all(min(lawn[2:]) >= LEAST for lawn in lawns)
    for left, top, wide, high in lawns:
        around = set(cells((left - 1, top - 1, wide + 2, high + 2)))
        assert not around & (set(spots) - set(cells((left, top, wide, high))))


def test_lawns_differ_and_some_run_out_to_the_edge() -> None:
    sizes, open_sides = set(), 0
    for number in range(40):
        plot = Plot(13, 9)
        sizes |= {lawn[2:] for lawn in lay_lawns(Chance(f"seed {number}"), plot, (1, 1, 11, 7))}
        grass = [[plot.ground[spot] == "." for spot in side(plot, n)] for n in range(4)]
        assert all(not all(cells) for cells in grass)
        open_sides += sum(map(any, grass))
    assert len(sizes) > 8
    assert 10 < open_sides < 100


def test_a_side_leaves_out_its_corners() -> None:
    plot = Plot(4, 3)
    assert side(plot, 0) == [(1, 0), (2, 0)]
    assert side(plot, 1) == [(1, 2), (2, 2)]
    assert side(plot, 2) == [(0, 1)]
    assert side(plot, 3) == [(3, 1)]
