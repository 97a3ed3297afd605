"""In which package the words, pictures and data of a game lie: in its own."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

_packages: Final[dict[str, str]] = {}


def settle(game: str, package: str) -> None:
    """Let a game live in a package; every `Game` says so when it is made."""
    _packages[game] = package


def settled(game: str) -> bool:
    """Tell whether a game of a name was made."""
    return game in _packages


def home(game: str) -> Traversable:
    """Return the folder of a game's package; KeyError for a game that nobody has made."""
    return files(_packages[game])
