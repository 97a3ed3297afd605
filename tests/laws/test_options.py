"""Laws of options: with every value of each, alone and in sets, a game keeps what it promises."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from alcaide import Record
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.game import Game
from optional import EVERY, NAMES, Options, choices
from wandering import Walk, contents

ONE_IN = 12  # steps, at which the dearer laws are tried


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_value_and_every_profile_is_tried(game: Game[Any, Any, Any]) -> None:
    tried = choices(game, 0)
    usual = game.complete({})
    for option in game.options:
        for value in option.values:
            assert usual | {option.name: value} in tried
    assert all(game.profile(name) in tried for name in game.rulesets)
    assert len(choices(game, 4)) > len(tried) or len(game.options) < 2


@pytest.mark.parametrize(("game", "chosen"), EVERY, ids=NAMES)
def test_a_game_keeps_the_laws(game: Game[Any, Any, Any], chosen: Options) -> None:
    seed = EVERY.index((game, chosen))
    walk = Walk(game, game.seats[seed % len(game.seats)], chosen, seed, seed % 2 == 0)
    lines, state = [], walk.begin()
    for number, (state, action) in enumerate(walk.steps()):
        actions = game.legal_actions(state)
        assert len(set(actions)) == len(actions)
        assert action in actions
        if number % ONE_IN == 0:
            check_position(game, state, action, actions)
        lines.append((game.turn(state), game.write(state, action)))
    assert game.legal_actions(state) == []
    scores, winners = game.scores(state), game.winners(state)
    assert {scores[seat] for seat in winners} <= {max(scores)}
    record = Record(game, walk.setup(), [(seat, text) for seat, text in lines if seat is not None])
    again = Record.loads(record.dumps())
    assert again == record
    assert again.setup.options == chosen
    assert contents(again.state()) == contents(state)


def check_position(game: Game[Any, Any, Any], state: Any, action: Any, actions: list[Any]) -> None:
    """Try views, guesses, notation, numbers and what is shown of a position."""
    seat, features = game.turn(state), game.features()
    assert seat is not None
    assert game.why_not(state, action) is None
    for text in [game.write(state, one) for one in actions]:
        assert game.read(state, text) in actions
    view = game.observe(state, seat)
    assert game.complete(view.options) == view.options
    assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view
    guess = game.determinize(view, Rng(b"guess"))
    assert game.observe(guess, seat) == view
    assert game.legal_actions(guess) == actions
    assert features.observation(guess, seat) == features.observation(state, seat)
    own = [number for number in features.numbers(state, actions) if number >= 0]
    assert own
    assert len(set(own)) == len(own)
    assert [choice.action for choice in game.choices(view, actions)] == actions
    assert game.prompt(view).title.key
    for attempt in game.plausible(view):
        assert attempt.refusal.rule
