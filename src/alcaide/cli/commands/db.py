"""``alcaide db``: the database that games are kept in."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any, Final

import click

from alcaide.cli.base import Command, Group, data_option, words
from alcaide.server.ops.settings import configure

PLACES: Final = {
    "status": "alcaide.cli.commands.db:status",
    "upgrade": "alcaide.cli.commands.db:upgrade",
    "backup": "alcaide.cli.commands.db:backup",
    "restore": "alcaide.cli.commands.db:restore",
}
EXAMPLES: Final = """
alcaide db backup games.jsonl
alcaide db restore games.jsonl
"""


@click.group("db", cls=Group, places=PLACES, prefix="db-", help="cli-db-help", epilog=EXAMPLES)
def db() -> None:
    """See the message cli-db-help."""


@click.command("status", cls=Command, help="cli-db-status-short")
@data_option()
@click.pass_context
def status(ctx: click.Context, data: Path | None) -> None:
    """See the message cli-db-status-short."""
    from alcaide.storage import backup as dump

    url, place = _place(data)
    found = asyncio.run(dump.status(url))
    if not found.schema:
        _say(ctx, "cli-db-nothing", place=place)
    elif found.schema != found.newest:
        _say(ctx, "cli-db-old", place=place, schema=found.schema, newest=found.newest)
    else:
        counts = {"tables": found.tables, "rows": found.rows}
        _say(ctx, "cli-db-status", place=place, schema=found.schema, **counts)


@click.command("upgrade", cls=Command, help="cli-db-upgrade-short")
@data_option()
@click.pass_context
def upgrade(ctx: click.Context, data: Path | None) -> None:
    """See the message cli-db-upgrade-short."""
    from alcaide.storage.database import alone, open_database

    async def run(url: str) -> None:
        await (await open_database(url, create=False)).dispose()

    url = _place(data)[0]
    with alone(url, create=False):
        asyncio.run(run(url))
    ctx.invoke(status, data=data)


@click.command("backup", cls=Command, help="cli-db-backup-short")
@click.argument("file", type=click.Path(path_type=Path))
@data_option()
@click.pass_context
def backup(ctx: click.Context, file: Path, data: Path | None) -> None:
    """See the message cli-db-backup-short."""
    from alcaide.storage import backup as dump

    rows = asyncio.run(dump.backup(_place(data)[0], file))
    _say(ctx, "cli-db-written", rows=rows, file=str(file))


@click.command("restore", cls=Command, help="cli-db-restore-short")
@click.argument("file", type=click.Path(path_type=Path))
@data_option()
@click.pass_context
def restore(ctx: click.Context, file: Path, data: Path | None) -> None:
    """See the message cli-db-restore-short."""
    from alcaide.storage import backup as dump

    url, place = _place(data)
    rows = asyncio.run(dump.restore(url, file))
    _say(ctx, "cli-db-restored", rows=rows, place=place)


def _place(data: Path | None) -> tuple[str, str]:
    """Return the address of the database, and how it is named to people."""
    from alcaide.storage.database import place

    url = configure(os.environ, data=data).database
    return url, place(url)


def _say(ctx: click.Context, key: str, **args: Any) -> None:
    click.echo(words(ctx).say(key, **args))
