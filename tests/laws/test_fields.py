"""Laws of the fields of states: none can be forgotten where they are copied, sent or compared."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from functools import cache
from typing import Any

import pytest

from alcaide.core.rng import Rng
from alcaide.core.rows import ROW, held, row
from alcaide.games import GAMES

OTHERS = {"kit", "board"}  # shared by all states
NEVER_CHANGED = {  # in place: others take their place, so copies may share them
    "alhambra": {
        *("bounds", "display", "dirk", "waiting", "asked", "aside", "reshuffles", "coming"),
    },
}


@cache
def midgame(name: str) -> Any:
    """Return a position with all players and all modules, in the midst of the game."""
    game, rng = GAMES[name], Rng(b"fields")
    on = {option.name: "on" for option in game.options if option.values == ("off", "on")}
    state = game.new(game.seats[-1], on, seed=7)
    for _ in range(40):
        actions = game.legal_actions(state)
        game.apply(state, actions[rng.below(len(actions))], None)
    return state


FIELDS = [(name, field) for name in GAMES for field in held(midgame(name), *OTHERS)]


def changed(value: Any) -> Any:
    """Return another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, ROW):
        return row([*value, 7])
    return value + b"7" if isinstance(value, bytes) else [*value, value[-1] if value else 7]


def shared(one: Any, other: Any) -> bool:
    """Tell whether two values are, or hold, the same thing that can change in place."""
    if not isinstance(one, list | ROW):
        return False
    if one is other:
        return True
    return isinstance(one, list) and any(map(shared, one, other))


@pytest.mark.parametrize("name", GAMES)
def test_fields_are_all_that_a_state_holds(name: str) -> None:
    state = midgame(name)
    known = {each for each in dir(state) if not each.startswith("_")}
    assert known - set(held(state)) <= {"copy", "free_flags", "players", "worth"}


@pytest.mark.parametrize(("name", "field"), FIELDS)
def test_a_field_is_copied_sent_and_compared(name: str, field: str) -> None:
    state = midgame(name).copy()
    assert state == midgame(name)
    setattr(state, field, changed(getattr(state, field)))
    assert state != midgame(name)
    sent = [pickle.loads(pickle.dumps(state, n)) for n in range(2, pickle.HIGHEST_PROTOCOL + 1)]
    for other in (state.copy(), copy(state), deepcopy(state), *sent):
        assert getattr(other, field) == getattr(state, field)
        assert other == state


@pytest.mark.parametrize(("name", "field"), FIELDS)
def test_what_happens_to_a_field_does_not_happen_to_that_of_a_copy(name: str, field: str) -> None:
    state = midgame(name)
    for other in (state.copy(), copy(state), deepcopy(state)):
        one, two = getattr(state, field), getattr(other, field)
        if name == "alhambra" and isinstance(one, list):
            assert one is not two or field in NEVER_CHANGED[name]
        else:
            assert not shared(one, two)


@pytest.mark.parametrize("name", GAMES)
def test_states_have_no_hash_and_are_like_nothing_else(name: str) -> None:
    state = midgame(name)
    with pytest.raises(TypeError):
        hash(state)
    assert state != name
    assert state not in [midgame(other) for other in GAMES if other != name]
