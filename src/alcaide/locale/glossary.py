"""The words of a game: those that our texts use, and those that printed rules and players use.

``locale/glossary/<game>.toml`` holds them; alcazar.toml tells how to read such a file. Whoever
looks for a rule by a word of another edition finds it by this.
"""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from alcaide.locale import folders
from alcaide.locale.rulebook import Rulebook, RuleText

PLAIN: Final = str.maketrans(  # what phones and word processors write of their own accord
    "\u2018\u2019\u02bc\u2010\u2011\u2012\u2013\u2014\u2212", "'''------"
)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing of a game: our words for it by language, each with its forms, and other names."""

    en: list[str]
    it: list[str]
    fr: list[str]
    others: dict[str, list[str]] = {}  # never printed by us
    also: dict[str, list[str]] = {}  # printed by us in another sense

    def term(self, lang: str) -> Term:
        """Return the words of one language."""
        ours = {"en": self.en, "it": self.it, "fr": self.fr}[lang]
        return Term(ours, self.others.get(lang, []) + self.also.get(lang, []))


class Term(NamedTuple):
    """What a thing is called in a language: by us, and by others."""

    ours: list[str]
    others: list[str]


def read(game: str) -> dict[str, Entry]:
    """Read the glossary of a game; an empty one if it has none."""
    source = folders.find(game, "glossary", f"{game}.toml")
    return msgspec.convert(tomllib.loads(source or ""), dict[str, Entry])


def find(book: Rulebook, terms: Sequence[Term], query: str) -> list[RuleText]:
    """Return the rules that speak of all that is asked for, in these words or in ours.

    The page of the rules searches in the same way, as one types (ui/src/pages/rules/search.ts).
    """
    asked = list(wishes(query, terms))
    return [
        rule
        for rule in book.rules
        if _met(asked, fold(f"{rule.id} {rule.section} {rule.markdown}"))
    ]


def wishes(query: str, terms: Sequence[Term]) -> Iterator[list[str]]:
    """Yield for every word or name in a query the names that will do as well, itself first."""
    named = [[fold(name) for name in (*term.ours, *term.others)] for term in terms]
    words = fold(query).split()
    while words:
        size = max(1, *(_leads(words, name) for names in named for name in names))
        phrase = " ".join(words[:size])
        same = (names for names in named if phrase in names)
        yield list(dict.fromkeys([phrase, *(name for names in same for name in names)]))
        words = words[size:]


@lru_cache(maxsize=1024)
def fold(text: str) -> str:
    """Return a text without case and accents, with plain dashes and apostrophes."""
    bare = unicodedata.normalize("NFD", text.translate(PLAIN))
    return "".join(char for char in bare if not unicodedata.combining(char)).lower()


def _leads(words: list[str], name: str) -> int:
    """Return how many words a name has if a query begins with it, and 0 if it does not."""
    parts = name.split()
    return len(parts) if words[: len(parts)] == parts else 0


def _met(asked: list[list[str]], text: str) -> bool:
    return all(any(name in text for name in wish) for wish in asked)
