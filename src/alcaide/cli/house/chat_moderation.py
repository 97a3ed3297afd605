"""What ``alcaide admin`` does about the talk at tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy.ext.asyncio import AsyncEngine

    from alcaide.people.conduct.reports import Report

TIME: Final = "%Y-%m-%d %H:%M"


async def reports(engine: AsyncEngine) -> int:
    """List what was reported and not yet seen to; return how much that is."""
    return await _list(engine, handled=False)


async def all_reports(engine: AsyncEngine) -> int:
    """List all that was ever reported; return how much that is."""
    return await _list(engine, handled=True)


async def _list(engine: AsyncEngine, handled: bool) -> int:
    from alcaide.people.conduct.reports import Reports

    found = await Reports(engine).all(handled)
    for report in found:
        click.echo(_line(report))
    return len(found)


async def handle(engine: AsyncEngine, id: str, remove: bool) -> None:
    """See to a report; ``remove``: take what was said away. Raises NoReportError."""
    from alcaide.people.conduct.reports import Reports

    await Reports(engine).handle(id, remove)


async def said(engine: AsyncEngine, user: str) -> None:
    """List all that somebody has said."""
    from alcaide.people.conduct.chat_lines import ChatStore

    for line in await ChatStore(engine).said_by(user):
        click.echo(f"{_time(line.at)}\t{line.table}\t{line.text}")


def _line(report: Report) -> str:
    """Return a report: what was said where, by whom, and who did not like it."""
    done = f"\t{_time(report.handled)}" if report.handled else ""
    who = f"{report.name} ({report.about})"
    return (
        f"{report.id}\t{_time(report.at)}\t{report.table}\t{who}\t{report.by}\t{report.text}{done}"
    )


def _time(at: datetime) -> str:
    return at.strftime(TIME)
