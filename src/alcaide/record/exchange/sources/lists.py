"""Plain lists: a line for each action, tags before them; docs/importing.md."""

from __future__ import annotations

import re
from typing import Final

from alcaide.locale.glossary import fold
from alcaide.record.exchange.sources.source import LINES, WIDE, Entry, Source, Tag
from alcaide.record.exchange.vocabulary import called
from alcaide.record.lines import QUOTED, TAG
from alcaide.record.record_errors import fault

NAMED: Final = re.compile(r"([^:=\[\]]{1,40}?)\s*[:=]\s*(\S.*)")
COUNTED: Final = re.compile(r"(?:\d{1,4}\s*[.)]|[-•\u2013])\s+")  # "12." or a bullet before a line
NAMES: Final = ("Players", "Names")
STACKS: Final = re.compile(r"\s*[|;]\s*")


def read_list(text: str) -> Source:
    """Return what a plain list tells. Raises RecordError with the line."""
    source = Source("list")
    lines = text.splitlines()
    if len(lines) > LINES:
        raise fault(LINES + 1, "import-too-many", limit=LINES)
    for number, line in enumerate(lines, 1):
        _read(source, number, line.strip())
        if len(line) > WIDE and source.entries:  # tags may be longer
            raise fault(number, "import-too-wide", limit=WIDE)
    return source


def _read(source: Source, number: int, line: str) -> None:
    if not line:
        return
    if line.startswith(("#", ";", "//")):
        source.comments.append((len(source.entries), line.lstrip("#;/").strip()))
    elif line.startswith("*"):
        source.events.append((number, " ".join(line[1:].split())))
    elif source.entries or not tagged(source, number, line):
        stood = line.startswith("!")
        what = line.lstrip("! \t")
        what = COUNTED.sub("", what, count=1) if COUNTED.match(what) else what
        source.entries.append(Entry(number, "", what, text=line, overruled=stood))


def tagged(source: Source, number: int, line: str) -> bool:
    """Add a line as a tag; tell whether it is one."""
    if found := TAG.fullmatch(line):
        own = (re.sub(r"\\(.)", r"\1", each[1:-1]) for each in QUOTED.findall(found[2]))
        add(source, number, found[1], tuple(own))
        return True
    named = NAMED.fullmatch(line)
    key = called("tags").get(fold(named[1].strip()), "") if named else ""
    if not named or not key:
        return False
    for name, values in tag_of(key, named[2]):
        add(source, number, name, values)
    return True


def add(source: Source, number: int, name: str, values: tuple[str, ...]) -> None:
    """Add a tag. Raises RecordError where it is there already."""
    if name in source.tags:
        first = str(source.tags[name].line)
        raise fault(number, "record-tag-twice", tag=name[:40], first=first)
    source.tags[name] = Tag(number, values)


def tag_of(key: str, value: str) -> list[tuple[str, tuple[str, ...]]]:
    """Return the tags of a record that a value makes: names of players are counted."""
    quoted = [re.sub(r"\\(.)", r"\1", each[1:-1]) for each in QUOTED.findall(value)]
    if key in NAMES:
        if value.strip().isdecimal():
            return [("Players", (value.strip(),))]
        names = quoted or [name.strip() for name in re.split(r"[,;]", value) if name.strip()]
        return [("Names", tuple(names)), ("Players", (str(len(names)),))]
    if key == "Squares":
        return [(key, tuple(quoted or STACKS.split(value.strip())))]
    if quoted:
        return [(key, tuple(quoted))]
    if key == "Start" and value.strip().isdecimal():  # people count from 1, records from 0
        return [(key, (str(int(value[:3]) - 1),))]
    if key in ("Deck", "Money", "Tiles", "Bonus", "Wall", "Options"):
        value = " ".join(re.split(r"[\s,;]+", value.strip()))
    return [(key, (value.strip(),))]
