"""``alcaide admin``: the people and tables of a server, in its database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from alcaide.cli.base import ArgumentError, Command, option, words
from alcaide.cli.hosting.server_settings import configured, public_address, settings_options, sought
from alcaide.cli.house import case_decisions, chat_moderation, result_moderation
from alcaide.cli.house.audit_output import audit
from alcaide.cli.house.house_keeping import (
    LONGEST,
    USES,
    door,
    invite,
    lift,
    measure,
    noted,
    number,
)
from alcaide.cli.terminal_words import Words

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from alcaide.people.identity.accounts import Account
    from alcaide.server.ops.settings import Config

ACTIONS: Final = (
    "users", "show", "link", "password", "role", "ban", "unban", "delete", "tables", "close",
    "reports", "all-reports", "handled", "remove", "said", "silence", "unsilence", "audit",
    "door", "invite", "signs", "annul", "restore", "cases", "case", "decide", "roles",
)  # fmt: skip
HOUSE: Final = ("audit", "door", "invite", "signs")  # about nobody
THING: Final = 32  # characters of an id
EXAMPLES = """
alcaide admin users
alcaide admin link Ana
alcaide admin role Ana admin
alcaide admin ban Luis 7 --reason "rule 3: respect"
alcaide admin door invited
alcaide admin decide CASE silence 7 --reason "rule 3: respect"
alcaide admin reports
alcaide admin annul TABLE "played by arrangement"
"""


@click.command("admin", cls=Command, help="cli-admin-help", epilog=EXAMPLES)
@click.argument("action", type=click.Choice(ACTIONS), metavar="ACTION")
@click.argument("who", default="", metavar="[WHO]")
@click.argument("value", default="", metavar="[VALUE]")
@click.argument("days", default="", metavar="[DAYS]")
@option("--reason", default="", help="cli-admin-reason")
@settings_options()
@click.pass_context
def admin(
    ctx: click.Context, action: str, who: str, value: str, days: str, reason: str, data: Path | None
) -> None:
    """See the message cli-admin-help."""
    from alcaide.server.ops.settings import require_extra

    say = words(ctx)
    require_extra("alcaide admin")
    if not who and action not in (*LISTS, *HOUSE):
        raise ArgumentError(say.say("cli-admin-who"))
    if action in RESULTS and not (reason or value):
        raise ArgumentError(say.say("cli-admin-why"))
    if days and action != "decide":
        raise ArgumentError(say.say("cli-admin-days"))
    config = configured(ctx, data)
    if action == "password" and not value:
        value = click.prompt(say.say("cli-admin-password"), hide_input=True)
    with sought(config):
        asyncio.run(_run(config, action, (who, value, reason), days, say))


async def _run(
    config: Config, action: str, told: tuple[str, str, str], days: str, say: Words
) -> None:
    from alcaide.server.sockets.session_registry import announce
    from alcaide.storage.database import open_database

    engine = await open_database(config.database, create=False)
    try:
        if action in LISTS:
            if not await LISTS[action](engine):
                _say_empty(config, say)
            return
        if action in HOUSE:
            await _house(engine, config, action, told[0], say)
            return
        if action == "case":
            await case_decisions.show(engine, told[0])
            return
        if action == "decide":
            await case_decisions.decide(engine, told, number(days, LONGEST, 0, say), say)
        elif action in RESULTS:
            await RESULTS[action](engine, told[0], told[2] or told[1])
        elif action in THINGS:
            await THINGS[action](engine, told[0])
            await noted(engine, action, thing=told[0][:THING])
        elif not await _person(engine, config, action, told, say):
            return
        await announce(config)
        click.echo(say.say("cli-admin-done"))
    finally:
        await engine.dispose()


async def _person(
    engine: AsyncEngine, config: Config, action: str, told: tuple[str, str, str], say: Words
) -> bool:
    """Do something with a person; tell whether anything has changed."""
    from alcaide.people.conduct import administration
    from alcaide.people.identity.accounts import Accounts
    from alcaide.people.identity.devices import Devices
    from alcaide.people.person import ROLES, Person

    who, value, why = told
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
            await noted(engine, action, account.id)
            click.echo(f"{public_address(config, say)}/account#link={secret}")
            return False
        case "password":
            await Accounts(engine).set_password(Person(account.id, account.name), value)
            await Devices(engine).end_others(account.id)
            await noted(engine, action, account.id)
        case "role":
            if value not in ROLES:
                raise ArgumentError(say.say("cli-admin-roles", roles=", ".join(ROLES)))
            await administration.set_role(engine, account.id, value)
        case "ban" | "silence":
            await measure(engine, account.id, action, number(value, LONGEST, 0, say), why)
        case "unban" | "unsilence":
            await lift(engine, account.id, "ban" if action == "unban" else "silence")
        case _:
            await _delete(engine, account.id)
            await noted(engine, action, account.id)
    return True


async def _delete(engine: AsyncEngine, id: str) -> None:
    from alcaide.people.personal_data import leave

    async def rewrite(_table: str, work: Callable[[], Awaitable[None]]) -> None:
        await work()

    await leave(engine, order_of(engine), rewrite, id)


def order_of(engine: AsyncEngine) -> Callable[[str, int, str], Awaitable[None]]:
    """Return what gives orders at the tables of a database, whether or not servers run."""
    from alcaide.tables.log import order
    from alcaide.tables.stores.table_store import TableStore

    store = TableStore(engine)

    async def give(table: str, seat: int, text: str) -> None:
        await store.append(order(await store.load(table), seat, text))

    return give


async def _house(engine: AsyncEngine, config: Config, action: str, value: str, say: Words) -> None:
    match action:
        case "audit":
            await _audit(engine, say)
        case "signs":
            await result_moderation.print_signs(engine, say)
        case "door":
            await door(engine, value, say)
        case _:
            await invite(engine, public_address(config, say), number(value, USES, 1, say))


def _say_empty(config: Config, say: Words) -> None:
    """Say that a list has nothing in it, and in which database."""
    from alcaide.storage.database import place

    source = config.database_from or "none"
    click.echo(say.say("cli-admin-empty", place=place(config.database), source=source), err=True)


async def _audit(engine: AsyncEngine, say: Words) -> None:
    broken = await audit(engine)
    if broken is not None:
        click.echo(say.say("cli-admin-audit-broken", number=str(broken)), err=True)
        raise click.exceptions.Exit(1)


async def _users(engine: AsyncEngine) -> int:
    from alcaide.people.conduct.administration import people

    return _accounts(await people(engine))


async def _roles(engine: AsyncEngine) -> int:
    from alcaide.people.conduct.administration import keepers

    return _accounts(await keepers(engine))


def _accounts(found: list[Account]) -> int:
    for account in found:
        click.echo(_line(account))
    return len(found)


async def _tables(engine: AsyncEngine) -> int:
    from alcaide.tables.stores.table_store import TableStore

    found = await TableStore(engine).list(100)
    for kept in found:
        names = ", ".join(seat.name or "-" for seat in kept.seats)
        click.echo(f"{kept.id}\t{kept.game}\t{names}\t{kept.touched:%Y-%m-%d %H:%M}")
    return len(found)


async def _close(engine: AsyncEngine, id: str) -> None:
    from alcaide.tables.stores.table_store import TableStore

    await TableStore(engine).delete(id)


def _line(account: Any) -> str:
    """Return what is told of a person: guests and those who are shut out are marked."""
    kind = "guest" if account.guest else account.role
    mark = ("\tbanned" if account.banned else "") + ("\tsilent" if account.silent else "")
    return f"{account.id}\t{account.name}\t{kind}\t{account.seen:%Y-%m-%d %H:%M}{mark}"


LISTS: Final[dict[str, Callable[[AsyncEngine], Awaitable[int]]]] = {
    "users": _users,
    "roles": _roles,
    "cases": case_decisions.cases,
    "tables": _tables,
    "reports": chat_moderation.reports,
    "all-reports": chat_moderation.all_reports,
}
THINGS: Final[dict[str, Callable[[AsyncEngine, str], Awaitable[None]]]] = {
    "close": _close,
    "handled": partial(chat_moderation.handle, remove=False),
    "remove": partial(chat_moderation.handle, remove=True),
}
RESULTS: Final[dict[str, Callable[[AsyncEngine, str, str], Awaitable[None]]]] = {
    "annul": result_moderation.annul,
    "restore": result_moderation.restore,
}
