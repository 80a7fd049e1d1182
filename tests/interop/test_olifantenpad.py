"""Olifantenpad as a ParallelEnv, held to PettingZoo's own test and to our rules."""

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test  # type: ignore[import-untyped]

from engine.interop.olifantenpad import OlifantenpadEnv


@pytest.mark.parametrize("seats", [2, 4])
def test_it_passes_pettingzoos_own_test(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(OlifantenpadEnv(seats=seats), num_cycles=12)
    assert "Passed" in capsys.readouterr().out


def test_an_episode_is_five_hours_and_rewards_sum_to_nothing_with_two() -> None:
    env = OlifantenpadEnv(columns=9, rows=8)
    seen, _ = env.reset(seed=3)
    hours = 0
    while env.agents:
        actions = {a: env.action_space(a).sample(seen[a]["action_mask"]) for a in env.agents}
        seen, rewards, over, cut, infos = env.step(actions)
        assert sum(rewards.values()) == 0
        assert not any(cut.values())
        hours += 1
    assert hours == 5
    assert all(over.values())
    assert set(infos["seat_0"]) == {"points"}


def test_a_seed_gives_the_same_park_again_and_without_one_comes_the_next() -> None:
    env = OlifantenpadEnv()
    first = env.reset(seed=1)[0]["seat_0"]["observation"]
    other = env.reset()[0]["seat_0"]["observation"]
    again = env.reset(seed=1)[0]["seat_0"]["observation"]
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_what_the_mask_forbids_stays() -> None:
    env = OlifantenpadEnv()
    seen, _ = env.reset(seed=1)
    forbidden = [int(np.flatnonzero(seen[a]["action_mask"] == 0)[-1]) for a in env.agents]
    env.step(dict(zip(env.agents, forbidden, strict=True)))
    assert [player.at for player in env._position.players] == [None, None]
    assert "visitors" in env.render()
