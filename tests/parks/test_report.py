"""The figures of many parks and matches."""

import pytest

from engine.game import Json
from engine.parks.report import Survey, misses, of_matches, of_parks, percentile, spread, survey


def test_the_parks_that_are_made_hold_what_the_rules_promise() -> None:
    found = of_parks([survey(f"park {number}", {"seats": 2}) for number in range(25)])
    assert found["parks"] == 25
    assert found["first_hour_earning"] == found["three_plans"] == 1
    assert 4 <= found["gates"]["p5"] <= found["gates"]["p95"] <= 6
    assert misses(found) == []


def test_shares_and_spreads() -> None:
    parks = [Survey(n, n == 3, {"gates": 4 + n}) for n in (0, 1, 3, 3)]
    found = of_parks(parks)
    assert found["first_hour_earning"] == 0.75
    assert found["three_plans"] == found["three_plans_apart"] == 0.5
    assert found["gates"] == {"mean": 5.75, "p5": 4, "p95": 7}
    assert misses(found) == ["first_hour_earning", "three_plans"]


def test_percentiles() -> None:
    assert [percentile(range(100), part) for part in (5, 50, 95)] == [5, 50, 95]
    assert percentile([7], 95) == 7
    assert spread([1, 2, 3])["mean"] == 2


def match(one: int, other: int) -> Json:
    points = [one, other]
    return {"points": points, "winners": [s for s in (0, 1) if points[s] == max(points)]}


def test_matches_of_equals() -> None:
    found = of_matches([match(40, 20), match(20, 40), match(30, 30), match(50, 20)])
    assert found["matches"] == 4
    assert found["draws"] == 0.25
    assert found["seat_share"] == pytest.approx(0.625)
    assert found["seat_share_low"] < 0.5 < found["seat_share_high"]
    assert (found["score_p5"], found["score_p95"]) == (20, 50)
    assert misses(found) == ["draws"]


def test_a_favoured_seat_is_missed() -> None:
    assert "seat_share" in misses(of_matches([match(40, 20)] * 50))
    assert "score_p5" in misses(of_matches([match(40, 2)]))
