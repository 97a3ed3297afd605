"""``alcaide db``: the database that games are kept in."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from alcaide.cli.base import Command, Group, option, words
from alcaide.cli.hosting.server_settings import configured, settings_options, sought

if TYPE_CHECKING:
    from alcaide.server.ops.settings import Config

PLACES: Final = {
    "status": "alcaide.cli.commands.db:status",
    "upgrade": "alcaide.cli.commands.db:upgrade",
    "backup": "alcaide.cli.commands.db:backup",
    "restore": "alcaide.cli.commands.db:restore",
}
EXAMPLES: Final = """
alcaide db backup games.jsonl
alcaide db backup /var/backups/alcaide
alcaide db restore games.jsonl
"""


@click.group("db", cls=Group, places=PLACES, prefix="db-", help="cli-db-help", epilog=EXAMPLES)
def db() -> None:
    """See the message cli-db-help."""


@click.command("status", cls=Command, help="cli-db-status-short")
@settings_options()
@click.pass_context
def status(ctx: click.Context, data: Path | None) -> None:
    """See the message cli-db-status-short."""
    from alcaide.storage import backup as dump

    config, place = _place(ctx, data)
    with sought(config):
        found = asyncio.run(dump.status(config.database))
    if not found.schema:
        _say(ctx, "cli-db-nothing", place=place)
    elif found.schema != found.newest:
        _say(ctx, "cli-db-old", place=place, schema=found.schema, newest=found.newest)
    else:
        counts = {"tables": found.tables, "rows": found.rows}
        _say(ctx, "cli-db-status", place=place, schema=found.schema, **counts)


@click.command("upgrade", cls=Command, help="cli-db-upgrade-short")
@settings_options()
@click.pass_context
def upgrade(ctx: click.Context, data: Path | None) -> None:
    """See the message cli-db-upgrade-short."""
    from alcaide.storage.database import alone, open_database

    async def run(url: str) -> None:
        await (await open_database(url, create=False)).dispose()

    config = _place(ctx, data)[0]
    with sought(config), alone(config.database, create=False):
        asyncio.run(run(config.database))
    ctx.invoke(status, data=data)


@click.command("backup", cls=Command, help="cli-db-backup-short")
@click.argument("file")
@settings_options()
@option("--keep", type=click.IntRange(1, 10_000), metavar="N", help="cli-db-backup-keep")
@click.pass_context
def backup(ctx: click.Context, file: str, data: Path | None, keep: int | None) -> None:
    """See the message cli-db-backup-short."""
    from alcaide.cli.hosting import backup_rotation
    from alcaide.storage import backup as dump

    config = _place(ctx, data)[0]
    folder = backup_rotation.folder_of(file, keep)
    into = backup_rotation.fresh(folder, file.endswith("/")) if folder else Path(file)
    with sought(config):
        rows = asyncio.run(dump.backup(config.database, into))
    _say(ctx, "cli-db-written", rows=rows, file=str(into))
    if folder:
        gone = backup_rotation.rotate(folder, keep or config.keep)
        _say(ctx, "cli-db-rotated", gone=len(gone), keep=keep or config.keep)


@click.command("restore", cls=Command, help="cli-db-restore-short")
@click.argument("file", type=click.Path(path_type=Path))
@settings_options()
@click.pass_context
def restore(ctx: click.Context, file: Path, data: Path | None) -> None:
    """See the message cli-db-restore-short."""
    from alcaide.storage import backup as dump

    config, place = _place(ctx, data)
    rows = asyncio.run(dump.restore(config.database, file))
    _say(ctx, "cli-db-restored", rows=rows, place=place)


def _place(ctx: click.Context, data: Path | None) -> tuple[Config, str]:
    """Return the settings, and how their database is named to people."""
    from alcaide.storage.database import place

    config = configured(ctx, data)
    return config, place(config.database)


def _say(ctx: click.Context, key: str, **args: Any) -> None:
    click.echo(words(ctx).say(key, **args))
