"""The greedy bot plays far better than chance."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from alcaide.bots import greedy
from alcaide.core.rng import Rng
from alcaide.games.alhambra.information import determinization, view
from alcaide.games.alhambra.mind import evaluation
from alcaide.games.alhambra.rules import apply, legal, scoring, setup
from palaces import ALL, NONE

GAME: Any = SimpleNamespace(
    legal_actions=legal.legal_actions,
    worthwhile=legal.worthwhile,
    apply=apply.apply,
    turn=legal.turn,
    mid_turn=apply.mid_turn,
    evaluate=evaluation.evaluate,
    observe=view.observe,
    determinize=determinization.determinize,
    winners=scoring.winners,
)


@pytest.mark.parametrize(("players", "options", "games"), [(2, NONE, 4), (4, ALL, 4)])
def test_greedy_beats_random(players: int, options: dict[str, str], games: int) -> None:
    won = 0
    for number in range(games):
        state = setup.deal(setup.shuffle(players, options, Rng(b"greedy%d" % number)))
        rng, me = Rng(b"play%d" % number), number % players
        while (seat := GAME.turn(state)) is not None:
            actions = GAME.legal_actions(state)
            action = actions[rng.below(len(actions))]
            if seat == me:
                action = greedy.choose(GAME, GAME.observe(state, seat), actions, rng)
            GAME.apply(state, action, None)
        won += GAME.winners(state) == [me]
    assert won >= games - 1
