"""Phrases that are said with one touch: kept as words, and shown to everybody in his language."""

from __future__ import annotations

from functools import cache
from typing import Final, get_args

from alcaide.locale import LANGUAGES, texts
from alcaide.server.protocol.chat_messages import PhraseName

NAMES: Final[tuple[PhraseName, ...]] = get_args(PhraseName)


def words_of(phrase: PhraseName, lang: str) -> str:
    """Return what a phrase is in a language: so it is kept, for whoever does not know phrases."""
    return texts(lang).say(f"table-phrase-{phrase}")


def phrase_of(text: str) -> PhraseName | None:
    """Return the phrase that a line is, in whatever language; None: it is somebody's own words."""
    return _known().get(text)


@cache
def _known() -> dict[str, PhraseName]:
    return {words_of(name, lang): name for name in NAMES for lang in LANGUAGES}
