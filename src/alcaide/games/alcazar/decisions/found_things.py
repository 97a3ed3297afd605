"""Cards that come to light at a table of wood: each is called like a space of the board."""

from __future__ import annotations

from alcaide.interface.real_table.things import Thing
from alcaide.scene.model import Phrase


def thing(verb: str, word: str) -> Thing:
    """Return a construction card as it is offered to whoever saw it."""
    return Thing(Phrase("alcazar-label-card", {"card": word}), face=word, pick=f"cell:{word}")
