from engine.olifantenpad.par import USUAL, Work, par
from engine.slices import whole

SMALL = Work(kept=2, plans=6, wide=5, judged=4, first=1)
DAY = "2026-11-30"


def finished(day: str, work: Work) -> int:
    return whole(par(day, work))


def test_the_same_work_finds_the_same_par() -> None:
    assert finished(DAY, SMALL) == finished(DAY, SMALL) > 0


def test_more_work_finds_more_on_the_finished() -> None:
    days = [f"2026-12-{day}" for day in range(10, 15)]
    least = sum(finished(day, Work(kept=1, plans=3, wide=3, judged=1, first=1)) for day in days)
    assert least < sum(finished(day, SMALL) for day in days)


def test_the_usual_work_is_done_in_many_slices() -> None:
    search = par(DAY, USUAL)
    assert all(next(search) is None for _ in range(200))
