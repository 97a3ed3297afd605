"""The random bot: any legal action, all alike."""

from __future__ import annotations

from typing import Any

from alcaide.core.rng import Rng
from alcaide.interface.game import Game


def choose(game: Game[Any, Any, Any], view: Any, actions: list[Any], rng: Rng) -> Any:
    """Return one of the actions at random."""
    return actions[rng.below(len(actions))]
