"""A table drawn with characters: lines of runs, each in one style."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from alcaide.scene.model import Phrase


class Run(NamedTuple):
    """Characters in one style; a colour is one of the sixteen of a terminal, by its name."""

    text: str
    colour: str = ""
    bold: bool = False
    dim: bool = False
    reverse: bool = False


Line = list[Run]
Say = Callable[[Phrase], str]  # in one language: columns are as wide as their words
