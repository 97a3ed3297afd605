"""Who acts in a line: by name, by number from 1, or nobody, which means whose turn it is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from alcaide.core.errors import RecordError
from alcaide.locale.glossary import fold
from alcaide.record.exchange.sources.source import Entry
from alcaide.record.exchange.vocabulary import NEAR
from alcaide.record.record_errors import fault

NUMBER: Final = re.compile(
    r"(?:p|player|giocatore|joueur)?\s*(\d{1,2})(?:\s*[:.)]\s*|\s+)(.+)", re.IGNORECASE
)
PARTING: Final = " \t:.-\u2013,"  # a name from what it does
COLON: Final = re.compile(r"([^:;]{1,40}?)\s*:\s*(.+)")


def seat_of(entry: Entry, names: Sequence[str], players: int) -> tuple[int | None, str]:
    """Return the seat of an entry, None where it is not said, and what it did.

    Raises RecordError for somebody who does not play.
    """
    if entry.seat is not None:
        return _numbered(entry, entry.seat + 1, players), entry.what
    if entry.who:
        return _whose(entry, entry.who, names, players), entry.what
    for seat, name in sorted(enumerate(names), key=lambda each: -len(each[1])):
        rest = _after(entry.what, name)
        if rest:
            return seat, rest
    if found := NUMBER.fullmatch(entry.what):
        return _numbered(entry, int(found[1]), players), found[2]
    if found := COLON.fullmatch(entry.what):
        return _whose(entry, found[1], names, players), found[2]
    return None, entry.what


def _after(text: str, name: str) -> str:
    """Return what follows a name; "" where the text does not begin with it."""
    if not name or fold(text[: len(name)]) != fold(name):
        return ""
    rest = text[len(name) :]
    return rest.lstrip(PARTING) if rest[:1] in PARTING else ""


def _whose(entry: Entry, who: str, names: Sequence[str], players: int) -> int:
    folded = [fold(name) for name in names]
    if fold(who.strip()) in folded:
        return folded.index(fold(who.strip()))
    digits = re.fullmatch(r"\D{0,12}?(\d{1,2})", who.strip())
    if digits:
        return _numbered(entry, int(digits[1]), players)
    raise _nobody(entry, who, names)


def _numbered(entry: Entry, number: int, players: int) -> int:
    if not 1 <= number <= players:
        raise fault(entry.line, "import-no-seat", number=number, players=players)
    return number - 1


def _nobody(entry: Entry, who: str, names: Sequence[str]) -> RecordError:
    near = get_close_matches(who, names, 1, NEAR)
    known = ", ".join(near or names) or "1, 2"
    error = fault(entry.line, "import-nobody", name=who.strip()[:40], known=known)
    error.text = entry.text[:60]
    return error
