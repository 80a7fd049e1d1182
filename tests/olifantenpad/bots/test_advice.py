"""Hints, and what walks were worth."""

from engine.chance import Chance
from engine.olifantenpad.bots.advice import best_walks, reviews
from engine.olifantenpad.hour import work_out
from engine.olifantenpad.plans import STAY, Plan, check
from engine.slices import whole
from tests.olifantenpad.bots.thinking import ODD, played, various
from tests.olifantenpad.grounds import EXAMPLE, group, player, position, wander


def test_hints_are_legal_best_first_and_the_same_again() -> None:
    for now in [played("hints", 2, 2), played("hints", 1, 1), played("hints", 3, 0), *ODD[2:4]]:
        hints = whole(best_walks(now, 0, Chance("h"), 20, 3))
        assert 1 <= len(hints) <= 3
        assert hints == sorted(hints, key=lambda hint: -hint.value)
        assert hints == whole(best_walks(now, 0, Chance("h"), 20, 3))
        for hint in hints:
            check(now, 0, hint.plan)


def test_the_example_is_worth_its_points() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")], players=[player("a1")], hour=17)
    best, *_ = whole(best_walks(now, 0, Chance("h"), 100, 1))
    assert (best.points, best.value) == (6000, 6000)


def test_a_review_sets_the_walk_beside_the_best_there_was() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")], players=[player("a1")], hour=17)
    review = whole(reviews(now, {0: Plan(None, ("b2",))}))[0]
    assert (review.walked.plan, review.walked.value) == (Plan(None, ("b2",)), 0)
    assert review.best.value == 6000
    assert whole(reviews(now, {0: Plan(None, ("d4",))}))[0].walked.plan == STAY


def test_no_walk_was_better_than_the_best_and_points_are_the_hour_s() -> None:
    for now in various():
        plans = {s: wander(now, s, Chance("r")) for s in range(len(now.players))}
        points = work_out(now, plans).points
        for seat, review in whole(reviews(now, plans)).items():
            assert review.walked.points == points[seat] * 1000
            assert review.best.value >= review.walked.value
