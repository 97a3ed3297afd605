"""The lines of a record: tags, actions, comments, events; nothing about games yet."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

from alcaide.record.record_errors import fault

LIMIT: Final = 1_000_000  # bytes or characters; the record of a long game has ten thousand
ACTIONS: Final = 10_000  # of a game: it is broken off there, and no record has more
UTF8: Final = codecs.getincrementaldecoder("utf-8-sig")
UNWANTED: Final = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
STRING: Final = r'"(?:[^"\\]|\\["\\])*"'
TAG: Final = re.compile(rf"\[([A-Z][A-Za-z0-9]*)((?:[ \t]+{STRING})+)[ \t]*\]")
QUOTED: Final = re.compile(STRING)
ACTION: Final = re.compile(r"(![ \t]*)?([0-9]{1,2})[ \t]+(.+)")


class Tag(NamedTuple):
    """``[Name "value" "value"]``."""

    line: int
    name: str
    values: tuple[str, ...]


class Action(NamedTuple):
    """``SEAT ACTION``; with ``!`` before it, against the rules: the table let it stand."""

    line: int
    seat: int
    text: str
    overruled: bool = False


class Comment(NamedTuple):
    """``; words``."""

    line: int
    text: str


class Event(NamedTuple):
    """``* word word ...``: something that chance did."""

    line: int
    words: tuple[str, ...]


Line = Tag | Action | Comment | Event


def parse(source: str | bytes) -> Iterator[Line]:
    """Yield the lines of a record that say something; raise RecordError.

    What is too long is refused before anything is said of it.
    """
    lines = _text(source).split("\n")
    if len(source) > LIMIT:
        raise fault(len(lines), "record-too-long", limit=LIMIT)
    _count(lines)
    for number, line in enumerate(lines, 1):
        line = line.strip()
        if line:
            yield _line(number, line)


def tag_line(name: str, values: Sequence[str]) -> str:
    """Write a tag; raise RecordError for a character that cannot stand in a line."""
    for value in values:
        if UNWANTED.search(value):
            raise fault(0, "record-value", tag=name, value=repr(value[:40]))
    return f"[{name} {' '.join(quoted(value) for value in values)}]"


def quoted(value: str) -> str:
    """Write a string: in quotes, with a backslash before quotes and backslashes."""
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _count(lines: Sequence[str]) -> None:
    """Raise RecordError at the first action that is too many."""
    if len(lines) <= ACTIONS:
        return
    actions = (number for number, line in enumerate(lines, 1) if ACTION.fullmatch(line.strip()))
    if number := next(islice(actions, ACTIONS, None), 0):
        raise fault(number, "record-too-many", limit=ACTIONS)


def _text(source: str | bytes) -> str:
    """Return what is read of a source, decoded."""
    if isinstance(source, str):
        return source[:LIMIT].removeprefix("\ufeff")
    if source.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise fault(1, "record-utf16")
    try:
        return UTF8().decode(source[:LIMIT], final=len(source) <= LIMIT)
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        raise fault(line, "record-not-utf8", byte=f"{error.object[error.start]:#04x}") from None


def _line(number: int, line: str) -> Line:
    bad = UNWANTED.search(line)
    if bad:
        raise fault(number, "record-control", code=f"{ord(bad[0]):#06x}")
    if line[0] == ";":
        return Comment(number, line[1:].strip())
    if line[0] == "[":
        return _tag(number, line)
    if line[0] == "*":
        return Event(number, tuple(line[1:].split()))
    match = ACTION.fullmatch(line)
    if not match:
        raise fault(number, "record-line", text=repr(line[:40]))
    return Action(number, int(match[2]), match[3], bool(match[1]))


def _tag(number: int, line: str) -> Tag:
    match = TAG.fullmatch(line)
    if not match:
        raise fault(number, "record-tag", text=repr(line[:40]))
    values = (re.sub(r"\\(.)", r"\1", value[1:-1]) for value in QUOTED.findall(match[2]))
    return Tag(number, match[1], tuple(values))
