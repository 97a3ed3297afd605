"""What became of a game that was told: lines that were understood, and how; faults."""

from __future__ import annotations

from dataclasses import dataclass, field

from alcaide.core.errors import RecordError
from alcaide.record import Record
from alcaide.record.exchange.matching import COMPLETED, GUESSED
from alcaide.record.exchange.sources.source import Remark


@dataclass(frozen=True)
class Line:
    """A line that was understood, and how: "read", "completed" or "guessed"."""

    line: int
    text: str
    seat: int
    actions: tuple[str, ...]
    how: str
    taken: tuple[tuple[str, str], ...] = ()  # words, and those that they were taken for
    added: tuple[str, ...] = ()  # steps before it that nobody told


@dataclass
class Imported:
    """What became of a source: a record as far as it was understood."""

    kind: str
    record: Record | None = None
    lines: list[Line] = field(default_factory=list)
    faults: list[RecordError] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)  # on the whole

    @property
    def guesses(self) -> list[Line]:
        """Return what somebody has to confirm."""
        return [line for line in self.lines if line.how == GUESSED]

    @property
    def completed(self) -> list[Line]:
        """Return what said less than everything, but could mean one action only."""
        return [line for line in self.lines if line.how == COMPLETED]
