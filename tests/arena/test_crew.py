"""Matches in processes, and what becomes of those that have to be ended."""

from collections.abc import Iterator

import pytest

from engine.arena.crew import Hand, records
from engine.arena.entrants import Entrant
from engine.arena.fixtures import Fixture

EASY = Entrant("easy", "easy")
LOOPS = Entrant("loops", "tests.arena.own:loops")


def test_every_match_is_played_once_whoever_has_to_be_stopped() -> None:
    lineups = [("easy", "easy"), ("loops", "easy"), ("easy", "loops")]
    fixtures = [Fixture("splits", lineup, "board") for lineup in lineups]
    found = {tuple(r["lineup"]): r for r in records(fixtures, [EASY, LOOPS], 2, 0.3)}
    assert found.keys() == set(lineups)
    assert found["easy", "easy"]["faults"] == []
    assert found["loops", "easy"]["winners"] == [1]
    assert found["easy", "loops"]["winners"] == [0]
    (fault,) = found["easy", "loops"]["faults"]
    assert (fault["turn"], fault["seat"]) == (1, 1)
    assert fault["why"] == "It thought longer than 0.3 s."
    assert fault["notice"] == {"message": "bot-slow", "arguments": {"limit": "0.3"}}


def test_who_comes_to_its_move_as_it_is_stopped_is_not_blamed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def looks() -> Iterator[bool]:
        yield True
        while True:
            yield False

    look = looks()
    monkeypatch.setattr(Hand, "overdue", lambda hand, limit: next(look))
    (record,) = records([Fixture("splits", ("easy", "easy"), "board")], [EASY], 1, 60)
    assert (record["faults"], record["turns"] > 5) == ([], True)


def test_nothing_to_play_starts_nothing() -> None:
    assert list(records([], [EASY], 2, 1)) == []
