"""Where words lie: those of the house here, those of a game of another package in that package.

Both have the same tree: ``<language>/*.ftl``, ``<language>/<game>.md``, ``sources/<game>.toml``,
``glossary/<game>.toml``.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from alcaide.core.homes import home, settled

HOUSE: Final = Path(__file__).parent


def folder(game: str) -> Traversable:
    """Return the folder with the words of a game: ``locale`` of its package, if there is one."""
    own = home(game).joinpath("locale") if settled(game) else HOUSE
    return own if own.is_dir() else HOUSE


def find(game: str, *names: str) -> str | None:
    """Return the text of a file of a game; None if it has none of this name."""
    path = folder(game).joinpath(*names)
    return path.read_text(encoding="utf-8") if path.is_file() else None


def messages(game: str, lang: str) -> list[str]:
    """Return the texts of the Fluent files of a game of another package."""
    own = folder(game)
    if own is HOUSE or not own.joinpath(lang).is_dir():
        return []
    files = (path for path in own.joinpath(lang).iterdir() if path.name.endswith(".ftl"))
    return [path.read_text(encoding="utf-8") for path in sorted(files, key=lambda p: p.name)]
