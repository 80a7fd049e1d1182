"""JavaScript's door: one JSON string in, one out."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.worker import ASKS, answer

ROOT = Path(__file__).resolve().parent.parent
SEATS = [{"kind": "human"}, {"kind": "bot", "level": "easy"}]


def ask(**request: Any) -> Any:
    reply = json.loads(answer(json.dumps(request)))
    assert "ok" in reply, reply
    return reply["ok"]


def refused(request: str) -> str:
    message: str = json.loads(answer(request))["error"]["message"]
    return message


def opened(game: str = "olifantenpad", seats: list[Any] = SEATS, **other: Any) -> Any:
    return ask(ask="begin", game=game, seats=seats, seed="worker", **other)


def bot_move(seat: int) -> Any:
    while "move" not in (thought := ask(ask="think", seat=seat)):
        assert thought == {"more": True}
    return thought["move"]


@pytest.mark.parametrize("game", ["olifantenpad", "splits"])
def test_a_whole_match_through_the_door(game: str) -> None:
    scene = opened(game, [SEATS[1]] * 3)
    assert scene["game"] == game
    while not scene["over"]:
        assert set(scene["choices"]) == {str(seat) for seat in scene["to_move"]}
        moves = {str(seat): bot_move(seat) for seat in scene["to_move"]}
        reply = ask(ask="play", moves=moves)
        assert reply["events"]
        scene = reply["scene"]
    assert scene["to_move"] == []
    assert scene["score"]["winners"]
    assert ask(ask="resume", transcript=scene["transcript"]) == scene


@pytest.mark.parametrize("game", ["olifantenpad", "splits"])
def test_a_record_shows_every_scene_again_and_disturbs_no_match(game: str) -> None:
    scenes = [opened(game, [SEATS[1]] * 2)]
    played: list[Any] = [[]]
    for _ in range(4):
        moves = {str(seat): bot_move(seat) for seat in scenes[-1]["to_move"]}
        reply = ask(ask="play", moves=moves)
        scenes.append(reply["scene"])
        played.append(reply["events"])
    transcript = scenes[-1]["transcript"]
    begun = opened()
    frames = ask(ask="record", transcript=transcript)
    assert [frame["events"] for frame in frames] == played
    bare = [{k: v for k, v in scene.items() if k != "transcript"} for scene in scenes]
    assert [frame["scene"] for frame in frames] == bare
    assert ask(ask="resume", transcript=begun["transcript"]) == begun


def test_alone_one_plays_the_hours_13_to_15() -> None:
    scene, hours = opened(seats=SEATS[:1]), []
    while not scene["over"]:
        assert scene["to_move"] == [0]
        assert scene["position"]["groups"]
        hours.append(scene["position"]["hour"])
        scene = ask(ask="play", moves={"0": "-"})["scene"]
    assert hours == [13, 14, 15]
    assert scene["score"]["winners"] == [0]


def test_solo_brings_the_same_hours_for_the_same_seed_whatever_one_does() -> None:
    brought = []
    for gate in (True, False):
        scene = opened(seats=SEATS[:1])
        plan = f"{scene['choices']['0']['gates'][0]}>" if gate else "-"
        brought.append(ask(ask="play", moves={"0": plan})["scene"]["position"]["groups"])
    assert brought[0] == brought[1]


@pytest.mark.parametrize(("game", "seats", "last"), [("olifantenpad", 1, 17), ("splits", 2, None)])
def test_a_match_of_a_date_needs_only_the_date(game: str, seats: int, last: int | None) -> None:
    options = {"daily": "2026-11-30"}
    scene = ask(ask="begin", game=game, options=options)
    assert [seat["kind"] for seat in scene["seats"]] == ["human", "bot"][:seats]
    assert scene["position"].get("last") == last
    assert ask(ask="resume", transcript=scene["transcript"]) == scene
    again = ask(ask="begin", game=game, options=options)
    assert again == scene
    other = ask(ask="begin", game=game, options={"daily": "2026-12-01"})
    assert other["position"] != scene["position"]


def test_a_transcript_of_a_date_with_another_seed_is_refused() -> None:
    transcript = ask(ask="begin", game="splits", options={"daily": "2026-11-30"})["transcript"]
    transcript["seed"] = "easier"
    assert refused(json.dumps({"ask": "resume", "transcript": transcript})) == "transcript-entry"


def test_par_is_found_slice_by_slice_while_a_match_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def short(game: str, day: str) -> Any:
        yield
        return len(game + day)

    monkeypatch.setattr("engine.today.par_of", short)
    opened()
    assert ask(ask="par", date="2026-11-30") == {"more": True}
    assert ask(ask="par", date="2026-12-01") == {"more": True}
    assert ask(ask="check", seat=0, move="-") == {}
    assert ask(ask="par", date="2026-11-30") == {"par": 22}
    assert ask(ask="par", date="2026-11-30") == {"more": True}


def test_a_lesson_disturbs_no_match() -> None:
    before = opened()
    assert [each["lesson"] for each in ask(ask="lessons", game="splits")] == [1, 2, 3, 4]
    step = {"game": "olifantenpad", "lesson": 2, "step": 2}
    told = ask(ask="lesson", **step)
    assert told["say"] == "lesson-olifantenpad-2-2"
    assert told["show"] == {"cells": ["b2", "c3"], "groups": [0]}
    done = ask(ask="lesson_try", **step, move=told["model"])
    assert (done["right"], done["arguments"]) == (True, {"points": 6})
    assert ask(ask="lesson_cost", **step, move=told["model"])["groups"][0]["then"] == 8
    assert ask(ask="play", moves={"0": "-", "1": "-"})["scene"]["turn"] == before["turn"] + 1


@pytest.mark.parametrize(
    ("request_text", "message"),
    [
        ("", "request-unreadable"),
        ("[]", "request-unreadable"),
        ("[" * 100_000, "request-unreadable"),
        ('{"ask": "dance"}', "request-unreadable"),
        ('{"ask": "begin"}', "match-game"),
        ('{"ask": "begin", "game": "splits", "seats": [], "seed": "x"}', "match-seats"),
        ('{"ask": "begin", "game": "splits", "seats": [1, 2], "seed": "x"}', "match-seat"),
        ('{"ask": "resume"}', "transcript-header"),
        ('{"ask": "begin", "game": "splits", "options": {"daily": "soon"}}', "daily-date"),
        ('{"ask": "par", "date": "2026-02-30"}', "daily-date"),
        ('{"ask": "par", "date": "2026-11-30", "game": "splits"}', "par-none"),
        ('{"ask": "lessons"}', "match-game"),
        ('{"ask": "lesson", "game": "splits"}', "lesson-unknown"),
        ('{"ask": "lesson_try", "game": "splits", "lesson": 1, "step": 1}', "lesson-no-deed"),
        ('{"ask": "play"}', "request-unreadable"),
        ('{"ask": "play", "moves": {"x": "-"}}', "request-unreadable"),
        ('{"ask": "play", "moves": {"%s": "-"}}' % ("1" * 5000), "request-unreadable"),
        ('{"ask": "play", "moves": {"00": "-"}}', "request-unreadable"),
        ('{"ask": "play", "moves": {"7": "-"}}', "request-unreadable"),
        ('{"ask": "check", "seat": 5, "move": "-"}', "no-such-seat"),
        ('{"ask": "check", "seat": 0, "move": 5}', "plan-unreadable"),
        ('{"ask": "think", "seat": 0}', "request-no-bot"),
        ('{"ask": "leave", "seat": null}', "no-such-seat"),
    ],
)
def test_a_bad_request_gets_a_clear_reply(request_text: str, message: str) -> None:
    opened()
    assert refused(request_text) == message


def test_before_a_match_there_is_nothing_to_ask() -> None:
    reply = answer('{"ask": "check", "seat": 0, "move": "-"}', "a page that has just come")
    assert json.loads(reply)["error"]["message"] == "request-no-match"


def test_pages_that_share_the_engine_have_matches_of_their_own() -> None:
    def on(page: str, **request: Any) -> Any:
        return json.loads(answer(json.dumps(request), page))["ok"]

    table = {"game": "splits", "seats": [SEATS[0]] * 2, "seed": "shared"}
    on("left", ask="begin", **table)
    on("right", ask="begin", **table)
    move = "T0,0/1"
    assert on("left", ask="play", moves={"0": move})["scene"]["turn"] == 1
    assert on("right", ask="play", moves={"0": move})["scene"]["turn"] == 1
    assert on("left", ask="outside", seat=1)["seat"] == 1


@given(
    st.sampled_from(list(ASKS)),
    st.dictionaries(
        st.sampled_from(["seat", "move", "moves", "game", "lesson", "step", "date"]),
        st.none() | st.booleans() | st.integers() | st.text(max_size=4) | st.lists(st.integers()),
    ),
)
def test_no_request_raises(asked: str, rest: dict[str, Any]) -> None:
    opened()
    assert json.loads(answer(json.dumps({"ask": asked, **rest})))


def test_who_plays_alone_waits_for_nothing_of_rooms() -> None:
    code = "import sys, engine.worker; sys.exit('engine.room' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0
