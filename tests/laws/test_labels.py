"""Laws of labels: what one chooses between never has the same words, at any stage of picking.

The pages and the text mode name a choice by its label; several of one option are offered together
under the name of the option until more is picked. So no two labels of a decision are alike, nor
two names of options, nor a label and the name of another option: whatever part of a decision is
offered, and however it is grouped, what is offered differs in words.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcaide.games import GAMES
from alcaide.locale import LANGUAGES
from alcaide.scene.model import Choice
from alcaide.tables.words import Words
from profiles import many
from wandering import KeenWalk, Walk, walks

NAMES = ("Ana", "Luis", "Zoraida", "Inés", "Omar", "Raúl")
POSITIONS = 12  # of a game, about


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=many(120))
@given(data=st.data())
def test_what_is_offered_together_differs_in_words(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    walk = data.draw(walks(game))
    steps = 110 if name == "castle" else 60 * walk.players
    for state, _ in walk.sample(steps // POSITIONS):
        view = game.observe(state, game.turn(state))
        offered = game.choices(view, game.legal_actions(state))
        for lang in LANGUAGES:
            assert alike(offered, Words(lang, name, NAMES)) == [], walk


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(many(30)))
def test_it_differs_in_games_of_those_who_wish_to_win(name: str, seed: int) -> None:
    game = GAMES[name]
    seats = game.seats[seed % len(game.seats)]
    options = {option.name: option.values[seed % len(option.values)] for option in game.options}
    walk = KeenWalk(game, seats, options, seed, by_kind=False)
    for state, _ in walk.sample(6):
        view = game.observe(state, game.turn(state))
        offered = game.choices(view, game.legal_actions(state))
        for lang in LANGUAGES:
            assert alike(offered, Words(lang, name, NAMES)) == []


def test_the_law_finds_what_is_alike() -> None:
    game = GAMES["alcazar"]
    state = Walk(game, 2, {}, 1, by_kind=False).begin()
    first, *others = game.choices(game.observe(state, 0), game.legal_actions(state))
    assert alike([first, *others, first], Words("en", "alcazar", NAMES))


def alike(offered: list[Choice], words: Words) -> list[str]:
    """Return what is said twice of the choices of a decision."""
    said: dict[str, str] = {}
    found = []
    for choice in offered:
        label = words.phrase(choice.label).casefold()
        if said.setdefault(label, choice.text) != choice.text or offered.count(choice) > 1:
            found.append(label)
    options: dict[str, str] = {}
    for choice in offered:
        texts = {words.phrase(choice.name).casefold(), words.phrase(choice.label).casefold()}
        found += [one for one in texts if options.setdefault(one, choice.option) != choice.option]
    return found
