"""The counter stream: reproducible, independent by purpose, fair."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import Chance

GOLDEN = [314, 35, 82, 805, 326, 618, 512, 980]


def test_golden_draws_are_the_same_for_ever() -> None:
    draw = Chance("grasveld", "test")
    assert [draw.below(1000) for _ in range(8)] == GOLDEN


@given(st.text(max_size=10), st.text(max_size=10), st.integers(1, 10**12))
def test_draws_lie_below_the_bound_and_repeat(seed: str, purpose: str, bound: int) -> None:
    drawn = Chance(seed, purpose).below(bound)
    assert 0 <= drawn < bound
    assert drawn == Chance(seed, purpose).below(bound)


def test_a_fork_does_not_depend_on_what_was_drawn() -> None:
    one, other = Chance("seed"), Chance("seed")
    one.below(10)
    assert one.fork("park").below(10**9) == other.fork("park").below(10**9)
    assert one.fork("park").below(10**9) != one.fork("hour").below(10**9)


def test_a_stream_apart_shows_nothing_of_the_seed() -> None:
    whole = Chance("seed")
    assert "seed" not in whole.apart("bot").seed
    assert whole.apart("bot").fork("hour 14").below(10**9) != whole.fork("hour 14").below(10**9)
    assert whole.apart("bot").seed != whole.apart("other").seed


def test_seed_and_purpose_do_not_run_together() -> None:
    assert Chance("ab", "c").below(10**9) != Chance("a", "bc").below(10**9)


@given(st.lists(st.integers(), max_size=20))
def test_a_shuffle_keeps_what_there_is(items: list[int]) -> None:
    assert Counter(Chance("s").shuffle(items)) == Counter(items)


def test_draws_are_fair() -> None:
    draw = Chance("fair")
    counts = Counter(draw.pick("abc") for _ in range(6000))
    assert all(1800 < counts[letter] < 2200 for letter in "abc")


@pytest.mark.parametrize("bound", [0, -1])
def test_a_bound_must_be_positive(bound: int) -> None:
    with pytest.raises(ValueError, match="positive"):
        Chance("x").below(bound)
