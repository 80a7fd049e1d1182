"""Hints and analyses as the page gets them."""

import json
from typing import Any

import pytest

from engine.advice import analysis
from engine.chance import Chance
from engine.games import GAMES
from engine.match import Match, advance, begin
from engine.slices import whole
from engine.transcript import write_transcript
from engine.worker import answer

SEATS = [{"kind": "human"}, {"kind": "bot", "level": "easy"}]


def ask(**request: Any) -> Any:
    """The engine's answer, asked again until it is whole."""
    while True:
        reply = json.loads(answer(json.dumps(request)))
        assert "ok" in reply, reply
        if not (isinstance(reply["ok"], dict) and reply["ok"].get("more")):
            return reply["ok"]


def turn(scene: Any, own: str | None = None) -> Any:
    moves = {}
    for seat in scene["to_move"]:
        bot = scene["seats"][seat]["kind"] == "bot"
        moves[seat] = ask(ask="think", seat=seat)["move"] if bot else own
    return ask(ask="play", moves=moves)["scene"]


@pytest.mark.parametrize("name", GAMES)
def test_hints_are_legal_and_the_same_again(name: str) -> None:
    scene = ask(ask="begin", game=name, seats=SEATS, seed="hint", options={})
    found = ask(ask="hint", seat=0)["moves"]
    assert 1 <= len(found) <= 3
    assert found == ask(ask="hint", seat=0)["moves"]
    for each in found:
        assert ask(ask="check", seat=0, move=each["move"]) == {}
    turn(scene, found[0]["move"])
    late = json.loads(answer(json.dumps({"ask": "hint", "seat": 0, "turn": 0})))
    assert late["error"]["message"] == "entry-stale"


def test_a_match_is_analysed_hour_by_hour() -> None:
    scene = ask(ask="begin", game="olifantenpad", seats=SEATS, seed="review", options={})
    while not scene["over"]:
        scene = turn(scene, "-")
    turns = ask(ask="review")["turns"]
    assert [(each["turn"], each["seat"]) for each in turns] == [(n, 0) for n in range(5)]
    assert all(each["made"]["move"] == "-" for each in turns)
    assert all(each["best"]["value"] >= each["made"]["value"] for each in turns)
    assert [each["scene"]["position"]["hour"] for each in turns] == list(range(13, 18))


def test_an_hour_that_began_to_walk_as_somebody_left_is_analysed_too() -> None:
    table = [{"kind": "human"}] * 3
    match = advance(Match(), begin("olifantenpad", table, "left", {}))
    log = [{"kind": "move", "turn": 0, "seat": seat, "move": "-"} for seat in (0, 1)]
    log.append({"kind": "leave", "seat": 2})
    turns = whole(analysis(write_transcript(match, log)))["turns"]
    assert [(each["turn"], each["seat"], each["made"]["move"]) for each in turns] == [
        (0, 0, "-"),
        (0, 1, "-"),
    ]


def test_in_splits_the_placing_and_the_splits_are_analysed() -> None:
    scene = ask(ask="begin", game="splits", seats=SEATS, seed="review", options={})
    chance, many = Chance("own"), 0
    while many < 7:
        if 0 in scene["to_move"]:
            position = GAMES["splits"].read_position(scene["position"])
            moves = list(GAMES["splits"].moves(position, 0))
            own = GAMES["splits"].write_move(chance.fork(str(many)).pick(moves))
            many += 1
            scene = turn(scene, own)
        else:
            scene = turn(scene)
    turns = ask(ask="review")["turns"]
    assert len(turns) == 3
    assert turns[0]["scene"]["position"]["phase"] == "place"
    assert all(0 <= each["made"]["value"] <= each["best"]["value"] <= 1000 for each in turns)
