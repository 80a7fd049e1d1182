"""Planes of a park."""

from engine.chance import Chance
from engine.interop.park_planes import count, planes
from engine.olifantenpad.opening import start
from engine.olifantenpad.turn import play
from tests.olifantenpad.grounds import EXAMPLE, group, player, position


def test_a_small_park_plane_by_plane() -> None:
    trails = {"b2": {"level": 2, "owner": 1}, "c3": {"level": 1, "owner": None}}
    now = position(
        EXAMPLE,
        players=[player("a1", score=7), player()],
        trails=trails,
        groups=[group("a1", "d4")],
    )
    seen = planes(now, 0)
    assert seen.shape == (count(2), 4, 4)
    assert seen[1].sum() == 10
    assert seen[2, 0, 0] == seen[2, 3, 3] == 1
    assert (seen[4, 1, 1], seen[4, 2, 2]) == (2, 1)
    assert seen[5].sum() == 0
    assert seen[6, 1, 1] == seen[7, 2, 2] == 1
    assert seen[8, 0, 0] == 1
    assert seen[9].sum() == 0
    assert seen[10].tolist() == [[7] * 4] * 4
    assert seen[12, 0, 0] == seen[13, 3, 3] == now.groups[0].size


def test_seats_are_counted_from_the_one_that_looks() -> None:
    now = position(EXAMPLE, players=[player("a1"), player("d4")])
    assert planes(now, 0)[8].tolist() == planes(now, 1)[9].tolist()
    assert planes(now, 0)[9].tolist() == planes(now, 1)[8].tolist()


def test_there_is_a_plane_for_everything_in_every_hour() -> None:
    for seats in (1, 2, 4):
        chance = Chance(f"planes {seats}")
        now = start({"seats": seats}, chance)
        while not now.over:
            assert planes(now, 0).shape == (count(seats), 9, 13)
            now = play(now, {}, chance).after
