"""Tables of moves: CSV, TSV and the first sheet of a workbook; docs/importing.md."""

from __future__ import annotations

import csv
import io
import re
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, time
from difflib import get_close_matches
from itertools import islice
from typing import Final

from alcaide.core.errors import RecordError
from alcaide.locale.glossary import fold
from alcaide.record.exchange.sources.lists import add, tag_of
from alcaide.record.exchange.sources.source import LINES, WIDE, Entry, Remark, Source
from alcaide.record.exchange.vocabulary import NEAR, called
from alcaide.record.made_by import LETTERS, Made
from alcaide.record.record_errors import fault

DELIMITERS: Final = "\t;,"
HEAD: Final = 80  # rows among which the one with the names of the columns is looked for
BYTES: Final = 30_000_000  # of a workbook when it is unpacked
COLUMNS: Final = 60
TAG: Final = re.compile(r"#\s*([A-Z][A-Za-z0-9]*)")
SEVERAL: Final = ("Names", "Squares")
POINTS: Final = "points "  # columns of an export: what follows from the actions
Row = Sequence[str]


def table_in(text: str) -> Source | None:
    """Return what a text with a table tells; None: it has no row of names of columns."""
    for delimiter in DELIMITERS:
        if delimiter in text:
            rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
            if source := read_rows(_bounded(rows)):
                return source
    return None


def workbook(raw: bytes) -> Source:
    """Return what the first sheet of a workbook tells. Raises RecordError."""
    try:
        from openpyxl import load_workbook
    except ImportError:
        raise fault(0, "import-no-workbook") from None
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as parts:
            if sum(part.file_size for part in parts.infolist()) > BYTES:
                raise fault(0, "import-too-long", limit=BYTES)
        book = load_workbook(io.BytesIO(raw), read_only=True, data_only=True)
        cells = book.worksheets[0].iter_rows(values_only=True, max_col=COLUMNS)
        rows = [[_cell(value) for value in row] for row in islice(cells, LINES + 1)]
    except RecordError:
        raise
    except Exception:  # whatever a broken workbook makes of the library
        raise fault(0, "import-binary") from None
    source = read_rows(_bounded(rows))
    if source is None:
        raise _headless(rows)
    return source


def _headless(rows: Sequence[Row]) -> RecordError:
    """Return the error of a sheet that names no columns, with the row that might be meant to."""
    number, row = max(enumerate(rows[:HEAD], 1), key=lambda each: _cells(each[1]), default=(0, ()))
    if _cells(row) < 2:  # who, and what
        return fault(0, "import-no-columns", heads="none")
    heads = ", ".join(cell.strip()[:20] for cell in row if cell.strip())
    return fault(number, "import-no-columns", heads=heads[:100])


def _cells(row: Row) -> int:
    return sum(bool(cell.strip()) for cell in row)


def read_rows(rows: Iterable[Row]) -> Source | None:
    """Return what the rows of a table tell; None where no row names its columns."""
    source, columns = Source("table"), dict[str, int]()
    people: list[tuple[str, int]] = []
    faults: list[RecordError] = []
    for number, row in enumerate(rows, 1):
        if columns or people:
            _entries(source, number, row, columns, people)
        elif number > HEAD:
            return None
        elif found := _columns(row):
            columns = found
            _remark_on(row, columns, source)
        elif found := _people(row, source):
            people = list(found.items())
        elif _tag(source, number, row):
            continue
        elif near := _like_tag(row):
            faults.append(fault(number, "import-tag", tag=row[0][:40], near=near))
        elif text := " ".join(cell for cell in row if cell):
            source.comments.append((0, text[:WIDE].lstrip("#; ")))
    if not columns and not people:
        return None
    if faults:
        raise faults[0]
    return source


def _bounded(rows: Iterable[Row]) -> Iterator[Row]:
    """Yield rows without what is too much. Raises RecordError."""
    number = 0
    try:
        for number, row in enumerate(rows, 1):
            if number > LINES:
                raise fault(number, "import-too-many", limit=LINES)
            yield [cell.strip() for cell in row]
    except csv.Error:  # the one that there can be: a cell beyond what the library reads
        raise fault(number + 1, "import-too-wide", limit=WIDE) from None


def _columns(row: Row) -> dict[str, int]:
    """Return where the columns are; nothing where none is that of the actions."""
    names = called("columns")
    found: dict[str, int] = {}
    for at, cell in enumerate(row):
        key = names.get(fold(cell), "")
        if key and key not in found:
            found[key] = at
    return found if "action" in found and len(found) > 1 else {}


def _remark_on(row: Row, columns: dict[str, int], source: Source) -> None:
    """Remark on columns in which nothing is read."""
    others = [cell for at, cell in enumerate(row) if cell and at not in columns.values()]
    if unread := [cell for cell in others if not cell.startswith(POINTS)]:
        source.remarks.append(Remark("import-columns", {"columns": ", ".join(unread)[:100]}))


def _people(row: Row, source: Source) -> dict[str, int]:
    """Return the columns of the players, where each has one."""
    names = source.tags["Names"].values if "Names" in source.tags else ()
    folded = [fold(cell) for cell in row]
    found = {name: folded.index(fold(name)) for name in names if fold(name) in folded}
    return found if names and len(found) == len(names) else {}


def _tag(source: Source, number: int, row: Row) -> bool:
    """Take a row before the names of the columns if it is one: the name of a tag, then values."""
    if not row or not row[0]:
        return False
    values = list(row[1:])
    while len(values) > 1 and not values[-1]:
        values.pop()
    own = TAG.fullmatch(row[0])
    key = called("tags").get(fold(row[0].lstrip("# ").rstrip(":")), "")
    if own:
        add(source, number, own[1], tuple(_unquoted(value) for value in values) or ("",))
    elif key in ("Players", "Squares") and len(values) > 1:
        several = [value for value in values if value]
        add(source, number, "Names" if key == "Players" else key, tuple(several))
        if key == "Players":
            add(source, number, "Players", (str(len(several)),))
    elif key and values:
        for name, each in tag_of(key, " ".join(values)):
            add(source, number, name, each)
    return bool(own or key)


def _like_tag(row: Row) -> str:
    """Return the tag that a row was perhaps meant to be."""
    said = fold(row[0].lstrip("# ").rstrip(": ")) if row and _cells(row) > 1 else ""
    return next(iter(get_close_matches(said, called("tags"), 1, NEAR)), "")


def _entries(
    source: Source,
    number: int,
    row: Row,
    columns: dict[str, int],
    people: list[tuple[str, int]],
) -> None:
    if people:
        for name, place in sorted(people, key=lambda each: each[1]):
            if place < len(row) and row[place]:
                source.entries.append(
                    Entry(number, name, row[place][:WIDE], text=f"{name}: {row[place]}")
                )
        return

    def cell(name: str) -> str:
        at = columns.get(name, COLUMNS)
        return _unquoted(row[at]) if at < len(row) else ""

    what = cell("action")[:WIDE]
    if (row and row[0].startswith("#")) or not what:
        return
    if what.startswith("*"):
        source.events.append((number, " ".join(what[1:].split())))
    elif what.startswith(";"):
        source.comments.append((len(source.entries), what[1:].strip()))
    else:
        seat = cell("seat")
        who = "" if seat.isdecimal() else cell("name") or seat
        made = Made(_source(cell("source")), _seconds(cell("seconds")))
        at = int(seat[:3]) if seat.isdecimal() else None
        stood, did = what.startswith("!"), what.lstrip("! ")
        source.entries.append(Entry(number, who, did, made, what, at, stood))


def _source(said: str) -> str:
    return said if said in LETTERS.values() else ""


def _seconds(said: str) -> float | None:
    found = re.fullmatch(r"\d{1,7}(?:[.,]\d+)?", said)
    return float(said.replace(",", ".")) if found else None


def _unquoted(cell: str) -> str:
    """Return a cell without the sign that kept it from being a formula."""
    return cell[1:] if re.match(r"'[=+\-@\t]", cell) else cell


def _cell(value: object) -> str:
    """Return the text of a cell of a workbook; whole numbers without their point."""
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, datetime) and value.time() == time():
        return str(value.date())
    return str(value)[:WIDE]
