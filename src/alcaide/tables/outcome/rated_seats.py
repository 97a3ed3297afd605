"""Who may sit at a rated table: people with accounts, each once; programs among themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from alcaide.tables.errors import (
    RatedBotError,
    RatedGuestError,
    RatedHandError,
    RatedProgramError,
    RatedScreenError,
    RatedTwiceError,
)
from alcaide.tables.outcome.ratings import PEOPLE, PROGRAMS
from alcaide.tables.seats import SeatSpec
from alcaide.tables.terms import Terms


def pool_of(terms: Terms) -> Literal["people", "programs"]:
    """Return among whom a table rates; tables of before there were pools rate people."""
    return terms.pool or "people"


def rated_terms(terms: Terms, seats: Sequence[SeatSpec]) -> Terms:
    """Return the terms of a new rated table, which say among whom it rates.

    Raises RatedScreenError, RatedBotError or RatedTwiceError if seats do not fit them.
    """
    pool = pool_of(terms)
    terms = replace(terms, pool=pool, programs=pool == PROGRAMS)
    _check_seats(terms, seats)
    return terms


def _check_seats(terms: Terms, seats: Sequence[SeatSpec]) -> None:
    if any(seat.kind in ("me", "friend") for seat in seats):
        raise RatedScreenError
    if terms.pool == PEOPLE and any(seat.bot and not seat.user for seat in seats):
        raise RatedBotError
    users = [seat.user for seat in seats if seat.user]
    if len(set(users)) < len(users):
        raise RatedTwiceError


def check_rated_player(terms: Terms, guest: bool, program: bool) -> None:
    """Raise RatedGuestError, RatedProgramError or RatedHandError if somebody may not sit down."""
    if not (terms.rated and terms.pool):
        return
    if guest:
        raise RatedGuestError
    if program and terms.pool == PEOPLE:
        raise RatedProgramError
    if not program and terms.pool == PROGRAMS:
        raise RatedHandError
