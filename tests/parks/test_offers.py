"""What a first hour offers."""

from engine.chance import Chance
from engine.olifantenpad.opening import start
from engine.olifantenpad.plans import GATE_STEPS
from engine.olifantenpad.popular import first_walks
from engine.parks.offers import apart, earning_plans
from tests.olifantenpad.grounds import EXAMPLE, group, position


def test_the_example_of_the_rules_earns_on_its_way_through_first() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")])
    found = earning_plans(now)
    assert found[0] == {now.park.cells[name] for name in ("b2", "c3")}
    assert len(found) == len(set(found)) == 3


def test_without_groups_nothing_earns() -> None:
    assert earning_plans(position(EXAMPLE)) == []


def test_walks_begin_at_a_gate_and_cross_no_cell_twice() -> None:
    now = start({"seats": 2}, Chance("walks"))
    for walk in first_walks(now):
        assert walk[0] in now.park.gates
        assert 2 <= len(set(walk)) == len(walk) <= GATE_STEPS + 1


def test_three_are_apart_when_they_share_nothing() -> None:
    one, other, third = frozenset({1, 2}), frozenset({3}), frozenset({4})
    assert apart([one, other, third])
    assert not apart([one, other, frozenset({2})])
    assert not apart([one, other])
