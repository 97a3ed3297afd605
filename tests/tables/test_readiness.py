"""Before a deal: who is ready, what each adds to chance, who did not answer, and calling it off."""

from __future__ import annotations

import secrets
from datetime import datetime, timedelta

import msgspec
import pytest

from alcaide.core.errors import AlcaideError
from alcaide.record import Record
from alcaide.record.fairness import verify
from alcaide.record.nonces import NONCES, PROMISED, dealt_with
from alcaide.tables.errors import LateAbortError, NonceError, OrderError, WaitingError
from alcaide.tables.log import extended, late, load_table, order, play
from alcaide.tables.orders.agreements import End
from alcaide.tables.orders.readiness import committed, pending, ready, reveal
from alcaide.tables.orders.ready_state import DAYS, REVEAL
from alcaide.tables.orders.ready_state import LIVE as ASKED
from alcaide.tables.orders.seating import put_bot, sit
from alcaide.tables.records import to_record
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import DECOY, Table
from alcaide.tables.terms import Terms
from alcaide.tables.time.outages import Outage, write_outage
from tabling import ALCAZAR, LIVE

READY = msgspec.structs.replace(LIVE, ready=True)
SEED = "7e" * 32
FREE = SeatSpec("open", "", "white")


def gathering(*more: SeatSpec, terms: Terms = READY) -> Table:
    """Return a table of Ana with a free seat, and others."""
    seats = [SeatSpec("person", "Ana", "green", user="a"), FREE, *more]
    setup = ALCAZAR.setup(len(seats), seed=SEED.encode())
    return load_table("t", ALCAZAR, setup, seats, (), terms=terms, seed=SEED, owner="a")


def asked(*more: SeatSpec, terms: Terms = READY) -> Table:
    """Return the same when Luis has sat down."""
    return order(gathering(*more, terms=terms), 1, sit("l", "Luis")).table


def after(table: Table, *orders: tuple[int, str]) -> Table:
    for seat, text in orders:
        table = order(table, seat, text).table
    return table


def moment(table: Table, later: timedelta) -> datetime:
    deadline = table.deadline
    assert deadline is not None
    return deadline + later


SOON = timedelta(seconds=1)


def test_nothing_is_dealt_before_all_are_ready() -> None:
    table = asked()
    shown = ALCAZAR.setup(2, seed=DECOY)
    assert (table.setup, table.waiting, table.bot) == (shown, True, "")
    assert pending(table.seats, table.agreements.readiness) == [0, 1]
    with pytest.raises(WaitingError):
        play(table, table.turn or 0, table.seq, ALCAZAR.legal_actions(table.state)[0])
    one = after(table, (1, ready()))
    assert (one.setup, pending(one.seats, one.agreements.readiness)) == (shown, [0])
    both = after(one, (0, ready()))
    assert both.setup == dealt_with(ALCAZAR, both.setup, SEED, ["", ""]) != shown
    assert both.counts_since == both.rows[-1].at
    assert both.setup != ALCAZAR.again(both.setup, SEED.encode())  # the seed alone is not it


def test_replayed_it_is_the_same_at_every_row() -> None:
    nonces = [secrets.token_hex(32) for _ in range(2)]
    table = after(asked(), *((seat, ready(committed(nonces[seat]))) for seat in (0, 1)))
    table = after(table, *((seat, reveal(nonces[seat])) for seat in (1, 0)))
    again = gathering()
    for row in table.rows:
        assert not again.dealt
        again = extended(again, [row])
    assert (again.setup, again.agreements, again.clock) == (
        table.setup,
        table.agreements,
        table.clock,
    )
    seats = table.first_seats
    kept = load_table("t", ALCAZAR, table.setup, seats, table.rows, terms=READY, kept=table.setup)
    assert kept.setup == table.setup  # the seed is not needed where the deal is kept


def test_the_record_shows_that_every_nonce_is_in_the_deal() -> None:
    nonces = [secrets.token_hex(32) for _ in range(2)]
    table = after(asked(), *((seat, ready(committed(nonces[seat]))) for seat in (0, 1)))
    assert table.agreements.readiness.phase == "revealing"
    table = after(table, *((seat, reveal(nonces[seat])) for seat in (0, 1)), (0, "/resign"))
    record = to_record(table)
    checks = verify(Record.loads(record.dumps()))
    assert all(check.fits for check in checks)
    assert [check.key for check in checks].count("record-fair-nonce") == 2
    for tag in (NONCES, PROMISED):
        forged = {**record.tags, tag: [secrets.token_hex(32), record.tags[tag][1]]}
        again = Record(ALCAZAR, table.setup, (), record.names, forged)
        wrong = {check.key for check in verify(again) if not check.fits}
        assert "record-fair-nonce-not" in wrong


def test_a_record_without_the_commitments_is_not_enough() -> None:
    table = after(asked(), (0, ready()), (1, ready()), (0, "/resign"))
    record = to_record(table)
    tags = {name: value for name, value in record.tags.items() if name != PROMISED}
    checks = verify(Record(ALCAZAR, table.setup, (), record.names, tags))
    assert "record-fair-nonces-missing" in {check.key for check in checks if not check.fits}


@pytest.mark.parametrize("nonce", ["", "00", "g" * 64, "0" * 64, "AB" * 32])
def test_a_nonce_that_was_not_promised_is_refused(nonce: str) -> None:
    table = after(asked(), (0, ready(committed("1" * 64))), (1, ready()))
    with pytest.raises(NonceError):
        order(table, 0, reveal(nonce))


@pytest.mark.parametrize("commitment", ["x", "0" * 63, "A" * 64])
def test_a_commitment_is_a_digest(commitment: str) -> None:
    with pytest.raises(NonceError):
        order(asked(), 0, ready(commitment))


def test_who_does_not_reveal_is_left_out_and_that_is_told() -> None:
    nonce = secrets.token_hex(32)
    table = after(asked(), (0, ready(committed(nonce))), (1, ready(committed("1" * 64))))
    table = after(table, (0, reveal(nonce)))
    with pytest.raises(OrderError):
        late(table, moment(table, -REVEAL))
    table = late(table, moment(table, SOON)).table
    assert table.setup == dealt_with(ALCAZAR, table.setup, SEED, [nonce, ""])
    assert [(one.key, one.seat) for one in table.agreements.said][:1] == [("left-out", 1)]
    assert table.agreements.said[-1].number == 1  # part of a player


def test_who_does_not_answer_gives_his_seat_back_and_the_others_keep_theirs() -> None:
    table = after(asked(SeatSpec("open", "", "red")), (2, sit("c", "Carmen")), (2, ready()))
    assert moment(table, -ASKED) == table.rows[1].at
    table = late(table, moment(table, SOON)).table
    assert [spec.kind for spec in table.seats] == ["open", "open", "person"]
    said = [(one.key, one.who) for one in table.agreements.said]
    assert said == [("unready", "Ana"), ("unready", "Luis")]
    assert (table.deadline, table.turn is None) == (None, False)
    table = after(table, (0, sit("a", "Ana")), (1, sit("l", "Luis")), (1, ready()), (0, ready()))
    assert table.dealt  # Carmen's answer still stood


def test_who_gets_up_takes_but_his_own_answer_with_him() -> None:
    table = after(asked(), (0, ready()), (1, "/stand"))
    assert (table.agreements.readiness.phase, table.deadline) == ("gathering", None)
    table = after(table, (1, sit("m", "Marta")))
    assert pending(table.seats, table.agreements.readiness) == [1]


def test_nonces_that_were_shown_are_of_no_use_when_somebody_leaves() -> None:
    nonce = secrets.token_hex(32)
    table = after(asked(), (0, ready(committed(nonce))), (1, ready(committed("1" * 64))))
    table = after(table, (0, reveal(nonce)), (1, "/stand"), (1, sit("m", "Marta")))
    assert pending(table.seats, table.agreements.readiness) == [0, 1]


def test_over_days_one_may_be_ready_before_the_others_come() -> None:
    days = Terms(access="public", pace="days", hours=24, ready=True)
    table = after(gathering(terms=days), (0, ready()))
    table = after(table, (1, sit("l", "Luis")))
    assert moment(table, -DAYS) == table.rows[-1].at
    assert after(table, (1, ready())).dealt
    with pytest.raises(OrderError):
        order(gathering(), 0, ready())  # live, one has to be there


@pytest.mark.parametrize("seat", [0, 2])
def test_one_answers_once_and_bots_never(seat: int) -> None:
    table = after(asked(SeatSpec("bot", "Zoraya", "red", "random")), (0, ready()))
    with pytest.raises(OrderError):
        order(table, seat, ready())


def test_who_is_alone_with_bots_is_not_asked() -> None:
    assert after(gathering(), (1, put_bot("random", "Zoraya"))).dealt


def test_after_an_outage_the_time_to_answer_begins_anew() -> None:
    table = asked()
    begins = moment(table, -timedelta(seconds=10)).replace(microsecond=0)
    outage = Outage(begins, begins + timedelta(minutes=5))
    table = after(table, (0, write_outage(outage)))
    assert table.deadline == outage.ends + ASKED
    with pytest.raises(OrderError):
        order(table, 0, write_outage(outage))  # it has heard


def begun() -> Table:
    return after(asked(), (0, ready()), (1, ready()))


def finished(table: Table, turns: int) -> Table:
    """Return a table after some whole turns."""
    for _ in range(turns):
        seat = table.turn
        while table.turn == seat and seat is not None:
            table = play(table, seat, table.seq, ALCAZAR.legal_actions(table.state)[-1]).table
    return table


def test_in_the_first_moves_anybody_may_call_the_game_off() -> None:
    for turns in (0, 1):
        off = after(finished(begun(), turns), (1, "/abort"))
        assert (off.end, off.turn) == (End("aborted", 1), None)
        assert Record.loads(to_record(off).dumps()).tags["Result"] == ("aborted 1",)
    with pytest.raises(LateAbortError):
        order(finished(begun(), 2), 1, "/abort")


def test_a_table_of_before_knows_nothing_of_it() -> None:
    table = after(gathering(terms=LIVE), (1, sit("l", "Luis")))
    assert (table.dealt, table.waiting) == (True, False)
    assert table.setup == ALCAZAR.setup(2, seed=SEED.encode())
    for text in (ready(), reveal("0" * 64), "/abort"):
        with pytest.raises(AlcaideError):
            order(table, 0, text)
