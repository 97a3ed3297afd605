"""What ``alcaide admin`` does about cases: list them, show one, decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from alcaide.cli.base import ArgumentError
from alcaide.cli.house.audit_output import TIME
from alcaide.cli.terminal_words import Words

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from alcaide.people.conduct.cases import Case


async def cases(engine: AsyncEngine) -> int:
    """List the cases that wait, the oldest first; return how many there are."""
    from alcaide.people.conduct.cases import Cases

    found = await Cases(engine).open()
    for case in found:
        click.echo(_line(case))
    return len(found)


async def show(engine: AsyncEngine, id: str) -> None:
    """Print a case, why it was reported, and what was said around it. Raises NoReportError."""
    from alcaide.people.conduct.cases import Cases

    kept = Cases(engine)
    case = await kept.one(id)
    click.echo(_line(case))
    for each in case.tellings:
        click.echo("\t".join(("", each.why, *((each.table,) if each.table != case.table else ()))))
    for line in await kept.around(case) if case.kind == "line" else ():
        mark = ">" if line.number == case.number else ""
        click.echo(f"{mark}\t{line.at:{TIME}}\t{line.name}\t{line.text}")


async def decide(engine: AsyncEngine, told: tuple[str, str, str], days: int, say: Words) -> None:
    """Decide about a case (its id, the decision and the reason), as the desk does."""
    from alcaide.cli.commands.admin import order_of
    from alcaide.people.conduct.audit_log import COMMAND_LINE
    from alcaide.people.conduct.cases import DECISIONS
    from alcaide.people.conduct.moderation import Moderation
    from alcaide.people.personal_data import give_up_seats

    id, wanted, why = told
    desk = Moderation(engine)
    case = await desk.cases.one(id)
    may = [one for one in DECISIONS if one != "hide" or case.kind == "line"]
    decision = next((one for one in may if one == wanted), None)
    if decision is None:
        raise ArgumentError(say.say("cli-admin-decisions", words=", ".join(may)))
    if decision != "none" and not why:
        raise ArgumentError(say.say("cli-admin-why"))
    if decision == "kick":
        await _send_away(engine, case, say)
    await desk.settle(COMMAND_LINE, id, decision, days, why)
    for one in await desk.measures.covered(case.about) if decision == "ban" else ():
        await give_up_seats(engine, order_of(engine), one)


async def _send_away(engine: AsyncEngine, case: Case, say: Words) -> None:
    """Make somebody get up from a table whose game has not begun."""
    from alcaide.cli.commands.admin import order_of
    from alcaide.tables.orders.seating import kick
    from alcaide.tables.stores.table_store import TableStore

    table = await TableStore(engine).load(case.table)
    if not table.waiting:
        raise ArgumentError(say.say("cli-admin-begun"))
    for seat, spec in enumerate(table.seats):
        if spec.user == case.about and not spec.free:
            await order_of(engine)(table.id, seat, kick(case.about, spec.name))


def _line(case: Case) -> str:
    """Return what a case is about: id, time, kind, table, who, by how many, and who sees to it."""
    people = str(len(set(case.by)))
    told = (case.id, f"{case.at:{TIME}}", case.kind, case.table or "-", case.about, case.name)
    return "\t".join((*told, people, case.taken or "-", case.decision or "-"))
