"""Finished matches as JSON Lines, so that an arena goes on where it was stopped."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from engine.arena.fixtures import Fixture
from engine.game import Budget, Json

Key = tuple[str, tuple[str, ...], str]


def read(file: Path) -> list[Json]:
    """The records in a file; none where there is no file, and torn lines are left out."""
    if not file.exists():
        return []
    return [record for line in file.read_text("utf-8").splitlines() if (record := _parsed(line))]


def _parsed(line: str) -> Json | None:
    try:
        record = json.loads(line)
    except ValueError:
        return None
    whole = isinstance(record, dict) and {"game", "lineup", "seed", "winners"} <= record.keys()
    return record if whole else None


def append(file: Path, record: Json) -> None:
    """Adds one record on a line of its own, even after a line that was torn."""
    with file.open("a+b") as opened:
        if opened.tell():
            opened.seek(-1, 2)
            if opened.read(1) != b"\n":
                opened.write(b"\n")
        opened.write(json.dumps(record, separators=(",", ":")).encode() + b"\n")


def played(
    records: Iterable[Json], fixtures: Iterable[Fixture], budgets: Mapping[str, Budget]
) -> dict[Key, Json]:
    """The records of these fixtures by bots with these budgets, by what names a match."""
    wanted = {(one.game, one.lineup, one.seed) for one in fixtures}
    found = {(r["game"], tuple(r["lineup"]), r["seed"]): r for r in records if _same(r, budgets)}
    return {key: record for key, record in found.items() if key in wanted}


def _same(record: Json, budgets: Mapping[str, Budget]) -> bool:
    """Whether the bots had these budgets; where that was not written down, they are taken to."""
    return all(budgets.get(name) == had for name, had in record.get("budgets", {}).items())
