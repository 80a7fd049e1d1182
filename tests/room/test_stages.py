"""What can be chosen in a room."""

from engine.game import Refusal
from engine.games import GAMES
from engine.room import EMOTES, LEVELS, RelayFault, RoomRefusal


def test_every_game_has_the_bots_of_rooms() -> None:
    for game in GAMES.values():
        assert set(LEVELS) <= set(game.bots)


def test_every_emote_is_there_once() -> None:
    assert len(set(EMOTES)) == len(EMOTES)


def test_a_fault_of_the_relay_is_not_just_a_message_that_does_not_hold() -> None:
    assert issubclass(RelayFault, Refusal)
    assert not issubclass(RelayFault, RoomRefusal)
