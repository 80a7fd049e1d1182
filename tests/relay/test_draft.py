import json
import secrets

from engine.room import Duty, Room, duty, fold
from engine.sealing import message_text, write_bytes
from engine.signatures import is_genuine_entry
from relay.draft import Draft
from relay.signing import Key, fresh

NAME = write_bytes(bytes(16))
BODY = {"game": "splits", "options": {}, "rules": 1, "clock": 30, "duel": True}


def duel(relay: Key, players: list[Key]) -> Draft:
    """A duel's room, so far without a storage."""
    draft = Draft(Room(), relay, 1000)
    named = [{"key": key.public, "name": "Somebody"} for key in players]
    draft.say("room", {**BODY, "players": named}, f"{NAME}.{relay.public}")
    return draft


def test_what_it_writes_is_signed_chained_and_folds_to_its_room() -> None:
    relay, players = Key(fresh()), [Key(fresh()), Key(fresh())]
    draft = duel(relay, players)
    due = duty(draft.room, 1000, frozenset(key.public for key in players))
    assert isinstance(due, Duty)
    draft.do(due, {})
    entries = [json.loads(row) for row in draft.rows]
    assert all(map(is_genuine_entry, entries))
    folded = fold(entries, is_genuine_entry)
    assert folded.head == draft.room.head
    assert folded.stage == "sealing"
    assert draft.first == 0
    assert Draft(draft.room, relay, 1000).first == 2


def test_its_part_of_the_seed_is_what_it_sealed_even_after_a_restart() -> None:
    relay, players = Key(fresh()), [Key(fresh()), Key(fresh())]
    draft = duel(relay, players)
    due = duty(draft.room, 1000, frozenset())
    assert isinstance(due, Duty)
    draft.do(due, {})
    again = Draft(draft.room, Key(relay.secret), 100_000)
    for _ in range(2):  # nobody seals: the seeding closes and is concluded, without a fault
        due = duty(again.room, 100_000, frozenset())
        assert isinstance(due, Duty)
        again.do(due, {})
    concluded = json.loads(json.loads(again.rows[-1])["text"])
    assert concluded["kind"] == "concluded"
    assert isinstance(concluded["body"]["bytes"], str)


def test_a_held_opening_that_no_longer_holds_is_left_out() -> None:
    relay, players = Key(fresh()), [Key(fresh()), Key(fresh())]
    draft = duel(relay, players)
    for now in (1000, 100_000):  # opened, closed
        draft = Draft(draft.room, relay, now)
        due = duty(draft.room, now, frozenset())
        assert isinstance(due, Duty)
        draft.do(due, {})
    assert draft.room.stage == "opening"
    text = message_text(
        room=draft.room.name,
        turn=draft.room.turn,
        kind="opening",
        seen=draft.room.head,
        id=write_bytes(secrets.token_bytes(12)),
        body={"close": "x", "move": "", "bytes": "x"},
    )
    draft = Draft(draft.room, relay, 200_000)
    due = duty(draft.room, 200_000, frozenset())
    assert isinstance(due, Duty)
    draft.do(due, {0: f"{players[0].public} {players[0].sign(text)} {text}"})
    assert [json.loads(json.loads(row)["text"])["kind"] for row in draft.rows] == ["concluded"]
