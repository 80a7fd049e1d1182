"""Records the rooms anew: `python -m tests.playthroughs.rooms.record`.

To be run only when rules, bots or the protocol were changed on purpose: until then every
fold, in CPython and in Pyodide, has to come to these digests.
"""

import json
from pathlib import Path

from engine.chance import Chance
from engine.game import USUAL, Json
from engine.signatures import is_genuine_entry
from engine.slices import whole
from engine.verify import verify, write
from tests.room.scripted import Scripted

FOLDER = Path(__file__).resolve().parent
TABLES = {
    "olifantenpad-two": ("olifantenpad", 2, (), {}),
    "olifantenpad-bots": ("olifantenpad", 2, ("easy", "normal"), {"clock": 90}),
    "olifantenpad-four": ("olifantenpad", 4, (), {"clock": None}),
    "olifantenpad-duel": ("olifantenpad", 2, (), {"duel": True}),
    "splits-two": ("splits", 2, (), {"clock": 45}),
    "splits-bots": ("splits", 1, ("normal", "easy"), {"clock": 90}),
    "splits-four": ("splits", 4, (), {"clock": None}),
    "splits-duel": ("splits", 2, (), {"clock": 45, "duel": True}),
}
"""Game, people, bots and what else a room is made with; by file."""


def main() -> None:
    for name in TABLES:
        transcript = recorded(name)
        told = {"digest": verify(transcript, is_genuine_entry).digest, "transcript": transcript}
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")


def recorded(name: str) -> Json:
    """A match in which people play as Easy would, one is silent at times and one leaves."""
    game, people, bots, made = TABLES[name]
    room = Scripted(game, people, name=name, **made)
    room.begin(bots=bots)
    while room.room.stage != "over":
        if room.room.turn == 4 and people > 2:
            room.say(room.people[2], "leave")
            room.run()
        turn(room)
    return write(room.room, room.log)


def turn(room: Scripted) -> None:
    """All that are asked do something, but in every fourth turn one of them is silent."""
    is_silent = room.room.turn % 4 == 3 and room.room.clock is not None
    for hand in room.asked()[is_silent:]:
        match, seat = room.room.match, room.room.seat(hand.key)
        assert match is not None
        draw = Chance(f"{hand.name} {room.room.turn}")
        room.act(hand, whole(match.game.bots["easy"](match.position, seat, draw, USUAL)))
    room.run()
    if is_silent:
        room.wait()


if __name__ == "__main__":
    main()
