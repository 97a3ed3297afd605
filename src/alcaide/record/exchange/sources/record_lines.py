"""Records as they are, read line by line as whatever else is brought: docs/notation.md."""

from __future__ import annotations

import re
from typing import Final

from alcaide.record.exchange.sources.lists import add
from alcaide.record.exchange.sources.source import Entry, Source
from alcaide.record.lines import Comment, Event, Tag, parse
from alcaide.record.made_by import Made
from alcaide.record.record_errors import fault

NEEDED: Final = ("Game", "Version")  # in brackets: only a record has them so


def is_record(text: str) -> bool:
    """Tell whether a text has the header of a record."""
    return all(re.search(rf'^[ \t]*\[{name}[ \t]+"', text, re.MULTILINE) for name in NEEDED)


def read_record(text: str) -> Source:
    """Return what a record tells. Raises RecordError with the line."""
    source = Source("record")
    for line in parse(text.replace("\r", "\n") if "\n" not in text else text):
        match line:
            case Tag() if source.entries:
                raise fault(line.line, "record-tag-late")
            case Tag():
                add(source, line.line, line.name, line.values)
            case Comment():
                source.comments.append((len(source.entries), line.text))
            case Event():
                source.events.append((line.line, " ".join(line.words)))
            case _:
                did, stood = line.text, line.overruled
                source.entries.append(Entry(line.line, "", did, Made(), did, line.seat, stood))
    return source
