"""The number of the round is the one that everybody sees."""

from __future__ import annotations

from typing import Any

import pytest

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.game import Game


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_round_is_the_one_in_every_view(game: Game[Any, Any, Any]) -> None:
    for players in game.seats:
        state, rng = game.deal(game.setup(players, seed=players)), Rng(bytes([players]))
        while game.turn(state) is not None:
            assert game.round(state) == game.observe(state, None).round
            actions = game.legal_actions(state)
            game.apply(state, actions[rng.below(len(actions))], None)
