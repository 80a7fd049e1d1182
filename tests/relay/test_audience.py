import asyncio
import json

from engine.room import Room
from engine.room.state import Player
from relay.audience import Audience
from relay.memory import Memory
from relay.visitor import Visitor


def visitor(name: str, key: str) -> Visitor:
    made = Visitor(name, "http://page.example", "192.0.2.1", lambda: None)
    made.key = key
    return made


def told(visitor: Visitor) -> list[object]:
    """What waits to be sent; and nothing waits any more."""
    frames = [json.loads(frame) for frame in visitor.outbox._frames]
    visitor.outbox._frames.clear()
    return frames


ROOM = Room(stage="lobby", players=(Player("a", "Ann"), Player("b", "Bo")))


def test_readers_are_told_who_is_there_only_when_that_changes() -> None:
    async def test() -> None:
        audience = Audience("room", Memory())
        ann, guest = visitor("1:1", "a"), visitor("1:2", "x")
        for each in (ann, guest):
            await audience.come(each)
            audience.welcome(each)
            await audience.look(ROOM)
        there = {"room": "room", "present": {"players": ["a"], "watching": 1}}
        assert told(ann)[-1] == there
        assert told(guest)[-1] == there
        await audience.look(ROOM)
        assert told(ann) == []
        await audience.go(ann)
        await audience.look(ROOM)
        assert told(ann) == []
        assert told(guest) == [{"room": "room", "present": {"players": [], "watching": 1}}]

    asyncio.run(test())


def test_entries_are_told_as_they_are_stored() -> None:
    audience, ann = Audience("room", Memory()), visitor("1:1", "a")
    audience.welcome(ann)
    told(ann)
    audience.tell(ROOM, ROOM, ['{"number":3}', '{"number":4}'])
    assert told(ann) == [{"room": "room", "entries": [{"number": 3}, {"number": 4}]}]


def test_who_has_a_code_alone_is_told_nothing_of_a_match_without_a_seat() -> None:
    audience = Audience("room", Memory())
    player, stranger, linked = visitor("1:1", "a"), visitor("1:2", "x"), visitor("1:3", "y")
    for each, way in ((player, "code"), (stranger, "code"), (linked, "link")):
        each.rooms["room"] = way
        audience.welcome(each)
        told(each)
    audience.tell(ROOM, ROOM, ["1"])
    assert [len(told(each)) for each in (player, stranger, linked)] == [1, 1, 1]
    begun = Room(stage="sealing", players=ROOM.players)
    assert audience.tell(ROOM, begun, ["2"]) == [stranger]
    assert [len(told(each)) for each in (player, stranger, linked)] == [1, 0, 1]
    assert "room" not in stranger.rooms


def test_who_has_lost_a_place_hears_of_it_and_of_nothing_more() -> None:
    audience, seated = Audience("room", Memory()), visitor("1:1", "b")
    seated.rooms["room"] = "seat"
    audience.welcome(seated)
    told(seated)
    alone = Room(stage="sealing", players=ROOM.players[:1])
    assert audience.tell(ROOM, alone, ["1"]) == [seated]
    assert len(told(seated)) == 1
    audience.tell(alone, alone, ["2"])
    assert told(seated) == []
