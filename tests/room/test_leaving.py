"""Who leaves, by saying so or by being away."""

import pytest

from engine.room import standing
from tests.room.scripted import Scripted


def begun(game: str = "olifantenpad", people: int = 3, **made: object) -> Scripted:
    room = Scripted(game, people, **made)  # type: ignore[arg-type]
    room.begin()
    return room


def result(room: Scripted) -> tuple[str, list[int]] | None:
    told = standing(room.room)["result"]
    return told and (told["why"], told["winners"])


def test_who_leaves_before_the_match_has_begun_brings_all_back_to_the_lobby() -> None:
    for stage in ("due", "sealing", "opening"):
        room = Scripted(people=3)
        room.join_all()
        room.say(room.people[0], "start")
        if stage != "due":
            room.run()
        if stage == "opening":
            room.seal_all()
            room.run(opening=False)
        assert (room.room.stage, room.room.seeding) == (stage, True)
        room.say(room.people[1], "leave")
        assert (room.room.stage, room.room.why) == ("lobby", "left")
        assert [player.ready for player in room.room.players] == [False, False]


def test_who_leaves_before_a_duel_has_begun_makes_it_void() -> None:
    room = Scripted(duel=True)
    room.run()
    room.say(room.people[0], "leave")
    assert room.room.stage == "ended"
    assert result(room) == ("void", [])


@pytest.mark.parametrize("when", ["sealing", "sealed", "closed"])
def test_a_seat_leaves_between_seal_closing_and_batch_and_its_plan_with_it(when: str) -> None:
    room = begun()
    assert room.room.match is not None
    gate = room.room.game.choices(room.room.match.position, 0)["gates"][0]
    leaver, *others = room.people
    for hand in others if when == "sealing" else room.people:
        room.seal(hand, f"{gate}>")
    if when == "closed":
        room.run(opening=False)
        for hand in room.people:
            room.open(hand)
        room.held.pop(0)
    room.say(leaver, "leave")
    room.run()
    assert room.room.match is not None
    walked = {e["seat"]: e["plan"] for e in room.room.match.events if e["kind"] == "walk"}
    assert {seat: walked.get(seat) for seat in (1, 2)} == {1: f"{gate}>", 2: f"{gate}>"}
    assert walked.get(0, "-") == "-"
    assert room.room.match.game.present(room.room.match.position) == (1, 2)
    assert room.room.asked() == (1, 2)


def test_who_leaves_within_the_batch_has_opened_nothing() -> None:
    room = begun()
    room.seal_all("-")
    room.run(opening=False)
    for hand in room.people:
        room.open(hand)
    room.append_held()
    room.say(room.people[0], "leave")
    assert set(room.room.round.openings) == {1, 2}
    room.run()
    assert room.room.stage == "sealing"


def test_the_last_one_there_has_won() -> None:
    room = begun(people=2)
    room.say(room.people[0], "leave")
    assert room.room.stage == "over"
    assert result(room) == ("left", [1])


def test_all_leave_and_nobody_has_won() -> None:
    room = Scripted(people=2)
    room.begin(bots=("easy", "easy"))
    room.say(room.people[0], "leave")
    assert room.room.stage == "sealing"
    room.say(room.people[1], "leave")
    assert room.room.stage == "over"
    assert result(room) == ("left", [])
    assert room.room.players == ()


def test_who_leaves_when_it_is_its_turn_passes_it_on_even_to_a_bot() -> None:
    room = Scripted("splits", 3, clock=45)
    room.begin(bots=("easy",))
    for _ in range(2):
        room.turn()
    room.say(room.people[2], "leave")
    assert room.room.stage == "due"
    assert room.room.match is not None
    assert (room.room.match.turn, room.room.match.to_move()) == (3, (0,))


def test_who_leaves_when_it_is_anothers_turn_interrupts_nobody() -> None:
    room = begun("splits", clock=45)
    deadline = room.room.round.deadline
    room.say(room.people[1], "leave")
    assert (room.room.stage, room.room.round.deadline) == ("moving", deadline)


def test_who_left_a_match_may_come_to_the_next() -> None:
    room = begun()
    room.say(room.people[0], "leave")
    room.say(room.people[1], "leave")
    assert room.room.stage == "over"
    room.say(room.people[0], "join", name="again")
    room.say(room.people[2], "leave")
    assert [player.name for player in room.room.players] == ["again"]


def away(room: Scripted, *seats: int) -> None:
    """A turn closes at its deadline, these seats not connected; the others stay."""
    keys = {room.people[seat].key for seat in seats}
    room.connected = {hand.key for hand in room.people} - keys
    for hand in room.asked():
        if hand.key in room.connected and room.room.stage == "sealing":
            room.seal(hand, "-")
    room.wait()


def test_in_a_duel_who_is_away_twice_running_has_lost() -> None:
    room = begun(people=2, duel=True)
    away(room, 1)
    away(room)
    away(room, 1)
    assert (room.room.stage, room.room.round.away) == ("sealing", ())
    assert room.room.missed == {0: 0, 1: 1}
    away(room, 1)
    assert room.room.stage == "over"
    assert result(room) == ("left", [0])


def test_in_a_duel_only_ones_own_turns_count() -> None:
    room = begun("splits", 2, duel=True, clock=45)
    room.say(room.people[0], "move", move="T0,0/0")
    room.run()
    away(room, 1)
    assert (room.room.missed[1], room.room.asked()) == (1, (0,))
    away(room, 1)
    assert (room.room.missed[1], room.room.asked()) == (1, (1,))
    away(room, 1)
    assert result(room) == ("left", [0])


def test_silence_is_never_leaving() -> None:
    room = begun("splits", 2, duel=True, clock=45)
    while room.room.stage != "over":
        room.wait()
    assert room.room.why == "played"


def test_all_away_in_a_duel_is_void() -> None:
    room = begun(people=2, duel=True)
    away(room, 0, 1)
    assert room.room.stage == "ended"
    assert result(room) == ("void", [])


def test_friends_never_leave_by_being_away() -> None:
    room = begun(people=2)
    for _ in range(5):
        away(room, 1)
    assert room.room.why == "played"
    assert len(room.room.players) == 2


def test_who_withholds_a_part_of_the_seed_is_named_and_there_is_no_match() -> None:
    for when in ("seal", "opening"):
        room = Scripted(people=3)
        room.join_all()
        room.say(room.people[0], "start")
        room.run()
        for hand in room.people if when == "opening" else room.people[:2]:
            room.seal(hand)
        room.now = room.room.round.deadline or 0
        room.run(opening=False)
        if room.room.stage == "opening":
            for hand in room.people[:2]:
                room.open(hand)
            room.now = room.room.round.deadline or 0
            room.run(opening=False)
        assert (room.room.stage, room.room.why) == ("lobby", "withheld")
        assert room.room.withheld == (room.people[2].key,)
        assert not any(player.ready for player in room.room.players)


def test_a_relay_that_has_lost_its_part_is_named_too() -> None:
    room = Scripted(people=2)
    room.join_all()
    room.say(room.people[0], "start")
    room.run()
    room.seal_all()
    room.run(opening=False)
    room.open_all()
    room.append_held()
    room.relay("concluded", bytes=None)
    assert (room.room.stage, room.room.withheld) == ("lobby", (room.host.key,))
