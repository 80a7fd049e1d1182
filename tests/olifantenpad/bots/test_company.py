"""Who stands together: straws that all can see, and less of a grudge."""

from dataclasses import replace

from engine.olifantenpad.bots.company import after, beside, grudge
from engine.olifantenpad.position import Position
from tests.olifantenpad.bots.thinking import played
from tests.olifantenpad.grounds import EXAMPLE, group, player, position


def together(size: int, hour: int = 13) -> Position:
    seats = [player(), player(), player()]
    return position(EXAMPLE, hour=hour, groups=[group("a1", "d4", size)], players=seats)


def test_who_shares_a_cell_or_has_not_come_is_together() -> None:
    seats = [player("b2"), player(), player("b2"), player(left=True), player()]
    now = position(EXAMPLE, players=seats[:4])
    assert [beside(now, seat) for seat in (0, 1, 2)] == [(2,), (), (0,)]
    assert beside(position(EXAMPLE, players=seats[1:]), 0) == (3,)


def test_of_two_together_one_goes_first() -> None:
    for size in range(1, 5):
        now = together(size)
        for one, other in ((0, 1), (1, 2), (0, 2)):
            assert (other in after(now, one)) != (one in after(now, other))


def test_every_seat_goes_first_as_often() -> None:
    hours = [together(size, hour) for size in range(1, 5) for hour in range(13, 18)]
    firsts = [next(s for s in range(3) if len(after(now, s)) == 2) for now in hours]
    assert all(firsts.count(seat) > 2 for seat in range(3))


def test_who_stands_alone_lets_nobody_go_first_and_grudges_all() -> None:
    now = position(EXAMPLE, players=[player("b2"), player("c3")])
    assert (after(now, 0), grudge(now, 0)) == ((), 100)
    assert grudge(together(1), 0) < 100


def test_straws_are_drawn_from_what_all_can_see() -> None:
    now = played("straws", 4, 0)
    hidden = replace(now, scenery=(), popular=now.popular[::-1], school=True)
    assert [after(hidden, seat) for seat in range(4)] == [after(now, seat) for seat in range(4)]
