"""What tests ask of any game, with actions in its notation."""

from __future__ import annotations

from typing import Any

import pytest

from alcaide.core.errors import IllegalActionError
from alcaide.interface.game import Game
from alcaide.interface.values import Note, Refusal

AnyGame = Game[Any, Any, Any]


def play(game: AnyGame, state: Any, *lines: str) -> list[Note]:
    """Play actions, checked; return what happened."""
    notes: list[Note] = []
    for line in lines:
        notes += game.play(state, game.read(state, line))
    return notes


def legal(game: AnyGame, state: Any, verb: str = "") -> set[str]:
    """Return what may be done; only the actions of one verb if one is given."""
    texts = [game.write(state, action) for action in game.legal_actions(state)]
    assert len(texts) == len(set(texts))  # each once
    return {text for text in texts if not verb or text.split()[0] == verb}


def refused(game: AnyGame, state: Any, asked: Any) -> Refusal:
    """Return why an action, which must be illegal, is refused; playing it changes nothing."""
    action = game.read(state, asked) if isinstance(asked, str) else asked
    before = game.observe(state, 0)
    with pytest.raises(IllegalActionError) as caught:
        game.play(state, action)
    assert game.observe(state, 0) == before
    refusal = game.why_not(state, action)
    assert refusal is not None
    assert refusal == caught.value.refusal
    return refusal


def why(game: AnyGame, state: Any, asked: Any) -> str:
    """Return the rule and the reason of a refusal: "ALC-31 castle-near"."""
    refusal = refused(game, state, asked)
    return f"{refusal.rule} {refusal.reason}"


def told(notes: list[Note]) -> list[str]:
    """Return the keys of notes, in the order in which things happened."""
    return [note.key for note in notes]
