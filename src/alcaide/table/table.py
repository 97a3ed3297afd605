"""A game being played: who sits where, the rows of its log, the position they lead to.

A `Table` is a value: to play gives another one, so that a change can be stored first and shown
afterwards, and whoever still looks at the old one sees a whole position.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from alcaide.core.errors import AlcaideError
from alcaide.core.game import Game, Note, Setup
from alcaide.table.control import SLASH, reseated
from alcaide.table.errors import (
    BrokenError,
    OverError,
    SeatError,
    StaleError,
    UndoError,
    WaitingError,
)
from alcaide.table.seats import SeatSpec
from alcaide.table.terms import FREE, Terms

UNDO: Final = "undo"  # the row that takes the last action back; no action is written like this


class Row(msgspec.Struct, frozen=True):
    """One line of a table's log: an action in notation, UNDO, or an order (see control.py)."""

    number: int  # 0, 1, 2 ...
    seat: int
    text: str
    at: datetime | None = None  # when it was played; not known of what a record brought

    @property
    def order(self) -> bool:
        """Tell whether this is no action of the game, nor takes one back."""
        return self.text.startswith(SLASH)


@dataclass(frozen=True, eq=False)
class Step:
    """An action that counts (it was not taken back) and what it did."""

    seat: int
    action: Any
    text: str
    notes: tuple[Note, ...]
    round: int
    hidden: bool  # it showed something hidden: never taken back


@dataclass(frozen=True, eq=False)
class Table:
    """One position of one game with its whole past. The state in it is never changed."""

    id: str
    game: Game[Any, Any, Any]
    setup: Setup
    seats: tuple[SeatSpec, ...]
    rows: tuple[Row, ...]
    steps: tuple[Step, ...]
    state: Any
    aids_off: tuple[str, ...] = ()  # aids that this table does without
    owner: str = ""  # id of the person who set it up; "": anybody at this computer
    terms: Terms = FREE
    seed: str = ""  # of the deal; "": not known
    start: Any = None  # the state before the first action; None: as it was dealt
    free: bool = False  # nothing counts: whatever was played can be taken back

    @property
    def aids(self) -> list[str]:
        """Return the aids that are on."""
        return [aid for aid in self.game.aids if aid not in self.aids_off]

    @property
    def seq(self) -> int:
        """Return the number of rows: it only ever grows."""
        return len(self.rows)

    @property
    def turn(self) -> int | None:
        """Return the seat to move; None: the game is over."""
        return self.game.turn(self.state)

    @property
    def people(self) -> list[int]:
        """Return the seats that are played at the screen."""
        return [seat for seat, spec in enumerate(self.seats) if spec.kind in ("me", "friend")]

    @property
    def waiting(self) -> bool:
        """Tell whether there are seats that nobody has taken yet: nothing can be played."""
        return any(seat.free for seat in self.seats)

    @property
    def can_undo(self) -> bool:
        """Tell whether the last action belongs to the present turn and showed nothing hidden."""
        if not self.steps or self.free:
            return bool(self.steps)
        last = self.steps[-1]
        same_turn = last.seat == self.turn and last.round == _round(self.game, self.state)
        return same_turn and not last.hidden

    def at(self, step: int) -> Any:
        """Return the state after the first ``step`` actions, replayed."""
        if step == len(self.steps):
            return self.state
        return _replay(self.game, self.begin(), self.steps[:step])

    def begin(self) -> Any:
        """Return a state of its own as it was before the first action."""
        return self.game.deal(self.setup) if self.start is None else self.start.copy()


@dataclass(frozen=True)
class Change:
    """A table after a row, the row, and what it brought about."""

    table: Table
    row: Row
    notes: tuple[Note, ...]


def order(table: Table, seat: int, seq: int, text: str) -> Change:
    """Carry out an order about a seat. Raises StaleError or OrderError."""
    if seq != table.seq:
        raise StaleError
    row = Row(table.seq, seat, text, _now())
    seats = reseated(table.seats, seat, text)
    return Change(replace(table, rows=(*table.rows, row), seats=seats), row, ())


def new_table(id: str, game: Game[Any, Any, Any], setup: Setup, seats: Sequence[SeatSpec]) -> Table:
    """Return a table at which nothing has been played."""
    return Table(id, game, setup, tuple(seats), (), (), game.deal(setup))


def load_table(
    id: str,
    game: Game[Any, Any, Any],
    setup: Setup,
    seats: Sequence[SeatSpec],
    rows: Iterable[Row],
    aids_off: Sequence[str] = (),
    owner: str = "",
    terms: Terms | None = None,
    seed: str = "",
) -> Table:
    """Replay stored rows. Raise BrokenError if they are not a game under the present rules."""
    stored = tuple(rows)
    sitting = tuple(seats)
    steps: list[Step] = []
    try:
        state = game.deal(setup)
        for row in stored:
            if row.text == UNDO:
                steps.pop()
                state = _replay(game, game.deal(setup), steps)
            elif row.order:
                sitting = reseated(sitting, row.seat, row.text)
            elif row.seat != game.turn(state):
                raise SeatError
            else:
                steps.append(_step(game, state, row.seat, game.read(state, row.text)))
    except (AlcaideError, IndexError) as error:
        raise BrokenError(f"table {id} does not replay: {error}") from error
    return Table(
        id,
        game,
        setup,
        sitting,
        stored,
        tuple(steps),
        state,
        tuple(aids_off),
        owner,
        terms or FREE,
        seed,
    )


def play(table: Table, seat: int, seq: int, action: Any) -> Change:
    """Play an action for a seat on position ``seq``.

    Raises StaleError, SeatError, OverError, or IllegalActionError with the broken rule.
    """
    _check(table, seat, seq)
    state = table.state.copy()
    step = _step(table.game, state, seat, action)
    row = Row(table.seq, seat, step.text, _now())
    after = replace(table, rows=(*table.rows, row), steps=(*table.steps, step), state=state)
    return Change(after, row, step.notes)


def undo(table: Table, seat: int, seq: int) -> Change:
    """Take the seat's last action of its present turn back, by a row of its own.

    Can be repeated to the start of the turn. Raises StaleError, SeatError, OverError or UndoError.
    """
    _check(table, seat, seq)
    if not table.can_undo:
        raise UndoError
    row = Row(table.seq, seat, UNDO, _now())
    steps = table.steps[:-1]
    state = table.at(len(steps))
    after = replace(table, rows=(*table.rows, row), steps=steps, state=state)
    return Change(after, row, ())


def _check(table: Table, seat: int, seq: int) -> None:
    if seq != table.seq:
        raise StaleError
    if table.waiting:
        raise WaitingError
    if table.turn is None:
        raise OverError
    if seat != table.turn:
        raise SeatError


def _step(game: Game[Any, Any, Any], state: Any, seat: int, action: Any) -> Step:
    """Carry out an action on a state and return it as a step; raise if it is not legal."""
    number = _round(game, state)
    before = state.copy()
    notes = game.play(state, action)
    text = game.write(before, action)
    return Step(seat, action, text, tuple(notes), number, game.reveals(before, action))


def _replay(game: Game[Any, Any, Any], state: Any, steps: Iterable[Step]) -> Any:
    for step in steps:
        game.apply(state, step.action, None)
    return state


def _now() -> datetime:
    return datetime.now(UTC)


def _round(game: Game[Any, Any, Any], state: Any) -> int:
    return int(game.observe(state, None).round)
