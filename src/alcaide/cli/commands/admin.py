"""``alcaide admin``: the people and tables of a server, in its database."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from alcaide.cli import chat_moderation
from alcaide.cli.base import ArgumentError, Command, data_option, words
from alcaide.cli.terminal_words import Words

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from alcaide.server.ops.settings import Config

ACTIONS: Final = (
    "users", "show", "link", "password", "role", "ban", "unban", "delete", "tables", "close",
    "reports", "all-reports", "handled", "remove", "said", "silence", "unsilence",
)  # fmt: skip
EXAMPLES = """
alcaide admin users
alcaide admin link Ana
alcaide admin role Ana admin
alcaide admin ban Luis
alcaide admin reports
"""


@click.command("admin", cls=Command, help="cli-admin-help", epilog=EXAMPLES)
@click.argument("action", type=click.Choice(ACTIONS), metavar="ACTION")
@click.argument("who", default="", metavar="[WHO]")
@click.argument("value", default="", metavar="[VALUE]")
@data_option()
@click.pass_context
def admin(ctx: click.Context, action: str, who: str, value: str, data: Path | None) -> None:
    """See the message cli-admin-help."""
    from alcaide.server.ops.settings import configure, require_extra

    say = words(ctx)
    require_extra("alcaide admin")
    if not who and action not in LISTS:
        raise ArgumentError(say.say("cli-admin-who"))
    config = configure(os.environ, data=data)
    if action == "password" and not value:
        value = click.prompt(say.say("cli-admin-password"), hide_input=True)
    asyncio.run(_run(config, action, who, value, say))


async def _run(config: Config, action: str, who: str, value: str, say: Words) -> None:
    from alcaide.server.sockets.session_registry import announce
    from alcaide.storage.database import open_database

    engine = await open_database(config.database, create=False)
    try:
        if action in LISTS:
            await LISTS[action](engine)
            return
        if action in THINGS:
            await THINGS[action](engine, who)
        elif not await _person(engine, config.public_url, action, who, value, say):
            return
        await announce(config)
        click.echo(say.say("cli-admin-done"))
    finally:
        await engine.dispose()


async def _person(
    engine: AsyncEngine, url: str, action: str, who: str, value: str, say: Words
) -> bool:
    """Do something with a person; tell whether anything has changed."""
    from alcaide.people import administration
    from alcaide.people.accounts import Accounts
    from alcaide.people.devices import Devices
    from alcaide.people.person import Person

    account = await administration.find(engine, who)
    match action:
        case "show":
            click.echo(_line(account))
            return False
        case "said":
            await chat_moderation.said(engine, account.id)
            return False
        case "link":
            secret, _ = await Devices(engine).link(account.id)
            click.echo(f"{url or 'http://127.0.0.1:8377'}/account#link={secret}")
            return False
        case "password":
            await Accounts(engine).set_password(Person(account.id, account.name), value)
            await Devices(engine).end_others(account.id)
        case "role":
            if value not in administration.ROLES:
                raise ArgumentError(
                    say.say("cli-admin-roles", roles=", ".join(administration.ROLES))
                )
            await administration.set_role(engine, account.id, value)
        case "ban" | "unban":
            await administration.ban(engine, account.id, action == "ban")
        case "silence" | "unsilence":
            await chat_moderation.silence(engine, account.id, action == "silence")
        case _:
            await _delete(engine, account.id)
    return True


async def _delete(engine: AsyncEngine, id: str) -> None:
    from alcaide.people.personal_data import leave
    from alcaide.tables.log import order
    from alcaide.tables.stores.table_store import TableStore

    store = TableStore(engine)

    async def give(table: str, seat: int, text: str) -> None:
        await store.append(order(await store.load(table), seat, text))

    async def rewrite(_table: str, work: Callable[[], Awaitable[None]]) -> None:
        await work()

    await leave(engine, give, rewrite, id)


async def _users(engine: AsyncEngine) -> None:
    from alcaide.people.administration import people

    for account in await people(engine):
        click.echo(_line(account))


async def _tables(engine: AsyncEngine) -> None:
    from alcaide.tables.stores.table_store import TableStore

    for kept in await TableStore(engine).list(100):
        names = ", ".join(seat.name or "-" for seat in kept.seats)
        click.echo(f"{kept.id}\t{kept.game}\t{names}\t{kept.touched:%Y-%m-%d %H:%M}")


async def _close(engine: AsyncEngine, id: str) -> None:
    from alcaide.tables.stores.table_store import TableStore

    await TableStore(engine).delete(id)


def _line(account: Any) -> str:
    """Return what is told of a person: guests and those who are shut out are marked."""
    kind = "guest" if account.guest else account.role
    mark = ("\tbanned" if account.banned else "") + ("\tsilent" if account.silent else "")
    return f"{account.id}\t{account.name}\t{kind}\t{account.seen:%Y-%m-%d %H:%M}{mark}"


LISTS: Final[dict[str, Callable[[AsyncEngine], Awaitable[None]]]] = {
    "users": _users,
    "tables": _tables,
    "reports": chat_moderation.reports,
    "all-reports": chat_moderation.all_reports,
}
THINGS: Final[dict[str, Callable[[AsyncEngine, str], Awaitable[None]]]] = {
    "close": _close,
    "handled": partial(chat_moderation.handle, remove=False),
    "remove": partial(chat_moderation.handle, remove=True),
}
