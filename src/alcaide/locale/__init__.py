"""The words of Alcaide: sentences in Fluent files, rules in Markdown, per language.

``locale/<language>/*.ftl`` hold the messages, ``locale/<language>/<game>.md`` the rules of a game,
``locale/sources/<game>.toml`` where they come from, ``locale/glossary/<game>.toml`` its words.
A game of another package has all this in a folder ``locale`` of its own (folders.py).
Fluent (https://projectfluent.org) keeps plurals and word order a matter of the translation.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from alcaide.locale.glossary import Term
    from alcaide.locale.messages import Texts
    from alcaide.locale.printed import Concordance
    from alcaide.locale.rulebook import Rulebook

LANGUAGES: Final = ("en", "it", "fr")
DEFAULT: Final = "en"


def language(wanted: str) -> str:
    """Return the language that serves a tag such as ``it-CH`` best; English for unknown ones."""
    primary = wanted.replace("_", "-").partition("-")[0].lower()
    return primary if primary in LANGUAGES else DEFAULT


def texts(lang: str) -> Texts:
    """Return the messages of a language; ``texts("it").say("table-status-over")``."""
    return _texts(language(lang))


def rules(game: str, lang: str) -> Rulebook:
    """Return the rules of a game, in English for want of others; KeyError for one without rules."""
    return _rules(game, language(lang))


@cache
def concordance(game: str) -> Concordance:
    """Return which printed sentences the rules of a game answer: none, if nothing was printed."""
    from alcaide.locale.printed import read

    return read(game)


@cache
def terms(game: str, lang: str) -> list[Term]:
    """Return what the things of a game are called, as far as it has a glossary."""
    from alcaide.locale.glossary import read

    return [entry.term(language(lang)) for entry in read(game).values()]


@cache
def _texts(lang: str) -> Texts:
    from alcaide.locale.messages import Texts

    return Texts(lang, None if lang == DEFAULT else _texts(DEFAULT))


@cache
def _rules(game: str, lang: str) -> Rulebook:
    from alcaide.locale.rulebook import read

    try:
        return read(game, lang)
    except KeyError:
        if lang == DEFAULT:
            raise
        return _rules(game, DEFAULT)
