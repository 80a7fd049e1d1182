"""Who is there before a match and after it, and what is to be played."""

from typing import Any

import pytest

from engine.room import RelayFault, standing
from engine.sealing import write_bytes
from tests.room.scripted import Hand, Scripted

ZOE = Hand("Zoë")


def lobby(people: int = 2, **made: Any) -> Scripted:
    """A room in which people are, nobody ready."""
    room = Scripted(people=people, **made)
    for hand in room.people:
        room.say(hand, "join", name=hand.name)
    return room


def names(room: Scripted) -> list[str]:
    return [player.name for player in room.room.players]


def test_a_room_is_made_with_what_is_played_in_it() -> None:
    room = Scripted("splits", clock=90).room
    assert (room.stage, room.game_id, room.clock, room.players) == ("lobby", "splits", 90, ())
    assert Scripted(clock=None).room.clock is None


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "match-game"),
        ({"rules": 2}, "match-rules"),
        ({"clock": 29}, "room-clock"),
        ({"clock": "30"}, "room-body"),
        ({"options": {"position": "mine"}}, "room-options"),
        ({"options": {"daily": "2026-11-30"}}, "room-options"),
        ({"options": {"seats": 3}}, "room-options"),
        ({"options": {"columns": [11]}}, "room-options"),
        ({"players": [{"key": ZOE.key, "name": "Zoë"}]}, "room-body"),
        ({"duel": True, "people": 1}, "room-body"),
        ({"duel": True, "players": [{"key": ZOE.key, "name": "Zoë"}] * 2}, "room-body"),
        ({"duel": True, "players": [{"key": ZOE.key}]}, "room-body"),
        ({"duel": True, "players": [7]}, "room-body"),
        ({"extra": 1}, "room-body"),
    ],
)
def test_a_room_that_cannot_be_is_no_honest_relays(change: Any, message: str) -> None:
    with pytest.raises(RelayFault) as fault:
        Scripted(**change)
    assert fault.value.message == message


def test_nobody_but_the_key_in_its_name_makes_a_room() -> None:
    room, made = Scripted(), {"duel": False, "players": [], "game": "splits", "options": {}}
    room.room = type(room.room)()
    text = room.text("room", made | {"rules": 1, "clock": 30})
    for author, name in ((ZOE, room.name), (room.host, f"x.{room.host.key}")):
        entry = room.entry(author, text.replace(room.name, name))
        with pytest.raises(RelayFault):
            room.append(entry)
    room.append(room.entry(room.host, text))


def test_people_come_until_the_room_is_full_and_each_once() -> None:
    room = lobby(4)
    assert names(room) == ["player 0", "player 1", "player 2", "player 3"]
    assert room.refuses(room.people[0], "join", name="me") == "room-joined"
    assert room.refuses(ZOE, "join", name="Zoë") == "room-full"


def test_two_join_for_the_last_seat_and_exactly_one_gets_it() -> None:
    room = lobby(3)
    one, other = (room.text("join", {"name": name}) for name in ("Zoë", "Yan"))
    room.take(ZOE, one)
    assert room.refuses(Hand("Yan"), "join", name="Yan") == "room-full"
    with pytest.raises(ValueError, match="room-full"):
        room.append(room.entry(Hand("Yan"), other))
    assert names(room)[3:] == ["Zoë"]


@pytest.mark.parametrize(
    "name", ["", "x" * 21, "a\nb", "a\x00", "\x7f", "a\x85", "a\u202eb", "\u2067a", 7, None]
)
def test_names_that_cannot_be(name: Any) -> None:
    assert Scripted().refuses(ZOE, "join", name=name) in ("room-name", "room-body")


@pytest.mark.parametrize("name", ["x", "x" * 20, "<b>Zoë</b>", "🐘" * 20, "Zoe\u0308"])
def test_names_that_can_be(name: str) -> None:
    room = Scripted()
    room.say(ZOE, "join", name=name)
    assert names(room) == [name]


def test_a_key_of_small_order_gets_no_place() -> None:
    room, odd = Scripted(), Hand("odd")
    odd.key = write_bytes(bytes(32))
    assert room.refuses(odd, "join", name="odd") == "room-key"


def test_the_organiser_alone_says_what_is_played_and_that_makes_nobody_ready() -> None:
    room = lobby()
    room.say(room.people[1], "ready", ready=True)
    assert room.refuses(room.people[1], "setup", game="splits", options={}, clock=45) == (
        "room-organiser"
    )
    room.say(room.people[0], "setup", game="splits", options={}, clock=45)
    assert (room.room.game_id, room.room.clock) == ("splits", 45)
    assert not any(player.ready for player in room.room.players)


def test_bots_fill_free_places_and_leave_none_over() -> None:
    room = lobby(2)
    first = room.people[0]
    assert room.refuses(first, "bots", levels=["hard"]) == "room-level"
    assert room.refuses(first, "bots", levels=[[]]) == "room-level"
    assert room.refuses(first, "bots", levels=["easy"] * 3) == "room-full"
    room.say(first, "bots", levels=["easy", "normal"])
    assert room.refuses(ZOE, "join", name="Zoë") == "room-full"
    room.say(first, "bots", levels=["easy"])
    room.say(ZOE, "join", name="Zoë")
    assert room.room.bots == ("easy",)


def test_a_locked_room_lets_nobody_in_until_it_is_open_again() -> None:
    room = lobby()
    room.say(room.people[0], "lock", locked=True)
    assert room.refuses(ZOE, "join", name="Zoë") == "room-locked"
    room.say(room.people[0], "lock", locked=False)
    room.say(ZOE, "join", name="Zoë")


def test_the_organiser_sends_others_away() -> None:
    room = lobby(3)
    one, two, three = room.people
    assert room.refuses(two, "remove", key=three.key) == "room-organiser"
    assert room.refuses(one, "remove", key=ZOE.key) == "room-nobody"
    assert room.refuses(one, "remove", key=one.key) == "room-nobody"
    room.say(one, "remove", key=two.key)
    assert names(room) == ["player 0", "player 2"]
    assert room.refuses(two, "ready", ready=True) == "room-stranger"


def test_the_organiser_leaves_before_the_start_and_the_next_seat_organises() -> None:
    room = lobby(3)
    room.say(room.people[0], "leave")
    assert room.refuses(room.people[2], "lock", locked=True) == "room-organiser"
    room.say(room.people[1], "lock", locked=True)


def test_a_match_starts_when_all_are_ready_and_there_are_enough() -> None:
    room = lobby(1)
    first = room.people[0]
    room.say(first, "ready", ready=True)
    assert room.refuses(first, "start") == "room-too-few"
    room.say(ZOE, "join", name="Zoë")
    assert room.refuses(first, "start") == "room-not-ready"
    room.say(ZOE, "ready", ready=True)
    assert room.refuses(ZOE, "start") == "room-organiser"
    assert room.refuses(first, "start", now=True) == "room-body"
    room.say(first, "start")
    assert (room.room.stage, room.room.seeding) == ("due", True)


def test_one_person_and_a_bot_are_enough() -> None:
    room = Scripted(people=1)
    room.begin(bots=("easy",))
    assert [seat.get("level") for seat in room.room.seats] == [None, "easy"]
    assert room.room.stage == "sealing"


def test_in_a_duel_there_is_no_lobby() -> None:
    room = Scripted(duel=True)
    assert (room.room.stage, room.room.seeding) == ("due", True)
    assert room.refuses(ZOE, "join", name="Zoë") == "room-out-of-place"


def test_after_a_match_another_game_can_be_chosen_while_the_match_is_looked_at() -> None:
    room = Scripted(options={"columns": 9, "rows": 9})
    room.begin()
    room.say(room.people[0], "leave")
    room.run()
    digest = room.room.digest()
    room.say(room.people[1], "setup", game="splits", options={}, clock=45)
    told = standing(room.room)
    assert (told["game"], told["digest"], told["result"]["winners"]) == ("splits", digest, [1])
    room.say(room.people[0], "join", name="again")
    for hand in room.people:
        room.say(hand, "ready", ready=True)
    room.run()
    room.seal_all()
    room.run()
    assert room.room.match is not None
    assert room.room.match.game.id == "splits"
