"""Players of silicon: they get a view and the legal actions, and answer with one of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from alcaide.bots import greedy, uniform
from alcaide.core.game import Game
from alcaide.core.rng import Rng

Choose = Callable[[Game[Any, Any, Any], Any, list[Any], Rng], Any]


@dataclass(frozen=True)
class Bot:
    """A bot by name; ``choose(game, view, actions, rng)`` returns one of the actions."""

    name: str
    choose: Choose


BOTS: Final[dict[str, Bot]] = {
    bot.name: bot for bot in (Bot("random", uniform.choose), Bot("greedy", greedy.choose))
}
