"""A brought bot against the games' own."""

from typing import Any

import pytest

from engine.guest.trial import meet, planned, played, table
from engine.splits import GAME
from engine.transcript import digest, replay
from tests.arena import own


def test_a_plan_seats_the_brought_bot_alone_and_everywhere() -> None:
    plan = planned("splits", ["easy", "hard"], 4, 2, "board")
    lineups = [tuple(match["lineup"]) for match in plan]
    assert sorted(lineups) == sorted(
        [("own", level) for level in ("easy", "hard") for _ in range(2)]
        + [(level, "own") for level in ("easy", "hard") for _ in range(2)]
    )
    three = planned("olifantenpad", ["easy"], 3, 3, "board")
    assert [match["lineup"].index("own") for match in three] == [0, 1, 2]
    assert {match["seed"] for match in three} == {"board 0"}


def test_the_first_matches_meet_every_level() -> None:
    plan = planned("splits", ["easy", "normal", "hard"], 10, 2, "board")
    assert {name for match in plan[:6] for name in match["lineup"]} == {
        "own",
        "easy",
        "normal",
        "hard",
    }


def test_a_match_is_recorded_with_a_transcript_that_holds() -> None:
    (plan, *_) = planned("splits", ["easy"], 2, 2, "board")
    told: list[tuple[int, int]] = []
    record = played(plan, own.first, lambda *at: told.append(at))
    assert record["lineup"] == ["own", "easy"]
    assert told[0] == (0, 0)
    *_, last = replay(record["transcript"])
    assert list(last.game.score(last.position).points) == record["points"]
    assert record["transcript"]["seats"] == [{"kind": "human"}, {"kind": "bot", "level": "easy"}]
    assert digest(record["transcript"])


def test_a_fault_known_before_ends_the_match_for_the_bot() -> None:
    (plan, *_) = planned("splits", ["easy"], 2, 2, "board")
    notice = {"message": "bot-slow", "arguments": {"limit": "5"}}
    fault = {"turn": 2, "seat": 0, "why": "", "notice": notice}
    record = played({**plan, "faults": [fault]}, own.first, lambda *at: None)
    assert record["winners"] == [1]
    assert record["faults"][0]["notice"] == notice
    *_, last = replay(record["transcript"])
    assert last.turn == 2


def test_the_table_scores_the_brought_bot_whichever_seat_it_had() -> None:
    def record(seed: str, *lineup: str, winners: list[int]) -> Any:
        return {"lineup": list(lineup), "seed": seed, "winners": winners}

    (row,) = table(
        [record("b 0", "own", "easy", winners=[0]), record("b 0", "easy", "own", winners=[1])]
    )
    assert (row["a"], row["b"], row["matches"], row["score"]) == ("own", "easy", 2, 1)


def test_a_notebook_prints_the_points_its_own_first(capsys: pytest.CaptureFixture[str]) -> None:
    meet(own.first, GAME, "easy", 2)
    first, second, total = capsys.readouterr().out.splitlines()
    assert " : " in first
    assert " : " in second
    assert total.endswith(" / 2")


def test_a_notebook_prints_why_a_bot_lost(capsys: pytest.CaptureFixture[str]) -> None:
    meet(own.mute, GAME, "easy", 1)
    assert "It gave no move but something of type NoneType." in capsys.readouterr().out
