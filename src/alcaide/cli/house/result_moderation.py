"""What ``alcaide admin`` does about results and ratings."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

from alcaide.cli.terminal_words import Words

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine


async def annul(engine: AsyncEngine, table: str, reason: str) -> None:
    """Let a result count nowhere. Raises NoResultError, AnnulledError or TooLateError."""
    from alcaide.people.conduct import annulments
    from alcaide.people.conduct.audit_log import COMMAND_LINE

    await annulments.annul(engine, COMMAND_LINE, table, reason)


async def restore(engine: AsyncEngine, table: str, reason: str) -> None:
    """Let an annulled result count again. Raises what ``annul`` does."""
    from alcaide.people.conduct import annulments
    from alcaide.people.conduct.audit_log import COMMAND_LINE

    await annulments.restore(engine, COMMAND_LINE, table, reason)


async def print_signs(engine: AsyncEngine, say: Words) -> None:
    """List signs that players help each other to ratings, with the tables to look at."""
    from alcaide.people.conduct.signs import sentence, signs

    for sign in await signs(engine, datetime.now(UTC)):
        who = ", ".join(each.id for each in sign.people)
        told = " ".join(sentence(sign, say).split())
        click.echo(f"{sign.kind}\t{told}\t{who}\t{' '.join(sign.tables)}")
