"""Answers before their turn: plans of one action, to what several people are asked at once.

Such an answer is played when its turn comes, if the question is still the same; after anything
else its maker is asked anew. Until then nobody else can tell that there is one.
"""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import Any

from alcaide.tables.ahead.asked_at_once import put, same
from alcaide.tables.ahead.plans import Plan, PlanStep, label_of, taken_back
from alcaide.tables.orders.control import quiet
from alcaide.tables.table import Table


def kept(table: Table, seat: int, action: Any) -> Plan:
    """Return the answer of a seat that is asked before its turn.

    Raises IllegalActionError with the broken rule.
    """
    game, own = table.game, put(table, seat)
    game.play(own.state.copy(), action)
    text = game.write(own.state, action)
    step = PlanStep(seat, text, "", label_of(game, own.state, seat, action))
    id, user, now = secrets.token_urlsafe(9), table.seats[seat].user, datetime.now(UTC)
    steps = len(table.steps)
    return Plan(id, table.id, user, seat, False, table.seq, steps, (step,), now, answer=True)


def holds(plan: Plan, table: Table) -> bool:
    """Tell whether an answer is still one to what its maker is asked."""
    if table.seats[plan.seat].user != plan.user or taken_back(plan, table):
        return False
    since = table.rows[plan.seq :]
    if any(row.seat == plan.seat and row.order and not quiet(row.text) for row in since):
        return False  # the seat has been somebody else's meanwhile
    return same(table, plan.steps, plan.seat)


def meant(plan: Plan, table: Table) -> Any:
    """Return the action of an answer that holds."""
    return table.game.read(put(table, plan.seat).state, plan.line[0].text)
