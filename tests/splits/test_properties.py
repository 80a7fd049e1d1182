"""What holds in every match, played at random and with seats that leave."""

from __future__ import annotations

import json
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine.splits import GAME
from engine.splits.position import SHEEP
from tests.splits.hand import Turn, random_turns

SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 2**32).map(str)
MATCHES = st.builds(
    lambda seats, seed, leavers: list(random_turns(seats, seed, leavers)),
    SEATS,
    SEEDS,
    st.integers(0, 3),
)


@given(MATCHES)
def test_sheep_are_never_lost(turns: list[Turn]) -> None:
    for _, _, after in turns:
        sheep: Counter[int] = Counter()
        for stack in after.stacks:
            assert stack.size >= 1
            sheep[stack.seat] += stack.size
        assert set(sheep.values()) <= {SHEEP}
        if after.phase == "play":
            assert set(GAME.present(after)) <= set(sheep)


@given(MATCHES)
def test_stacks_stand_each_on_a_field_of_its_own(turns: list[Turn]) -> None:
    for _, _, after in turns:
        assert after.pasture.issuperset(stack.at for stack in after.stacks)
        assert len({stack.at for stack in after.stacks}) == len(after.stacks)


@given(MATCHES)
def test_fields_are_stacks_and_no_herd_is_larger(turns: list[Turn]) -> None:
    for _, _, after in turns:
        owners = Counter(stack.seat for stack in after.stacks if not after.left[stack.seat])
        score = GAME.score(after)
        assert score.points == tuple(owners[seat] for seat in range(len(after.left)))
        assert all(herd <= fields for herd, fields in zip(score.ties, score.points, strict=True))


@given(MATCHES)
def test_write_read_write_is_a_fixpoint(turns: list[Turn]) -> None:
    for _, move, after in turns:
        written = json.dumps(GAME.write_position(after))
        assert GAME.read_position(json.loads(written)) == after
        assert move is None or GAME.read_move(GAME.write_move(move)) == move


@given(MATCHES)
def test_whose_turn_it_is_has_a_move_and_all_moves_are_legal(turns: list[Turn]) -> None:
    for before, _, after in turns:
        assert before.to_move is not None
        for move in GAME.moves(before, before.to_move):
            GAME.check(before, before.to_move, move)
        for seat in GAME.to_move(after):
            assert next(GAME.moves(after, seat), None) is not None


@given(MATCHES)
def test_a_match_ends_within_seventy_five_moves_with_a_winner(turns: list[Turn]) -> None:
    after = turns[-1][2]
    assert after.phase == "over"
    assert len(turns) <= 4 * 4 + 4 + 3 + 4 * (SHEEP - 1)
    assert GAME.score(after).winners
    assert set(GAME.score(after).winners) <= set(GAME.present(after))
