"""Names of the seats of a new table: nobody at it wears the name of somebody else."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

import msgspec

from alcaide.people.identity.accounts import Accounts
from alcaide.people.person import Person
from alcaide.tables.errors import NobodyError
from alcaide.tables.seats import BOT_NAMES, SeatSpec


async def check_worn(seats: Sequence[SeatSpec], person: Person, accounts: Accounts) -> None:
    """Raise TakenError or others if a seat without a person is called like somebody else."""
    for seat in seats:
        if seat.kind in ("me", "friend"):
            await accounts.check_seat(seat.name, person)


async def unworn(seats: Sequence[SeatSpec], accounts: Accounts) -> tuple[SeatSpec, ...]:
    """Return seats whose bots wear nobody's name; those that did are called as the house does."""
    used = {seat.name for seat in seats}
    free = (name for name in await bot_names(accounts, len(seats) + len(used)) if name not in used)
    named: list[SeatSpec] = []
    for seat in seats:
        worn = seat.bot and not seat.user and await accounts.worn(seat.name)
        named.append(msgspec.structs.replace(seat, name=next(free)) if worn else seat)
    return tuple(named)


async def bot_names(accounts: Accounts, most: int = len(BOT_NAMES)) -> list[str]:
    """Return names for bots: older servers may have given some of the house's to accounts."""
    house = [name for name in BOT_NAMES if not await accounts.worn(name)]
    return [*house, *(f"Bot {n}" for n, _ in zip(count(1), range(most), strict=False))]


async def keep_for(seat: SeatSpec, accounts: Accounts) -> SeatSpec:
    """Return a free seat for the account that it names. Raises NobodyError if there is none."""
    if not seat.free or not seat.name:
        return seat
    person = await accounts.named(seat.name)
    if person is None:
        raise NobodyError(called=seat.name)
    return msgspec.structs.replace(seat, user=person.id, name=person.name)
