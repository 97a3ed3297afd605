"""How notes become events: every figure is known after each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from alcaide.interface.values import Note
from alcaide.scene.happenings import Event, FigureChange
from alcaide.scene.model import Phrase

Figures: TypeAlias = dict[tuple[int | None, str], int]
NOWHERE: Final[dict[str, str]] = {}


def untold(_before: Any, _after: Any, _notes: list[Note]) -> list[Event]:
    """Return no events: of a game whose pieces just change their places."""
    return []


class Script:
    """Writes the events of an action, and knows every figure after each of them."""

    def __init__(self, game: str, figures: Figures) -> None:
        self.game = game
        self.figures = figures
        self.events: list[Event] = []

    def tell(
        self,
        kind: str,
        note: Note,
        gains: Mapping[tuple[int | None, str], int] | None = None,
        *,
        where: Mapping[str, str] = NOWHERE,
        places: Sequence[str] = (),
        each: Sequence[int] = (),
        seat: int | None = None,
        aid: str = "",
    ) -> None:
        """Write down an event that changes figures by some amounts; ``aid``: which shows them."""
        said = Phrase(f"{self.game}-note-{note.key}", note.args, aid)
        whose = note.args.get("seat") if seat is None else seat
        changes = [self._change(*what, gain) for what, gain in (gains or {}).items() if gain]
        event = Event(
            kind, said, note.rule, whose, **where, places=[*places], each=[*each], changes=changes
        )
        self.events.append(event)

    def settle(self, after: Figures) -> None:
        """Let figures that count the whole position change with the last event of their seat."""
        for what, value in after.items():
            gain = value - self.figures.get(what, 0)
            if gain and self.events:
                self._add(what[0], self._change(*what, gain))

    def _change(self, seat: int | None, figure: str, gain: int) -> FigureChange:
        before = self.figures.get((seat, figure), 0)
        self.figures[seat, figure] = before + gain
        return FigureChange(figure, before, before + gain, seat)

    def _add(self, seat: int | None, change: FigureChange) -> None:
        concerned = [n for n, event in enumerate(self.events) if _concerns(event, seat)]
        number = concerned[-1] if concerned else len(self.events) - 1
        event = self.events[number]
        self.events[number] = msgspec.structs.replace(event, changes=[*event.changes, change])


def _concerns(event: Event, seat: int | None) -> bool:
    return any(change.seat == seat for change in event.changes)
