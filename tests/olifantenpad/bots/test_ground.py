"""The park as arrays: gaps held against the rules' own reach."""

import numpy as np

from engine.olifantenpad.bots.ground import FAR, ground_of
from engine.olifantenpad.shortcuts import reach
from engine.olifantenpad.walkers import cost
from tests.olifantenpad.bots.thinking import ODD, various
from tests.olifantenpad.grounds import EXAMPLE, group, position


def test_a_line_costs_what_the_rules_say() -> None:
    for now in [*various(), *ODD]:
        ground = ground_of(now)
        scale = ground.nowhere + 1
        for walkers in now.groups:
            way = int(ground.gap[walkers.start, walkers.target] + ground.enter[walkers.target])
            told = -(-way // scale) if way < FAR else 1 << 30
            assert told == reach(now, walkers).now


def test_gaps_are_the_same_both_ways_but_out_of_fences() -> None:
    for now in various():
        gap = ground_of(now).gap.copy()
        shut = [c for c, kind in enumerate(now.park.ground) if kind == "#"] + sorted(now.fences)
        gap[shut], gap[:, shut] = 0, 0
        assert np.array_equal(gap, gap.T)


def test_the_cell_that_is_none_is_far_from_all() -> None:
    ground = ground_of(position(EXAMPLE))
    assert (ground.gap[-1] == FAR).all()
    assert (ground.gap[:, -1] == FAR).all()
    assert ground.enter[-1] == FAR == ground.price[0]
    assert cost(0) == 0


def test_both_directions_and_the_popular_route_are_one_line() -> None:
    now = position(
        EXAMPLE,
        groups=[group("a1", "d4"), group("d4", "a1", 1)],
        popular=[{"from": "d4", "to": "a1"}],
    )
    (line,) = ground_of(now).lines
    assert (line.groups, line.popular) == ((0, 1), 1)


def test_only_grass_that_may_help_is_worth_treading() -> None:
    rows = ["G==.", "....", "...="]
    ground = ground_of(position(rows, groups=[group("a1", "c1")]))
    assert not ground.fresh.any()
    ground = ground_of(position(EXAMPLE, groups=[group("a1", "d4")]))
    assert np.flatnonzero(ground.fresh).tolist() == [5, 6, 9, 10]
