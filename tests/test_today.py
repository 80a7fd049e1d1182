import pytest

from engine.days import ImpossibleDay, seed_of
from engine.games import GAMES
from engine.today import NoPar, of_today, par_of

DAY = "2026-11-30"


def test_seats_and_seed_of_a_date_are_filled_in() -> None:
    asked = {"ask": "begin", "game": "splits", "options": {"daily": DAY}}
    filled = of_today(asked)
    strongest = list(GAMES["splits"].bots)[-1]
    assert filled["seats"] == [{"kind": "human"}, {"kind": "bot", "level": strongest}]
    assert filled["seed"] == seed_of("splits", DAY)
    park = of_today(asked | {"game": "olifantenpad"})
    assert park["seats"] == [{"kind": "human"}]


def test_what_is_named_stays_and_other_requests_are_left_alone() -> None:
    own = {"game": "splits", "seats": [], "seed": "x", "options": {"daily": DAY}}
    assert of_today(own) == own
    for other in ({"game": "splits", "options": {}}, {"game": ["x"]}, {}, {"options": 3}):
        assert of_today(other) == other
    with pytest.raises(ImpossibleDay):
        of_today({"game": "splits", "options": {"daily": "tomorrow"}})


def test_only_the_park_has_a_par_and_only_on_a_date() -> None:
    with pytest.raises(NoPar):
        par_of("splits", DAY)
    with pytest.raises(ImpossibleDay):
        par_of("olifantenpad", "2026-02-30")
