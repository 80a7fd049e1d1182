"""Splits as an AECEnv, held to PettingZoo's own test and to our rules."""

import pytest
from pettingzoo.test import api_test  # type: ignore[import-untyped]

from engine.interop.splits import SplitsEnv

DICTIONARIES = "ignore:Observation space for each agent probably should be"
OUT_OF_TURN = "ignore:Action mask numpy array is all zeros"


@pytest.mark.filterwarnings(DICTIONARIES, OUT_OF_TURN, "ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("seats", [2, 3])
def test_it_passes_pettingzoos_own_test(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(SplitsEnv(seats=seats), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


def test_a_match_ends_with_one_winner_or_a_shared_lead() -> None:
    env = SplitsEnv()
    env.reset()
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        done = over or cut
        env.step(None if done else env.action_space(agent).sample(seen["action_mask"]))
    assert sorted(total.values()) in ([-1, 1], [0, 0])


def test_what_the_mask_forbids_is_refused() -> None:
    env = SplitsEnv()
    env.reset()
    with pytest.raises(ValueError, match="no legal move of seat_0"):
        env.step(0)
    assert isinstance(env.render(), str)
