"""Groups drawn for an hour, and the school trip."""

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.olifantenpad.crowd import group_count, next_groups
from engine.olifantenpad.hour import leave
from engine.olifantenpad.opening import start
from engine.olifantenpad.position import Position


def hours_of_school(seed: str, seats: int) -> list[int]:
    chance = Chance(seed)
    now = start({"seats": seats}, chance)
    hours = []
    while not now.over:
        hours += [now.hour for group in now.groups if group.kind == "school"]
        now = next_groups(replace(now, hour=now.hour + 1), chance)
    return hours


@pytest.mark.parametrize(("seats", "possible"), [(1, {14, 15}), (2, {14, 15, 16, 17})])
def test_the_school_trip_comes_once_from_the_second_hour_on(seats: int, possible: set[int]) -> None:
    seen = [hours_of_school(f"seed {number}", seats) for number in range(60)]
    assert all(len(hours) == 1 for hours in seen)
    assert {hours[0] for hours in seen} == possible


def test_five_children_come_on_top_of_the_visitors() -> None:
    chance = Chance("seed 0")
    now = start({"seats": 2}, chance)
    for hour in range(14, 18):
        now = next_groups(replace(now, hour=hour), chance)
        school = [group for group in now.groups if group.kind == "school"]
        assert len(now.groups) - len(school) == group_count(2)
        assert all(group.size == 5 for group in school)


def position() -> Position:
    return start({"seats": 3}, Chance("crowd"))


def test_more_seats_more_groups() -> None:
    counts = [len(start({"seats": seats}, Chance("more")).groups) for seats in range(1, 5)]
    assert counts == sorted(set(counts))


def test_groups_go_along_popular_routes_one_to_four_strong() -> None:
    now = position()
    ends = {frozenset(pair) for pair in now.popular}
    assert all(frozenset((group.start, group.target)) in ends for group in now.groups)
    assert all(1 <= group.size <= 4 for group in now.groups)


def test_the_hours_chance_is_the_seed_and_the_hour_alone() -> None:
    now = replace(position(), hour=14)
    trodden = replace(now, levels=(3,) * len(now.levels))
    assert next_groups(now, Chance("x")).groups == next_groups(trodden, Chance("x")).groups
    assert next_groups(now, Chance("x")).groups != next_groups(now, Chance("y")).groups


def test_without_chance_or_after_the_last_hour_nobody_comes() -> None:
    assert next_groups(position(), None).groups == ()
    assert next_groups(replace(position(), hour=18), Chance("x")).groups == ()


def test_fewer_come_when_a_seat_has_left() -> None:
    gone = replace(leave(position(), 0), hour=14, school=True)
    assert len(next_groups(gone, Chance("x")).groups) == group_count(2)
