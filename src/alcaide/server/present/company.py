"""What a screen shows of the people at a table: clocks, requests, what one may do about them."""

from __future__ import annotations

from alcaide.people.person import HOME, Person
from alcaide.server.live.answering import Standpoint
from alcaide.server.protocol.people_parts import AskView, ClocksView, PlaceView, TogetherView
from alcaide.server.security.permissions import (
    can_plan,
    count_back,
    invited,
    kept_for,
    may_sit,
    may_try,
    own_seat,
    owns,
    seats_of,
)
from alcaide.tables.agreements import decider
from alcaide.tables.table import Table
from alcaide.tables.time import steady_clock
from alcaide.tables.time.clock import left
from alcaide.tables.words import Words


def together(
    table: Table, person: Person, invite: str, words: Words, stand: Standpoint | None = None
) -> TogetherView | None:
    """Return what people see of each other; None at home, where there is one screen.

    ``stand``: whether who looks has to be asked, if not everybody is whose turn it is.
    """
    if person == HOME:
        return None
    agreements = table.agreements
    mine = own_seat(table, person)
    return TogetherView(
        terms=table.terms,
        places=[_place(table, person, seat, invite) for seat in range(len(table.seats))],
        owner=owns(table, person),
        yours=_yours(table, person) if stand is None else stand.asks and mine is not None,
        gathering=table.waiting,
        paused=agreements.paused,
        skipped=table.turn is not None and agreements.skipped == table.turn,
        may=possible(table, person),
        invite=table.invite if invited(table, person, invite) or mine is not None else "",
        clocks=_clocks(table),
        ask=_ask(table, words),
        rematch=agreements.rematch,
    )


def _yours(table: Table, person: Person) -> bool:
    return table.turn in seats_of(table, person) and not _rests(table)


def _rests(table: Table) -> bool:
    """Tell whether nobody is asked to move, or a bot is."""
    return table.turn is None or table.waiting or table.agreements.paused or bool(table.bot)


def possible(table: Table, person: Person) -> list[str]:
    """Return the orders that a person may give now."""
    seat, agreements, terms = own_seat(table, person), table.agreements, table.terms
    if table.waiting:
        return ["delete"] if owns(table, person) else []
    if seat is None or table.turn is None:
        return []
    if kept_for(table, person) == seat:
        return ["back", "resign"]
    lonely = not others_at(table, seat)
    found = {
        "resign": True,
        "leave": not terms.rated and not lonely and table.seats[seat].kind == "person",
        "pause": agreements.ask is None and not agreements.paused and terms.pace != "free",
        "draw": agreements.ask is None and not lonely,
        "undo": agreements.ask is None and not table.can_undo and count_back(table, person) > 0,
        "answer": seat in unanswered(table),
        "withdraw": agreements.ask is not None and agreements.ask.seat == seat,
        "resume": agreements.paused,
        "try": may_try(table),
        "plan": can_plan(table, person, seat),
        "holiday": terms.pace == "days" and table.seats[seat].kind == "person",
    }
    return [name for name, allowed in found.items() if allowed]


def others_at(table: Table, seat: int) -> set[str]:
    """Return who else has to agree to what a seat wishes."""
    own = decider(table.seats[seat])
    return {decider(spec) for spec in table.seats} - {"", own}


def unanswered(table: Table) -> list[int]:
    """Return the seats that have still to answer a request."""
    request = table.agreements.ask
    if request is None:
        return []
    asker = decider(table.seats[request.seat])
    agreed = {decider(table.seats[seat]) for seat in request.yes}
    waits = {"", asker, *agreed}
    return [seat for seat, spec in enumerate(table.seats) if decider(spec) not in waits]


def _place(table: Table, person: Person, seat: int, invite: str) -> PlaceView:
    spec = table.seats[seat]
    resigned = seat in table.agreements.resigned
    return PlaceView(
        away=spec.bot and bool(spec.user) and not resigned,
        resigned=resigned,
        sit=may_sit(table, person, seat, invite),
        invited=spec.invited or table.terms.access != "public",
        kept=spec.name if spec.free else "",
        mine=person.known and spec.user == person.id and not spec.free,
    )


def _clocks(table: Table) -> ClocksView | None:
    clock = table.clock
    if clock is None or table.turn is None:
        return None
    now = steady_clock.now()
    seats = range(len(table.seats))
    running = clock.turn[0] if clock.turn and clock.since else None
    rest = None if running is None else clock.rest(running, now)
    return ClocksView(
        [round(left(clock, table.terms, seat, now), 1) for seat in seats],
        running if rest is None else None,
        now.isoformat(timespec="milliseconds"),
        rest,
    )


def _ask(table: Table, words: Words) -> AskView | None:
    request = table.agreements.ask
    if request is None:
        return None
    back = len(table.steps) - request.back if request.what == "undo" else 0
    seen = request.what == "undo" and any(step.hidden for step in table.steps[request.back :])
    return AskView(
        number=request.number,
        what=request.what,
        seat=request.seat,
        sentence=words.say(f"table-log-ask-{request.what}", seat=request.seat, number=back),
        hint=words.say("table-ask-seen") if seen else "",
        waits=unanswered(table),
    )
