"""The routes of walkers: cost, pavement, bends, splitting."""

from hypothesis import given, settings

from engine.olifantenpad.park import neighbours
from engine.olifantenpad.position import Position, bare
from engine.olifantenpad.walkers import TRAIL_COST, cost, distances, routes, weights
from tests.olifantenpad.grounds import EXAMPLE, group, position, positions


def ways_of(now: Position) -> list[tuple[int, str]]:
    names = now.park.names
    found = routes(now, now.levels)
    return [(route.size, " ".join(names[cell] for cell in route.cells)) for route in found]


def price(now: Position, cells: tuple[int, ...]) -> int:
    return sum(2 if now.park.paved(c) else TRAIL_COST[now.levels[c]] for c in cells)


def test_the_example_of_the_rules_goes_round_in_two_parts() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")])
    assert sorted(ways_of(now)) == [(1, "b1 c1 d2 d3 d4"), (2, "a2 a3 b4 c4 d4")]


def test_the_one_left_over_goes_right() -> None:
    """From the middle of the top, south: right is west."""
    rows = ["=G=", "=#=", "==="]
    now = position(rows, groups=[group("b1", "b3", size=3)])
    assert sorted(ways_of(now)) == [(1, "c2 b3"), (2, "a2 b3")]


def test_a_single_walker_takes_the_right_alone() -> None:
    now = position(["=G=", "=#=", "==="], groups=[group("b1", "b3", size=1)])
    assert ways_of(now) == [(1, "a2 b3")]


def test_the_cheap_trail_is_taken() -> None:
    trails = {name: {"level": 1, "owner": 0} for name in ("b2", "c3")}
    now = position(EXAMPLE, groups=[group("a1", "d4")], trails=trails)
    assert ways_of(now) == [(3, "b2 c3 d4")]


def test_equal_cost_goes_by_pavement() -> None:
    """A path costs what pavement costs, and is entered only where it saves."""
    rows = ["G==", "=.=", "==G"]
    now = position(rows, groups=[group("a1", "c1")], trails={"b2": {"level": 2, "owner": 0}})
    assert ways_of(now) == [(3, "b1 c1")]


def test_fewest_bends_decide() -> None:
    """Turning in the middle would bend twice; turning first or last bends once."""
    now = position(["G===", "===="], groups=[group("a1", "d2", size=3)])
    assert sorted(ways_of(now)) == [(1, "b1 c1 d2"), (2, "b2 c2 d2")]


def test_grass_that_nobody_trod_is_no_way() -> None:
    assert ways_of(position(["G.G"], groups=[group("a1", "c1")])) == []


def test_a_target_out_of_reach_has_no_route() -> None:
    now = position(["G#G"], groups=[group("a1", "c1")])
    assert routes(now, now.levels) == []


def test_walkers_do_not_squeeze_between_fences() -> None:
    rows = ["G.=", ".G="]
    trails = {"b1": {"level": 1, "owner": 0}}
    open_way = position(rows, groups=[group("a1", "b2")])
    assert ways_of(open_way) == [(3, "b2")]
    shut = position(rows, groups=[group("a1", "b2")], fences=["a2", "b1"])
    assert ways_of(shut) == []
    half = position(rows, groups=[group("a1", "b2")], fences=["a2"], trails=trails)
    assert ways_of(half) == [(3, "b2")]


def test_sub_groups_split_again_each_on_its_own() -> None:
    rows = ["=G=", "=#=", "===", "=#=", "===", "=G="]
    sizes = sorted(size for size, _ in ways_of(position(rows, groups=[group("b1", "b5", size=5)])))
    assert sum(sizes) == 5


@given(positions())
@settings(max_examples=60)
def test_a_route_is_never_dearer_than_the_pavement_way(now: Position) -> None:
    levels, _ = bare(now.park)
    paved = {route.group: price(now, route.cells) for route in routes(now, levels)}
    for route in routes(now, now.levels):
        assert price(now, route.cells) <= paved.get(route.group, 10**9)


@given(positions())
@settings(max_examples=60)
def test_without_trails_walkers_keep_to_the_pavement(now: Position) -> None:
    levels, _ = bare(now.park)
    for route in routes(now, levels):
        assert all(now.park.paved(cell) for cell in route.cells)


@given(positions())
@settings(max_examples=60)
def test_all_walkers_of_a_group_arrive(now: Position) -> None:
    found = routes(now, now.levels)
    for number, walkers in enumerate(now.groups):
        parts = [route for route in found if route.group == number]
        assert sum(route.size for route in parts) in (0, walkers.size)
        assert all(route.cells[-1] == walkers.target for route in parts)


def test_distances_count_what_is_entered() -> None:
    now = position(EXAMPLE)
    weighed = weights(now.park, now.levels)
    left = distances(neighbours(now.rows), weighed, now.park.cells["d4"])
    assert cost(left[now.park.cells["a1"]]) == 10
    assert left[now.park.cells["b2"]] == -1
