import pytest

from engine.chance import Chance
from engine.days import ImpossibleDay, check_daily, read_day, seed_of


@pytest.mark.parametrize(
    "day", ["2026-11-30", "2024-02-29", "2000-02-29", "2026-12-31", "0001-01-01"]
)
def test_a_date_is_read_as_it_is(day: str) -> None:
    assert read_day(day) == day


@pytest.mark.parametrize(
    "value",
    [
        *("2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00"),
        *("0000-01-01", "2026-1-1", "26-01-01", " 2026-01-01", "2026-01-01\n", "today", ""),
        *("٢٠٢٦-01-01", None, 20261130, ["2026-11-30"]),
    ],
)
def test_what_is_no_date_is_refused(value: object) -> None:
    with pytest.raises(ImpossibleDay, match="daily-date"):
        read_day(value)


def test_every_game_and_date_has_its_own_seed() -> None:
    seeds = {seed_of(game, day) for game in "ab" for day in ("2026-11-30", "2026-12-01")}
    assert len(seeds) == 4
    known = "29857801997dcba63c567a40ec7e7008c97bacf05d770815929c0fe187dfc8af"
    assert seed_of("olifantenpad", "2026-11-30") == known, "a date keeps its seed for ever"


def test_a_match_of_a_date_has_the_seats_and_the_seed_of_it() -> None:
    day, chance = "2026-11-30", Chance(seed_of("g", "2026-11-30"))
    assert check_daily({"daily": day, "seats": 1}, "g", 1, chance) == day
    with pytest.raises(ImpossibleDay, match="daily-seats"):
        check_daily({"daily": day, "seats": 2}, "g", 1, chance)
    with pytest.raises(ImpossibleDay, match="daily-seed"):
        check_daily({"daily": day, "seats": 1}, "g", 1, Chance("mine"))
