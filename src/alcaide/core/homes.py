"""In which package the words, pictures and data of a game lie: in its own."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

_packages: Final[dict[str, str]] = {}  # of whatever was made
_taken: Final[dict[str, str]] = {}  # of those found by their names


def settle(game: str, package: str) -> None:
    """Let a game live in a package; every `Game` says so when it is made."""
    _packages[game] = package


def take(game: str, package: str) -> None:
    """Let a game live in a package, whatever else is made by its name."""
    _taken[game] = package


def release(game: str) -> None:
    """Forget that a game was taken."""
    _taken.pop(game, None)


def settled(game: str) -> bool:
    """Tell whether a game of a name was made."""
    return game in _packages


def home(game: str) -> Traversable:
    """Return the folder of a game's package; KeyError for a game that nobody has made."""
    return files(_taken.get(game) or _packages[game])
