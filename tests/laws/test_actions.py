"""Laws of actions: listed once, played if listed, refused with a rule if not; as text and wire."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcaide.core.errors import IllegalActionError
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.locale import rules, texts
from wandering import LAW, contents, walks


@pytest.mark.parametrize("name", GAMES)
@LAW
@given(data=st.data())
def test_the_legal_list_is_distinct_and_never_empty_before_the_end(
    name: str, data: st.DataObject
) -> None:
    game = GAMES[name]
    walk = data.draw(walks(game))
    state = walk.begin()
    for state, action in walk.steps():
        actions = game.legal_actions(state)
        assert actions
        assert len(set(actions)) == len(actions)
        assert action in actions
    assert game.turn(state) is None
    assert game.legal_actions(state) == []


@pytest.mark.parametrize("name", GAMES)
@LAW
@given(data=st.data())
def test_wire_and_notation_give_the_same_action_back(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    wire = msgspec.json.Decoder(game.action_type)
    for state, _ in data.draw(walks(game)).sample(2):
        written = set()
        for action in game.legal_actions(state):
            assert wire.decode(msgspec.json.encode(action)) == action
            text = game.write(state, action)
            assert game.read(state, text) == action
            assert game.read(state, f"  {text.upper()} ") == action
            written.add(text)
        assert len(written) == len(game.legal_actions(state))


@pytest.mark.parametrize("name", GAMES)
@LAW
@given(data=st.data())
def test_what_is_not_legal_is_refused_with_a_rule_and_what_is_legal_is_not(
    name: str, data: st.DataObject
) -> None:
    game = GAMES[name]
    walk = data.draw(walks(game))
    pool = everything_ever_legal(name)
    rng = Rng(walk.seed.to_bytes(8, "big"))
    for state, action in walk.sample(16):
        actions = game.legal_actions(state)
        assert game.why_not(state, action) is None
        before = contents(state)
        for attempt in [pool[rng.below(len(pool))] for _ in range(8)]:
            refusal = game.why_not(state, attempt)
            assert (refusal is None) is (attempt in actions)
            if refusal:
                assert refusal.rule in RULES[name], refusal
                assert f"{name}-why-{refusal.reason}" in texts("en")
                with pytest.raises(IllegalActionError) as caught:
                    game.play(state, attempt)
                assert caught.value.refusal == refusal
        assert contents(state) == before


RULES = {name: {rule.id for rule in rules(name, "en").rules} for name in GAMES}
POOLS: dict[str, list[Any]] = {}


def everything_ever_legal(name: str) -> list[Any]:
    """Return the actions that were legal at some point of some random games."""
    if name not in POOLS:
        game = GAMES[name]
        found: dict[Any, None] = {}
        for seed in range(20):
            state, rng = game.new(game.seats[seed % len(game.seats)], seed=seed), Rng(bytes([seed]))
            while game.turn(state) is not None:
                actions = game.legal_actions(state)
                found |= dict.fromkeys(actions)
                game.apply(state, actions[rng.below(len(actions))], None)
        POOLS[name] = list(found)
    return POOLS[name]
