"""Bots know what their seat may know: other hidden things, the same answer."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from alcaide.bots import BOTS, bot
from alcaide.core.rng import Rng
from alcaide.core.rows import held
from alcaide.games import GAMES
from alcaide.interface.game import Game
from wandering import Walk

FIXED = [name if BOTS[name].budget is None else f"{name}@6" for name in BOTS]


def pairs(game: Game[Any, Any, Any], players: int) -> list[tuple[Any, Any]]:
    """Return positions of a game, each with one that the seat to move cannot tell from it."""
    found = []
    walk = Walk(game, players, {}, 5, by_kind=True)
    for number, (state, _) in enumerate(walk.sample(25)):
        view = game.observe(state, game.turn(state))
        if len(game.legal_actions(state)) > 1:
            found.append((state.copy(), game.determinize(view, Rng(b"other%d" % number))))
    return found


@pytest.mark.parametrize("level", FIXED)
@pytest.mark.parametrize("name", GAMES)
def test_other_hidden_things_the_same_answers(name: str, level: str) -> None:
    game, player = GAMES[name], bot(level)
    differ = 0
    for one, other in pairs(game, game.seats[-1]):
        differ += msgspec.msgpack.encode(_piles(one)) != msgspec.msgpack.encode(_piles(other))
        for seed in (b"1", b"2"):
            answers = []
            for state in (one, other):
                view, legal = game.observe(state, game.turn(state)), game.legal_actions(state)
                answers.append(player.choose(game, view, legal, Rng(seed)))
            assert answers[0] == answers[1]
    assert differ > 2


@pytest.mark.parametrize("level", FIXED)
@pytest.mark.parametrize("name", GAMES)
def test_bots_leave_what_they_are_given_as_it_is(name: str, level: str) -> None:
    game = GAMES[name]
    for state, _ in pairs(game, 2)[:4]:
        view, legal = game.observe(state, game.turn(state)), game.legal_actions(state)
        before = msgspec.msgpack.encode((view, legal))
        assert bot(level).choose(game, view, legal, Rng(b"1")) in legal
        assert msgspec.msgpack.encode((view, legal)) == before


def _piles(state: Any) -> list[Any]:
    """Return what lies hidden in a state of any game."""
    names = ("deck", "pile", "bag", "wall", "hands")
    return [list(pile) for name, pile in held(state).items() if name in names]
