"""Shares and Elo: known values, and intervals that hold what they promise."""

import pytest

from engine.chance import Chance
from engine.ratings import Board, Estimate, elo, share


def won(*wins: float, matches: int = 2) -> list[Board]:
    return [Board(matches, {"a": each, "b": matches - each}) for each in wins]


def test_a_share_counts_matches_and_halves_draws() -> None:
    assert share(won(2, 1, 0.5, 0.5), "a").value == 0.5
    assert share([], "a") == Estimate(0.5, 0.0, 1.0)


def test_independent_matches_have_wilsons_interval() -> None:
    boards = won(*[1] * 60, *[0] * 40, matches=1)
    value, low, high = share(boards, "a")
    assert value == 0.6
    assert low == pytest.approx(0.502, abs=0.003)
    assert high == pytest.approx(0.691, abs=0.003)


def test_matches_that_only_repeat_their_board_count_as_one() -> None:
    apart = share(won(*[1] * 60, *[0] * 40, matches=1), "a")
    repeated = share(won(*[2] * 60, *[0] * 40), "a")
    assert repeated == pytest.approx(apart)


def test_pairing_never_promises_more_than_so_many_matches_could() -> None:
    _, low, high = share(won(*[1] * 50), "a")
    assert low == pytest.approx(0.4, abs=0.01)
    assert high == pytest.approx(0.6, abs=0.01)


def test_whoever_wins_everything_is_not_certain_to() -> None:
    value, low, high = share(won(*[2] * 50), "a")
    assert (value, high) == (1, 1)
    assert 0.9 < low < 0.95


@pytest.mark.parametrize(("boards", "part"), [(10, 70), (60, 90)])
def test_the_interval_holds_the_truth_about_as_often_as_it_says(boards: int, part: int) -> None:
    draw = Chance(f"coverage {boards}")
    held = 0
    for _ in range(300):
        wins = []
        for _ in range(boards):
            board = draw.below(100) < 50  # half of the boards are a's, whoever sits where
            wins.append(sum(board or draw.below(100) < 2 * part - 100 for _ in range(2)))
        _, low, high = share(won(*wins), "a")
        held += low <= part / 100 <= high
    assert 0.91 <= held / 300 <= 0.995


def test_elo_of_two_follows_from_their_share() -> None:
    rated = elo({("a", "b"): won(*[2] * 150, *[0] * 50)})
    assert rated["b"].value == 0
    assert rated["a"].value == pytest.approx(191, abs=2)
    assert 130 < rated["a"].low < 191 < rated["a"].high < 260


def test_elo_stays_finite_and_adds_up_over_a_chain() -> None:
    def pair(a: str, b: str, part: float) -> list[Board]:
        return [Board(100, {a: 100 * part, b: 100 * (1 - part)})] * 20

    rated = elo({("a", "b"): pair("a", "b", 0.75), ("b", "c"): pair("b", "c", 0.75)})
    assert rated["a"].value == pytest.approx(2 * 191, abs=3)
    assert elo({("a", "b"): won(*[2] * 10)})["a"].value < 1000


def test_one_among_three_equals_is_as_strong_as_they() -> None:
    boards = [Board(3, {"a": 1, "b": 2})] * 30
    rated = elo({("a", "b", "b"): boards})
    assert rated["a"].value == pytest.approx(rated["b"].value, abs=0.01)
