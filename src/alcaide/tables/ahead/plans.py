"""Plans: what somebody will play while others are still to move, written down beforehand.

A plan is a line that he has played on a what-if board, for the others, too. An *exact* one is
played as long as everybody plays as in the line; any other plays his own actions one after the
other, whatever the others do. Either way an action has to be offered in the same words as on the
board: a tile that is another one, laid on the same cell, is another action. Nothing is asked but
what he sees himself, so that what is played tells no more than if he had played it.
What becomes of a plan follows from the log of the table; nothing of it is kept besides.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final, NamedTuple

import msgspec

from alcaide.interface.game import Game
from alcaide.scene.model import Phrase
from alcaide.tables.errors import PlanError
from alcaide.tables.orders.seating import PERSON
from alcaide.tables.table import UNDO, Step, Table

MOST: Final = 60  # actions of a line
DIFFERS: Final = "differs"  # the position is another one
ILLEGAL: Final = "illegal"  # the action is not offered any more
UNDONE: Final = "undone"  # something was taken back


class PlanStep(msgspec.Struct, frozen=True):
    """An action of a line."""

    seat: int
    text: str  # in notation
    told: str  # the same, if everybody is told of it at once
    label: str  # what it is called: a Phrase as JSON


class Plan(msgspec.Struct, frozen=True):
    """What a person will play for a seat of a table."""

    id: str
    table: str
    user: str
    seat: int
    exact: bool
    seq: int  # rows of the table when it was made
    steps: int  # actions that counted then
    line: tuple[PlanStep, ...]
    made: datetime
    off: str = ""  # why it will not be played
    answer: bool = False  # to what is asked now, see advance_answers.py


class Fate(NamedTuple):
    """What is to be done about a plan: nothing as yet, if all of it is empty."""

    action: Any = None  # play this
    off: str = ""  # tell why it is not played
    past: bool = False  # it has been played, or has lost its sense


def plannable(table: Table) -> bool:
    """Tell whether people may plan at a table: where nobody sits and waits for them."""
    return table.terms.access != "local" and table.terms.pace != "live"


def line_of(board: Table, seat: int, exact: bool) -> tuple[PlanStep, ...]:
    """Return what was played on a what-if board as the line of a plan.

    It ends with the last action of the seat, for which it is. Raises PlanError if there is none,
    or too much was played.
    """
    game, state = board.game, board.begin()
    line: list[PlanStep] = []
    for step in board.steps if len(board.steps) <= MOST else ():
        label = label_of(game, state, step.seat, step.action)
        line.append(PlanStep(step.seat, step.text, told(step), label))
        game.apply(state, step.action, None)
    while line and line[-1].seat != seat:
        line.pop()
    if not exact:
        line = [step for step in line if step.seat == seat]
    if not line:
        raise PlanError(most=MOST)
    return tuple(line)


def fate(plan: Plan, table: Table) -> Fate:
    """Return what is to be done about a plan at a table as it stands."""
    spec = table.seats[plan.seat]
    if table.turn is None or spec.kind != PERSON or spec.user != plan.user:
        return Fate(past=True)
    if taken_back(plan, table):
        return Fate(off=UNDONE)
    if _past(plan, table):
        return Fate(past=True)
    if table.turn != plan.seat or table.bot or table.agreements.paused:
        return Fate()
    return _next(plan, table)


def told(step: Step) -> str:
    """Return an action as it stands in the log for everybody; "": it is still to be shown."""
    return step.text if step.notes else ""


def phrase(label: str) -> Phrase:
    """Return what an action is called."""
    return _phrase(msgspec.json.decode(label))


def _past(plan: Plan, table: Table) -> bool:
    """Tell whether a plan has been played out, or its maker has played something else."""
    if plan.exact:
        return len(table.steps) - plan.steps >= len(plan.line)
    played = _own(plan, table)
    meant = [step.text for step in plan.line]
    return len(played) >= len(meant) or played != meant[: len(played)]


def _own(plan: Plan, table: Table) -> list[str]:
    rows = table.rows[plan.seq :]
    return [row.text for row in rows if row.seat == plan.seat and not row.order]


def _next(plan: Plan, table: Table) -> Fate:
    """Return what is to be done now that it is the turn of who has planned."""
    if not plan.exact:
        return _offered(table, plan.line[len(_own(plan, table))])
    for step, meant in zip(table.steps[plan.steps :], plan.line, strict=False):
        if (step.seat, told(step)) != (meant.seat, meant.told):
            return Fate(past=True) if step.seat == plan.seat else Fate(off=DIFFERS)
    meant = plan.line[len(table.steps) - plan.steps]
    return _offered(table, meant) if meant.seat == plan.seat else Fate(off=DIFFERS)


def _offered(table: Table, step: PlanStep) -> Fate:
    """Return that an action is to be played, if it is still offered and called the same."""
    game, state = table.game, table.state
    for action in game.legal_actions(state):
        if game.write(state, action) == step.text:
            same = label_of(game, state, step.seat, action) == step.label
            return Fate(action) if same else Fate(off=ILLEGAL)
    return Fate(off=ILLEGAL)


def taken_back(plan: Plan, table: Table) -> bool:
    """Tell whether something was taken back that cancels a plan."""
    since = table.rows[plan.seq :]
    own = any(row.text == UNDO and row.seat == plan.seat for row in since)
    return own or table.agreements.undone > plan.seq


def label_of(game: Game[Any, Any, Any], state: Any, seat: int, action: Any) -> str:
    """Return what an action is called by the seat that plays it."""
    (choice,) = game.choices(game.observe(state, seat), [action])
    return msgspec.json.encode(choice.label).decode()


def _phrase(read: dict[str, Any]) -> Phrase:
    args = {name: _argument(value) for name, value in read["args"].items()}
    return Phrase(read["key"], args, read["aid"])


def _argument(value: Any) -> Any:
    """Return an argument as it was before it became JSON: it may hold phrases."""
    if isinstance(value, list):
        return [_argument(part) for part in value]
    return _phrase(value) if isinstance(value, dict) else value
