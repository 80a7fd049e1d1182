"""Splits as PettingZoo's `AECEnv`: turn by turn, whoever can move."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv

from engine.chance import Chance
from engine.game import Seat
from engine.interop.turn_numbers import count, mask, move_of, side_of, window_of
from engine.splits import GAME
from engine.splits.position import PHASES, SHEEP, TILES, Position


class SplitsEnv(AECEnv):  # type: ignore[misc]  # has no types of its own
    """`seats` shepherds, agents `seat_0` on; who cannot move is passed over.

    An action is a number of `turn_numbers`, taken only where `action_mask` allows it:
    ValueError otherwise. `observation` is planes over the window: pasture; sheep by seat,
    counted from the one that looks; phase, one plane each; tiles left by seat. At the end
    the one winner gets 1, a shared lead 0, everyone else −1.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "splits_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, seats: int = 2, render_mode: str | None = None) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        side, numbers = side_of(seats), count(seats)
        shape = (1 + 2 * seats + len(PHASES), side, side)
        planes, legal = Box(0, SHEEP, shape, np.uint8), Box(0, 1, (numbers,), np.int8)
        seen: dict[str, Space[Any]] = {"observation": planes, "action_mask": legal}
        self.observation_spaces = {agent: Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(numbers) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        """The same space object for an agent every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The same space object for an agent every time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The empty pasture; nothing in Splits is left to chance."""
        self._position = GAME.start({"seats": len(self.possible_agents)}, Chance("splits"))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and which numbers are moves of it now."""
        seat = self.possible_agents.index(agent)
        legal = mask(self._position, seat)
        return {"observation": _planes(self._position, seat), "action_mask": legal}

    def step(self, action: int | None) -> None:
        """The move of `agent_selection`, or None for an agent that is done."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(self.agent_selection)
        if action is None or not mask(self._position, seat)[action]:
            raise ValueError(f"{action} is no legal move of {self.agent_selection}")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        move = move_of(self._position, int(action))
        self._position = GAME.play(self._position, {seat: move}, None).after
        self._pass_on()
        self._accumulate_rewards()

    def render(self) -> str:
        """The pasture as coloured text."""
        return GAME.picture(self._position)

    def close(self) -> None:
        """Nothing is held open."""

    def _pass_on(self) -> None:
        """Selects who moves next; at the end rewards all and lets them go."""
        to_move = self._position.to_move
        if to_move is not None:
            self.agent_selection = self.possible_agents[to_move]
            return
        winners = GAME.score(self._position).winners
        self.rewards = {agent: _won(seat, winners) for seat, agent in enumerate(self.agents)}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


def _won(seat: Seat, winners: tuple[Seat, ...]) -> float:
    if seat not in winners:
        return -1.0
    return 1.0 if len(winners) == 1 else 0.0


def _planes(position: Position, seat: Seat) -> npt.NDArray[np.uint8]:
    """(planes, side, side) as a seat sees them."""
    seats, window = len(position.left), window_of(position)
    planes = np.zeros((1 + 2 * seats + len(PHASES), window.side**2), np.uint8)
    planes[0, [window.number(field) for field in position.pasture]] = 1
    for at, owner, size in position.stacks:
        planes[1 + (owner - seat) % seats, window.number(at)] = size
    planes[1 + seats + PHASES.index(position.phase)] = 1
    for owner, tiles in enumerate(position.tiles_left):
        planes[1 + seats + len(PHASES) + (owner - seat) % seats] = min(tiles, TILES)
    return planes.reshape(-1, window.side, window.side)
