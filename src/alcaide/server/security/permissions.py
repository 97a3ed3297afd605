"""Who may do what at a table. Where nobody signs in, everybody is at home everywhere."""

from __future__ import annotations

import hmac

from alcaide.people.person import HOME, Person
from alcaide.tables.ahead.plans import plannable
from alcaide.tables.ahead.standing_orders import questions
from alcaide.tables.orders.agreements import decider
from alcaide.tables.stores.table_store import TableSummary
from alcaide.tables.table import Table


def seats_of(table: Table, person: Person) -> list[int]:
    """Return the seats that a person plays: his own, and those at the one screen he set up."""
    here = owns(table, person)
    return [
        seat
        for seat, spec in enumerate(table.seats)
        if (spec.kind in ("me", "friend") and here)
        or (spec.kind == "person" and person.known and spec.user == person.id)
    ]


def seen_by(table: Table, person: Person) -> list[int]:
    """Return the seats whose hands a person sees: those he plays, or a bot plays for him."""
    kept = kept_for(table, person)
    return seats_of(table, person) if kept is None else [*seats_of(table, person), kept]


def kept_for(table: Table, person: Person) -> int | None:
    """Return the seat that a bot plays until a person comes back."""
    for seat, spec in enumerate(table.seats):
        if spec.bot and spec.user and spec.user == person.id:
            return None if seat in table.agreements.resigned else seat
    return None


def shared(table: Table) -> bool:
    """Tell whether several people decide at a table, each for himself."""
    return len({spec.user or decider(spec) for spec in table.seats} - {""}) > 1


def owns(table: Table | TableSummary, person: Person) -> bool:
    """Tell whether a table is a person's own."""
    return person == HOME or (person.known and table.owner == person.id)


def owner_of(table: Table) -> str:
    """Return the id of the person for whom a table is there: who set it up, else who sits first."""
    return table.owner or next((spec.user for spec in table.seats if spec.user), HOME.id)


def invited(table: Table, person: Person, invite: str) -> bool:
    """Tell whether somebody has the secret of a table, or has set it up."""
    known = bool(table.invite) and hmac.compare_digest(table.invite.encode(), invite.encode())
    return known or owns(table, person)


def may_look(table: Table, person: Person, invite: str = "") -> bool:
    """Tell whether a person may see a table at all."""
    if table.terms.watch or invited(table, person, invite):
        return True
    here = any(person.known and spec.user == person.id for spec in table.seats)
    gathers = table.waiting and table.terms.access == "public"
    return here or gathers or bool(seats_of(table, person))


def may_sit(table: Table, person: Person, seat: int, invite: str = "") -> bool:
    """Tell whether a seat is free for somebody, who may still have to say who he is."""
    spec = table.seats[seat]
    if not spec.free or person == HOME:
        return False
    if any(person.known and other.user == person.id and not other.free for other in table.seats):
        return False
    if person.id in dict(table.agreements.kicked):
        return False
    if spec.user:
        return spec.user == person.id
    public = table.terms.access == "public" and not spec.invited
    return public or invited(table, person, invite)


def may_stand(table: Table, viewer: int | None) -> bool:
    """Tell whether who looks through the eyes of a seat may give it standing orders."""
    over = table.turn is None or table.waiting
    return viewer is not None and not over and bool(questions(table))


def allowed(table: Table) -> bool:
    """Tell whether hints are given at a table; when it is over, always."""
    return table.turn is None or "hints" in table.aids


def may_try(table: Table) -> bool:
    """Tell whether those who play have what-if boards: where hints are given, and as paper."""
    return allowed(table) or (shared(table) and table.terms.pace != "live")


def can_plan(table: Table, person: Person, seat: int) -> bool:
    """Tell whether a person may plan for a seat: it is his, and others are to move."""
    spec = table.seats[seat]
    own = person.known and spec.kind == "person" and spec.user == person.id
    return own and plannable(table) and table.turn not in (None, seat) and not table.waiting


def own_seat(table: Table, person: Person) -> int | None:
    """Return the seat for which a person speaks; of several the one to move."""
    mine = seats_of(table, person)
    if table.turn in mine:
        return table.turn
    return mine[0] if mine else kept_for(table, person)


def count_back(table: Table, person: Person) -> int:
    """Return how many actions would go if a person's last one were taken back; 0: none."""
    if table.terms.undo != "ask":
        return 0
    mine = seats_of(table, person)
    for count, step in enumerate(reversed(table.steps), 1):
        if step.seat in mine:
            return count
    return 0
