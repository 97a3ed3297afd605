"""Any text or file that tells of a game: which form it has, and what it tells."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from alcaide.record.exchange.formats import FORMAT
from alcaide.record.exchange.sources.arena_logs import read_arena_log
from alcaide.record.exchange.sources.json_records import read_document
from alcaide.record.exchange.sources.lists import read_list
from alcaide.record.exchange.sources.record_lines import is_record, read_record
from alcaide.record.exchange.sources.source import LIMIT, Remark, Source
from alcaide.record.exchange.sources.spreadsheets import table_in, workbook
from alcaide.record.exchange.sources.tile_lists import read_tile_list
from alcaide.record.record_errors import fault


def read_source(data: str | bytes) -> Source:
    """Return what a file tells; its form is seen from its content. Raises RecordError."""
    raw = data.encode() if isinstance(data, str) else data
    if len(raw) > LIMIT:
        raise fault(0, "import-too-long", limit=LIMIT)
    if raw.startswith(b"PK\x03\x04"):
        return workbook(raw)
    text, strange = decoded(raw)
    source = _told(text)
    if strange:
        source.remarks.append(Remark("import-letters", {"line": strange}))
    return source


def _told(text: str) -> Source:
    if not text.strip():
        raise fault(0, "import-empty")
    if text.lstrip().startswith("{"):
        return _json(text.encode())
    if is_record(text):
        return read_record(text)
    return table_in(text) or read_list(text)


def decoded(raw: bytes) -> tuple[str, int]:
    """Return the text of a file, and the line that is not UTF-8 (0: all is). Raises RecordError.

    Spreadsheets save UTF-16, too, and in the west of Europe Windows-1252.
    """
    utf16 = raw.startswith((b"\xff\xfe", b"\xfe\xff"))
    strange = 0
    try:
        text = raw.decode("utf-16" if utf16 else "utf-8-sig")
    except UnicodeDecodeError as error:
        strange = raw.count(b"\n", 0, error.start) + 1
        text = _western(raw, strange, error.start)
    if "\0" in text:
        raise fault(0, "import-binary")
    return text, strange


def _western(raw: bytes, line: int, at: int) -> str:
    """Return a text in Windows-1252. Raises RecordError where it is none."""
    if b"\0" not in raw:
        with suppress(UnicodeDecodeError):
            return raw.decode("cp1252")
    raise fault(line, "record-not-utf8", byte=f"{raw[at]:#04x}") from None


def _json(raw: bytes) -> Source:
    """Return what JSON tells, by what it has at its top."""
    try:
        told: Any = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError):
        raise fault(0, "import-json") from None
    if told.get("format") == FORMAT:
        return read_document(raw)
    if "replay" in told:
        return read_tile_list(told)
    if "data" in told:
        return read_arena_log(told)
    raise fault(0, "import-json-unknown")
