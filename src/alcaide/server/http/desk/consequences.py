"""What follows from a decision at the desk: seats are given up, pages closed, people told."""

from __future__ import annotations

from litestar.datastructures import State

from alcaide.people.conduct.cases import Case
from alcaide.people.conduct.measures import Measure
from alcaide.people.personal_data import give_up_seats
from alcaide.server.live.hub import Hub
from alcaide.tables.orders.seating import kick


async def carry_out(state: State, hub: Hub, measure: Measure, case: Case | None = None) -> None:
    """Let the house be as a measure says, and tell whom it is about."""
    if measure.waits:
        await state.notices.reported()
        return
    if measure.kind == "ban":
        for user in await state.moderation.measures.covered(measure.user):
            await give_up_seats(state.people.engine, hub.order, user)
        state.session_registry.tell()
    if measure.kind == "kick" and case is not None:
        await send_away(hub, case.table, measure.user)
    await state.notices.measured(measure.user)


async def send_away(hub: Hub, id: str, user: str) -> None:
    """Make somebody get up from a table before its game; he does not sit down there again."""
    table = await hub.get(id)
    for seat, spec in enumerate(table.seats):
        if spec.user == user and not spec.free:
            await hub.order(id, seat, kick(user, spec.name))
