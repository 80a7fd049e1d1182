"""Deadlines, a clock that stands still, and the end of old rooms."""

from engine.room.clock import DAY, HELD
from tests.room.scripted import Scripted


def sealing(**made: object) -> Scripted:
    room = Scripted(**made)  # type: ignore[arg-type]
    room.begin()
    return room


def test_a_relay_that_was_down_adds_the_time_and_takes_none() -> None:
    room = sealing()
    before = room.room.round.deadline or 0
    assert room.faults("deadline", deadline=before - 1, why="down") == "room-deadline"
    assert room.faults("deadline", deadline=None, why="down") == "room-deadline"
    room.now += 40_000
    room.relay("deadline", deadline=before + 40_000, why="down")
    assert room.faults("close", away=[]) == "room-early"
    room.now += 30_000
    room.relay("close", away=[0, 1])


def test_the_clock_stands_still_while_nobody_is_there_and_goes_on_where_it_was() -> None:
    room = sealing()
    room.now += 10_000
    room.relay("deadline", deadline=None, why="paused")
    assert (room.room.round.deadline, room.room.round.paused) == (None, 20_000)
    room.now += 3_600_000
    assert room.faults("close", away=[0, 1]) == "room-early"
    assert room.faults("deadline", deadline=room.now + 19_999, why="back") == "room-deadline"
    assert room.faults("deadline", deadline=None, why="back") == "room-deadline"
    room.relay("deadline", deadline=room.now + 20_000, why="back")
    assert (room.room.round.deadline, room.room.round.paused) == (room.now + 20_000, None)


def test_no_clock_stands_still_in_a_duel_or_twice_or_where_there_is_none() -> None:
    assert sealing(duel=True).faults("deadline", deadline=None, why="paused") == "room-deadline"
    assert sealing(clock=None).faults("deadline", deadline=None, why="paused") == "room-deadline"
    room = sealing()
    assert room.faults("deadline", deadline=room.now, why="back") == "room-deadline"
    assert room.faults("deadline", deadline=room.now + 99_999, why="rain") == "room-deadline"
    room.relay("deadline", deadline=None, why="paused")
    assert room.faults("deadline", deadline=None, why="paused") == "room-deadline"


def test_waiting_for_openings_stands_still_as_well() -> None:
    room = sealing()
    room.seal_all("-")
    room.run(opening=False)
    room.relay("deadline", deadline=None, why="paused")
    assert room.room.round.paused == 30_000 + HELD
    assert room.faults("concluded", bytes=None) == "room-early"


def test_a_turn_that_closes_while_the_clock_stands_still_waits_for_openings_from_then_on() -> None:
    room = sealing()
    room.now += 10_000
    room.relay("deadline", deadline=None, why="paused")
    room.seal_all("-")
    room.relay("close", away=[])
    assert (room.room.round.deadline, room.room.round.paused) == (room.now + 20_000 + HELD, None)


def test_without_a_clock_openings_are_waited_for_as_if_there_were_one() -> None:
    room = sealing(clock=None)
    room.seal_all("-")
    room.run(opening=False)
    assert room.room.round.deadline == room.now + 30_000 + HELD


def test_a_room_ends_after_a_day_and_then_nothing_holds_any_more() -> None:
    room = Scripted()
    room.join_all()
    room.now += DAY - 1
    assert room.faults("end", why="old") == "room-not-old"
    room.now += 1
    assert room.faults("end", why="void") == "room-not-old"
    room.relay("end", why="old")
    assert (room.room.stage, room.room.why) == ("ended", "old")
    assert room.refuses(room.people[0], "leave") == "room-out-of-place"
