"""Olifantenpad as PettingZoo's `ParallelEnv`: all seats plan at once, an hour a step."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import ParallelEnv

from engine.chance import Chance
from engine.game import Seat
from engine.interop.park_planes import count, planes
from engine.interop.walk_numbers import COUNT, mask, plan_of
from engine.olifantenpad import GAME
from engine.olifantenpad.makepark import COLUMNS, ROWS


class OlifantenpadEnv(ParallelEnv):  # type: ignore[misc]  # has no types of its own
    """`seats` walkers of trails in a fresh park each episode, agents `seat_0` on.

    An action is a number of `walk_numbers`; one that the mask forbids stays, as the rules
    have it. An observation holds `observation` (`park_planes`) and `action_mask`. The
    reward of an hour is its points less the mean of the others' points.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "olifantenpad_v1", "render_modes": ["ansi"]}

    def __init__(
        self,
        seats: int = 2,
        columns: int = COLUMNS,
        rows: int = ROWS,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._options = {"seats": seats, "columns": columns, "rows": rows}
        self._episode = self._seed = 0
        shape = (count(seats), rows, columns)
        self._seen = {
            agent: Dict({"observation": Box(0, 255, shape, np.uint8), "action_mask": _masks()})
            for agent in self.possible_agents
        }
        self._done = {agent: Discrete(COUNT) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        """The same space object for an agent every time."""
        return self._seen[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The same space object for an agent every time."""
        return self._done[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A fresh park: the one of the seed, or the next one after the last reset's."""
        if seed is not None:
            self._seed, self._episode = seed, 0
        self._chance = Chance(f"episode {self._seed} {self._episode}")
        self._episode += 1
        self._position = GAME.start(self._options, self._chance)
        self.agents = list(self.possible_agents)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """One hour: observations, rewards, terminations, truncations, infos, by agent."""
        before = GAME.score(self._position).points
        chosen = {self._seat(agent): int(number) for agent, number in actions.items()}
        plans = {seat: self._plan(seat, number) for seat, number in chosen.items()}
        self._position = GAME.play(self._position, plans, self._chance).after
        after = GAME.score(self._position).points
        gained = [now - then for now, then in zip(after, before, strict=True)]
        agents, over = self.agents, self._position.over
        self.agents = [] if over else agents
        return (
            self._observed(),
            {agent: _ahead(gained, seat) for seat, agent in enumerate(agents)},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {"points": after[seat]} for seat, agent in enumerate(agents)},
        )

    def render(self) -> str:
        """The park as coloured text."""
        return GAME.picture(self._position)

    def close(self) -> None:
        """Nothing is held open."""

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def _plan(self, seat: Seat, number: int) -> Any:
        try:
            return plan_of(self._position, seat, number)
        except ValueError:
            return plan_of(self._position, seat, 0)

    def _observed(self) -> dict[str, Any]:
        return {
            agent: {
                "observation": planes(self._position, seat),
                "action_mask": mask(self._position, seat),
            }
            for seat, agent in enumerate(self.possible_agents)
        }


def _masks() -> Box:
    return Box(0, 1, (COUNT,), np.int8)


def _ahead(gained: list[int], seat: Seat) -> float:
    """What a seat gained, less the mean of the others."""
    others = gained[:seat] + gained[seat + 1 :]
    return gained[seat] - sum(others) / max(1, len(others))
