"""Beginnings of games at a real table, as they are written where piles are not known."""

from __future__ import annotations

from typing import Final

from alcaide.record import OpenRecord, Record

CASTLE: Final = '[Game "castle"]\n[Version "1"]\n[Format "2"]\n[Players "2"]\n[Start "0"]\n'
ALCAZAR: Final = '[Game "alcazar"]\n[Version "2"]\n[Format "2"]\n[Players "3"]\n[Start "1"]\n'
ALHAMBRA: Final = '[Game "alhambra"]\n[Version "3"]\n[Format "2"]\n[Players "3"]\n[Start "1"]\n'
ROW: Final = "* open 8 9 10 11 12 13\n"
OPENED: Final = ALCAZAR + ROW + "1 palace 20\n1 baron 20\n"
HANDS: Final = "* hand 0 y9 y9 o5\n* hand 1 y9 b9 o2\n* hand 2 b9 b9 o1 o1\n"
MARKET: Final = "* market garden8a garden6 tower9a chambers5\n"


def loaded(text: str) -> OpenRecord:
    """Return the record of a text that holds what is not known."""
    record = Record.loads(text)
    assert isinstance(record, OpenRecord)
    return record
