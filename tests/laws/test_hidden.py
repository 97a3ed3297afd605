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
def test_a_guess_looks_the_same_and_leaves_the_same_options(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    walk = data.draw(walks(game))
    for number, (state, _) in enumerate(walk.sample(12)):
        mover = game.turn(state)
        assert mover is not None
        for seat in (mover, (mover + 1) % walk.players, None):
            view = game.observe(state, seat)
            guess = game.determinize(view, Rng(bytes([number % 256])))
            assert game.observe(guess, seat) == view
            if seat == mover:  # own options never depend on what one cannot see
                assert game.legal_actions(guess) == game.legal_actions(state)


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
