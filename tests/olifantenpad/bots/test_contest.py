"""The contest: it grows, and its mixtures hold each other."""

import numpy as np

from engine.chance import Chance
from engine.olifantenpad.bots.contest import Contest
from engine.olifantenpad.bots.replies import best_replies
from engine.olifantenpad.bots.solve import WHOLE
from engine.slices import whole
from tests.olifantenpad.bots.thinking import looked, played


def grown(seats: int, trust: int) -> Contest:
    contest = Contest(looked(played("contest", seats, 2)), 0, Chance("c"), 200, trust)
    whole(contest.expect())
    for _ in range(2):
        whole(contest.grow())
    return contest


def test_mixtures_are_whole_and_of_walks_in_the_game() -> None:
    for seats in (1, 2, 3):
        contest = grown(seats, 30)
        for seat, walks in contest.mixtures.items():
            assert set(walks) == set(contest.walks[seat])
            assert WHOLE - len(walks) <= sum(walks.values()) <= WHOLE
        assert contest.likeliest() in contest.walks[0]
        assert contest.mixtures[0][contest.drawn()] > 0


def test_a_contest_of_two_grows_until_no_reply_is_new() -> None:
    contest = grown(2, 30)
    fresh = [whole(contest.grow()) for _ in range(8)]
    assert not fresh[-1]
    known, mixtures = dict(contest.walks), contest.mixtures
    assert not whole(contest.grow())
    assert (contest.walks, contest.mixtures) == (known, mixtures)


def test_no_reply_gains_much_on_the_mixture() -> None:
    contest = grown(2, 0)
    field, mine = contest.field, contest.mixtures[0]
    profiles, shares = [{0: walk} for walk in mine], np.array(list(mine.values()))
    (reply,) = whole(best_replies(field, 1, profiles, shares, 2000, 1))
    theirs = contest.mixtures[1]
    table = whole(field.table(1, np.array([reply, *theirs]), profiles)).astype(np.int64) @ shares
    value = table[1:] @ np.array(list(theirs.values())) / WHOLE
    assert table[0] - value <= 500 * WHOLE


def test_the_profiles_that_a_seat_faces_are_of_all_its_rivals() -> None:
    profiles, shares = grown(3, 30).faced()
    assert all(set(profile) == {1, 2} for profile in profiles)
    assert len(profiles) == len(shares)
