from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.english import sentence
from engine.game import UnreadablePosition
from engine.splits.codec import read_position, write_position
from engine.splits.moves import moves
from engine.splits.position import opening, to_move
from engine.splits.turns import play
from tests.splits.hand import by_hand

POSITION = by_hand("play", "1,0 0,0 2,0 -1,0", "0:0,0=4 1:2,0=3")

SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text()
FIELDS = st.sampled_from(["0,0", "1,0", "2,0", "9,9", "-1,0", "1,1", "999,0", "0,0 ", "-0,0"])
STACKS = st.fixed_dictionaries(
    {"at": FIELDS | SCALARS, "seat": st.integers(-1, 4) | SCALARS, "size": st.integers(-1, 17)}
)
GARBAGE = st.recursive(
    SCALARS | FIELDS | STACKS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=10,
)
CHANGES = st.fixed_dictionaries(
    {},
    optional={
        "game": SCALARS | st.just("splits"),
        "v": GARBAGE,
        "phase": st.sampled_from(["build", "place", "play", "over"]) | GARBAGE,
        "to_move": st.integers(-1, 4) | GARBAGE,
        "pasture": st.lists(FIELDS, max_size=8) | GARBAGE,
        "tiles_left": st.lists(st.integers(-1, 5), max_size=5) | GARBAGE,
        "stacks": st.lists(STACKS, max_size=4) | GARBAGE,
        "left": st.lists(st.booleans(), max_size=5) | GARBAGE,
        "more": GARBAGE,
    },
)


def with_(**changes: Any) -> Any:
    return {**write_position(POSITION), **changes}


def stack(**changes: Any) -> list[dict[str, Any]]:
    return [{"at": "0,0", "seat": 0, "size": 4, **changes}]


def test_written_as_the_rules_show() -> None:
    assert json.dumps(write_position(POSITION)) == (
        '{"game": "splits", "v": 1, "phase": "play", "to_move": 0,'
        ' "pasture": ["-1,0", "0,0", "1,0", "2,0"], "tiles_left": [0, 0],'
        ' "stacks": [{"at": "0,0", "seat": 0, "size": 4}, {"at": "2,0", "seat": 1, "size": 3}],'
        ' "left": [false, false]}'
    )


def test_read_as_it_was_written() -> None:
    assert read_position(write_position(POSITION)) == POSITION
    assert read_position(write_position(opening(4))) == opening(4)


def test_order_and_further_keys_do_not_matter() -> None:
    written = write_position(POSITION)
    other = {
        key: value[::-1] if isinstance(value, list) else value for key, value in written.items()
    }
    assert read_position({**other, "note": "hello"}) == POSITION


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ([], "splits-no-position"),
        (None, "splits-no-position"),
        ({}, "splits-other-game"),
        (with_(game="olifantenpad"), "splits-other-game"),
        (with_(v=2), "splits-other-rules"),
        (with_(v=True), "splits-other-rules"),
        (with_(phase="lunch"), "splits-bad-phase"),
        (with_(phase=["play"]), "splits-bad-phase"),
        (with_(left=[False]), "splits-bad-left"),
        (with_(left=[0, 0]), "splits-bad-left"),
        (with_(left=[False] * 5), "splits-bad-left"),
        (with_(to_move=2), "splits-bad-to-move"),
        (with_(to_move=-1), "splits-bad-to-move"),
        (with_(to_move=False), "splits-bad-to-move"),
        (with_(to_move="0"), "splits-bad-to-move"),
        (with_(tiles_left=[0]), "splits-bad-tiles"),
        (with_(tiles_left=[0, 5]), "splits-bad-tiles"),
        (with_(tiles_left=[0, -1]), "splits-bad-tiles"),
        (with_(tiles_left=[0, 0.0]), "splits-bad-tiles"),
        (with_(pasture="0,0"), "splits-bad-pasture"),
        (with_(pasture=[[0, 0]]), "splits-bad-pasture"),
        (with_(pasture=["0,0", "x"]), "splits-bad-field"),
        (with_(pasture=["0,0", "99999999999999,0"]), "splits-bad-field"),
        (with_(pasture=["0,0", "0,0"]), "splits-field-twice"),
        (with_(pasture=["0,0", "2,0"]), "splits-torn-pasture"),
        (with_(pasture=[f"{q},0" for q in range(33)]), "splits-large-pasture"),
        (with_(stacks={}), "splits-bad-stacks"),
        (with_(stacks=["0,0"]), "splits-bad-stacks"),
        (with_(stacks=stack(at=None)), "splits-bad-field"),
        (with_(stacks=stack(at=[0])), "splits-bad-field"),
        (with_(stacks=stack(seat=2)), "splits-bad-owner"),
        (with_(stacks=stack(size=0)), "splits-bad-size"),
        (with_(stacks=stack(size=17)), "splits-bad-size"),
        (with_(stacks=stack(size=True)), "splits-bad-size"),
    ],
)
def test_why_not(position: Any, message: str) -> None:
    with pytest.raises(UnreadablePosition) as refusal:
        read_position(position)
    assert refusal.value.message == message
    assert "{" not in sentence(refusal.value)


@pytest.mark.parametrize("key", write_position(POSITION))
def test_no_key_may_be_missing(key: str) -> None:
    lacking = write_position(POSITION)
    del lacking[key]
    with pytest.raises(UnreadablePosition):
        read_position(lacking)


@given(GARBAGE)
def test_any_other_json_is_refused(garbage: Any) -> None:
    with pytest.raises(UnreadablePosition):
        read_position(garbage)


@given(CHANGES)
def test_a_spoilt_position_is_refused_or_stays_as_it_was_read(changes: dict[str, Any]) -> None:
    with suppress(UnreadablePosition):
        position = read_position(with_(**changes))
        assert read_position(write_position(position)) == position


@given(CHANGES)
def test_what_was_read_can_be_played(changes: dict[str, Any]) -> None:
    with suppress(UnreadablePosition):
        position = read_position(with_(**changes))
        for seat in to_move(position):
            for move in moves(position, seat):
                play(position, {seat: move}, None)
