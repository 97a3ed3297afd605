"""A record in any of the forms in which it can be taken elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alcaide.record import Record
from alcaide.record.exchange.as_list import as_list
from alcaide.record.exchange.as_tables import Words, as_csv, as_json

WRITERS: Final[dict[str, Callable[[Record, Words], str]]] = {
    "json": as_json,
    "csv": as_csv,
    "list": lambda record, words: as_list(record, words.lang),
    "play": lambda record, _: record.dumps(),
}
FORMS: Final = tuple(WRITERS)
MEDIA: Final = {
    "json": "application/json",
    "csv": "text/csv; charset=utf-8",
    "list": "text/plain; charset=utf-8",
    "play": "text/plain; charset=utf-8",
}
ENDINGS: Final = {"json": "json", "csv": "csv", "list": "txt", "play": "play"}


def exported(record: Record, form: str, words: Words) -> str:
    """Return a record in one of FORMS; its sentences are those of a language."""
    return WRITERS[form](record, words)
