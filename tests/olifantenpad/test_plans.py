"""Plans: notation, legality, all there are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import IllegalMove, UnreadableMove
from engine.olifantenpad.plans import (
    STAY,
    Plan,
    check,
    choices,
    legal,
    plans,
    read_plan,
    shut,
    write_plan,
)
from engine.olifantenpad.position import Position
from tests.olifantenpad.grounds import player, position, positions

ROWS = ["G====", "=.#.=", "=...=", "=..#=", "====G"]


def why(now: Position, text: str, seat: int = 0) -> str:
    with pytest.raises(IllegalMove) as refusal:
        check(now, seat, read_plan(text))
    return refusal.value.message


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("-", STAY),
        ("b2 c3 d3", Plan(None, ("b2", "c3", "d3"))),
        ("a1>b2 c3", Plan("a1", ("b2", "c3"))),
        ("a1>", Plan("a1")),
    ],
)
def test_a_plan_reads_and_writes_as_its_notation(text: str, plan: Plan) -> None:
    assert read_plan(text) == plan
    assert write_plan(plan) == text


@pytest.mark.parametrize(
    "text",
    ["", " ", "B2", "b2  c3", "b2 ", " b2", "a1>-", "a1 > b2", "b", "b0", "--", ">b2", "b2>c3>"],
)
def test_text_that_is_no_plan_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableMove):
        read_plan(text)


@given(st.text(max_size=30))
def test_any_text_is_read_and_written_alike_or_refused(text: str) -> None:
    try:
        plan = read_plan(text)
    except UnreadableMove:
        return
    assert write_plan(plan) == text


def test_steps_are_numbered_from_one_or_by_a_gate_from_three() -> None:
    assert read_plan("b2").first == 1
    assert read_plan("a1>b2").first == 3


def test_staying_is_always_legal() -> None:
    assert legal(position(ROWS), 0, STAY)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("b2", "plan-outside"),
        ("b1>b2", "plan-no-gate"),
        ("z9>b2", "plan-no-gate"),
        ("a1>b2 b3 c3 d2", "plan-too-long"),
        ("a1>b2 c2", "plan-obstacle"),
        ("a1>c3", "plan-not-next"),
        ("a1>a1", "plan-not-next"),
        ("a1>f1", "plan-off-park"),
    ],
)
def test_from_outside_only_a_gate_lets_in(text: str, message: str) -> None:
    assert why(position(ROWS), text) == message


def test_going_on_takes_five_steps_at_the_most() -> None:
    now = position(ROWS, players=[player("b2")])
    check(now, 0, read_plan("b3 b4 b3 b2 b1"))
    assert why(now, "b3 b4 b3 b2 b1 c1") == "plan-too-long"


def test_one_may_come_in_by_a_gate_though_in_the_park() -> None:
    check(position(ROWS, players=[player("b2")]), 0, read_plan("e5>d5"))


def test_a_fence_is_not_entered_and_two_leave_no_way_between() -> None:
    now = position(ROWS, players=[player("c3")], fences=["b3", "d2"])
    assert why(now, "b3") == "plan-fenced"
    assert why(position(ROWS, players=[player("c3")], fences=["c4"]), "d4") == "plan-obstacle"
    assert why(position(ROWS, players=[player("d3")], fences=["c3"]), "c2") == "plan-obstacle"
    assert why(position(ROWS, players=[player("c3")], fences=["d3"]), "d2") == "plan-squeezed"


def test_cells_may_be_visited_again_and_players_do_not_block() -> None:
    now = position(ROWS, players=[player("b2"), player("b3")])
    check(now, 0, read_plan("b3 b2 b3"))


def test_a_seat_that_left_or_a_match_that_is_over_has_no_plan() -> None:
    assert why(position(ROWS, players=[player("b2", left=True)]), "-") == "seat-left"
    assert why(position(ROWS, hour=18), "-") == "match-over"
    assert why(position(ROWS), "-", seat=1) == "no-such-seat"


def test_all_plans_of_a_small_park() -> None:
    now = position(["G=", ".="])
    found = list(plans(now, 0))
    # by the gate: none, or 1, 2, 3 steps of 3 ways each
    assert len(found) == len(set(found)) == 1 + 1 + 3 + 9 + 27


@given(positions(), st.integers(0, 3), st.integers(0, 3000))
def test_every_plan_listed_is_legal(now: Position, seat: int, place: int) -> None:
    if now.over:
        return
    for number, plan in enumerate(plans(now, seat % len(now.players))):
        check(now, seat % len(now.players), plan)
        if number > place % 50:
            break


def test_the_board_is_offered_every_allowed_step() -> None:
    now = position(ROWS, players=[player("b2")])
    offer = choices(now, 0)
    assert offer["at"] == "b2"
    assert offer["gates"] == ["a1", "e5"]
    assert offer["graph"]["d3"] == ["d2", "e2", "e3", "e4", "c4", "c3"]
    assert (offer["steps"], offer["gate_steps"]) == (5, 3)


def test_obstacles_and_fences_are_shut() -> None:
    now = position(ROWS, fences=["b3"])
    assert {now.park.names[cell] for cell in shut(now)} == {"c2", "d4", "b3"}
