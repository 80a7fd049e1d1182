import pytest

from engine.chance import Chance
from engine.days import ImpossibleDay
from engine.olifantenpad import opening
from engine.olifantenpad.daily import chance_of, start


def test_a_date_is_one_park_of_five_hours_for_one() -> None:
    days = [f"2026-11-{day}" for day in range(10, 20)]
    parks = [start({"seats": 1, "daily": day}, chance_of(day)) for day in days]
    assert len({park.rows for park in parks}) == len(days)
    assert all((park.hour, park.last, len(park.players)) == (13, 17, 1) for park in parks)
    assert start({"seats": 1, "daily": days[0]}, chance_of(days[0])) == parks[0]


def test_any_other_match_begins_as_ever() -> None:
    options = {"seats": 2}
    assert start(options, Chance("x")) == opening.start(options, Chance("x"))


def test_a_date_takes_no_other_seed() -> None:
    with pytest.raises(ImpossibleDay):
        start({"seats": 1, "daily": "2026-11-30"}, Chance("x"))
