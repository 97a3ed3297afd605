"""Records for tests: random games, and the lines of one."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import pytest

from alcaide.core.errors import RecordError
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.record import Record

GOLDEN: Final = Path(__file__).parents[1] / "golden"
GAME = str(GOLDEN / "flags-3.play")
UNFINISHED = str(GOLDEN / "unfinished-3.play")
ALCAZAR: Final = GAMES["alcazar"]


@cache
def played(players: int, seed: int, actions: int = 10_000) -> str:
    """Return the text of a random game, or of its first so many actions."""
    record = Record(ALCAZAR, ALCAZAR.setup(players, seed=seed))
    rng = Rng(seed.to_bytes(4, "big"))
    while record.turn is not None and len(record.actions) < actions:
        legal = record.legal_actions()
        record.add(legal[rng.below(len(legal))])
    return record.dumps()


def lines_of(text: str) -> list[str]:
    """Return the lines of a text, to change them."""
    return text.splitlines()


WHOLE: Final = played(3, 7)
START: Final = played(3, 7, 0)  # nothing has been played
HEADER: Final = len(lines_of(START))


def refused(source: str | bytes, file: str = "") -> RecordError:
    """Return the error that a record is refused with."""
    with pytest.raises(RecordError) as caught:
        Record.loads(source, file)
    return caught.value


def with_line(number: int, line: str, text: str = WHOLE) -> str:
    """Put another line in the place of one, counted from 1."""
    lines = lines_of(text)
    return "\n".join([*lines[: number - 1], line, *lines[number:]]) + "\n"


def line_of(tag: str, text: str = WHOLE) -> int:
    """Return the number of the line of a tag."""
    return next(n for n, line in enumerate(lines_of(text), 1) if line.startswith(f"[{tag} "))


def survives(source: str | bytes) -> None:
    """Load anything: it is a record, which can be written and read again, or a RecordError."""
    outcome = load(source)
    if isinstance(outcome, Record):
        assert Record.loads(outcome.dumps()) == outcome
    else:
        assert outcome.line >= 1
        assert outcome.reason
        assert str(outcome).startswith(f"fuzz, line {outcome.line}: {outcome.rule}: ")


def load(source: str | bytes) -> Record | RecordError:
    """Return what comes of a source; any other error is a failure."""
    try:
        return Record.loads(source, "fuzz")
    except RecordError as error:
        return error
