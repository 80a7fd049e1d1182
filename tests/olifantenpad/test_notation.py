"""Positions as JSON."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import UnreadablePosition
from engine.olifantenpad.notation import read_position, write_position
from engine.olifantenpad.position import Position
from tests.olifantenpad.grounds import group, player, positions, written

TRAIL = {"level": 1, "owner": 0}


def test_the_rules_example_of_a_position() -> None:
    data = written(
        trails={"b2": {"level": 1, "owner": 0}, "c3": {"level": 2, "owner": None}},
        groups=[group("a1", "d4")],
    )
    again = write_position(read_position(data))
    assert {key: again[key] for key in data} == data


@given(positions())
@settings(max_examples=50)
def test_writing_reading_writing_is_a_fixpoint(now: Position) -> None:
    assert read_position(write_position(now)) == now
    assert write_position(read_position(write_position(now))) == write_position(now)


@pytest.mark.parametrize(
    "key", ["game", "v", "park", "hour", "players", "trails", "fences", "groups"]
)
def test_nothing_may_be_missing(key: str) -> None:
    data = written()
    del data[key]
    with pytest.raises(UnreadablePosition):
        read_position(data)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "position-game"),
        ({"v": 2}, "position-version"),
        ({"v": True}, "position-version"),
        ({"park": []}, "park-size"),
        ({"park": ["G=", "="]}, "park-size"),
        ({"park": ["G" + "=" * 26]}, "park-size"),
        ({"park": ["G=", "=x"]}, "park-ground"),
        ({"park": ["==", "=="]}, "park-no-gates"),
        ({"park": ["G==", "=G=", "==="]}, "park-gate-inside"),
        ({"park": "G==="}, "position-list"),
        ({"hour": 12}, "position-number"),
        ({"hour": 19}, "position-number"),
        ({"hour": 13.0}, "position-number"),
        ({"hour": True}, "position-number"),
        ({"players": []}, "position-seats"),
        ({"players": [player()] * 5}, "position-seats"),
        ({"players": [{"at": None, "score": 0}]}, "position-missing"),
        ({"players": [player("z9")]}, "cell-unknown"),
        ({"players": [player(score=-1)]}, "position-number"),
        ({"players": [{"at": None, "score": 0, "left": 0}]}, "position-flag"),
        ({"trails": {"a1": TRAIL}}, "trail-off-grass"),
        ({"trails": {"b2": {"level": 0, "owner": None}}}, "position-number"),
        ({"trails": {"b2": {"level": 4, "owner": 0}}}, "position-number"),
        ({"trails": {"b2": {"level": 1, "owner": 1}}}, "position-number"),
        ({"trails": {"b2": {"level": 1, "owner": False}}}, "position-number"),
        ({"trails": []}, "position-object"),
        ({"fences": ["a1"]}, "trail-off-grass"),
        ({"fences": ["b2", "b2"]}, "fence-taken"),
        ({"fences": ["b2"], "trails": {"b2": TRAIL}}, "fence-taken"),
        ({"groups": [group("a1", "a1")]}, "group-nowhere"),
        ({"groups": [group("a1", "b2")]}, "group-off-pavement"),
        ({"groups": [group("a1", "d4", 0)]}, "position-number"),
        ({"groups": [group("a1", "d4", 3, "dogs")]}, "group-kind"),
        ({"groups": ["a1"]}, "position-object"),
        ({"scenery": {"pond": ["b2"]}}, "scenery-impossible"),
        ({"popular": [{"from": "a1", "to": "b2"}]}, "group-off-pavement"),
        ({"school": "yes"}, "position-flag"),
        ({"last": 99}, "position-number"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(UnreadablePosition) as refusal:
        read_position(written() | change)
    assert refusal.value.message == message


def test_a_player_on_an_obstacle_is_refused() -> None:
    with pytest.raises(UnreadablePosition):
        read_position(written(["G#", "=="], players=[player("b1")]))


def test_the_school_trip_is_known_to_have_come_when_it_is_there() -> None:
    assert read_position(written(groups=[group("a1", "d4", 5, "school")])).school
    assert not read_position(written()).school


def test_further_keys_of_ones_own_do_no_harm() -> None:
    assert read_position(written(seed="x", mine={"a": 1})) == read_position(written())


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(st.sampled_from(list(written())), anything)
@settings(max_examples=300)
def test_any_value_in_any_place_is_read_or_refused(key: str, value: Any) -> None:
    try:
        read_position(written() | {key: value})
    except UnreadablePosition:
        return
