"""What a screen shows of the people at a table: clocks, requests, what one may do about them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC

from alcaide.people.person import HOME, Person
from alcaide.server.live.answering import Standpoint
from alcaide.server.live.orders import others_at, unanswered
from alcaide.server.present.aids import aids_on
from alcaide.server.present.chosen_options import chosen_options
from alcaide.server.protocol.people_parts import (
    AskView,
    ClocksView,
    GoneView,
    KickedView,
    OptionView,
    PlaceView,
    ReadyView,
    TogetherView,
    VoteView,
)
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
from alcaide.tables.absence import opens, voters
from alcaide.tables.orders.agreements import decider
from alcaide.tables.orders.readiness import answered, pending
from alcaide.tables.orders.voting import needed
from alcaide.tables.table import Table
from alcaide.tables.time import steady_clock
from alcaide.tables.time.clock import left
from alcaide.tables.time.holidays import running as resting
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
        gone=_gone(table, mine),
        ready=_ready(table) if table.terms.ready else None,
        options=_options(table, words) if table.waiting else [],
        aids=aids_on(table.aids_off, words) if table.waiting else "",
        sent_away=words.say("table-kicked") if person.id in dict(agreements.kicked) else "",
        kicked=[KickedView(*one) for one in agreements.kicked if owns(table, person)],
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
        before = [*_before_the_deal(table, seat)] if seat is not None else []
        return [*before, "delete"] if owns(table, person) else before
    if seat is None or table.turn is None:
        return []
    if kept_for(table, person) == seat:
        return ["back", "resign"]
    lonely = not others_at(table, seat)
    found = {
        "resign": True,
        "abort": table.opening and not table.seats[seat].bot,
        "leave": not terms.rated and not lonely and table.seats[seat].kind == "person",
        "pause": agreements.ask is None and not agreements.paused and terms.pace != "free",
        "draw": agreements.ask is None and not lonely,
        "undo": agreements.ask is None and not table.can_undo and count_back(table, person) > 0,
        "answer": seat in unanswered(table),
        "withdraw": agreements.ask is not None and agreements.ask.seat == seat,
        "resume": agreements.paused and seat not in unanswered(table),
        "try": may_try(table),
        "plan": can_plan(table, person, seat),
        "holiday": terms.rests and table.seats[seat].kind == "person",
    }
    return [name for name, allowed in found.items() if allowed]


def _before_the_deal(table: Table, seat: int) -> Iterator[str]:
    readiness, live = table.agreements.readiness, table.terms.pace == "live"
    early = readiness.phase == "gathering" and not live
    asked = table.terms.ready and (early or readiness.phase == "asking")
    if asked and decider(table.seats[seat]) not in answered(table.seats, readiness):
        yield "ready"
    own = readiness.answer(seat)
    if readiness.phase == "revealing" and own and own.hidden:
        yield "reveal"


def _options(table: Table, words: Words) -> list[OptionView]:
    setup = table.setup
    return chosen_options(table.game.name, setup.options, words, setup.board_name)


def _ready(table: Table) -> ReadyView:
    readiness = table.agreements.readiness
    ends, since = readiness.ends(table.terms), readiness.since
    return ReadyView(
        readiness.phase,
        [] if table.dealt else pending(table.seats, readiness),
        readiness.commitments(len(table.seats)),
        max(0.0, (ends - steady_clock.now()).total_seconds()) if ends else None,
        (ends - since).total_seconds() if ends and since else 0.0,
    )


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
    off = [resting(clock.off[seat], now) for seat in seats]
    return ClocksView(
        [round(left(clock, table.terms, seat, now), 1) for seat in seats],
        running if rest is None else None,
        now.isoformat(timespec="milliseconds"),
        rest,
        [None if one is None else one.ends.isoformat(timespec="seconds") for one in off],
    )


def _gone(table: Table, mine: int | None) -> GoneView | None:
    moment, seat = opens(table), table.turn
    if moment is None or seat is None:
        return None
    who = voters(table, seat)
    return GoneView(
        seat=seat,
        opens=moment.astimezone(UTC).isoformat(timespec="seconds"),
        days=table.terms.absence or 0,
        may=mine is not None and decider(table.seats[mine]) in who,
        need=needed(len(who)),
        votes=[VoteView(vote.seat, vote.what) for vote in table.agreements.votes],
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
