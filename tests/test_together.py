"""A room through JavaScript's door."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import engine.worker
from engine.match import Match
from engine.sealing import write_bytes
from tests.room.scripted import Hand, Scripted, some_bytes
from tests.test_worker import ask, opened, refused

ID = write_bytes(bytes(12))
SECRET = write_bytes(some_bytes("secret"))


class Page:
    """A player's page: what it has read, and what it says through the door."""

    def __init__(self, room: Scripted, me: Hand) -> None:
        self.room, self.me, self.count = room, me, 0

    def read(self, *, fresh: bool = False, **other: Any) -> Any:
        entries = self.room.log[0 if fresh else self.count :]
        self.count = len(self.room.log)
        request = {"room": self.room.name, "entries": entries, "fresh": fresh}
        request |= {"genuine": [True] * len(entries)}
        return ask(ask="room_read", **(request | other))

    def send(self, asked: str, **request: Any) -> None:
        """Signs what the door gives and hands it to the relay."""
        text = ask(ask=f"room_{asked}", key=self.me.key, id=self.room.fresh_id(), **request)["text"]
        self.room.take(self.me, text)


@pytest.fixture(autouse=True)
def _no_session() -> Iterator[None]:
    engine.worker._session.open(Match(), [])
    yield
    engine.worker._session.open(Match(), [])


def in_lobby(**made: Any) -> Page:
    room = Scripted(**made)
    page = Page(room, room.people[0])
    page.read(fresh=True)
    return page


def test_a_page_plays_an_hour_through_the_door() -> None:
    page = in_lobby()
    page.send("say", kind="join", body={"name": "Ann"})
    room, other = page.room, page.room.people[1]
    room.say(other, "join", name="Bob")
    for hand in room.people:
        room.say(hand, "ready", ready=True)
    assert page.read()["standing"]["players"][1]["name"] == "Bob"
    page.send("say", kind="start", body={})
    room.run()
    for move in ("", "-"):
        told = page.read()
        assert told["standing"]["phase"] == "sealing"
        assert (told["scene"] is None) == (move == "")
        page.send("seal", move=move, bytes=SECRET)
        room.seal(other, move)
        room.run(opening=False)
        room.open(other)
        page.read()
        page.send("opening", move=move, bytes=SECRET)
        room.run()
    told = page.read()
    assert told["standing"]["phase"] == "sealing"
    assert [turn["scene"]["turn"] for turn in told["turns"]] == [1]
    assert told["turns"][0]["events"][0]["kind"] == "walk"
    assert told["scene"]["turn"] == 1
    assert ask(ask="check", seat=0, move="-") == {}


def begun(game: str = "olifantenpad", **made: Any) -> Page:
    page = in_lobby(game=game, **made)
    page.room.begin()
    page.read()
    return page


def test_a_log_can_be_read_again_from_its_beginning_in_pieces() -> None:
    page = begun(people=2)
    page.room.play_out()
    whole = page.read(fresh=True)
    assert (whole["turns"], whole["fault"]) == ([], None)
    assert whole["standing"]["result"]["why"] == "played"
    middle = len(page.room.log) // 2
    first = page.read(fresh=True, entries=page.room.log[:middle], genuine=[True] * middle)
    page.count = middle
    second = page.read()
    assert second["standing"] == whole["standing"]
    assert second["scene"] == whole["scene"]
    assert first["standing"]["head"]["number"] == middle - 1


def test_in_a_room_moves_go_through_its_log() -> None:
    begun()
    for asked in ({"ask": "play", "moves": {}}, {"ask": "leave", "seat": 0}):
        assert refused(json.dumps(asked)) == "request-in-room"
    assert refused(json.dumps({"ask": "think", "seat": 0, "finish": True})) == "request-in-room"


def test_friends_may_have_hints_and_in_duels_nobody_has() -> None:
    begun("splits", clock=45)
    assert ask(ask="hint", seat=0, turn=0)
    page = begun("splits", clock=45, duel=True)
    assert refused(json.dumps({"ask": "hint", "seat": 0, "turn": 0})) == "request-in-room"
    assert refused(json.dumps({"ask": "review"})) == "request-in-room"
    page.room.say(page.room.people[1], "leave")
    page.read()
    assert ask(ask="review")


def test_what_others_say_does_not_begin_a_hint_anew() -> None:
    page = begun()
    assert ask(ask="hint", seat=0, turn=0) == {"more": True}
    thinking = dict(engine.worker._session.hints)
    page.room.say(page.room.people[1], "emote", emote="hello")
    page.read()
    assert engine.worker._session.hints == thinking != {}


def test_after_a_room_one_plays_alone_again() -> None:
    begun()
    opened()
    assert ask(ask="play", moves={"0": "-", "1": "-"})["scene"]["turn"] == 1
    request = {"ask": "room_say", "kind": "leave", "body": {}, "id": ID}
    assert refused(json.dumps(request)) == "request-no-room"


def test_a_plan_that_breaks_the_rules_is_refused_before_it_is_sealed() -> None:
    page = begun()
    asked = {"ask": "room_seal", "key": page.me.key, "bytes": SECRET, "id": ID}
    assert refused(json.dumps(asked | {"move": "zz"})) == "plan-unreadable"
    assert refused(json.dumps(asked | {"move": "b2"})) == "plan-outside"
    assert refused(json.dumps(asked | {"move": "-", "bytes": "short"})) == "bytes-unreadable"
    assert refused(json.dumps(asked | {"move": "-", "key": "nobody"})) == "room-stranger"
    assert "seal" in ask(**(asked | {"move": "-"}))["text"]


def test_only_what_was_sealed_is_opened() -> None:
    page = begun()
    page.send("seal", move="-", bytes=SECRET)
    page.read()
    asked = {"ask": "room_opening", "key": page.me.key, "move": "-", "id": ID}
    other = write_bytes(some_bytes("other"))
    assert refused(json.dumps(asked | {"bytes": other})) == "room-other-seal"
    assert refused(json.dumps(asked | {"bytes": SECRET, "move": "a1>"})) == "room-other-seal"


def test_a_fault_of_the_relay_is_told_and_the_room_stays_as_it_was() -> None:
    page = begun()
    before = page.read()
    early = page.room.entry(page.room.host, page.room.text("close", {"away": []}))
    told = page.read(entries=[early], genuine=[True])
    assert told["fault"] == {"message": "room-early", "arguments": {}}
    assert told["standing"] == before["standing"]


def test_a_relay_that_shows_another_room_or_rewrites_the_log_is_told() -> None:
    page = begun()
    fault = page.read(fresh=True, room="another")["fault"]
    assert fault["message"] == "room-other"
    page.read(fresh=True)
    fault = page.read(entries=[page.room.log[-1]], genuine=[True])["fault"]
    assert fault["message"] == "room-chain"


@pytest.mark.parametrize(
    "request_",
    [
        {"entries": None, "genuine": []},
        {"entries": [], "genuine": None},
        {"entries": [1], "genuine": []},
        {"entries": {}, "genuine": {}},
    ],
)
def test_what_is_no_list_of_entries_with_verdicts(request_: Any) -> None:
    asked = {"ask": "room_read", "room": "x", "fresh": True}
    assert refused(json.dumps(asked | request_)) == "request-unreadable"


@pytest.mark.parametrize(
    "request_",
    [
        {"kind": 7, "body": {}, "id": ID},
        {"kind": "leave", "body": [], "id": ID},
        {"kind": "leave", "body": {}},
        {"kind": "leave", "body": {}, "id": "short"},
    ],
)
def test_what_cannot_be_said(request_: Any) -> None:
    begun()
    message = refused(json.dumps({"ask": "room_say"} | request_))
    assert message in ("request-unreadable", "bytes-unreadable")


def test_a_transcript_is_written_and_verified_through_the_door() -> None:
    page = begun()
    page.room.say(page.room.people[1], "leave")
    page.read()
    transcript = ask(ask="room_transcript", entries=page.room.log)
    genuine = [True] * len(page.room.log)
    verdict = ask(ask="room_verify", transcript=transcript, genuine=genuine)
    assert verdict["result"]["winners"] == [0]
    genuine[3] = False
    request = {"ask": "room_verify", "transcript": transcript, "genuine": genuine}
    error = json.loads(engine.worker.answer(json.dumps(request)))["error"]
    assert (error["message"], error["arguments"]) == ("transcript-entry", {"entry": 3})
    assert error["cause"]["message"] == "room-signature"
    assert refused(json.dumps({"ask": "room_verify"})) == "request-unreadable"
    assert refused(json.dumps({"ask": "room_transcript"})) == "request-unreadable"
