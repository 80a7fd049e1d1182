"""What pages show."""

import json

from engine.room import Room, standing
from engine.sealing import write_bytes
from tests.room.scripted import Scripted, some_bytes


def test_of_no_room_there_is_something_to_show_too() -> None:
    told = standing(Room())
    assert (told["stage"], told["organiser"], told["result"]) == ("new", None, None)
    assert told["head"] == {"number": -1, "hash": write_bytes(bytes(32))}


def test_it_goes_through_json_at_every_stage() -> None:
    room = Scripted(people=2)
    stages = []
    for entry in whole_match():
        room.room = Room() if entry["number"] == 0 else room.room
        room.append(entry)
        told = standing(room.room)
        assert json.loads(json.dumps(told)) == told
        if (told["stage"], told["phase"]) not in stages:
            stages.append((told["stage"], told["phase"]))
    assert stages == [
        ("lobby", None),
        ("seeding", "due"),
        *(("seeding", phase) for phase in ("sealing", "opening")),
        *(("turn", phase) for phase in ("due", "sealing", "opening")),
        ("over", None),
    ]


def whole_match() -> list[dict[str, object]]:
    room = Scripted(people=2)
    room.begin()
    room.play_out()
    return room.log


def test_the_lobby_shows_who_is_there_and_ready_and_who_organises() -> None:
    room = Scripted()
    room.join_all()
    one, two = room.people
    room.say(two, "ready", ready=False)
    told = standing(room.room)
    assert told["organiser"] == one.key
    assert told["players"] == [
        {"key": one.key, "name": "player 0", "ready": True, "seat": None},
        {"key": two.key, "name": "player 1", "ready": False, "seat": None},
    ]


def test_seats_show_that_somebody_has_sealed_and_never_what() -> None:
    room = Scripted()
    room.begin(bots=("easy",))
    plan = "a1>b2 c3 d4"
    room.seal(room.people[1], plan, some_bytes("secret"))
    told = standing(room.room)
    one, two, bot = told["seats"]
    assert (one["sealed"], two["sealed"], bot["level"]) == (False, True, "easy")
    assert (one["asked"], one["there"], bot["asked"], bot["there"]) == (True, True, False, True)
    text = json.dumps([told, room.log])
    assert plan not in text
    assert write_bytes(some_bytes("secret")) not in text


def test_who_left_or_was_away_is_shown_as_such() -> None:
    room = Scripted(people=3)
    room.begin()
    room.say(room.people[0], "leave")
    room.connected = {room.people[1].key}
    room.wait()
    room.wait()
    told = standing(room.room)
    assert [seat["there"] for seat in told["seats"]] == [False, True, True]
    assert [seat["name"] for seat in told["seats"]] == ["player 0", "player 1", "player 2"]


def test_an_old_room_whose_match_was_not_over_has_no_result() -> None:
    room = Scripted()
    room.begin()
    room.connected.clear()
    room.run()
    room.wait()
    told = standing(room.room)
    assert (told["stage"], told["why"], told["result"]) == ("ended", "old", None)
