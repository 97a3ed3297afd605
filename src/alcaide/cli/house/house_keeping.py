"""What ``alcaide admin`` does about people who disturb, and about the door of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import click

from alcaide.cli.base import ArgumentError
from alcaide.cli.terminal_words import Words

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

Kept = Literal["ban", "silence"]
LONGEST: Final = 3650  # days
USES: Final = 100  # of an invitation
INVITATION_LASTS: Final = 7  # days
DOOR: Final = ("open", "invited", "closed", "guests", "no-guests")


async def measure(engine: AsyncEngine, user: str, kind: Kept, days: int, why: str) -> None:
    """Shut somebody out or take the word from him, for some days or (0) for good."""
    from alcaide.cli.commands.admin import order_of
    from alcaide.people.conduct.audit_log import COMMAND_LINE
    from alcaide.people.conduct.measures import Measures
    from alcaide.people.personal_data import give_up_seats

    measures = Measures(engine)
    await measures.give(user, kind, COMMAND_LINE, why, days)
    for one in await measures.covered(user) if kind == "ban" else ():
        await give_up_seats(engine, order_of(engine), one)


async def lift(engine: AsyncEngine, user: str, kind: Kept) -> None:
    """Let somebody in again, or give him the word back."""
    from alcaide.people.conduct.audit_log import COMMAND_LINE
    from alcaide.people.conduct.measures import Measures

    await Measures(engine).lift_all(user, kind, COMMAND_LINE)


async def door(engine: AsyncEngine, wanted: str, say: Words) -> None:
    """Tell who may come in, or change it."""
    from msgspec.structs import replace

    from alcaide.people.conduct.audit_log import COMMAND_LINE
    from alcaide.people.conduct.house_door import HouseDoor

    kept = HouseDoor(engine)
    state = await kept.state()
    if wanted and wanted not in DOOR:
        raise ArgumentError(say.say("cli-admin-door", words=", ".join(DOOR)))
    if wanted:
        guests = state.guests if wanted in ("open", "invited", "closed") else wanted == "guests"
        registration = state.registration if wanted in ("guests", "no-guests") else wanted
        state = replace(state, registration=registration, guests=guests)
        await kept.change(state, COMMAND_LINE)
    click.echo(f"{state.registration}\t{'guests' if state.guests else 'no-guests'}")


async def invite(engine: AsyncEngine, url: str, uses: int) -> None:
    """Print a new invitation."""
    from alcaide.people.conduct.audit_log import COMMAND_LINE
    from alcaide.people.conduct.house_door import HouseDoor

    secret, _ = await HouseDoor(engine).new_invitation(COMMAND_LINE, uses, INVITATION_LASTS)
    click.echo(f"{url}/account#invite={secret}")


async def noted(engine: AsyncEngine, what: str, about: str = "", thing: str = "") -> None:
    """Write down what the command line has done that is not written down where it is done."""
    from alcaide.people.conduct.audit_log import COMMAND_LINE, Entry, note

    async with engine.begin() as connection:
        await note(connection, Entry(COMMAND_LINE, what, about, thing=thing))


def number(value: str, most: int, usual: int, say: Words) -> int:
    """Return the number in an argument. Raises ArgumentError."""
    if not value:
        return usual
    if not value.isdecimal() or not 0 <= int(value) <= most:
        raise ArgumentError(say.say("cli-admin-number", most=str(most)))
    return int(value)
