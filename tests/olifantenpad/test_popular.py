"""Popular routes."""

from collections import Counter

import pytest

from engine.chance import Chance
from engine.olifantenpad.crowd import group_count
from engine.olifantenpad.opening import start
from engine.olifantenpad.popular import popular
from engine.olifantenpad.position import Group
from engine.olifantenpad.shortcuts import reach
from tests.olifantenpad.grounds import EXAMPLE, position


@pytest.mark.parametrize("number", range(8))
def test_routes_differ_are_long_enough_and_use_no_end_too_often(number: int) -> None:
    now = start({"seats": 2}, Chance(f"seed {number}"))
    assert len(set(map(frozenset, now.popular))) == len(now.popular) == group_count(2) + 1
    ends = Counter(end for route in now.popular for end in route)
    assert max(ends.values()) <= 3
    assert all(now.park.paved(end) for end in ends)
    assert all(reach(now, Group(*route, 1)).now >= 10 for route in now.popular)


def test_a_park_with_one_route_has_no_more() -> None:
    now = position(EXAMPLE)
    assert popular(now, 3, Chance("x")) == ((now.park.cells["a1"], now.park.cells["d4"]),)
