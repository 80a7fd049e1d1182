"""A park in numbers."""

from dataclasses import replace

from engine.parks.shape import measures
from tests.olifantenpad.grounds import position

ROWS = ["G====G", "=..=.=", "=..=#=", "=##=.=", "G====="]


def test_a_small_park() -> None:
    now = position(ROWS)
    ponds = tuple((now.park.cells[name], "pond") for name in ("b4", "c4"))
    tree = (now.park.cells["e3"], "tree")
    assert measures(replace(now, scenery=(*ponds, tree))) == {
        "gates": 3,
        "lawns": 2,
        "largest_lawn": 6,
        "grass": 6,
        "pavement": 21,
        "trees": 1,
        "ponds": 1,
        "pond_cells": 2,
        "mirrored": 0,
        "routes": 0,
    }


def test_what_mirrors_is_seen_both_ways() -> None:
    assert measures(position(["G===", "=..=", "===="]))["mirrored"] == 1
    assert measures(position(["G===", "=.==", "=.=="]))["mirrored"] == 0
