import json
from datetime import date
from pathlib import Path

import pytest

from setup import daily

NOON = 1796040000.0
"""2026-11-30, 12:00 by Greenwich."""


@pytest.fixture(autouse=True)
def a_day_in_november(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Today is fixed, and a par is made up; the list says for which dates one was worked out."""
    asked: list[str] = []

    class Pool:
        def __enter__(self) -> "Pool":
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def map(self, _: object, days: list[str]) -> list[int]:
            asked.extend(days)
            return [60] * len(days)

    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(int(NOON)))
    monkeypatch.setattr(daily, "ProcessPoolExecutor", Pool)
    return asked


def test_the_dates_run_from_yesterday_two_months_on(monkeypatch: pytest.MonkeyPatch) -> None:
    days = daily.dates()
    assert (days[0], days[1], days[-1]) == ("2026-11-29", "2026-11-30", "2027-01-29")
    assert len(days) == daily.AHEAD + 2
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert daily.dates(NOON) == days
    assert date.fromisoformat(daily.dates()[1]) > date(2026, 1, 1)


def test_every_date_has_its_seed_and_the_served_ones_par_and_opening(tmp_path: Path) -> None:
    daily.write(daily.SERVED, tmp_path)
    written = json.loads((tmp_path / "daily.json").read_text("utf-8"))
    days = daily.dates()
    assert list(written["olifantenpad"]) == list(written["splits"]) == days
    assert [day for day in days if "par" in written["olifantenpad"][day]] == days[:3]
    ((opening),) = json.loads((tmp_path / f"olifantenpad-{days[1]}.json").read_text("utf-8"))
    assert opening["seed"] == written["olifantenpad"][days[1]]["seed"]
    assert opening["scene"]["transcript"]["options"] == {"daily": days[1]}
    assert len(list(tmp_path.glob("splits-*.json"))) == 3


def test_a_par_is_worked_out_once_and_old_openings_go(
    tmp_path: Path, a_day_in_november: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for day in range(3):
        monkeypatch.setenv("SOURCE_DATE_EPOCH", str(int(NOON) + day * 24 * 3600))
        daily.write(1, tmp_path)
        daily.write(1, tmp_path)
    assert a_day_in_november == ["2026-11-29", "2026-11-30", "2026-12-01"]
    assert [path.name for path in tmp_path.glob("splits-*")] == ["splits-2026-12-01.json"]


def test_a_build_has_every_par_and_comes_out_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "AHEAD", 4)
    for name in ("one", "two"):
        daily.write(None, tmp_path / name)
    files = sorted(path.name for path in (tmp_path / "one").glob("*.json"))
    assert len(files) == 1 + 2 * len(daily.dates())
    for file in files:
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "two" / file).read_bytes()
