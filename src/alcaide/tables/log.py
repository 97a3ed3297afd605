"""The log of a table: what each of its rows does to it, and how further rows come about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from alcaide.core.errors import AlcaideError
from alcaide.interface.game import Game
from alcaide.interface.values import Note, Setup
from alcaide.record.nonces import dealt_with
from alcaide.storage.errors import StaleError
from alcaide.tables.ahead.asked_at_once import asked
from alcaide.tables.errors import (
    BrokenError,
    OrderError,
    OverError,
    PausedError,
    SeatError,
    UndoError,
    WaitingError,
)
from alcaide.tables.orders.agreements import OrderContext, lapse, moved
from alcaide.tables.orders.control import after_end, carried, in_full, spare
from alcaide.tables.orders.readiness import EXPIRE
from alcaide.tables.provenance import PERSON, SERVER, maker
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import SAVED, UNDO, Change, Row, Step, Table, decoy, new_table
from alcaide.tables.terms import FREE, Terms
from alcaide.tables.time import clock as clocks
from alcaide.tables.time.clock import Turn, new_clock
from alcaide.tables.time.steady_clock import now as present

LATE: Final = "/late"  # the row that says so


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
    kept: Setup | None = None,
) -> Table:
    """Replay stored rows. Raise BrokenError if they are not a game under the present rules.

    ``kept``: the deal of a table that was made when all were ready.
    """
    terms = terms or FREE
    if terms.ready:  # the row that completes the answers makes the deal, unless it was kept
        setup = decoy(game, setup)
    table = replace(
        new_table(id, game, setup, seats),
        aids_off=tuple(aids_off),
        owner=owner,
        terms=terms,
        deal=kept if kept != setup else None,
        seed=seed,
        invite=invite,
        clock=new_clock(terms, len(seats)),
    )
    return extended(table, rows)


def extended(table: Table, rows: Iterable[Row]) -> Table:
    """Return a table with the stored rows that come after its own.

    Raises BrokenError if they are not a game under the rules of the table.
    """
    try:
        for row in rows:
            table = _follow(table, row)
    except (AlcaideError, IndexError, ValueError) as error:
        raise BrokenError(f"table {table.id} does not replay: {error}") from error
    return table


def play(table: Table, seat: int, seq: int, action: Any, source: str = PERSON) -> Change:
    """Play an action for a seat on position ``seq``; ``source``: by whom, if it is no bot.

    Raises StaleError, SeatError, OverError, or IllegalActionError with the broken rule.
    """
    _check(table, seat, seq)
    state = table.state.copy()
    at, source = present(), maker(table, source)
    step = _step(table, state, seat, action, source, at)
    row = Row(table.seq, seat, step.text, at, source)
    return _change(table, _played(table, row, step, state), row, step.notes)


def undo(table: Table, seat: int, seq: int, source: str = PERSON) -> Change:
    """Take the seat's last action of its present turn back, by a row of its own.

    Can be repeated to the start of the turn. Raises StaleError, SeatError, OverError or UndoError.
    """
    _check(table, seat, seq)
    if not table.can_undo:
        raise UndoError
    row = Row(table.seq, seat, UNDO, present(), source)
    return _change(table, _follow(table, row), row)


def order(table: Table, seat: int, text: str, source: str = SERVER) -> Change:
    """Carry out an order of a seat. Raises OrderError and what else control.py raises.

    Once as much was played as may be, nothing but what follows the end of a game is carried out;
    once the log is long, nothing that could go on for ever.
    """
    if (table.full and not after_end(text)) or (table.crowded and spare(text)):
        raise OrderError(text)
    text = in_full(_context(table, table.seq), seat, text)
    row = Row(table.seq, seat, text, present(), source)
    return _change(table, _follow(table, row), row)


def late(table: Table, now: datetime) -> Change:
    """Do what follows for a seat whose time to move or to answer is over.

    Raises OrderError if it is not.
    """
    turn, deadline = table.turn, table.deadline
    if turn is None or deadline is None or now < deadline:
        raise OrderError
    text = in_full(_context(table, table.seq), turn, LATE) if table.dealt else EXPIRE
    row = Row(table.seq, turn, text, now, SERVER)
    return _change(table, _follow(table, row), row)


def _change(before: Table, after: Table, row: Row, notes: tuple[Note, ...] = ()) -> Change:
    several = not before.dealt or len(asked(before)) > 1 or len(asked(after)) > 1
    return Change(after, row, notes, several)


def _check(table: Table, seat: int, seq: int) -> None:
    if not table.fresh(seq):
        raise StaleError
    if table.waiting:
        raise WaitingError
    if table.turn is None:
        raise OverError
    if table.agreements.paused:
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
    if row.seat != table.due:
        raise SeatError
    action, source = table.game.read(table.state, row.text), row.source or maker(table, "")
    step = _step(table, state, row.seat, action, source, row.at)
    return _played(table, row, step, state)


def _played(table: Table, row: Row, step: Step, state: Any) -> Table:
    steps, saved = table.steps.added(step), table.saved
    if len(steps) % SAVED == 0:
        saved = saved.added(state)
    before = table.agreements
    agreements = before if table.bot else lapse(before)
    after = replace(
        table,
        rows=table.rows.added(row),
        steps=steps,
        state=state,
        saved=saved,
        agreements=agreements,
    )
    if before.skipped >= 0 or before.missed:
        stays = (step.seat, step.round) == _turn(after)
        after = replace(after, agreements=moved(agreements, row.seat, stays))
    return _timed(after, row, finished=True)


def _undone(table: Table, row: Row) -> Table:
    if not table.steps:
        raise UndoError
    after = table.back_to(len(table.steps) - 1)
    after = replace(after, rows=table.rows.added(row), agreements=lapse(table.agreements))
    return _timed(after, row)


def _ordered(table: Table, row: Row) -> Table:
    now = carried(_context(table, row.number, row.at), row.seat, row.text)
    after = replace(
        table.back_to(now.steps),
        rows=table.rows.added(row),
        seats=now.seats,
        agreements=now.agreements,
    )
    return _timed(after if table.dealt or not after.dealt else _dealt(after), row)


def _dealt(table: Table) -> Table:
    """Return a table with the deal that follows from its seed and from what people added to it."""
    nonces = table.agreements.readiness.nonces(len(table.seats))
    setup = table.deal or dealt_with(table.game, table.setup, table.seed, nonces)
    return replace(table, setup=setup, state=table.game.deal(setup))


def _context(table: Table, number: int, at: datetime | None = None) -> OrderContext:
    """Return a table as far as the order of row ``number`` is about it."""
    over = table.turn is None
    return OrderContext(
        table.seats,
        table.terms,
        table.agreements,
        number,
        len(table.steps),
        table.due,
        over,
        at,
        table.opening,
    )


def _timed(table: Table, row: Row, finished: bool = False) -> Table:
    """Return a table with its clocks set to what a row means for them."""
    clock = table.clock
    if clock is None or row.at is None or not table.dealt:
        return table
    if row.order:
        clock = clocks.ordered(clock, row.seat, row.text, row.at)
    turn = None if table.waiting else _turn(table)
    runs = turn is not None and not table.bot and not table.agreements.paused
    clock = clocks.advance(clock, table.terms, row.at, turn, runs, finished)
    return replace(table, clock=clock)


def _turn(table: Table) -> Turn | None:
    return None if table.turn is None else (table.turn, table.game.round(table.state))


def _step(
    table: Table, state: Any, seat: int, action: Any, source: str, at: datetime | None
) -> Step:
    """Carry out an action on a state of its own and return it as a step; raise if not legal."""
    game, before = table.game, table.state
    notes = tuple(_carried_out(table, state, action))
    noted = len(notes) + (table.steps[-1].noted if table.steps else 0)
    text, hidden = game.write(before, action), game.reveals(before, action)
    return Step(seat, action, text, notes, game.round(before), hidden, noted, source, at)


def _carried_out(table: Table, state: Any, action: Any) -> list[Note]:
    """Carry out an action; one against the rules only where a real table has let it stand."""
    over, game = table.setup.overruled, table.game
    if over and f"{len(table.steps)} {game.write(table.state, action)}" in over:
        notes: list[Note] = []
        game.apply(state, action, notes)
        return notes
    return game.play(state, action)
