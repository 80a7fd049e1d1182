"""The fold over a log: what holds when, and that nothing else changes anything."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Json, Refusal
from engine.match import NEW, OVER, TRANSITIONS, TURN, Match, advance, begin, fold
from tests.olifantenpad.grounds import EXAMPLE, group, player, written

HUMAN = {"kind": "human"}
BOT = {"kind": "bot", "level": "easy"}


def table(**other: Any) -> Json:
    return begin("olifantenpad", [HUMAN, BOT], "seed", {}) | other


def move(seat: int, text: str, turn: int = 0) -> Json:
    return {"kind": "move", "turn": turn, "seat": seat, "move": text}


def why(match: Match, entry: Json) -> str:
    with pytest.raises(Refusal) as refusal:
        advance(match, entry)
    return refusal.value.message


def test_a_match_begins_once_and_first() -> None:
    match = fold([table()])
    assert match.stage == TURN
    assert match.to_move() == (0, 1)
    assert why(match, table()) == "entry-out-of-place"
    assert why(Match(), move(0, "-")) == "entry-out-of-place"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "match-game"),
        ({"game": ["chess"]}, "match-game"),
        ({"rules": 2}, "match-rules"),
        ({"seats": [HUMAN] * 5}, "match-seats"),
        ({"seats": []}, "match-seats"),
        ({"seats": "two"}, "match-seats"),
        ({"seats": [HUMAN, "bot"]}, "match-seat"),
        ({"seats": [HUMAN, {"kind": "bot", "level": "god"}]}, "match-level"),
        ({"seats": [HUMAN, {"kind": "bot", "level": []}]}, "match-level"),
        ({"seed": 7}, "match-seed"),
        ({"seed": ""}, "match-seed"),
        ({"seed": "x" * 129}, "match-seed"),
        ({"options": None}, "match-options"),
        ({"options": {"last": 99}}, "position-number"),
    ],
)
def test_a_beginning_that_cannot_be_is_refused(change: Json, message: str) -> None:
    assert why(Match(), table(**change)) == message


def test_a_turn_is_played_when_the_last_move_is_in() -> None:
    match = fold([table(), move(1, "-")])
    assert (match.turn, match.to_move(), match.events) == (0, (0,), ())
    match = advance(match, move(0, "-"))
    assert (match.turn, match.to_move()) == (1, (0, 1))
    assert match.events[0]["kind"] == "walk"


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (move(0, "-", turn=1), "entry-stale"),
        (move(2, "-"), "no-such-seat"),
        ({"kind": "move", "turn": 0, "seat": True, "move": "-"}, "no-such-seat"),
        (move(1, "-"), "entry-not-to-move"),
        (move(0, "nonsense!"), "plan-unreadable"),
        (move(0, "b2"), "plan-outside"),
        ({"kind": "move", "turn": 0, "seat": 0}, "entry-no-move"),
        ({"kind": "dance"}, "entry-out-of-place"),
        ({}, "entry-out-of-place"),
    ],
)
def test_an_entry_that_does_not_hold_changes_nothing(entry: Json, message: str) -> None:
    log = [table(), move(1, "-")]
    assert why(fold(log), entry) == message
    assert fold([*log, entry]) == fold(log)


def test_who_leaves_takes_its_move_along_and_the_others_go_on() -> None:
    three = begin("olifantenpad", [HUMAN] * 3, "seed", {})
    match = fold([three, move(0, "-"), {"kind": "leave", "seat": 0}])
    assert match.to_move() == (1, 2)
    match = fold([three, move(1, "-"), move(2, "-"), {"kind": "leave", "seat": 0}])
    assert match.turn == 1


@pytest.mark.parametrize("game", ["olifantenpad", "splits"])
def test_the_last_one_present_wins_at_once(game: str) -> None:
    match = fold([begin(game, [HUMAN, HUMAN], "seed", {}), {"kind": "leave", "seat": 1}])
    assert match.stage == OVER
    assert match.game.score(match.position).winners == (0,)
    assert why(match, {"kind": "leave", "seat": 0}) == "entry-out-of-place"


def test_a_solo_match_that_is_left_is_over_and_nobodys() -> None:
    match = fold([begin("olifantenpad", [HUMAN], "seed", {}), {"kind": "leave", "seat": 0}])
    assert match.stage == OVER
    assert match.game.score(match.position).winners == ()


def test_nobody_leaves_twice() -> None:
    three = begin("olifantenpad", [HUMAN] * 3, "seed", {})
    assert (
        why(fold([three, {"kind": "leave", "seat": 0}]), {"kind": "leave", "seat": 0})
        == "seat-left"
    )


def test_a_match_from_a_given_position_ends_after_its_last_hour() -> None:
    park = written(EXAMPLE, hour=17, players=[player()], groups=[group("a1", "d4")])
    match = fold([begin("olifantenpad", [HUMAN], "seed", {"position": park}), move(0, "a1>b2 c3")])
    assert match.stage == OVER
    assert match.game.score(match.position).points == (6,)


def stir(chance: str = "stirred", turn: int = 0) -> Json:
    return {"kind": "stir", "turn": turn, "chance": chance}


def test_stirred_chance_decides_all_that_comes_after_it() -> None:
    start, hour = fold([table()]), [move(0, "-"), move(1, "-")]
    mixed = fold([table(), stir(), *hour])
    assert mixed.position.groups != fold([table(), *hour]).position.groups
    assert mixed.position.groups != fold([table(), stir("other"), *hour]).position.groups
    assert fold([table(), stir()]).position == start.position
    assert fold([table(), stir()]).bot_chance(1).below(2**64) != start.bot_chance(1).below(2**64)


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (stir(turn=1), "entry-stale"),
        (stir(""), "entry-stir"),
        (stir("é"), "entry-stir"),
        ({"kind": "stir", "turn": 0}, "entry-stir"),
    ],
)
def test_chance_is_stirred_with_a_seed_and_for_this_turn(entry: Json, message: str) -> None:
    assert why(fold([table()]), entry) == message


def test_chance_is_stirred_before_anybody_has_chosen() -> None:
    assert why(fold([table(), move(0, "-")]), stir()) == "entry-stir"


def test_the_table_names_every_stage() -> None:
    assert {stage for stage, _ in TRANSITIONS} == {NEW, TURN}


entries = st.lists(
    st.one_of(
        st.builds(
            move,
            st.integers(-1, 3),
            st.sampled_from(["-", "b2", "T0,0/0", "T2,0/0", "@0,0", "x"]),
            st.integers(0, 4),
        ),
        st.builds(lambda seat: {"kind": "leave", "seat": seat}, st.integers(-1, 3)),
        st.builds(stir, st.sampled_from(["", "a", "b"]), st.integers(0, 2)),
        st.just({"kind": "begin"}),
    ),
    max_size=12,
)


@given(st.sampled_from(["olifantenpad", "splits"]), entries)
@settings(max_examples=150)
def test_leaving_out_what_does_not_hold_gives_the_same_match(game: str, log: list[Json]) -> None:
    first = begin(game, [HUMAN] * 3, "seed", {})
    held, match = [first], advance(Match(), first)
    for entry in log:
        try:
            match = advance(match, entry)
        except Refusal:
            continue
        held.append(entry)
    assert fold([first, *log]) == fold(held) == match
