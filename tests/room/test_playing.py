"""What follows by itself: matches begin, turns are played, bots move."""

from typing import Any

import pytest

from engine.chance import Chance
from engine.game import USUAL
from engine.room import advance
from engine.room.state import Room
from engine.sealing import stirred
from engine.slices import whole
from tests.room.scripted import Scripted, some_bytes


def hour(secret: str, bots: tuple[str, ...] = ("easy",)) -> Room:
    """A room after an hour in which the second player's random bytes were these."""
    room = Scripted(name="stirred")
    room.begin(bots=bots)
    room.seal(room.people[0], "-")
    room.seal(room.people[1], "-", some_bytes(secret))
    room.run()
    return room.room


def test_the_next_groups_and_the_bots_plans_depend_on_this_hours_openings() -> None:
    hours = [hour(secret) for secret in ("a", "b", "c", "d")]
    matches = [room.match for room in hours]
    assert len({match.begun["seed"] for match in matches if match}) == 1
    assert len({match.position.groups for match in matches if match}) == 4
    assert len({room.entries[3]["move"] for room in hours}) > 1
    assert hour("a") == hours[0]


def test_a_bot_sees_the_hours_opening_position_and_draws_from_all_openings() -> None:
    room = Scripted(name="stirred")
    room.begin(bots=("easy", "normal"))
    before = room.room.match
    assert before is not None
    room.seal(room.people[0], "-", some_bytes("a"))
    room.run(opening=False)
    room.now = room.room.round.deadline or 0
    room.run()
    openings = [(0, "-", some_bytes("a")), *((seat, "", b"") for seat in (1, 2, 3))]
    chance = stirred(before.begun["seed"], 2, openings)
    assert room.room.match is not None
    assert room.room.match.chance.seed == chance
    for seat, level in ((2, "easy"), (3, "normal")):
        draw = Chance(chance).apart(f"bot 0 {seat}")
        move = whole(before.game.bots[level](before.position, seat, draw, USUAL))
        assert room.room.entries[1 + seat]["move"] == before.game.write_move(move)


def test_in_games_with_turns_in_order_bots_move_when_it_is_their_turn() -> None:
    room = Scripted("splits", 2, clock=45)
    room.begin(bots=("easy", "normal"))
    for _ in range(2):
        room.turn()
    assert [entry["seat"] for entry in room.room.entries] == [0, 1, 2, 3]
    assert [match.turn for match in room.room.played] == []
    assert room.room.asked() == (0,)
    assert all(entry["kind"] == "move" for entry in room.room.entries)


def test_all_turns_that_an_entry_played_are_told() -> None:
    room = Scripted("splits", 2, clock=45)
    room.begin(bots=("easy", "easy"))
    room.turn()
    text = room.text("move", {"move": next_move(room)})
    after = advance(room.room, room.entry(room.people[1], text), True)
    assert [match.turn for match in after.played] == [2, 3, 4]


def next_move(room: Scripted) -> str:
    match = room.room.match
    assert match is not None
    return str(match.game.write_move(next(match.game.moves(match.position, match.to_move()[0]))))


@pytest.mark.parametrize("options", [{"columns": 99}, {"last": "soon"}, {"rows": 10**300}])
def test_options_with_which_no_match_can_begin_bring_all_back_to_the_lobby(options: Any) -> None:
    room = Scripted(options=options)
    room.begin()
    assert (room.room.stage, room.room.why, room.room.withheld) == ("lobby", "options", ())


def test_options_shape_the_match() -> None:
    room = Scripted(options={"columns": 9, "rows": 9, "last": 14})
    room.begin()
    room.play_out()
    assert room.room.match is not None
    assert (len(room.room.match.position.rows), room.room.match.turn) == (9, 2)


@pytest.mark.parametrize("game", ["olifantenpad", "splits"])
@pytest.mark.parametrize("people", [2, 4])
def test_matches_come_to_their_end(game: str, people: int) -> None:
    room = Scripted(game, people, clock=45)
    room.begin(bots=("easy",) if people < 4 else ())
    room.play_out()
    assert room.room.why == "played"
    assert room.room.told == room.room.digest()
