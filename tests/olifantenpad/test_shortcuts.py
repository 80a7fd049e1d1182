"""Estimates of what trodden cells are worth, held against the rules."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import Chance
from engine.olifantenpad.hour import tread
from engine.olifantenpad.position import Position
from engine.olifantenpad.shortcuts import FAR, earning, opened, reach, with_cells
from engine.olifantenpad.walkers import TRAIL_COST, routes
from tests.olifantenpad.grounds import EXAMPLE, group, position, positions, wander


def cheapest(now: Position, levels: tuple[int, ...], number: int) -> int:
    """The cost of the group's route by the rules."""
    cells = next((route.cells for route in routes(now, levels) if route.group == number), None)
    if cells is None:
        return FAR
    return sum(2 if now.park.paved(c) else TRAIL_COST[levels[c]] for c in cells)


def test_the_example_of_the_rules() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")])
    way = reach(now, now.groups[0])
    cells = [now.park.cells[name] for name in ("b2", "c3")]
    assert way.now == 10
    assert with_cells(now, way, opened(now, cells)) == (8, 2)
    assert earning(now, [way], cells) == 6
    assert earning(now, [way], cells[:1]) == 0


def test_only_cells_that_get_cheaper_count() -> None:
    trails = {"b2": {"level": 1, "owner": 0}, "c3": {"level": 2, "owner": 0}}
    now = position(EXAMPLE, trails=trails)
    cells = [now.park.cells[name] for name in ("a1", "b2", "c3", "c2")]
    assert opened(now, cells) == {cells[1]: 2, cells[3]: 3}


@given(positions(), st.integers(0, 10**6))
@settings(max_examples=80)
def test_the_estimate_is_never_cheaper_than_the_rules_and_right_without_a_walk(
    now: Position, seed: int
) -> None:
    if now.over:
        return
    plan = wander(now, 0, Chance(str(seed)))
    cells = list(dict.fromkeys(now.park.cells[name] for name in plan.steps))
    levels, _ = tread(now, [tuple(enumerate(cells, 1))])
    for number, walkers in enumerate(now.groups):
        way = reach(now, walkers)
        assert way.now == cheapest(now, now.levels, number)
        through, _ = with_cells(now, way, opened(now, cells))
        assert min(way.now, through) >= cheapest(now, levels, number)
