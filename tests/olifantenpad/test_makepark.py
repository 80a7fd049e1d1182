"""Parks from a seed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import Chance
from engine.olifantenpad.makepark import LARGEST, SMALLEST, lay_out
from engine.olifantenpad.park import neighbours, park_of

sizes = st.integers(SMALLEST, LARGEST)


@given(st.integers(0, 10**6), sizes, sizes)
@settings(max_examples=60)
def test_all_gates_of_a_park_reach_each_other_over_pavement(
    seed: int, width: int, height: int
) -> None:
    rows = lay_out(Chance(str(seed), "park"), width, height).rows()
    park = park_of(rows)
    assert (len(rows[0]), len(rows)) == (width, height)
    assert 4 <= len(park.gates) <= 6
    seen, waiting = {park.gates[0]}, [park.gates[0]]
    while waiting:
        near = [c for c in neighbours(rows)[waiting.pop()] if park.paved(c) and c not in seen]
        seen.update(near)
        waiting += near
    assert seen.issuperset(park.gates)


@given(st.integers(0, 10**6))
@settings(max_examples=60)
def test_every_obstacle_shows_something_and_there_is_a_kiosk(seed: int) -> None:
    plot = lay_out(Chance(str(seed), "park"))
    obstacles = {spot for spot, kind in plot.ground.items() if kind == "#"}
    assert obstacles == plot.scenery.keys()
    assert list(plot.scenery.values()).count("kiosk") == 1
    assert {"tree", "pond"} & set(plot.scenery.values())


def test_gates_lie_on_all_four_sides() -> None:
    for number in range(30):
        park = park_of(lay_out(Chance(f"seed {number}", "park")).rows())
        spots = [divmod(gate, park.width) for gate in park.gates]
        assert {0, len(park.rows) - 1} <= {row for row, _ in spots}
        assert {0, park.width - 1} <= {column for _, column in spots}


def test_the_same_seed_gives_the_same_park() -> None:
    rows = lay_out(Chance("grasveld", "park")).rows()
    assert rows == lay_out(Chance("grasveld", "park")).rows()
    assert rows != lay_out(Chance("grasveld 2", "park")).rows()


@pytest.mark.parametrize("size", [(6, 9), (13, 27)])
def test_a_size_that_is_none_is_refused(size: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="wide and high"):
        lay_out(Chance("x"), *size)


def test_parks_are_not_all_laid_out_alike() -> None:
    alike = [formal(lay_out(Chance(f"seed {number}", "park")).rows()) for number in range(60)]
    assert 5 < sum(alike) < 30


def formal(rows: tuple[str, ...]) -> bool:
    """Whether one half mirrors the other; gates may lie anywhere."""
    plain = [row.replace("G", "=") for row in rows]
    return plain == plain[::-1] or all(row == row[::-1] for row in plain)


def test_streets_never_end_in_the_grass() -> None:
    for number in range(60):
        plot = lay_out(Chance(f"seed {number}", "park"))
        paved = [spot for spot, kind in plot.ground.items() if kind == "="]
        assert all(plot.streets(spot) >= 2 for spot in paved)
