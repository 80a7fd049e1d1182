"""All walks at once, held against the plans that the rules list."""

import numpy as np

from engine.olifantenpad.bots.ground import ground_of, mixed
from engine.olifantenpad.bots.walks import joined, plan_of, walk_of, walks_of
from engine.olifantenpad.hour import tread
from engine.olifantenpad.plans import STAY, Plan, legal, plans
from engine.olifantenpad.position import Position
from tests.olifantenpad.bots.thinking import ODD, various
from tests.olifantenpad.grounds import EXAMPLE, group, player, position


def effect(now: Position, plan: Plan) -> frozenset[tuple[int, int, int]]:
    """(cell, first number, visits) of the cells that matter."""
    fresh = ground_of(now).fresh
    cells = [now.park.cells[name] for name in plan.steps]
    return frozenset((c, plan.first + cells.index(c), cells.count(c)) for c in cells if fresh[c])


def test_every_effect_that_a_plan_can_have_is_there_once() -> None:
    odd = [now for now in ODD if not now.players[0].left]
    small = position(EXAMPLE, groups=[group("a1", "d4")], players=[player("b1")])
    for now in [*odd, small]:
        ground = ground_of(now)
        walks = walks_of(ground, 0)
        kept = [effect(now, plan_of(ground, walks, i)) for i in range(len(walks))]
        assert len(set(kept)) == len(kept)
        assert set(kept) == {effect(now, plan) for plan in plans(now, 0)}


def test_walks_are_legal_plans_and_the_first_is_staying() -> None:
    for now in various():
        ground = ground_of(now)
        walks = walks_of(ground, 0)
        assert plan_of(ground, walks, 0) == STAY
        for i in range(0, len(walks), 1 + len(walks) // 50):
            assert legal(now, 0, plan_of(ground, walks, i))


def test_one_plan_becomes_a_walk_and_joins_others() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")], players=[player("a1")])
    ground = ground_of(now)
    plan = Plan(None, ("b2", "c3", "b2"))
    walks = joined(walks_of(ground, 0), walk_of(ground, 0, plan))
    last = len(walks) - 1
    assert plan_of(ground, walks, last) == plan
    assert (walks.cell[:2, last].tolist(), walks.count[:2, last].tolist()) == ([5, 10], [2, 1])
    levels, _ = tread(now, [((1, 5), (2, 10), (3, 5))])
    assert (levels[5], levels[10]) == (2, 1)
    stay = walk_of(ground, 0, STAY)
    assert plan_of(ground, stay, 0) == STAY


def test_numbers_are_scattered_the_same_everywhere() -> None:
    assert mixed(np.array([0, 1], np.int64)).tolist() == [-2152535657050944081, 7960286522194355700]
