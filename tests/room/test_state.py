"""What can be asked of a room."""

import json
from hashlib import sha256

from engine.room import Room
from engine.sealing import ZERO, entry_hash
from engine.transcript import digest, replay
from tests.room.scripted import Hand, Scripted


def test_before_any_entry_there_is_nothing() -> None:
    assert Room().head == (-1, ZERO)
    assert Room().record is None
    assert Room().digest() is None


def test_the_head_is_the_newest_entry() -> None:
    room = Scripted()
    assert room.room.head == (0, entry_hash(room.log[0]))
    assert room.room.relay == room.host.key


def test_a_stored_message_is_found_by_its_author_and_id() -> None:
    room, zoe = Scripted(), Hand("Zoë")
    room.say(zoe, "join", name="Zoë")
    id = json.loads(room.log[1]["text"])["id"]
    assert room.room.stored(zoe.key, id) == 1
    assert room.room.stored(room.host.key, id) is None


def test_seats_are_those_of_the_match_and_of_who_is_still_there() -> None:
    room = Scripted(people=3)
    room.begin(bots=("easy",))
    one, two, three = room.people
    assert [room.room.seat(hand.key) for hand in room.people] == [0, 1, 2]
    assert room.room.asked() == room.room.people() == (0, 1, 2)
    room.say(two, "leave")
    room.seal(three, "-")
    assert (room.room.seat(two.key), room.room.seat(three.key)) == (None, 2)
    assert (room.room.asked(), room.room.unsealed()) == ((0, 2), (0,))
    assert room.room.unopened() == (2,)
    assert room.room.seat(one.key) == 0


def test_the_record_is_an_ordinary_transcript_without_names_and_keys() -> None:
    room = Scripted(people=2)
    room.begin(bots=("easy",))
    room.seal_all("-")
    room.run()
    record = room.room.record
    assert record is not None
    assert [entry["kind"] for entry in record["log"]] == ["stir", "move", "move", "move"]
    *_, last = replay(json.loads(json.dumps(record)))
    assert last == room.room.match
    text = json.dumps(record)
    assert digest(record)
    for hand in room.people:
        assert hand.key not in text
        assert hand.name not in text


def test_the_digest_is_of_the_position_in_one_spelling() -> None:
    room = Scripted("splits")
    room.begin()
    assert room.room.match is not None
    position = room.room.game.write_position(room.room.match.position)
    spelled = json.dumps(position, sort_keys=True, separators=(",", ":"))
    assert room.room.digest() == sha256(spelled.encode()).hexdigest()
