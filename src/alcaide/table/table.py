"""A game being played: who sits where, the rows of its log, the position they lead to.

A `Table` is a value: to play gives another one, so that a change can be stored first and shown
afterwards, and whoever still looks at the old one sees a whole position.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cached_property
from typing import Any, Final

import msgspec

from alcaide.core.errors import AlcaideError
from alcaide.core.game import Game, Note, Setup
from alcaide.table import clock as clocks
from alcaide.table.affairs import NOTHING, Affairs, Standing, lapse, moved
from alcaide.table.clock import Clock, Turn, new_clock
from alcaide.table.control import SLASH, carried, quiet
from alcaide.table.errors import (
    BrokenError,
    OrderError,
    OverError,
    PausedError,
    SeatError,
    StaleError,
    UndoError,
    WaitingError,
)
from alcaide.table.seats import SeatSpec
from alcaide.table.terms import FREE, Terms

LATE: Final = "/late"  # the row that says so
SKIPPER: Final = "easy"  # the bot that plays a turn which somebody missed
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
    invite: str = ""  # the secret that opens free seats to whoever has it
    first_seats: tuple[SeatSpec, ...] = ()  # who sat there before any row
    affairs: Affairs = NOTHING
    clock: Clock | None = None  # None: nobody's time is counted

    @property
    def aids(self) -> list[str]:
        """Return the aids that are on."""
        return [aid for aid in self.game.aids if aid not in self.aids_off]

    @property
    def seq(self) -> int:
        """Return the number of rows: it only ever grows."""
        return len(self.rows)

    @property
    def mark(self) -> int:
        """Return the number of rows there were when the present question was put."""
        mark = len(self.rows)
        while mark and self.rows[mark - 1].order and quiet(self.rows[mark - 1].text):
            mark -= 1
        return max(mark, self.affairs.undone)

    def fresh(self, seq: int) -> bool:
        """Tell whether what was meant for position ``seq`` is still to the point."""
        return self.mark <= seq <= self.seq

    @property
    def turn(self) -> int | None:
        """Return the seat to move; None: the game is over, or has been ended."""
        return None if self.affairs.end else self.game.turn(self.state)

    @property
    def bot(self) -> str:
        """Return the level of the bot that is to play now; "" if it is no bot's turn."""
        turn = self.turn
        if turn is None or self.waiting or self.affairs.paused:
            return ""
        return SKIPPER if self.affairs.skipped == turn else self.seats[turn].level

    @property
    def deadline(self) -> datetime | None:
        """Return when the time of the seat to move is over, if that has consequences."""
        if self.clock is None or self.terms.gone == "wait":
            return None
        return clocks.deadline(self.clock, self.terms)

    @property
    def people(self) -> list[int]:
        """Return the seats that are played at the screen."""
        return [seat for seat, spec in enumerate(self.seats) if spec.kind in ("me", "friend")]

    @cached_property
    def waiting(self) -> bool:
        """Tell whether there are seats that nobody has taken yet: nothing can be played."""
        return any(seat.free for seat in self.seats)

    @property
    def can_undo(self) -> bool:
        """Tell whether the last action belongs to the present turn and showed nothing hidden."""
        if not self.steps or self.free:
            return bool(self.steps)
        if self.terms.undo == "none" or self.affairs.paused:
            return False
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


def new_table(id: str, game: Game[Any, Any, Any], setup: Setup, seats: Sequence[SeatSpec]) -> Table:
    """Return a table at which nothing has been played."""
    sitting = tuple(seats)
    return Table(id, game, setup, sitting, (), (), game.deal(setup), first_seats=sitting)


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
    invite: str = "",
) -> Table:
    """Replay stored rows. Raise BrokenError if they are not a game under the present rules."""
    table = replace(
        new_table(id, game, setup, seats),
        aids_off=tuple(aids_off),
        owner=owner,
        terms=terms or FREE,
        seed=seed,
        invite=invite,
        clock=new_clock(terms or FREE, len(seats)),
    )
    return extended(table, rows)


def extended(table: Table, rows: Iterable[Row]) -> Table:
    """Return a table with the stored rows that come after its own.

    Raises BrokenError if they are not a game under the rules of the table.
    """
    states: dict[int, Any] = {}  # by number of steps, so that what is taken back costs no replay
    try:
        for row in rows:
            if row.text == UNDO:
                table = _undone(table, row, states.get(len(table.steps) - 1))
            else:
                table = _follow(table, row)
            states[len(table.steps)] = table.state
    except (AlcaideError, IndexError, ValueError) as error:
        raise BrokenError(f"table {table.id} does not replay: {error}") from error
    return table


def play(table: Table, seat: int, seq: int, action: Any) -> Change:
    """Play an action for a seat on position ``seq``.

    Raises StaleError, SeatError, OverError, or IllegalActionError with the broken rule.
    """
    _check(table, seat, seq)
    state = table.state.copy()
    step = _step(table.game, state, seat, action)
    row = Row(table.seq, seat, step.text, _now())
    return Change(_played(table, row, step, state), row, step.notes)


def undo(table: Table, seat: int, seq: int) -> Change:
    """Take the seat's last action of its present turn back, by a row of its own.

    Can be repeated to the start of the turn. Raises StaleError, SeatError, OverError or UndoError.
    """
    _check(table, seat, seq)
    if not table.can_undo:
        raise UndoError
    row = Row(table.seq, seat, UNDO, _now())
    return Change(_follow(table, row), row, ())


def order(table: Table, seat: int, text: str) -> Change:
    """Carry out an order of a seat. Raises OrderError and what else control.py raises."""
    row = Row(table.seq, seat, text, _now())
    return Change(_follow(table, row), row, ())


def late(table: Table, now: datetime) -> Change:
    """Do what the terms say about a seat whose time is over. Raises OrderError if it is not."""
    turn, deadline = table.turn, table.deadline
    if turn is None or deadline is None or now < deadline:
        raise OrderError
    row = Row(table.seq, turn, LATE, now)
    return Change(_follow(table, row), row, ())


def _check(table: Table, seat: int, seq: int) -> None:
    if not table.fresh(seq):
        raise StaleError
    if table.waiting:
        raise WaitingError
    if table.turn is None:
        raise OverError
    if table.affairs.paused:
        raise PausedError
    if seat != table.turn:
        raise SeatError


def _follow(table: Table, row: Row) -> Table:
    """Return a table after a row, whatever kind it is."""
    if row.order:
        return _ordered(table, row)
    if row.text == UNDO:
        return _undone(table, row)
    state = table.state.copy()
    if row.seat != table.turn:
        raise SeatError
    step = _step(table.game, state, row.seat, table.game.read(table.state, row.text))
    return _played(table, row, step, state)


def _played(table: Table, row: Row, step: Step, state: Any) -> Table:
    steps = (*table.steps, step)
    before = table.affairs
    affairs = before if table.bot else lapse(before)
    after = replace(table, rows=(*table.rows, row), steps=steps, state=state, affairs=affairs)
    if before.skipped >= 0 or before.missed:
        stays = (step.seat, step.round) == _turn(after)
        after = replace(after, affairs=moved(affairs, row.seat, stays))
    return _timed(after, row, finished=True)


def _undone(table: Table, row: Row, state: Any = None) -> Table:
    """Return a table without its last step; ``state`` is what it was before, if that is known."""
    steps = table.steps[:-1]
    if not table.steps:
        raise UndoError
    state = table.at(len(steps)) if state is None else state
    after = replace(table, rows=(*table.rows, row), steps=steps, state=state)
    return _timed(replace(after, affairs=lapse(table.affairs)), row)


def _ordered(table: Table, row: Row) -> Table:
    now = Standing(
        table.seats, table.terms, table.affairs, row.number, len(table.steps), table.turn
    )
    now = carried(now, row.seat, row.text)
    after = replace(
        table,
        rows=(*table.rows, row),
        seats=now.seats,
        affairs=now.affairs,
        steps=table.steps[: now.steps],
        state=table.at(now.steps),
    )
    return _timed(after, row)


def _timed(table: Table, row: Row, finished: bool = False) -> Table:
    """Return a table with its clocks set to what a row means for them."""
    clock = table.clock
    if clock is None or row.at is None:
        return table
    if row.order:
        clock = clocks.ordered(clock, row.seat, row.text, row.at)
    turn = None if table.waiting else _turn(table)
    runs = turn is not None and not table.bot and not table.affairs.paused
    clock = clocks.advance(clock, table.terms, row.at, turn, runs, finished)
    return replace(table, clock=clock)


def _turn(table: Table) -> Turn | None:
    return None if table.turn is None else (table.turn, _round(table.game, table.state))


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
    return game.round(state)
