"""Read a record from its lines."""

from __future__ import annotations

from collections.abc import Sequence

from alcaide.core.errors import RecordError
from alcaide.record.header import Header
from alcaide.record.lines import Action, Comment, Event, Line, Tag, parse
from alcaide.record.made_by import made
from alcaide.record.open_record import OpenRecord
from alcaide.record.record import BROKEN_OFF, RESULT, Record
from alcaide.record.record_errors import fault


def read(source: str | bytes) -> Record:
    """Return what a text tells, checked to its end. Raises RecordError."""
    header, comments = Header(), list[str]()
    lines, broken = _lines(source)
    record: Record | None = None
    for line in lines:
        match line:
            case Tag() if record is None:
                header.add(line)
            case Tag():
                raise fault(line.line, "record-tag-late")
            case Comment():
                there = record.comments.setdefault(len(record.actions), []) if record else comments
                there.append(line.text)
            case Action():
                record = record or _begin(header, comments, lines)
                record.act(line)
            case Event():
                record = record or _begin(header, comments, lines)
                record.hear(line)
    if broken:
        raise broken
    record = record or _begin(header, comments, lines)
    check_end(record, header)
    return record


def check_end(record: Record, header: Header) -> None:
    """Raise RecordError if a header claims what the whole game does not agree with."""
    if record.tags.get(RESULT) == (BROKEN_OFF,) and not record.broken_off:
        raise fault(header.line(RESULT), "record-not-broken-off")
    made(record.tags, len(record.actions), header.line)
    header.check_scores(record.setup.players, record.final_scores())


def _lines(source: str | bytes) -> tuple[list[Line], RecordError | None]:
    """Return the lines of a text as far as they can be read, and what is wrong with the next."""
    lines: list[Line] = []
    try:
        lines.extend(parse(source))
    except RecordError as error:
        return lines, error
    return lines, None


def _begin(header: Header, comments: list[str], lines: Sequence[Line]) -> Record:
    """Return the record that a header begins; one of format 2 may tell what is not known."""
    game = header.game()
    told = (" ".join(line.words) for line in lines if isinstance(line, Event))
    setup = header.setup(game, told if game.events else ())
    kind = OpenRecord if header.open else Record
    record = kind(game, setup, (), header.names(setup.players), header.others(game))
    if comments:
        record.comments[0] = comments
    return record
