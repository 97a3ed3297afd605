"""Who may do what at a table. Where nobody signs in, everybody is at home everywhere."""

from __future__ import annotations

from alcaide.people.person import HOME, Person
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


def owns(table: Table, person: Person) -> bool:
    """Tell whether a table is a person's own."""
    return person == HOME or (person.known and table.owner == person.id)


def may_look(table: Table, person: Person) -> bool:
    """Tell whether a person may see a table at all."""
    return owns(table, person) or bool(seats_of(table, person)) or table.terms.watch
