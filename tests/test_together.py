"""A room through JavaScript's door."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import engine.worker
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
    engine.worker._session = engine.worker.Session()
    yield
    engine.worker._session = engine.worker.Session()


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
