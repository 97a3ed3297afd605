"""Laws of hidden things: a view tells no more than its seat may know, and all of that."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from wandering import LAW, contents, walks


@pytest.mark.parametrize("name", GAMES)
@LAW
@given(data=st.data())
def test_views_go_over_the_wire(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    for state, _ in data.draw(walks(game)).sample(20):
        for seat in (None, game.turn(state)):
            view = game.observe(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view


@pytest.mark.parametrize("name", GAMES)
def test_guesses_differ(name: str) -> None:
    game = GAMES[name]
    state = game.new(game.seats[-1], seed=1)
    view = game.observe(state, 0)
    guesses = [contents(game.determinize(view, Rng(bytes([n])))) for n in range(10)]
    assert all(one != other for one in guesses[:1] for other in guesses[1:])
    assert contents(game.determinize(view, Rng(b"same"))) == contents(
        game.determinize(view, Rng(b"same"))
    )
