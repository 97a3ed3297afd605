"""Count the positions that so many actions lead to."""

from __future__ import annotations

from typing import Any

from alcaide.interface.game import Game


def perft(game: Game[Any, Any, Any], state: Any, depth: int) -> int:
    """Return the number of sequences of ``depth`` actions; shorter ones that end the game count."""
    actions = game.legal_actions(state)
    if depth == 1 or not actions:
        return max(len(actions), 1)
    total = 0
    for action in actions:
        after = state.copy()
        game.apply(after, action, None)
        total += perft(game, after, depth - 1)
    return total
