"""Kiosk, ponds and trees."""

from collections import Counter

import pytest

from engine.chance import Chance
from engine.olifantenpad.makepark import lay_out
from engine.olifantenpad.plot import Plot, Spot, around, beside, cells
from engine.olifantenpad.sights import put_kiosk, put_ponds, put_trees

LAWN = (1, 1, 7, 6)


def meadow() -> Plot:
    plot = Plot(9, 8)
    plot.sow(cells(LAWN))
    return plot


def shown(plot: Plot, kind: str) -> set[Spot]:
    return {spot for spot, shows in plot.scenery.items() if shows == kind}


@pytest.mark.parametrize("number", range(20))
def test_a_kiosk_stands_in_the_middle_of_a_paved_square(number: int) -> None:
    plot = lay_out(Chance(f"seed {number}", "park"))
    (kiosk,) = shown(plot, "kiosk")
    assert all(plot.ground[spot] == "=" for spot in around(kiosk))


def test_a_kiosk_finds_a_place_where_no_street_leads_through() -> None:
    plot = meadow()
    put_kiosk(Chance("kiosk"), plot, LAWN)
    assert len(shown(plot, "kiosk")) == 1


def test_a_pond_is_one_piece_of_some_shape_within_its_lawn() -> None:
    shapes = set()
    for number in range(60):
        plot = meadow()
        put_ponds(Chance(f"seed {number}"), plot, [LAWN])
        pond = shown(plot, "pond")
        assert pond <= set(cells(LAWN))
        assert all(pond & set(beside(spot)) for spot in pond)
        left, top = min(x for x, _ in pond), min(y for _, y in pond)
        shapes.add(frozenset((x - left, y - top) for x, y in pond))
    assert len(shapes) > 6


def test_larger_parks_have_larger_ponds_and_more() -> None:
    def water(width: int, height: int) -> Counter[Spot]:
        parks = (lay_out(Chance(f"seed {n}"), width, height) for n in range(20))
        return Counter(spot for park in parks for spot in shown(park, "pond"))

    assert water(26, 26).total() > 3 * water(13, 9).total()


def test_trees_stand_apart_on_grass() -> None:
    plot = meadow()
    put_trees(Chance("trees"), plot, [LAWN])
    trees = shown(plot, "tree")
    assert len(trees) >= 3
    assert not any(trees & set(around(tree)) for tree in trees)
