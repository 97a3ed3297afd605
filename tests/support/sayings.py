"""Phrases of Alhambra's table: found wherever they are, said, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from alcaide.core.rng import Rng
from alcaide.games.alhambra.rules.state import State
from alcaide.interface.values import Note, Refusal
from alcaide.locale import texts
from alcaide.scene.model import Phrase
from alcaide.tables.words import Words
from palaces import random_options, wander

NAMES = ["Ana", "Luis", "Zoraida", "Inés", "Omar", "Raúl"]


def phrases(thing: Any) -> Iterator[Phrase]:
    """Yield all phrases in a thing, also those inside others; notes and refusals are phrases."""
    match thing:
        case Phrase():
            yield thing
            yield from phrases(thing.args)
        case Note():
            yield from phrases(Phrase(f"alhambra-note-{thing.key}", thing.args))
        case Refusal():
            yield from phrases(Phrase(f"alhambra-why-{thing.reason}", thing.args))
        case msgspec.Struct():
            for name in thing.__struct_fields__:
                yield from phrases(getattr(thing, name))
        case dict():
            for value in thing.values():
                yield from phrases(value)
        case list() | tuple():
            for value in thing:
                yield from phrases(value)
        case _:
            return


def faults(thing: Any, lang: str) -> list[str]:
    """Return what is wrong with what would be said: messages and arguments that are missing."""
    found = []
    for phrase in phrases(thing):
        args = {"name": "Ana"} | phrase.args
        found += [f"{phrase.key}: {fault}" for fault in texts(lang).fill(phrase.key, args)[1]]
    return found


def say(phrase: Phrase | None, lang: str = "en") -> str:
    """Return a phrase in words; nothing for none."""
    return Words(lang, "alhambra", NAMES).phrase(phrase) if phrase else ""


@cache
def positions(players: int, seed: int, every: int = 11) -> tuple[State, ...]:
    """Return positions of a random game with random modules."""
    options = random_options(Rng(b"%d" % seed))
    trail = wander(players, options, seed)
    return tuple(state.copy() for step, (state, _, _) in enumerate(trail) if step % every == 0)
