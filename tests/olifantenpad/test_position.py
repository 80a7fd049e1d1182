"""What a position says of itself."""

from engine.olifantenpad.position import bare, is_grass, present, score, to_move
from tests.olifantenpad.grounds import player, position


def test_all_present_seats_plan_at_once() -> None:
    now = position(players=[player(), player(left=True), player()])
    assert present(now) == to_move(now) == (0, 2)


def test_nobody_plans_when_it_is_over() -> None:
    now = position(hour=18)
    assert now.over
    assert to_move(now) == ()


def test_the_last_hour_is_the_matchs_own() -> None:
    assert not position(hour=15, last=15).over
    assert position(hour=16, last=15).over


def test_most_points_lead_among_those_present() -> None:
    players = [player(score=5), player(score=9, left=True), player(score=5), player(score=4)]
    told = score(position(players=players))
    assert told.points == (5, 9, 5, 4)
    assert told.winners == (0, 2)


def test_a_bare_park_has_no_trail() -> None:
    park = position().park
    levels, owners = bare(park)
    assert set(levels) == {0}
    assert set(owners) == {None}
    assert is_grass(park, park.cells["b2"])
    assert not is_grass(park, park.cells["a1"])
