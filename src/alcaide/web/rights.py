"""Who may do what at a table. Where nobody signs in, everybody is at home everywhere."""

from __future__ import annotations

import hmac

from alcaide.people.person import HOME, Person
from alcaide.table.affairs import party
from alcaide.table.table import Table


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
            return None if seat in table.affairs.resigned else seat
    return None


def shared(table: Table) -> bool:
    """Tell whether several people decide at a table, each for himself."""
    return len({spec.user or party(spec) for spec in table.seats} - {""}) > 1


def owns(table: Table, person: Person) -> bool:
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
    if spec.user:
        return spec.user == person.id
    public = table.terms.access == "public" and not spec.invited
    return public or invited(table, person, invite)
