"""What is said beside the game."""

import pytest

from engine.room import EMOTES, standing
from tests.room.scripted import Hand, Scripted


def test_emotes_are_of_a_list_and_the_newest_of_each_is_shown() -> None:
    room = Scripted()
    room.join_all()
    one = room.people[0]
    assert room.refuses(one, "emote", emote="rude") == "room-emote"
    assert room.refuses(Hand("Zoë"), "emote", emote=EMOTES[0]) == "room-stranger"
    for name in EMOTES:
        room.say(one, "emote", emote=name)
    shown = [{"key": one.key, "number": len(room.log) - 1, "emote": EMOTES[-1]}]
    assert standing(room.room)["emotes"] == shown


def test_in_a_match_each_has_so_many_emotes_a_turn() -> None:
    room = Scripted()
    room.begin()
    one, other = room.people
    for _ in range(5):
        room.say(one, "emote", emote="hello")
    assert room.refuses(one, "emote", emote="hello") == "room-emotes"
    room.say(other, "emote", emote="hello")
    room.turn()
    room.say(one, "emote", emote="hello")


def test_a_position_is_reported_once_a_turn() -> None:
    room = Scripted()
    room.begin()
    room.say(room.people[0], "report", position="f" * 64)
    assert room.refuses(room.people[0], "report", position="e" * 64) == "room-twice"
    room.turn()
    room.say(room.people[0], "report", position="e" * 64)


@pytest.mark.parametrize("people", [1, 2])
def test_a_client_that_reports_a_false_position_is_shown_and_ends_nothing(people: int) -> None:
    room = Scripted()
    room.begin()
    before = room.room
    for hand in room.people[:people]:
        room.say(hand, "report", position="f" * 64)
    told = standing(room.room)
    assert told["reports"] == {hand.key: "f" * 64 for hand in room.people[:people]}
    assert told["digest"] == told["told"] != "f" * 64
    assert (room.room.stage, room.room.match) == ("sealing", before.match)
    room.seal_all("-")
    room.run()
    assert room.room.reports == {}
    room.play_out()
    assert room.room.why == "played"


def test_the_relay_tells_its_own_position_with_every_turn_and_at_the_end() -> None:
    room = Scripted()
    room.begin()
    while room.room.stage != "over":
        assert room.room.told == room.room.digest()
        room.seal_all("-")
        room.run(opening=False)
        room.open_all()
        room.do(room.duty())  # type: ignore[arg-type]
        if room.room.stage == "due":
            room.run()
    assert room.room.told is None
    room.run()
    assert room.room.told == room.room.digest()
    assert room.faults("told", position="f" * 64) == "room-out-of-place"


def test_a_relay_with_another_position_does_not_stop_anybody() -> None:
    room = Scripted()
    room.join_all()
    room.say(room.people[0], "start")
    room.run()
    room.seal_all()
    room.run(opening=False)
    room.open_all()
    room.do(room.duty())  # type: ignore[arg-type]
    room.relay("open", deadline=room.now + 30_000, position="f" * 64, seal=None)
    told = standing(room.room)
    assert told["told"] == "f" * 64 != told["digest"]
    assert told["differs"]
    room.play_out()
    assert not standing(room.room)["differs"]


def test_a_leave_within_a_turn_is_no_difference() -> None:
    room = Scripted(people=3)
    room.begin()
    room.say(room.people[0], "leave")
    told = standing(room.room)
    assert told["told"] != told["digest"]
    assert not told["differs"]


def test_a_false_position_at_the_end_is_seen() -> None:
    room = Scripted()
    room.begin()
    room.say(room.people[0], "leave")
    room.relay("told", position="f" * 64)
    assert standing(room.room)["differs"]
