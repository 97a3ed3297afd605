"""The games as Gymnasium environments: one learner, the other seats are bots.

Importing this module registers ``alcaide/Alcazar-v0`` and so on for ``gymnasium.make``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from alcaide.bots import Bot, bot
from alcaide.bots.bot import Choose
from alcaide.core.errors import AlcaideError, ArgumentError
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.argument_checks import seat_among, whole
from alcaide.interface.game import Game
from alcaide.interface.real_table.boards import Board
from alcaide.record.lines import ACTIONS
from alcaide.research.aec import action_space, observation_space
from alcaide.research.numbered import (
    RENDER_MODES,
    Mask,
    Numbered,
    Observation,
    check_render_mode,
    no_options,
)

METADATA: Final[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}
Opponent = str | Bot | Choose
LOST: Final = -1.0  # the reward for a number that is not legal: the game is lost


class Single(gymnasium.Env[Observation, Any]):
    """A game against bots. A number that is not legal loses it, with ``info["illegal"]``."""

    metadata = METADATA

    def __init__(
        self,
        game: str | Game[Any, Any, Any],
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        seat: int | None = None,
        reward: str = "win",
        limit: int = ACTIONS,
        board: Board | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Sit down with bots, by level, as such or as functions: one for all other seats, or each.

        ``board`` takes the place of the game's own.

        ``seat`` is the learner's; None draws it for every game. One that is not over after
        ``limit`` actions of all seats is truncated. Raises AlcaideError.
        """
        self.numbered = Numbered(game, players, options, reward, limit, board)
        self.render_mode = check_render_mode(render_mode)
        others = self.numbered.players - 1
        named = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * others
        if len(named) != others:
            told = f"{others} opponents are" if others > 1 else "one opponent is"
            raise AlcaideError(f"{told} wanted, not {len(named)}")
        self.opponents = [_bot(each) for each in named]
        self.fixed_seat = None if seat is None else seat_among(others + 1, seat)
        self.seat = self.fixed_seat or 0
        self.observation_space = observation_space(self.numbered)
        self.action_space = action_space(self.numbered)
        self.chance = Rng(b"")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game; the bots before the learner move. Raises ArgumentError for any options."""
        if options:
            raise ArgumentError(no_options(options))
        super().reset(seed=seed)
        self.chance = Rng(self.np_random.bytes(16))
        if self.fixed_seat is None:
            self.seat = self.chance.below(self.numbered.players)
        self.numbered.deal(self.np_random.bytes(16))
        self._opponents_move()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the number of an action, then let the bots move; raise ArgumentError for none."""
        numbered = self.numbered
        number = whole(action, "an action")
        if numbered.turn != self.seat or number not in numbered.legal():
            return self._observation(), LOST, True, False, {**self._info(), "illegal": True}
        numbered.play(number)
        self._opponents_move()
        over = numbered.turn is None
        gain = numbered.returns()[self.seat] if over else 0.0
        cut = numbered.broken_off
        return self._observation(), gain, over and not cut, cut, self._info()

    def action_masks(self) -> Mask:
        """Return a one for each legal number, where learners ask for it (sb3-contrib)."""
        return self.numbered.mask(self.seat)

    def render(self) -> Any:
        """Return the position as the learner sees it, as text, in the mode "ansi"."""
        if self.render_mode is None:
            return None
        return self.numbered.game.position(self.numbered.state, self.seat)

    def _opponents_move(self) -> None:
        numbered, game = self.numbered, self.numbered.game
        while (turn := numbered.turn) is not None and turn != self.seat:
            bot = self.opponents[(turn - self.seat) % numbered.players - 1]
            view = game.observe(numbered.state, turn)
            numbered.follow(bot.choose(game, view, numbered.actions, self.chance))

    def _observation(self) -> Observation:
        return self.numbered.seen(self.seat)

    def _info(self) -> dict[str, Any]:
        numbered = self.numbered
        if numbered.turn is not None:
            return {"seat": self.seat}
        scores = np.array(numbered.game.scores(numbered.state))
        return {"seat": self.seat, "scores": scores}


def _bot(named: Any) -> Bot:
    if isinstance(named, Bot):
        return named
    if isinstance(named, str):
        return bot(named)
    if callable(named):
        return Bot(getattr(named, "__name__", "function"), named)
    raise AlcaideError(f"an opponent is a level, a Bot or a function, not {str(named)[:40]!r}")


for _game in GAMES:
    gymnasium.register(
        id=f"alcaide/{_game.capitalize()}-v0",
        entry_point="alcaide.research.single:Single",
        kwargs={"game": _game},
    )
