"""What positions as text have in common in all games: a line is a word and what belongs to it."""

from __future__ import annotations

from collections.abc import Sequence

from alcaide.core.errors import PositionError


def lines_of(text: str, known: Sequence[str]) -> list[tuple[int, list[str]]]:
    """Return the words of every line that has any, with its number; ``;`` begins a comment.

    Raises PositionError where a line begins with none of the words that are known.
    """
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split(";")[0].split()
        if words and words[0] not in known:
            raise PositionError(f"line {number}: {words[0][:20]!r} is none of {', '.join(known)}")
        if words:
            lines.append((number, words))
    return lines


def number_of(words: Sequence[str], what: str) -> int:
    """Return the number that a single word is. Raises PositionError, naming what it is for."""
    if len(words) == 1 and words[0].isascii() and words[0].isdigit() and len(words[0]) < 7:
        return int(words[0])
    raise PositionError(f"{what} needs one number from 0 up, not {' '.join(words)[:20]!r}")
