"""Which legal action a line means: none, one, or several that it could mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from alcaide.core.errors import NotationError
from alcaide.record.exchange.vocabulary import ANY, Heard, Vocabulary
from alcaide.record.header import AnyGame

LIKELY: Final = 6  # actions that are suggested
READ, COMPLETED, GUESSED = "read", "completed", "guessed"


class Way(NamedTuple):
    """A legal action with all that may be said of it."""

    text: str  # in notation
    forms: list[list[str]]  # the words of each way to write it
    words: Counter[str]  # all that may be said


class Match(NamedTuple):
    """What a line was found to mean."""

    text: str  # the action in notation; "": none, or more than one
    how: str
    likely: list[str]  # what it could mean, or what would be like it
    heard: Heard


def ways(game: AnyGame, state: Any, actions: Sequence[Any], words: Vocabulary) -> list[Way]:
    """Return the legal actions with the words of each."""
    found = []
    for action in actions:
        texts = game.spelled(state, action) if game.spelled else [game.write(state, action)]
        forms = [words.plainly(text) for text in texts]
        allowed = Counter[str]()
        for form in forms:
            allowed |= Counter(form)
        found.append(Way(texts[0], forms, allowed))
    return found


def match(game: AnyGame, state: Any, text: str, legal: Sequence[Way], words: Vocabulary) -> Match:
    """Return which of the legal actions a line means.

    It means the one of which it says everything; if there is none, the only one that has all that
    it says.
    """
    heard = words.hear(text, {word for way in legal for word in way.words})
    said, told = Counter(heard.tokens), bool(heard.tokens) and not heard.unknown
    whole = [way for way in legal if any(Counter(form) == said for form in way.forms)]
    if len(whole) > 1:
        whole = [way for way in whole if heard.tokens in way.forms] or whole
    if told and len(whole) == 1:
        straight = heard.tokens in whole[0].forms or _unordered(heard.tokens)
        return Match(whole[0].text, _how(heard, straight), [], heard)
    if told and (read := _noted(game, state, heard.tokens, legal)):
        return Match(read, _how(heard, True), [], heard)
    part = [way for way in legal if told and fits(way, said)]
    if len(part) == 1 and not whole:
        return Match(part[0].text, _how(heard, False), [], heard)
    return Match("", "", _likely(whole or part or legal, said), heard)


def fits(way: Way, said: Counter[str]) -> bool:
    """Tell whether an action has all that was said; of a kind of which no number was said, any."""
    kinds = [token[:-1] for token in said if token.endswith(ANY)]
    plain = Counter({token: count for token, count in said.items() if not token.endswith(ANY)})
    return not plain - way.words and all(
        any(word[: len(kind)] == kind and word[len(kind) :][:1].isdigit() for word in way.words)
        for kind in kinds
    )


def _how(heard: Heard, whole: bool) -> str:
    return GUESSED if heard.guessed else READ if whole else COMPLETED


def _unordered(tokens: Sequence[str]) -> bool:
    """Tell whether the order of what was said means nothing: there are no two bare numbers."""
    return sum(token.isdecimal() for token in tokens) < 2


def _noted(game: AnyGame, state: Any, tokens: Sequence[str], legal: Sequence[Way]) -> str:
    """Return the action that the words are as notation, which forgives in its own way."""
    try:
        text = game.write(state, game.read(state, " ".join(tokens)))
    except NotationError:
        return ""
    return text if any(way.text == text for way in legal) else ""


def _likely(among: Sequence[Way], said: Counter[str]) -> list[str]:
    """Return the actions that have most in common with what was said."""
    ranked = sorted(among, key=lambda way: -(said & way.words).total())
    return [way.text for way in ranked[:LIKELY]]
