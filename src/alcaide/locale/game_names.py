"""Which names a game can have: its messages begin with it, and so do those of the house."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from alcaide.locale.folders import HOUSE

NAME: Final = re.compile("[a-z][a-z0-9]{0,31}")  # a column of the database has room for 32


def fit(name: str) -> bool:
    """Tell whether a game can have a name: a short word with which no other message begins."""
    return NAME.fullmatch(name) is not None and name not in reserved()


@cache
def reserved() -> frozenset[str]:
    """Return the words with which messages of the house begin, and the folder of its tests."""
    files, games = (HOUSE / "en").glob("*.ftl"), (HOUSE / "en").glob("*.md")
    words = {path.stem.partition("-")[0] for path in files}
    return frozenset(words - {path.stem for path in games} | {"tests"})
