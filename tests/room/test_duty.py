"""What a relay has to do next, so that it needs to know no game."""

from engine.room import Room, duty
from engine.room.clock import DAY
from tests.room.scripted import Scripted


def kinds(room: Scripted) -> tuple[str, int] | None:
    """Kind of what is due, and in how many ms."""
    due = room.duty()
    return due and (due.kind, due.at - room.now)


def test_before_and_after_a_rooms_life_nothing_is_due() -> None:
    assert duty(Room(), 0, frozenset()) is None
    room = Scripted(duel=True)
    room.run()
    room.say(room.people[0], "leave")
    assert room.room.stage == "ended"
    assert room.duty() is None


def test_in_the_lobby_the_relay_waits_for_people_and_ends_it_after_a_day_without_any() -> None:
    room = Scripted()
    room.join_all()
    assert room.duty() is None
    room.connected.clear()
    assert kinds(room) == ("end", DAY)
    room.now += DAY + 5
    assert kinds(room) == ("end", 0)
    room.run()
    assert room.room.stage == "ended"


def test_a_turn_closes_when_all_have_sealed_or_at_its_deadline() -> None:
    room = Scripted()
    room.begin()
    assert kinds(room) == ("close", 30_000)
    room.seal(room.people[0], "-")
    assert kinds(room) == ("close", 30_000)
    room.seal(room.people[1], "-")
    assert kinds(room) == ("close", 0)


def test_who_is_not_connected_and_has_done_nothing_is_away() -> None:
    room = Scripted(people=4)
    room.begin()
    room.seal(room.people[0], "-")
    room.connected = {room.people[1].key}
    due = room.duty()
    assert due is not None
    assert due.body == {"away": [2, 3]}


def test_openings_are_concluded_when_all_are_held_or_in_the_log() -> None:
    room = Scripted()
    room.begin()
    room.seal_all("-")
    room.run(opening=False)
    assert kinds(room) == ("concluded", 40_000)
    room.open(room.people[0])
    assert kinds(room) == ("concluded", 40_000)
    room.open(room.people[1])
    assert kinds(room) == ("concluded", 0)
    room.connected.clear()
    assert kinds(room) == ("concluded", 0)


def test_a_seat_that_left_is_not_waited_for() -> None:
    room = Scripted(people=3)
    room.begin()
    for hand in room.people[:2]:
        room.seal(hand, "-")
    room.say(room.people[2], "leave")
    assert kinds(room) == ("close", 0)


def test_with_nobody_connected_the_clock_stands_still_and_goes_on_when_somebody_is() -> None:
    room = Scripted()
    room.begin()
    everybody = set(room.connected)
    room.now += 12_000
    room.connected.clear()
    room.run()
    assert room.room.round.paused == 18_000
    assert kinds(room) == ("end", DAY)
    room.now += 3_600_000
    room.connected = everybody
    room.run()
    assert kinds(room) == ("close", 18_000)


def test_nothing_is_opened_before_anybody_is_there() -> None:
    room = Scripted()
    room.join_all()
    room.say(room.people[0], "start")
    everybody = set(room.connected)
    room.connected.clear()
    assert kinds(room) == ("end", DAY)
    room.connected = everybody
    assert kinds(room) == ("open", 0)


def test_in_a_duel_the_clock_never_stands_still() -> None:
    room = Scripted(duel=True)
    room.begin()
    room.connected.clear()
    assert kinds(room) == ("close", 30_000)


def test_the_relays_clock_never_goes_back() -> None:
    room = Scripted()
    room.begin()
    room.now -= 5_000
    room.seal_all("-")
    due = room.duty()
    assert due is not None
    assert due.at == room.room.time > room.now


def test_in_a_turn_in_order_the_deadline_is_waited_for() -> None:
    room = Scripted("splits", clock=45)
    room.begin()
    assert kinds(room) == ("close", 45_000)
    room.wait()
    assert kinds(room) == ("close", 45_000)


def test_after_a_match_its_end_is_told_and_the_next_opened_when_all_are_ready() -> None:
    room = Scripted("splits", clock=None)
    room.begin()
    room.say(room.people[0], "leave")
    assert kinds(room) == ("told", 0)
    room.run()
    assert room.duty() is None
    room.say(room.people[0], "join", name="again")
    for hand in room.people:
        assert room.duty() is None
        room.say(hand, "ready", ready=True)
    assert kinds(room) == ("open", 0)
