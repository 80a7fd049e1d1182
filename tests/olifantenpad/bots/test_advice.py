"""Hints, and what walks were worth."""

from engine.chance import Chance
from engine.olifantenpad.bots.advice import TOLD, advise, review
from engine.olifantenpad.hour import work_out
from engine.olifantenpad.plans import STAY, Plan, check
from engine.slices import whole
from tests.olifantenpad.bots.thinking import ODD, played, various
from tests.olifantenpad.grounds import EXAMPLE, group, player, position, wander


def test_hints_are_legal_best_first_and_the_same_again() -> None:
    for now in [played("hints", 2, 2), played("hints", 1, 1), played("hints", 3, 0), *ODD[2:4]]:
        hints = whole(advise(now, 0, Chance("h"), 20))
        assert 1 <= len(hints) <= TOLD
        assert hints == sorted(hints, key=lambda hint: -hint.value)
        assert hints == whole(advise(now, 0, Chance("h"), 20))
        for hint in hints:
            check(now, 0, hint.move)


def test_the_example_is_worth_its_points() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")], players=[player("a1")], hour=17)
    best, *_ = whole(advise(now, 0, Chance("h"), 100))
    assert (best.points, best.value) == (6000, 6000)


def test_a_review_sets_the_walk_beside_the_best_there_was() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")], players=[player("a1")], hour=17)
    found = whole(review(now, {0: Plan(None, ("b2",))}, 0, Chance("r")))
    assert (found.made.move, found.made.value) == (Plan(None, ("b2",)), 0)
    assert found.best.value == 6000
    assert whole(review(now, {0: Plan(None, ("d4",))}, 0, Chance("r"))).made.move == STAY


def test_who_left_is_not_reviewed() -> None:
    now = position(EXAMPLE, groups=[group("a1", "d4")], players=[player(left=True), player("a1")])
    assert whole(review(now, {1: STAY}, 0, Chance("r"))) is None


def test_no_walk_was_better_than_the_best_and_points_are_the_hour_s() -> None:
    for now in various():
        plans = {s: wander(now, s, Chance("r")) for s in range(len(now.players))}
        points = work_out(now, plans).points
        for seat in plans:
            found = whole(review(now, plans, seat, Chance("r")))
            assert found.made.points == points[seat] * 1000
            assert found.best.value >= found.made.value
