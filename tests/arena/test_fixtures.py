"""Who meets whom, on which board, in which seat."""

from collections import Counter

from engine.arena.fixtures import fixtures, lineups


def test_each_pair_once_with_two_seats_and_each_alone_among_each_with_more() -> None:
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups(["a", "b"], 3) == [("a", "b", "b"), ("b", "a", "a")]


def test_pairs_share_boards_and_every_board_has_every_rotation() -> None:
    found = list(fixtures("splits", ["a", "b", "c"], 4, 2, "x"))
    assert len(found) == 12
    assert {one.seed for one in found} == {"x 0", "x 1"}
    seats = Counter((one.lineup, one.seed) for one in found)
    assert seats[("a", "b"), "x 0"] == seats[("b", "a"), "x 0"] == 1


def test_whoever_sits_alone_sits_everywhere() -> None:
    found = list(fixtures("splits", ["a", "b"], 3, 3, "x"))
    alone = [one.lineup.index("a") for one in found if one.lineup.count("a") == 1]
    assert alone == [0, 1, 2]


def test_the_number_of_matches_is_kept_even_where_a_board_is_left_half_played() -> None:
    assert len(list(fixtures("splits", ["a", "b"], 5, 2, "x"))) == 5
