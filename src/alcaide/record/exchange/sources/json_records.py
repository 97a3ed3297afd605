"""The JSON that `as_json` writes becomes a source again."""

from __future__ import annotations

import msgspec

from alcaide.record.exchange.formats import VERSION, Document
from alcaide.record.exchange.sources.source import LINES, Entry, Source, Tag
from alcaide.record.made_by import Made
from alcaide.record.record_errors import fault


def read_document(raw: bytes) -> Source:
    """Return what an exported record tells. Raises RecordError."""
    try:
        told = msgspec.json.decode(raw, type=Document)
    except msgspec.ValidationError as error:
        raise fault(0, "import-json-shape", reason=str(error)[:120]) from None
    if told.version > VERSION:
        raise fault(0, "import-json-version", version=told.version, known=VERSION)
    if len(told.actions) > LINES:
        raise fault(0, "import-too-many", limit=LINES)
    source = Source("json")
    source.tags = {name: Tag(0, tuple(values)) for name, values in told.tags.items() if values}
    for number, move in enumerate(told.actions):
        line = number + 1
        source.events += [(number, text) for text in move.events]  # before its line
        source.comments += [(number, text) for text in move.comments]
        made = Made(move.source, move.seconds)
        source.entries.append(
            Entry(line, "", move.action, made, move.action, move.seat, move.overruled)
        )
    source.events += [(len(told.actions), text) for text in told.events]
    source.comments += [(len(told.actions), text) for text in told.comments]
    return source
