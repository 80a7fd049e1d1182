from engine.chance import Chance
from engine.games import GAMES
from engine.scene import board


def test_choices_are_for_those_to_move_alone() -> None:
    for game in GAMES.values():
        position = game.start({"seats": 2}, Chance("scene"))
        seen = board(game, position, [1])
        assert seen["to_move"] == [1]
        assert list(seen["choices"]) == ["1"]
        assert seen["score"]["points"] == (0, 0)
        assert game.read_position(seen["position"]) == position
