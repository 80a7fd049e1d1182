"""From records to pairs and bots."""

from typing import Any

import pytest

from engine.arena import results
from engine.game import Json
from engine.ratings import Estimate


def record(seed: str, *lineup: str, winners: list[int], **more: Any) -> Json:
    ms: list[list[int]] = [[10], *([[30]] * (len(lineup) - 1))]
    return {
        "lineup": list(lineup),
        "seed": seed,
        "winners": winners,
        "ms": ms,
        "faults": [],
        **more,
    }


def test_both_seatings_of_a_board_are_one_and_a_draw_is_a_half() -> None:
    found = results.boards(
        [
            record("x 0", "a", "b", winners=[0]),
            record("x 0", "b", "a", winners=[0, 1]),
            record("x 1", "a", "b", winners=[1]),
        ]
    )
    assert [(b.matches, dict(b.wins)) for b in found["a", "b"]] == [
        (2, {"a": 1.5, "b": 0.5}),
        (1, {"b": 1.0}),
    ]
    (pair,) = results.pairs([("a", "b")], found)
    assert (pair["a"], pair["b"], pair["matches"], pair["score"]) == ("a", "b", 3, 0.5)
    assert 0 <= pair["low"] < 0.5 < pair["high"] <= 1


def test_with_more_seats_a_pair_says_what_an_equal_would_score() -> None:
    found = results.boards([record("x 0", "b", "a", "b", winners=[1])])
    (pair,) = results.pairs([("a", "b", "b")], found)
    assert pair["score"] == 1
    assert pair["par"] == pytest.approx(1 / 3, abs=1e-4)


def test_bots_come_strongest_first_with_their_times_and_faults() -> None:
    fault = {"turn": 0, "seat": 1, "why": "bad"}
    records = [record("x 0", "a", "b", winners=[0], faults=[fault])]
    rated = {"b": Estimate(0, 0, 0), "a": Estimate(99.6, 50, 150)}
    first, second = results.bots(records, rated)
    assert first == {
        "bot": "a", "elo": 100, "low": 50, "high": 150, "p50_ms": 10, "p95_ms": 10, "faults": 0,
    }  # fmt: skip
    assert (second["bot"], second["faults"], second["p95_ms"]) == ("b", 1, 30)
    told = results.text(results.pairs([("a", "b")], results.boards(records)), [first, second])
    assert "100.0 %" in told
    assert "+100" in told
