"""The positions that are measured."""

import pytest

from engine.bench.samples import decided, matches
from engine.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_samples_are_every_turn_of_a_match_and_always_the_same(game: str) -> None:
    (states,) = matches(game, 1)
    (again,) = matches(game, 1)
    assert [state.position for state in states] == [state.position for state in again]
    assert [state.turn for state in states] == list(range(len(states)))
    assert len(states) >= 5


def test_a_decision_is_a_legal_move() -> None:
    state = next(matches("splits", 1))[0]
    state.game.check(state.position, 0, decided(state, 0, "easy"))
