"""What type checkers know of a game by its name: mypy reads this file with all others."""

from __future__ import annotations

from typing import Any, assert_type

import pytest

import alcaide
from alcaide.games import GAMES, alcazar, alhambra, castle
from alcaide.interface.game import Game


def test_a_name_gives_the_types_of_its_game() -> None:
    assert_type(alcaide.game("castle"), Game[castle.State, castle.Action, castle.View])
    assert_type(alcaide.game("alhambra"), Game[alhambra.State, alhambra.Action, alhambra.View])
    game = alcaide.game("alcazar", "1")
    assert_type(game, Game[alcazar.State, alcazar.Action, alcazar.View])
    state = game.new(2, seed=1)
    assert_type(state, alcazar.State)
    view = game.observe(state, 0)
    assert_type(view.hand, list[int])
    assert_type(game.legal_actions(state), list[alcazar.Action])
    for name in GAMES:
        assert_type(alcaide.game(name), Game[Any, Any, Any])


def test_mistakes_are_found_before_the_program_runs() -> None:
    game = alcaide.game("alcazar")
    state = game.new(2, seed=1)
    with pytest.raises(AttributeError):
        _ = game.observe(state, 0).hnad  # type: ignore[attr-defined]
    with pytest.raises(alcaide.NotationError):
        game.apply(state, 3, None)  # type: ignore[arg-type]
    with pytest.raises(alcaide.ArgumentError):
        game.observe(alcaide.game("castle").new(2), 0)  # type: ignore[arg-type]
