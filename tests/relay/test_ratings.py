from relay.accounts import Duel, Rated
from relay.ratings import BASE, FRESH, judged, shown


def duel(*winners: str) -> Duel:
    return Duel("room", "splits", 1, ("a", "b"), winners)


def test_who_wins_rises_and_who_loses_falls_as_much() -> None:
    one, two = judged(duel("a"))([None, None])
    assert one.mu - FRESH.mu == FRESH.mu - two.mu > 0
    assert (one.games, one.won, two.games, two.won) == (1, 1, 1, 0)
    assert one.sigma < FRESH.sigma


def test_seats_do_not_matter() -> None:
    assert judged(duel("b"))([None, None])[::-1] == judged(duel("a"))([None, None])


def test_a_draw_of_equals_changes_nothing_but_certainty() -> None:
    one, two = judged(duel("a", "b"))([None, None])
    assert one == two
    assert one.mu == FRESH.mu
    assert (one.games, one.won) == (1, 0)
    assert judged(duel())([None, None]) == [one, two]


def test_beating_somebody_better_is_worth_more() -> None:
    strong, weak = Rated(35, 4, 9, 8), Rated(20, 4, 9, 1)
    upset = judged(duel("b"))([strong, weak])[1].mu - weak.mu
    usual = judged(duel("a"))([strong, weak])[0].mu - strong.mu
    assert upset > usual > 0


def test_a_beginner_is_shown_with_the_base() -> None:
    assert shown(FRESH) == BASE
    assert shown(Rated(25, 4)) > BASE
