"""What kind of decision an action answers, as the game calls it."""

from __future__ import annotations

from typing import Any

from alcaide.interface.game import Game
from alcaide.scene.model import Phrase


def kind(game: Game[Any, Any, Any], state: Any, action: Any) -> str:
    """Return the kind of the decision in a state; what no kind of the game names is its phase."""
    phase: str = game.observe(state, None).phase
    tag = type(action).__struct_config__.tag
    for asked in (tag, phase):
        for name, those in game.kinds.items():
            if asked in those:
                return name
    return phase


def kind_label(game: Game[Any, Any, Any], kind: str) -> Phrase:
    """Return what a kind of decisions is called."""
    key = f"{game.name}-kind-{kind}" if kind in game.kinds else f"{game.name}-phase-{kind}"
    return Phrase(key, {})
