"""The arena as a process: results, faults, going on after a stop."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent


def arena(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "engine", "arena", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)


def own(name: str) -> list[str]:
    return ["--bot", f"{name}=tests.arena.own:{name}"]


def last(done: subprocess.CompletedProcess[str]) -> Any:
    return json.loads(done.stdout.splitlines()[-1])


def test_whoever_loops_or_dies_loses_and_the_arena_goes_on() -> None:
    done = arena(
        "olifantenpad", "easy", *own("loops"), *own("ends"), "--matches", "1",
        "--limit", "0.5", "--json",
    )  # fmt: skip
    assert done.returncode == 0
    assert "thought longer than 0.5 s" in done.stderr
    assert "ended its process" in done.stderr
    pairs = {(pair["a"], pair["b"]): pair["score"] for pair in last(done)["pairs"]}
    assert pairs["easy", "loops"] == pairs["easy", "ends"] == 1
    assert len(done.stdout.splitlines()) == 1


def test_a_stopped_arena_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    wanted = ["splits", "easy", *own("first"), "--matches", "4", "--json", "--out", str(file)]
    whole = last(arena(*wanted))["pairs"]
    assert set(whole[0]) == {"a", "b", "matches", "score", "low", "high"}
    assert whole[0]["matches"] == 4
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:2]))
    assert last(arena(*wanted))["pairs"] == whole
    assert len(file.read_text().splitlines()) == 4
    assert file.read_text().startswith("".join(lines[:2]))


def test_a_table_for_people_and_par_for_three() -> None:
    done = arena("splits", *own("first"), "easy", "--matches", "3", "--seats", "3")
    assert "an equal: 33.3 %" in done.stdout
    assert "Elo" in done.stdout


def test_what_cannot_be_is_said_in_one_line() -> None:
    for arguments in (
        ["easy", "nobody"],
        ["easy"],
        ["easy", "--json", "easy@2", "--loud"],
        ["easy", "easy@2", "--out", "no such folder/matches.jsonl"],
    ):
        done = arena("splits", *arguments)
        assert done.returncode == 2
        assert ": error: " in done.stderr.splitlines()[-1]
