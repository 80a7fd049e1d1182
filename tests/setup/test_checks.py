import sys
from pathlib import Path

import pytest

from setup import browser, browsers, checks, node, redis
from setup.checks import Check


@pytest.fixture(autouse=True)
def _found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "find", lambda: Path("/bin/chromium"))
    monkeypatch.setattr(browsers, "prepare", lambda: {"GRASVELD_FIREFOX": "/bin/firefox"})
    monkeypatch.setattr(redis, "find", lambda: Path("/bin/redis-server"))
    monkeypatch.setattr(node, "node", lambda: Path("/bin/node"))
    monkeypatch.setattr(checks, "tsc", lambda: Path("/lib/tsc.js"))


def test_the_order_is_lint_types_then_tests() -> None:
    headings = [check.heading for check in checks.checks([], everything=False)]
    assert headings[:3] == ["ruff check", "ruff format", "mypy"]
    assert headings[-4:-2] == ["node --test", "pytest tests"]
    assert "tsc jsconfig.json" in headings


def test_what_takes_times_runs_last_and_with_nothing_beside_it() -> None:
    *_, together, alone = checks.checks([], everything=False)
    assert together.command[-2:] == ["-m", "not alone"]
    assert "-n" in together.command
    assert alone.command[-2:] == ["-m", "alone"]
    assert "-n" not in alone.command


def test_arguments_go_to_pytest_alone() -> None:
    (only,) = checks.checks(["tests/test_files.py", "-x"], everything=True)
    assert only.command[1:] == ["-m", "pytest", "tests/test_files.py", "-x"]
    assert only.env == {
        "GRASVELD_CHROMIUM": "/bin/chromium",
        "GRASVELD_REDIS": "/bin/redis-server",
        "GRASVELD_ALL": "1",
        "GRASVELD_FIREFOX": "/bin/firefox",
    }


def test_a_failure_does_not_end_the_run_and_is_told_at_the_end(
    capfd: pytest.CaptureFixture[str],
) -> None:
    def ending(heading: str, status: int) -> Check:
        return Check(heading, [sys.executable, "-c", f"raise SystemExit({status})"])

    assert checks.run([ending("one", 0), ending("two", 1), ending("three", 0)]) == 1
    said = capfd.readouterr().out
    assert "── three: well" in said
    assert "Failed: two (" in said
    assert checks.run([ending("one", 0)]) == 0
