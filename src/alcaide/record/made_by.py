"""By whom the actions of a record were made, and how long they took: two tags.

Readers that do not know these tags keep them like any other. They may tell of fewer actions than
there are, as where an older program has gone on with a record: of the rest nothing is known.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from alcaide.record.record_errors import fault

BY: Final = "MadeBy"
TIMES: Final = "MoveTimes"
LETTERS: Final = {
    "p": "person",
    "a": "plan",  # ahead
    "o": "standing",  # order
    "k": "program",  # key
    "b": "bot",
    "s": "substitute",
    "-": "",
}
UNKNOWN: Final = "-"
LONGEST: Final = 9_999_999.9  # seconds: four months
TIME: Final = re.compile(r"[0-9]{1,7}(\.[0-9])?", re.ASCII)
Tags = Mapping[str, Sequence[str]]


class Made(NamedTuple):
    """By whom an action was made, and in how many seconds since the one before."""

    source: str = ""  # "": not known
    seconds: float | None = None


def made_tags(made: Iterable[Made]) -> dict[str, Sequence[str]]:
    """Return the tags that tell how actions were made, as far as anything is known."""
    letters = {source: letter for letter, source in LETTERS.items()}
    each = list(made)
    by = "".join(letters.get(one.source, UNKNOWN) for one in each)
    times = [_written(one.seconds) for one in each]
    found: dict[str, Sequence[str]] = {BY: [by]} if by.strip(UNKNOWN) else {}
    return found | ({TIMES: [" ".join(times)]} if set(times) - {UNKNOWN} else {})


def made(tags: Tags, actions: int, line: Callable[[str], int] = lambda _: 0) -> list[Made]:
    """Return what the tags of a record tell of each of its actions.

    ``line`` gives that of a tag. Raises RecordError for tags that tell nothing, or too much.
    """
    by, times = _letters(tags, line(BY)), _seconds(tags, line(TIMES))
    for name, told in ((BY, len(by)), (TIMES, len(times))):
        if told > actions:
            raise fault(line(name), "record-made-many", tag=name, told=told, actions=actions)
    known = list(zip_longest(by, times))
    rest = [Made()] * (actions - len(known))
    return [Made(source or "", seconds) for source, seconds in known] + rest


def shortened(tags: Tags, actions: Sequence[object], without: Sequence[str]) -> Tags:
    """Return the tags of a record of which only the first actions are left."""
    told = (BY, TIMES, *without)
    kept = {name: values for name, values in tags.items() if name not in told}
    first = zip_longest(_letters(tags, 0)[: len(actions)], _seconds(tags, 0)[: len(actions)])
    return kept | made_tags(Made(source or "", seconds) for source, seconds in first)


def _letters(tags: Tags, line: int) -> list[str]:
    """Return by whom the first actions were made."""
    text = _one(tags, BY, line)
    if strange := sorted(set(text) - set(LETTERS)):
        letters = " ".join(LETTERS)
        raise fault(line, "record-made-by", tag=BY, letter=repr(strange[0]), letters=letters)
    return [LETTERS[letter] for letter in text]


def _seconds(tags: Tags, line: int) -> list[float | None]:
    """Return how long the first actions took."""
    words = _one(tags, TIMES, line).split()
    for word in words:
        if word != UNKNOWN and not TIME.fullmatch(word):
            raise fault(line, "record-made-time", tag=TIMES, word=repr(word[:20]))
    return [None if word == UNKNOWN else float(word) for word in words]


def _one(tags: Tags, name: str, line: int) -> str:
    values = tags.get(name, ("",))
    if len(values) != 1:
        raise fault(line, "record-tag-single", tag=name)
    return values[0]


def _written(seconds: float | None) -> str:
    return UNKNOWN if seconds is None else f"{min(seconds, LONGEST):.1f}"
