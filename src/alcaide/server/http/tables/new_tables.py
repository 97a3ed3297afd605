"""New tables: who sits there, what is dealt, or the position from which the game goes on."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from alcaide.bots import BOTS
from alcaide.core.rng import Rng
from alcaide.interface.game import seed_bytes
from alcaide.interface.real_table.boards import Board
from alcaide.interface.values import Setup
from alcaide.people.person import HOME, Person
from alcaide.record.fairness import SEED
from alcaide.record.header import AnyGame
from alcaide.record.lines import tag_line
from alcaide.record.positions import setup_of
from alcaide.server.http.account.boards_of_tables import check_rated_board
from alcaide.server.live.hub import Hub
from alcaide.server.present.error_sentences import ChosenError
from alcaide.server.protocol.http.answers import NewTable
from alcaide.tables.errors import SeatsError, TermsError
from alcaide.tables.orders.seating import PERSON
from alcaide.tables.outcome.rated_seats import rated_terms
from alcaide.tables.seats import SeatSpec, check_aids
from alcaide.tables.table import Table
from alcaide.tables.terms import Terms, check_terms


async def new_table(
    hub: Hub,
    game: AnyGame,
    options: dict[str, str],
    seats: Sequence[SeatSpec],
    aids_off: Sequence[str],
    owner: str,
    terms: Terms,
    seed: str,
    begun: Setup | None = None,
    board: Board | None = None,
) -> Table:
    """Deal a new table and return it; whoever owns it can invite others. Raises TermsError.

    ``begun`` is the setup of a game that goes on from a position, which is not dealt and not rated.

    Where ratings are at stake nobody is given hints, and not everybody can sit anywhere: raises
    RatedScreenError and others. Where others may still sit down, nothing is dealt before all are
    ready. A board that differs from what is known is not rated on: raises RatedBoardError.
    """
    if begun and terms.rated:
        raise TermsError("a game that goes on from a position is not rated")
    if terms.rated and owner:
        check_rated_board(board)
        terms = rated_terms(terms, seats)
    gathers = bool(owner) and not begun and any(spec.free for spec in seats)
    terms = msgspec.structs.replace(terms, ready=gathers)
    setup = begun or game.setup(len(seats), options, seed.encode(), board)
    off = {*aids_off, "hints"} if terms.rated else {*aids_off}
    return await hub.create(
        game,
        setup,
        seats,
        aids_off=check_aids(tuple(off), game.aids),
        owner=owner,
        terms=check_terms(terms, BOTS),
        seed="" if begun else seed,
        invite=secrets.token_urlsafe(18) if owner else "",
    )


def begun(
    data: NewTable, game: AnyGame, board: Board | None = None
) -> tuple[AnyGame, Setup | None]:
    """Return the setup of a new table that goes on from a position, and its game by its rules.

    Raises PositionError, and SeatsError where it has other seats.
    """
    if not data.position:
        return game, None
    game, setup = setup_of(data.position, Rng(seed_bytes(None)), board, game)
    if setup.players != len(data.seats):
        raise SeatsError(f"the position has {setup.players} players")
    return game, setup


def seed_for(data: NewTable, person: Person) -> str:
    """Return the seed of a new table. Raises ChosenError, and RecordError for one of no text."""
    if not data.seed:
        return new_seed()
    if person != HOME:
        raise ChosenError
    tag_line(SEED, [data.seed])  # as it will stand in the record
    return data.seed


def new_seed() -> str:
    """Return a seed that nobody can foresee."""
    return secrets.token_hex(32)


def claimed(seats: Sequence[SeatSpec], person: Person) -> tuple[SeatSpec, ...]:
    """Return the seats of a new table; the seat of a person is that of who sets the table up.

    Raises SeatsError if there are more of them: the others take their seats themselves.
    """
    if sum(seat.kind == PERSON for seat in seats) > 1:
        raise SeatsError("the others take their seats themselves: leave them open")
    return tuple(_claim(seat, person) for seat in seats)


def _claim(seat: SeatSpec, person: Person) -> SeatSpec:
    if seat.kind != PERSON:
        return msgspec.structs.replace(seat, user="")
    name = person.name or seat.name
    if not name:
        raise SeatsError("where nobody signs in, a seat 'person' needs a name")
    return msgspec.structs.replace(seat, user=person.id, name=name)
