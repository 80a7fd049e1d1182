"""The report as a process."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def parks(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "engine", "parks", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)


def test_parks_and_matches_as_one_line_of_json() -> None:
    done = parks("--report", "12", "--matches", "2", "--bot", "easy", "--json")
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["first_hour_earning"] == 1
    assert found["matches"] == 2
    assert done.returncode == int(found["misses"] != [])


def test_a_report_and_a_picture_for_people() -> None:
    done = parks("--report", "4", "--show", "1", "--size", "9x8", "--seats", "3",
                 "--matches", "-1")  # fmt: skip
    assert done.stderr.splitlines()[-1].startswith("Parks")
    assert "three_plans" in done.stdout
    assert "visitors" in done.stdout


def test_a_size_that_no_park_has_is_said_in_one_line() -> None:
    done = parks("--report", "1", "--size", "3x3")
    assert done.returncode == 2
    assert "a park is 7 to 26 cells wide and high" in done.stderr
