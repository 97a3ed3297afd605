"""What positions as text have in common in all games: a line is a word and what belongs to it."""

from __future__ import annotations

from collections.abc import Container, Sequence

from alcaide.core.errors import PositionError


def lines_of(
    text: str, known: Sequence[str], seated: Container[str], repeated: Container[str]
) -> list[tuple[int, list[str]]]:
    """Return the words of every line that has any, with its number; ``;`` begins a comment.

    A line is there once; one that begins with a seated word, once for each seat. Only lines that
    begin with a repeated word add up. Raises PositionError for a second line that would undo the
    first, and where a line begins with none of the words that are known.
    """
    lines = []
    begun = set()
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split(";")[0].split()
        if words and words[0] not in known:
            raise PositionError(f"line {number}: {words[0][:20]!r} is none of {', '.join(known)}")
        key = " ".join(words[: 2 if words and words[0] in seated else 1])
        if key in begun:
            raise PositionError(f"line {number}: {key[:40]} is there twice")
        if words:
            if words[0] not in repeated:
                begun.add(key)
            lines.append((number, words))
    return lines


def number_of(words: Sequence[str], what: str) -> int:
    """Return the number that a single word is. Raises PositionError, naming what it is for."""
    if len(words) == 1 and words[0].isascii() and words[0].isdigit() and len(words[0]) < 7:
        return int(words[0])
    raise PositionError(f"{what} needs one number from 0 up, not {' '.join(words)[:20]!r}")
