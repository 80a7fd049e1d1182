"""What the page asks about the match that it plays."""

import json

import pytest

from engine.chance import Chance
from engine.games import GAMES
from engine.slices import whole
from tests.olifantenpad.grounds import EXAMPLE, group, player, written
from tests.test_worker import SEATS, ask, bot_move, opened, refused


def test_the_example_of_the_rules_through_the_door() -> None:
    park = written(EXAMPLE, players=[player()], groups=[group("a1", "d4")])
    opened(seats=SEATS[:1], options={"position": park})
    costs = ask(ask="cost", seat=0, move="a1>b2 c3")["groups"][0]
    assert (costs["now"], costs["then"]) == (10, 8)
    assert ask(ask="check", seat=0, move="a1>b2 c3") == {}
    played = ask(ask="play", moves={"0": "a1>b2 c3"})
    assert played["scene"]["score"]["points"] == [6]


def test_moves_are_taken_all_or_none() -> None:
    before = opened()
    assert refused(json.dumps({"ask": "play", "moves": {"0": "-", "1": "zz"}})) == "plan-unreadable"
    assert ask(ask="resume", transcript=before["transcript"]) == before
    assert ask(ask="play", moves={"0": "-", "1": "-"})["scene"]["turn"] == 1


def test_leaving_ends_a_match_of_two() -> None:
    opened()
    assert ask(ask="leave", seat=0)["score"]["winners"] == [1]


def test_a_persons_match_can_be_finished_by_the_best_bot() -> None:
    scene = opened("splits")
    assert refused(json.dumps({"ask": "think", "seat": 0})) == "request-no-bot"
    thought = ask(ask="think", seat=0, finish=True)
    while "move" not in thought:
        thought = ask(ask="think", seat=0, finish=True)
    assert thought["move"] in [tile["move"] for tile in scene["choices"]["0"]["tiles"]]


@pytest.mark.parametrize("game", ["olifantenpad", "splits"])
def test_a_bot_from_elsewhere_is_given_the_position_and_chance_of_its_own(game: str) -> None:
    scene = opened(game, [SEATS[0]] * 2)
    given = ask(ask="outside", seat=0)
    assert given["game"] == game
    assert given["position"] == scene["position"]
    assert given["chance"][0] != "worker", "with the seed it could look ahead"
    bot = GAMES[game].bots["easy"]
    thought = bot(GAMES[game].read_position(given["position"]), 0, Chance(*given["chance"]), 100)
    move = GAMES[game].write_move(whole(thought))
    opened(game, [SEATS[1], SEATS[0]])
    assert bot_move(0) == move, "ours draws the same"


def test_a_bots_plan_does_not_depend_on_being_asked_twice() -> None:
    opened()
    assert bot_move(1) == bot_move(1)
