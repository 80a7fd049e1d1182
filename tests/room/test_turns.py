"""A turn: opened, sealed, closed and opened up, or moved in."""

from typing import Any

import pytest

from engine.sealing import write_bytes
from tests.room.scripted import Hand, Scripted, some_bytes

NOTHING = write_bytes(bytes(32))


def sealing(people: int = 2, **made: Any) -> Scripted:
    """A room whose first hour is open."""
    room = Scripted(people=people, **made)
    room.begin()
    assert room.room.stage == "sealing"
    return room


def closed(people: int = 2) -> Scripted:
    """A room in which everybody has sealed to stay and the hour is closed."""
    room = sealing(people)
    room.seal_all("-")
    room.run(opening=False)
    assert room.room.stage == "opening"
    return room


def opened(room: Scripted, who: Hand, **change: Any) -> dict[str, Any]:
    move, secret = who.sealed[room.room.turn]
    body = {"close": write_bytes(room.room.round.closed), "move": move}
    return body | {"bytes": write_bytes(secret)} | change


def walks(room: Scripted) -> list[str]:
    """The plans that the last hour was played with."""
    assert room.room.match is not None
    return [event["plan"] for event in room.room.match.events if event["kind"] == "walk"]


def test_the_relay_opens_the_seeding_and_then_every_turn() -> None:
    room = Scripted()
    room.join_all()
    room.say(room.people[0], "start")
    assert room.faults("open", deadline=room.now + 29_999, position=None, seal=NOTHING) == (
        "room-deadline"
    )
    assert room.faults("open", deadline=None, position=None, seal=NOTHING) == "room-deadline"
    assert room.faults("open", deadline=room.now + 30_000, position=None, seal=None) == (
        "room-relay-seal"
    )
    room.run()
    assert (room.room.turn, room.room.seeding, room.room.match) == (1, True, None)
    room.seal_all()
    room.run()
    assert (room.room.turn, room.room.seeding) == (2, False)
    assert room.room.round.deadline == room.now + 30_000


def test_without_a_clock_a_turn_has_no_deadline() -> None:
    room = sealing(clock=None)
    assert room.room.round.deadline is None
    assert room.duty() is None


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_four_seals_in_one_tick_in_any_order(order: tuple[int, ...]) -> None:
    room = sealing(4)
    for seat in order:
        assert room.duty() is None or room.duty().at > room.now  # type: ignore[union-attr]
        room.seal(room.people[seat], "-")
    room.run(opening=False)
    assert room.room.stage == "opening"
    for seat in reversed(order):
        room.open(room.people[seat])
    room.run()
    kinds = [entry["text"].split('"kind":"')[1].split('"')[0] for entry in room.log[-6:]]
    assert kinds == [*["opening"] * 4, "concluded", "open"]
    authors = [entry["author"] for entry in room.log[-6:-2]]
    assert authors == [hand.key for hand in room.people]
    assert room.room.match is not None
    assert room.room.match.turn == 1


def test_a_seat_seals_once_a_turn_and_only_while_it_is_open() -> None:
    room = sealing()
    one = room.people[0]
    room.seal(one, "-")
    assert room.refuses(one, "seal", seal=NOTHING) == "room-sealed"
    assert room.refuses(Hand("Zoë"), "seal", seal=NOTHING) == "room-stranger"
    assert room.refuses(room.people[1], "seal", seal="short") == "bytes-unreadable"
    room.seal(room.people[1], "-")
    room.run(opening=False)
    assert room.refuses(room.people[1], "seal", seal=NOTHING) == "room-out-of-place"


def test_who_joined_after_a_match_has_no_say_in_it() -> None:
    room, zoe = sealing(3), Hand("Zoë")
    assert room.refuses(zoe, "join", name="Zoë") == "room-out-of-place"


def test_an_early_close_is_no_honest_relays() -> None:
    room = sealing()
    room.seal(room.people[0], "-")
    room.now = (room.room.round.deadline or 0) - 1
    assert room.faults("close", away=[]) == "room-early"
    room.now += 1
    room.relay("close", away=[])


def test_the_last_seal_and_the_deadline_in_one_millisecond() -> None:
    for seal_first in (True, False):
        room = sealing()
        room.seal(room.people[0], "-")
        room.now = room.room.round.deadline or 0
        if seal_first:
            room.seal(room.people[1], "-")
            room.relay("close", away=[])
            assert set(room.room.round.seals) == {0, 1}
        else:
            room.relay("close", away=[])
            assert room.refuses(room.people[1], "seal", seal=NOTHING) == "room-out-of-place"
            assert set(room.room.round.seals) == {0}


@pytest.mark.parametrize("away", [[0], [1, 1], [2], [True], ["1"], [None], [[]], [-1]])
def test_away_are_seats_that_have_done_nothing(away: list[Any]) -> None:
    room = sealing()
    room.seal(room.people[0], "-")
    room.now = room.room.round.deadline or 0
    assert room.faults("close", away=away) == "room-away"
    room.relay("close", away=[1])


def test_openings_are_waited_for_until_ten_seconds_after_the_deadline() -> None:
    room = sealing()
    deadline = room.room.round.deadline or 0
    room.seal_all("-")
    room.run(opening=False)
    assert room.room.round.deadline == deadline + 10_000
    room.open(room.people[0])
    room.now = deadline + 9_999
    assert room.faults("concluded", bytes=None) == "room-early"
    room.now += 1
    room.relay("concluded", bytes=None)


def test_an_opening_shows_what_was_sealed_and_names_the_closing() -> None:
    room = closed()
    one, two = room.people
    for change, message in (
        ({"close": NOTHING}, "room-other-close"),
        ({"move": "a1>"}, "room-other-seal"),
        ({"bytes": NOTHING}, "room-other-seal"),
        ({"bytes": None}, "room-body"),
    ):
        assert room.refuses(one, "opening", **opened(room, one, **change)) == message
    assert room.refuses(two, "opening", **opened(room, one)) == "room-other-seal"
    room.append(room.entry(one, room.text("opening", opened(room, one))))
    assert room.refuses(one, "opening", **opened(room, one)) == "room-opened"


def test_an_opening_after_the_batch_counts_no_more() -> None:
    room = closed()
    body = opened(room, room.people[1])
    room.open(room.people[0])
    room.now = room.room.round.deadline or 0
    room.append_held()
    room.relay("concluded", bytes=None)
    assert room.refuses(room.people[1], "opening", **body) == "room-out-of-place"
    assert room.refuses(room.people[1], "opening", fields={"turn": 1}, **body) == "stale"


def gate(room: Scripted) -> str:
    """A plan that comes in by the park's first gate."""
    assert room.room.match is not None
    return str(room.room.game.choices(room.room.match.position, 0)["gates"][0]) + ">"


@pytest.mark.parametrize("plan", ["nonsense", "z9>", "b2 c3", "", "x" * 3000])
def test_a_plan_that_cannot_be_walked_is_to_stay(plan: str) -> None:
    room = sealing()
    good = gate(room)
    room.seal(room.people[0], plan)
    room.seal(room.people[1], good)
    room.run()
    assert walks(room) == ["-", good]


def test_who_never_plans_stays_and_the_others_go_on() -> None:
    room = sealing()
    while room.room.stage != "over":
        room.seal(room.people[0], "-")
        room.wait()
    assert room.room.why == "played"
    assert room.room.match is not None
    assert room.room.match.turn == 5


def test_a_seal_that_is_never_opened_is_to_stay() -> None:
    room = sealing()
    good = gate(room)
    for hand in room.people:
        room.seal(hand, good)
    room.run(opening=False)
    room.open(room.people[0])
    room.now = room.room.round.deadline or 0
    room.run(opening=False)
    assert walks(room) == [good, "-"]


def test_in_games_with_turns_in_order_a_move_is_signed_and_no_more() -> None:
    room = Scripted("splits", clock=45)
    room.begin()
    one, two = room.people
    assert (room.room.stage, room.room.asked()) == ("moving", (0,))
    assert room.refuses(two, "move", move="T0,0/0") == "room-not-asked"
    assert room.refuses(one, "move", move="T5,5/0") == "splits-first-tile"
    assert room.refuses(one, "move", move="x") == "splits-unreadable-move"
    room.say(one, "move", move="T0,0/0")
    assert room.room.stage == "due"
    assert [match.turn for match in room.room.played] == [1]
    room.run()
    assert (room.room.stage, room.room.asked()) == ("moving", (1,))
    assert room.faults("close", away=[]) == "room-early"


def test_for_who_is_silent_when_it_is_its_turn_easy_moves() -> None:
    room = Scripted("splits", clock=45)
    room.begin()
    room.wait()
    assert room.room.match is not None
    assert room.room.entries[0]["move"] == "T0,0/0"
    assert (room.room.match.turn, room.room.asked()) == (1, (1,))


def test_the_seed_is_of_everybodys_bytes() -> None:
    seeds = set()
    for change in (None, "one", "two", "relay", "turn"):
        room = Scripted(name="seeds")
        room.join_all()
        if change == "turn":
            room.say(room.people[0], "start")
            room.run()
            room.say(room.people[1], "leave")
            room.say(room.people[1], "join", name="again")
            for hand in room.people:
                room.say(hand, "ready", ready=True)
        room.say(room.people[0], "start")
        if change == "relay":
            room.secret = lambda turn: some_bytes("other")  # type: ignore[method-assign]
        room.run()
        room.seal(room.people[0], "", some_bytes("other" if change == "one" else "a"))
        room.seal(room.people[1], "", some_bytes("other" if change == "two" else "b"))
        room.run()
        assert room.room.match is not None
        seeds.add(room.room.match.begun["seed"])
    assert len(seeds) == 5


def test_the_relay_opens_the_bytes_that_it_sealed() -> None:
    room = Scripted(duel=True)
    room.run()
    room.seal_all()
    room.run(opening=False)
    room.open_all()
    room.append_held()
    assert room.faults("concluded", bytes=NOTHING) == "room-relay-seal"


def test_outside_a_seeding_the_relay_has_nothing_to_open() -> None:
    room = closed()
    room.open_all()
    room.append_held()
    assert room.faults("concluded", bytes=NOTHING) == "room-relay-seal"


def test_a_rematch_is_opened_when_all_are_ready() -> None:
    room = Scripted("splits", clock=45)
    room.begin()
    while room.room.stage != "over":
        room.wait()
    one, two = room.people
    first = room.room.match
    assert first is not None
    room.say(one, "ready", ready=True)
    now = {"deadline": room.now + 30_000, "position": None, "seal": NOTHING}
    assert room.faults("open", **now) == "room-not-ready"
    room.say(two, "ready", ready=True)
    room.run()
    assert (room.room.seeding, room.room.match) == (True, None)
    room.seal_all()
    room.run()
    assert room.room.match is not None
    assert room.room.match.begun["seed"] != first.begun["seed"]


def test_there_is_no_rematch_in_a_duel() -> None:
    room = Scripted("splits", duel=True, clock=45)
    room.begin()
    room.say(room.people[0], "leave")
    assert room.room.stage == "over"
    room.run()
    assert room.refuses(room.people[1], "ready", ready=True) == "room-out-of-place"
    now = {"deadline": room.now + 30_000, "position": None, "seal": NOTHING}
    assert room.faults("open", **now) in ("room-not-ready", "room-too-few")
