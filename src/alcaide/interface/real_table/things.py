"""Things that come to light at a table of wood, as they are offered to whoever saw them."""

from __future__ import annotations

from typing import NamedTuple

from alcaide.scene.model import Phrase


class Thing(NamedTuple):
    """A thing with a name and a face, and by what it is found among many."""

    label: Phrase
    symbol: str = ""
    face: str = ""  # what is written on it, where it has no symbol
    traits: tuple[Phrase, ...] = ()  # the same phrase is the same trait
    pick: str = ""  # the place of the board that stands for it
