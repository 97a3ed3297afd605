"""Laws of the main actions: something of each option is possible, or it is said why not."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcaide.games import GAMES
from alcaide.locale import LANGUAGES, rules, texts
from profiles import many
from wandering import walks


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=many(100))
@given(data=st.data())
def test_every_option_is_open_or_refused_with_a_rule(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    assert game.lacking
    numbers = {rule.id for rule in rules(name, "en").rules}
    for state, _ in data.draw(walks(game)).sample(9):
        view = game.observe(state, game.turn(state))
        offered = game.choices(view, game.legal_actions(state))
        possible = {choice.option for choice in offered if not choice.quiet}
        refused = game.lacking(view)
        listed = game.prompt(view).options
        assert len(set(listed)) == len(listed)
        assert possible <= set(listed)
        assert [o for o in listed if o not in possible] == [one.option for one in refused]
        for one in refused:
            assert one.refusal.rule in numbers
            for lang in LANGUAGES:
                key = f"{name}-why-{one.refusal.reason}"
                assert texts(lang).fill(key, {**one.refusal.args, "name": "Ana"})[1] == []


@pytest.mark.parametrize("name", GAMES)
def test_the_order_stays_the_same_as_long_as_the_phase_does(name: str) -> None:
    game = GAMES[name]
    orders: dict[str, list[str]] = {}
    state = game.new(game.seats[-1], seed=4)
    while (seat := game.turn(state)) is not None:
        view = game.observe(state, seat)
        assert orders.setdefault(view.phase, game.prompt(view).options) == game.prompt(view).options
        game.apply(state, game.legal_actions(state)[-1], None)
    assert len(orders) > 1
