"""The games as PettingZoo environments: seats move one after the other (AEC)."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any, Final, TypeVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from alcaide.core.errors import ArgumentError
from alcaide.core.rng import Rng
from alcaide.interface.argument_checks import shown, whole
from alcaide.interface.game import Game, seed_bytes
from alcaide.interface.real_table.boards import Board
from alcaide.record.lines import ACTIONS
from alcaide.research.numbered import (
    RENDER_MODES,
    Numbered,
    Observation,
    check_render_mode,
    no_options,
)
from alcaide.research.stepping import OVER

T = TypeVar("T")
VERSION: Final = "v0"
DEALT: Final = (
    "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos",
)  # fmt: skip


def env(
    game: str | Game[Any, Any, Any],
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    reward: str = "win",
    limit: int = ACTIONS,
    render_mode: str | None = None,
    board: Board | None = None,
) -> Environment:
    """Return the environment ``alcaide/GAME-v0``.

    An observation is ``{"observation": ..., "action_mask": ...}``, laid out as docs/features
    tells. Rewards come at the end; ``reward`` is "win" or "margin". A game that is not over after
    ``limit`` actions is truncated; ``board`` takes the place of the game's own. Raises
    AlcaideError.
    """
    return Environment(Numbered(game, players, options, reward, limit, board), render_mode)


class Environment(AECEnv[str, Observation, int]):
    """A game; ``numbered`` holds it."""

    def __init__(self, numbered: Numbered, render_mode: str | None = None) -> None:
        super().__init__()
        self.numbered = numbered
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": f"alcaide/{numbered.game.name}-{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(numbered.players)]
        self.seat_of = ByAgent({agent: n for n, agent in enumerate(self.possible_agents)})
        self.agents: list[str] = []
        agents = self.possible_agents
        self.observation_spaces = ByAgent({a: observation_space(numbered) for a in agents})
        self.action_spaces = ByAgent({a: action_space(numbered) for a in agents})
        self.chance = Rng(seed_bytes(None))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; a seed fixes it and all that follow without one.

        Warns of options, as there are none: PettingZoo's own tests give some.
        """
        if options:
            warnings.warn(no_options(options), stacklevel=2)
        if seed is not None:
            self.chance = Rng(seed_bytes(seed))
        self.numbered.deal(bytes(self.chance.below(256) for _ in range(16)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        turn = self.numbered.episode.turn
        assert turn is not None
        self.agent_selection = self.possible_agents[turn]

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know, and what it may do if it is to move."""
        return self.numbered.episode.seen(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Play the number of an action; raise NumberError if it is not legal."""
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        numbered = self.numbered
        number = whole(action, "an action")  # learners have numbers of NumPy
        turn = numbered.episode.play(number)
        if turn >= 0:  # no rewards before the end
            self.agent_selection = self.possible_agents[turn]
        elif turn == OVER:
            self._end()
        else:
            raise numbered.refusal(number)

    def _end(self) -> None:
        """Turn to the first seat, with everybody's reward."""
        self.rewards = dict(zip(self.agents, self.numbered.returns(), strict=True))
        cut = self.numbered.broken_off
        self.terminations = dict.fromkeys(self.agents, not cut)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._cumulative_rewards = dict(self.rewards)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """Return the position as the agent to move knows it, as text, in the mode "ansi"."""
        if self.render_mode is None:
            return None
        seat = self.seat_of[self.agent_selection]
        return self.numbered.game.position(self.numbered.state, seat)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class ByAgent(dict[str, T]):
    """What belongs to each agent. Raises ArgumentError for one that there is not."""

    def __missing__(self, agent: object) -> T:
        raise ArgumentError(f"there is no agent {shown(agent)}; there are: {', '.join(self)}")


class Undealt:
    """Says, in place of an attribute, what is missing before the first ``reset``.

    A ``__getattr__`` of the environment would slow all its attributes down.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, table: Environment | None, owner: type[Environment]) -> Undealt:
        """Raise AttributeError, but for the class itself."""
        if table is None:
            return self
        raise AttributeError(f"{self.name} is there after reset(), which deals a game")


for name in DEALT:
    setattr(Environment, name, Undealt(name))


def observation_space(numbered: Numbered) -> spaces.Space[Any]:
    """Return the space of observations, masks included."""
    high = 255 * numbered.scale
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (numbered.count,), np.int8),
        }
    )


def action_space(numbered: Numbered) -> spaces.Space[Any]:
    """Return the space of actions: all numbers, legal or not."""
    return spaces.Discrete(numbered.count)
