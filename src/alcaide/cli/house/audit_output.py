"""``alcaide admin audit``: what those who keep a house have done, checked and printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from alcaide.people.conduct.audit_log import AuditLine

TIME: Final = "%Y-%m-%d %H:%M"


async def audit(engine: AsyncEngine) -> int | None:
    """Print the log, oldest first; return the number of the first line that does not fit."""
    from alcaide.people.conduct.audit_log import AuditLog

    log = AuditLog(engine)
    lines = list(await log.lines())
    while lines and (older := await log.lines(before=lines[-1].number)):
        lines += older
    for line in reversed(lines):
        click.echo(_line(line))
    return await log.broken()


def _line(line: AuditLine) -> str:
    """Return what was done when, by whom, about whom or what, why, until when, and the digest."""
    entry = line.entry
    ends = f"{entry.ends:{TIME}}" if entry.ends else "-"
    told = (entry.by or "-", entry.what, entry.about or "-", entry.thing or "-", entry.why or "-")
    return "\t".join((str(line.number), f"{line.at:{TIME}}", *told, ends, line.digest))
