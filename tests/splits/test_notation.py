from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import UnreadableMove
from engine.splits.moves import Move, Place, Split, Tile
from engine.splits.notation import read_move, write_move

HEXES = st.tuples(st.integers(-999, 999), st.integers(-999, 999))
MOVES = st.one_of(
    st.builds(Tile, HEXES, st.integers(0, 2)),
    st.builds(Place, HEXES),
    st.builds(Split, HEXES, HEXES, st.integers(0, 99)),
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("T0,0/1", Tile((0, 0), 1)),
        ("@-3,12", Place((-3, 12))),
        ("0,0>3,0:8", Split((0, 0), (3, 0), 8)),
    ],
)
def test_the_three_notations(text: str, move: Move) -> None:
    assert read_move(text) == move
    assert write_move(move) == text


@given(MOVES)
def test_every_move_reads_as_it_was_written(move: Move) -> None:
    assert read_move(write_move(move)) == move


@pytest.mark.parametrize(
    "text",
    ["", "T0,0/3", "T0,0", "t0,0/1", "@0", "0,0>3,0", "0,0>3,0:08", "0,0 > 3,0:8", "0,0>3,0:8\n"],
)
def test_no_move_at_all(text: str) -> None:
    with pytest.raises(UnreadableMove):
        read_move(text)


@given(st.text(alphabet="T@0123456789,->:/ "))
def test_only_one_text_reads_as_a_move(text: str) -> None:
    try:
        move = read_move(text)
    except UnreadableMove:
        return
    assert write_move(move) == text
