"""Long work in slices."""

from collections.abc import Generator

import pytest

from engine.slices import Running, advance_one, meanwhile, whole


def work(slices: int) -> Generator[object, None, int]:
    for _ in range(slices):
        yield
    return slices


def test_work_goes_on_a_slice_an_ask_and_is_forgotten_when_done() -> None:
    running: Running = {}
    asked = [advance_one(running, "a", lambda: work(2)) for _ in range(3)]
    assert asked == [(False, None), (False, None), (True, 2)]
    assert running == {}


def test_work_that_raised_can_be_asked_for_again() -> None:
    def broken() -> Generator[object, None, int]:
        yield
        raise LookupError

    running: Running = {}
    advance_one(running, "a", broken)
    with pytest.raises(LookupError):
        advance_one(running, "a", broken)
    assert advance_one(running, "a", lambda: work(0)) == (True, 0)


def test_work_can_be_done_as_a_whole() -> None:
    assert whole(work(3)) == 3


def test_work_within_work_holds_the_best_so_far_and_gives_its_result() -> None:
    assert [*meanwhile("best", work(2))] == ["best", "best"]
    assert whole(meanwhile("best", work(2))) == 2
