from engine.chance import Chance
from engine.games import GAMES
from engine.match import Match, advance, begin
from engine.scene import board, scene


def test_choices_are_for_those_to_move_alone() -> None:
    for game in GAMES.values():
        position = game.start({"seats": 2}, Chance("scene"))
        seen = board(game, position, [1])
        assert seen["to_move"] == [1]
        assert list(seen["choices"]) == ["1"]
        assert seen["score"]["points"] == (0, 0)
        assert game.read_position(seen["position"]) == position


def test_the_scene_of_a_match_is_for_those_who_have_not_chosen() -> None:
    seats = [{"kind": "human"}] * 2
    match = advance(Match(), begin("olifantenpad", seats, "scene", {}))
    match = advance(match, {"kind": "move", "turn": 0, "seat": 0, "move": "-"})
    seen = scene(match)
    assert (seen["to_move"], seen["turn"], seen["seats"], seen["over"]) == ([1], 0, seats, False)
    assert scene(advance(match, {"kind": "leave", "seat": 1}))["over"]
