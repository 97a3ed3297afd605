"""A record as JSON and as CSV: every action with what it brought, and the count at the end."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import Final, Protocol

import msgspec

from alcaide.interface.values import Note
from alcaide.record import Record
from alcaide.record.exchange.formats import FORMAT, VERSION, Count, Document, Move, Part
from alcaide.record.header import header_tags
from alcaide.scene.model import Phrase

COLUMNS: Final = ("number", "seat", "name", "action", "text", "source", "seconds")
RISKY: Final = ("=", "+", "-", "@", "\t")  # begin formulas in spreadsheets


class Words(Protocol):
    """What is said in a language about one game, whose seats have names."""

    lang: str

    def name(self, seat: int) -> str:
        """Return what a seat is called."""

    def note(self, note: Note) -> str:
        """Return what happened."""

    def phrase(self, phrase: Phrase) -> str:
        """Return a phrase of the game."""


def document(record: Record, words: Words) -> Document:
    """Return a record with all that can be told of it, in the words of a language."""
    over = record.turn is None
    state, tags = record.state(), _tags(record)
    number = len(record.actions)
    return Document(
        FORMAT,
        VERSION,
        tags,
        list(_moves(record, words)),
        words.lang,
        record.events.get(number, []),
        record.comments.get(number, []),
        list(record.game.scores(state)),
        list(record.game.winners(state)) if over and not record.broken_off else [],
        list(_counts(record, words)) if over and not record.broken_off else [],
    )


def as_json(record: Record, words: Words) -> str:
    """Return a record as JSON."""
    encoded = msgspec.json.encode(document(record, words))
    return msgspec.json.format(encoded, indent=1).decode() + "\n"


def as_csv(record: Record, words: Words) -> str:
    """Return a record as a table: rows with # are its tags, and the count at the end."""
    told = document(record, words)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    players = record.setup.players
    for name, values in told.tags.items():
        writer.writerow([f"# {name}", *map(_safe, values)])
    points = [f"points {words.name(seat)}" for seat in range(players)]
    writer.writerow([*COLUMNS, *map(_safe, points)])
    for move in told.actions:
        writer.writerows(_asides(move.events, move.comments))
        seconds = "" if move.seconds is None else f"{move.seconds:.1f}"
        action = f"! {move.action}" if move.overruled else move.action
        row = [move.number, move.seat, move.name, action, move.text, move.source, seconds]
        writer.writerow([*(_safe(str(cell)) for cell in row), *move.scores])
    writer.writerows(_asides(told.events, told.comments))
    for count in told.counts:
        sums = [sum(part.points for part in count.parts if part.seat == s) for s in range(players)]
        writer.writerow([f"# {count.rule}", "", "", "", count.title, "", "", *sums])
    return out.getvalue()


def _asides(events: list[str], comments: list[str]) -> Iterator[list[str]]:
    """Yield rows for what is no action: events of chance, comments."""
    for text in events:
        yield ["", "", "", f"* {text}"]
    for text in comments:
        yield ["", "", "", f"; {text}"]


def _safe(cell: str) -> str:
    """Return a cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.startswith(RISKY) else cell


def _tags(record: Record) -> dict[str, list[str]]:
    """Return the tags as a record has them."""
    scores = record.game.scores(record.state()) if record.turn is None else None
    tags = header_tags(record.game, record.setup, record.names, record.tags, scores)
    return {name: list(values) for name, values in tags}


def _moves(record: Record, words: Words) -> Iterator[Move]:
    game, made = record.game, record.made()
    after = [game.scores(step.state) for step in record.replay()][1:]
    after.append(game.scores(record.state()))
    for step, scores in zip(record.replay(), after, strict=False):
        yield Move(
            step.number,
            step.seat,
            step.text,
            words.name(step.seat),
            " ".join(words.note(note) for note in step.notes),
            list(scores),
            made[step.number].source,
            made[step.number].seconds,
            record.events.get(step.number, []),
            record.comments.get(step.number, []),
            record.stood(step.number),
        )


def _counts(record: Record, words: Words) -> Iterator[Count]:
    """Yield what counted at the end, way by way."""
    ending = record.game.ending(record.game.observe(record.state(), None))
    for step in ending.count:
        parts = [Part(p.seat, p.points, words.phrase(p.label)) for p in step.parts]
        yield Count(words.phrase(step.title), words.phrase(step.rate), step.rule, parts)
