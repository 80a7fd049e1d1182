"""Finished matches on disk."""

from pathlib import Path

from engine.arena import ledger
from engine.arena.fixtures import Fixture
from engine.game import Json


def record(seed: str, *lineup: str) -> Json:
    return {"game": "splits", "lineup": list(lineup), "seed": seed, "winners": [0]}


def test_records_are_read_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    assert ledger.read(file) == []
    ledger.append(file, record("x 0", "a", "b"))
    ledger.append(file, record("x 0", "b", "a"))
    assert ledger.read(file) == [record("x 0", "a", "b"), record("x 0", "b", "a")]


def test_a_torn_line_is_left_out_and_spoils_none_after_it(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    ledger.append(file, record("x 0", "a", "b"))
    whole = file.read_text()
    file.write_text(whole + whole[:20])
    ledger.append(file, record("x 1", "a", "b"))
    assert [found["seed"] for found in ledger.read(file)] == ["x 0", "x 1"]


def test_only_what_is_wanted_counts_as_played() -> None:
    wanted = [Fixture("splits", ("a", "b"), "x 0"), Fixture("splits", ("b", "a"), "x 0")]
    kept = ledger.played([record("x 0", "a", "b"), record("x 9", "a", "b")], wanted, {})
    assert list(kept) == [("splits", ("a", "b"), "x 0")]


def test_what_was_played_with_other_budgets_is_played_again() -> None:
    wanted = [Fixture("splits", ("a", "b"), f"x {number}") for number in range(3)]
    same, other = ({"budgets": {"a": 100, "b": work}} for work in (100, 50))
    records = [record("x 0", "a", "b") | same, record("x 1", "a", "b") | other]
    kept = ledger.played([*records, record("x 2", "a", "b")], wanted, {"a": 100, "b": 100})
    assert [seed for _, _, seed in kept] == ["x 0", "x 2"]
