"""Questions that several people are asked at once, though the log has their answers in turn.

Who is asked follows from public facts alone; what somebody has answered before his turn is his
secret until it is played (advance_answers.py). To whom it is put, a question is put at a table
where it is his turn, so that all else works on that as on any other.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec

from alcaide.interface.questions import Question
from alcaide.tables.orders.control import quiet
from alcaide.tables.orders.seating import PERSON
from alcaide.tables.table import UNDO, Table


def asked(table: Table) -> list[int]:
    """Return the seats that may answer now: the one to move, then people who are asked with it.

    At one screen people are asked one after the other, and a bot answers when its turn comes.
    """
    turn = table.turn
    if turn is None or table.waiting or table.agreements.paused or table.free:
        return []
    seats = table.game.asked(table.state) if table.game.asked else []
    return [turn, *(s for s in seats if s != turn and table.seats[s].kind == PERSON)]


def question(table: Table) -> Question | None:
    """Return what the seat to move is asked between turns; None: its turn has come."""
    find = table.game.question
    return find(table.state) if find and table.turn is not None else None


def put(table: Table, seat: int) -> Table:
    """Return a table as it is for one of the seats that are asked, whose turn it is there.

    Its mark is that of the question: what others answer meanwhile does not make it another one.
    Out of turn nothing can be taken back.
    """
    if table.game.asking is None or table.game.question is None:
        return table
    if seat == table.turn:
        return replace(table, asked_at=_since(table, seat)) if question(table) else table
    terms = msgspec.structs.replace(table.terms, undo="none")
    state = table.game.asking(table.state, seat)
    return replace(table, state=state, terms=terms, asked_at=_since(table, seat))


def same(table: Table, step: int, seat: int) -> bool:
    """Tell whether a seat is still asked what it was asked after ``step`` actions."""
    if step > len(table.steps) or seat not in asked(table):
        return False
    now = _mark(table, table.state, seat)
    return bool(now) and now == _mark(table, table.at(step), seat)


def _mark(table: Table, state: object, seat: int) -> str:
    """Return the mark of the question to a seat, with its name; "": it is asked nothing."""
    game = table.game
    if game.asked is None or game.asking is None or game.question is None:
        return ""
    found = game.question(game.asking(state, seat)) if seat in game.asked(state) else None
    return f"{found.name} {found.mark}" if found else ""


def _since(table: Table, seat: int) -> int:
    """Return the number of rows when the present question was put to a seat."""
    mark, step = len(table.rows), len(table.steps)
    while mark > table.agreements.undone:
        row = table.rows[mark - 1]
        if not row.order:
            step -= 1
            if row.text == UNDO or row.seat == seat or not same(table, step, seat):
                break
        elif not quiet(row.text):
            break
        mark -= 1
    return mark
