"""A record as a plain list in the words of a language, as `import_game` reads it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from alcaide.locale.glossary import fold
from alcaide.record import Record
from alcaide.record.exchange.vocabulary import common, vocabulary
from alcaide.record.header import header_tags
from alcaide.record.lines import tag_line

NUMBERED: Final = ("", "p", "player", "giocatore", "joueur")  # what may stand before a number
BEGINNING: Final = re.compile(r"[^\W\d_]|=")  # no number, and no sign that means something


def as_list(record: Record, lang: str) -> str:
    """Return a record as a plain list."""
    return "\n".join([*_header(record, lang), "", *_actions(record, lang)]) + "\n"


def _header(record: Record, lang: str) -> Iterator[str]:
    """Yield the tags; those that have no name in a language as a record has them."""
    tags = dict(header_tags(record.game, record.setup, record.names, record.tags, None))
    if record.names:
        tags.pop("Players")
    if not any(tags["Options"]):
        del tags["Options"]
    for name, values in tags.items():
        yield _tag("Players" if name == "Names" else name, values, lang)


def _tag(name: str, values: Sequence[str], lang: str) -> str:
    said = common().tags.get(name)
    parting = ',;"' if name == "Players" else '"'
    if said is None or any(set(parting) & set(value) or not value.strip() for value in values):
        return tag_line("Names" if name == "Players" and len(values) > 1 else name, values)
    if name == "Start":
        values = [str(int(values[0]) + 1)]
    joined = " | " if name == "Squares" else ", "
    return f"{said.words(lang)[0]}: {joined.join(values)}"


def _heads(names: Sequence[str], players: int) -> Sequence[str]:
    """Return what tells at the head of a line who acts: the names if each does, else numbers."""
    folded = set(map(fold, names))
    if names and all(map(BEGINNING.match, names)) and len(folded) == len(names):
        return names
    numbers = [[f"{word}{seat + 1}" for seat in range(players)] for word in NUMBERED]
    return next((heads for heads in numbers if folded.isdisjoint(heads)), numbers[0])


def _actions(record: Record, lang: str) -> Iterator[str]:
    words = vocabulary(record.game.name)
    names = _heads(record.names, record.setup.players)
    for number in range(len(record.actions) + 1):
        yield from (f"* {text}" for text in record.events.get(number, []))
        yield from (f"# {text}".rstrip() for text in record.comments.get(number, []))
        if number < len(record.actions):
            seat, text = record.actions[number]
            mark = "! " if record.stood(number) else ""
            yield f"{mark}{names[seat]}: {words.speak(text, lang)}"
