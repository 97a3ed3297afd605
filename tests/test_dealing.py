"""A setup that was made by hand: whatever is wrong in it is told by an error of ours."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcaide.core.errors import AlcaideError, SetupError
from alcaide.games import GAMES
from profiles import many

PARTS = ("players", "start", "options", "piles", "board", "events")
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 200) | st.floats() | st.text(max_size=5)
    | st.binary(max_size=3) | st.sampled_from(["Deck", "T01", "y1", "tower9", "reshuffle", "{}"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)  # fmt: skip


def spoilt(setup: Any, part: str, value: Any, how: int) -> Any:
    """Return a setup with something else in one place: in a part, or deep in a pile or option."""
    options, piles = dict(setup.options), {name: list(pile) for name, pile in setup.piles.items()}
    if how == 0:
        return msgspec.structs.replace(setup, **{part: value})
    if how == 1 and options:
        options[sorted(options)[len(part) % len(options)]] = value
    elif how == 2 and options:
        del options[sorted(options)[len(part) % len(options)]]
    elif how == 3:
        piles[min(piles)] = value
    else:
        pile = piles[max(piles)]
        pile[len(part) % len(pile)] = value
    return msgspec.structs.replace(setup, options=options, piles=piles)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=many(400), deadline=None)
@given(st.sampled_from(PARTS), JUNK, st.integers(0, 4), st.integers(0, 3))
def test_whatever_stands_in_a_setup_only_our_errors_come(
    name: str, part: str, value: Any, how: int, seed: int
) -> None:
    game = GAMES[name]
    setup = spoilt(game.setup(2, seed=seed), part, value, how)
    try:
        state = game.deal(setup)
    except AlcaideError:
        return
    assert game.legal_actions(state)  # it was as good as the one before


@pytest.mark.parametrize("name", GAMES)
def test_it_names_what_is_wrong(name: str) -> None:
    game = GAMES[name]
    setup = game.setup(2, seed=1)
    pile, options = min(setup.piles), [option.name for option in game.options]
    wrong: dict[str, Any] = {
        "players": 2.0,
        "start": True,
        "board": None,
        "events": "reshuffle",
        "piles": [],
        "options": None,
    }
    for part, value in wrong.items():
        with pytest.raises(SetupError, match=f"^{part} of a setup of {name} is "):
            game.deal(msgspec.structs.replace(setup, **{part: value}))
    with pytest.raises(SetupError, match=f"pile '{pile}' of a setup"):
        game.deal(msgspec.structs.replace(setup, piles={**setup.piles, pile: [1, 2]}))
    for option in options:
        with pytest.raises(SetupError, match=f"^option {option} of a setup"):
            game.deal(msgspec.structs.replace(setup, options={**setup.options, option: "maybe"}))
