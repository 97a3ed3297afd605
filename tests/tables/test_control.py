"""Orders: who sits where, what people agree about, and what becomes of those who leave."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from alcaide.core.rng import Rng
from alcaide.storage.errors import StaleError
from alcaide.tables.errors import OrderError, PausedError, SeatError, TakenError, WaitingError
from alcaide.tables.log import late, load_table, order, play
from alcaide.tables.orders import consent, seating
from alcaide.tables.outcome.finishing_order import outcome
from alcaide.tables.records import to_record
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Row, Table
from alcaide.tables.terms import Terms
from alcaide.tables.time.holidays import Holiday, write_holiday
from tabling import ALCAZAR, LIVE, NAMES, gathered, random_play

EVE = datetime(2026, 12, 24, 18, tzinfo=UTC)


def changed(**parts: object) -> Terms:
    return msgspec.structs.replace(LIVE, **parts)


def give(table: Table, seat: int, text: str) -> Table:
    """Carry out an order; it must come to the same when the table is loaded."""
    after = order(table, seat, text).table
    again = reload(after)
    assert (again.seats, again.agreements, again.clock) == (
        after.seats,
        after.agreements,
        after.clock,
    )
    assert [step.text for step in again.steps] == [step.text for step in after.steps]
    return after


def reload(table: Table) -> Table:
    return load_table("t", ALCAZAR, table.setup, table.first_seats, table.rows, terms=table.terms)


def moved(table: Table, actions: int = 1, seed: int = 1) -> Table:
    rng = Rng(bytes([seed]))
    for _ in range(actions):
        table = random_play(table, rng).table
    return table


def mover(table: Table) -> int:
    assert table.turn is not None
    return table.turn


def timeout(table: Table) -> Table:
    """Let the time of the seat to move run out."""
    assert table.deadline is not None
    return late(table, table.deadline).table


def test_a_table_with_free_seats_gathers_until_they_are_taken() -> None:
    free = SeatSpec("open", "", "white")
    seats = [SeatSpec("person", "Ana", "green", user="a"), free]
    table = load_table("t", ALCAZAR, ALCAZAR.setup(2, seed=1), seats, (), terms=LIVE)
    with pytest.raises(WaitingError):
        play(table, mover(table), 0, ALCAZAR.legal_actions(table.state)[0])
    with pytest.raises(OrderError):
        order(table, 1, seating.sit("a", "Ana"))
    sat = give(table, 1, seating.sit("b", "Luis"))
    assert not sat.waiting
    assert sat.clock is not None
    assert sat.clock.since == sat.rows[-1].at
    with pytest.raises(TakenError):
        order(sat, 1, seating.sit("c", "Carmen"))
    with pytest.raises(OrderError):
        order(sat, 1, seating.stand())
    botted = give(table, 1, seating.put_bot("greedy", "Aixa"))
    assert (botted.seats[1].level, botted.seats[1].name) == ("greedy", "Aixa")


def test_a_kept_seat_is_for_its_person() -> None:
    kept = SeatSpec("open", "Luis", "white", user="b")
    seats = [SeatSpec("person", "Ana", "green", user="a"), kept]
    table = load_table("t", ALCAZAR, ALCAZAR.setup(2, seed=1), seats, (), terms=LIVE)
    with pytest.raises(TakenError):
        order(table, 1, seating.sit("c", "Carmen"))
    assert give(table, 1, seating.sit("b", "Luis")).seats[1].user == "b"


@pytest.mark.parametrize("text", ["/dance", "/yes 0", "/no 0", "/resume", "/back", "/rematch x"])
def test_what_makes_no_sense_now_is_refused(text: str) -> None:
    with pytest.raises((OrderError, StaleError)):
        order(gathered(), 0, text)


def test_a_pause_is_agreed_by_all_and_ended_by_any() -> None:
    table = give(gathered(3), 0, consent.ask("pause"))
    with pytest.raises(OrderError):
        order(table, 1, consent.ask("draw"))
    with pytest.raises(OrderError):
        order(table, 0, consent.answer(0, yes=True))
    table = give(table, 1, consent.answer(0, yes=True))
    assert not table.agreements.paused
    table = give(table, 2, consent.answer(0, yes=True))
    assert table.agreements.paused
    assert table.deadline is None
    with pytest.raises(PausedError):
        play(table, mover(table), table.seq, ALCAZAR.legal_actions(table.state)[0])
    table = give(table, 2, "/resume")
    assert table.deadline is not None
    assert moved(table).seq == table.seq + 1


def test_a_request_is_refused_or_withdrawn() -> None:
    table = give(gathered(), 0, consent.ask("draw"))
    assert give(table, 1, consent.answer(0, yes=False)).agreements.said[-1].key == "no"
    assert give(table, 0, consent.answer(0, yes=False)).agreements.said[-1].key == "withdrawn"
    with pytest.raises(StaleError):
        order(table, 1, consent.answer(5, yes=True))


def test_what_was_meant_before_a_request_can_still_be_played() -> None:
    table = gathered()
    asked = give(table, 1 - mover(table), consent.ask("pause"))
    action = ALCAZAR.legal_actions(asked.state)[0]
    assert play(asked, mover(asked), table.seq, action).table.seq == 2
    away = give(table, 1 - mover(table), "/away")
    with pytest.raises(StaleError):
        play(away, mover(away), table.seq, action)


def test_with_consent_more_than_the_own_turn_is_taken_back() -> None:
    table = moved(gathered(), 12)
    seat = mover(table)
    asked = give(table, seat, consent.ask("undo", 7))
    back = give(asked, 1 - seat, consent.answer(table.seq, yes=True))
    assert [step.text for step in back.steps] == [step.text for step in table.steps[:5]]
    assert ALCAZAR.observe(back.state, None) == ALCAZAR.observe(table.at(5), None)
    assert back.agreements.said[-1].number == 7


def test_who_plays_on_has_not_agreed() -> None:
    table = moved(gathered(), 12)
    asked = give(table, 1 - mover(table), consent.ask("undo", 3))
    assert moved(asked).agreements.ask is None


@pytest.mark.parametrize("undo", ["turn", "none"])
def test_further_back_only_where_the_terms_say_so(undo: str) -> None:
    terms = Terms(undo="turn") if undo == "turn" else Terms(undo="none")
    table = moved(gathered(terms=terms), 3)
    with pytest.raises(OrderError):
        order(table, mover(table), consent.ask("undo", 1))
    assert not table.can_undo or undo == "turn"


def test_among_bots_nobody_has_to_be_asked() -> None:
    table = moved(gathered(2, bots=1), 6)
    back = give(table, 0, consent.ask("undo", 2))
    assert len(back.steps) == 4


def test_of_two_the_other_wins_when_one_resigns() -> None:
    table = give(moved(gathered(), 5), 0, "/resign")
    assert table.turn is None
    assert outcome(table).winners == [1]
    record = to_record(table)
    assert record.tags["Result"] == ("resigned 0",)
    assert type(record).loads(record.dumps()).actions == record.actions
    with pytest.raises(OrderError):
        order(table, 1, "/resign")
    assert give(table, 1, "/rematch other").agreements.rematch == "other"


def test_of_several_a_bot_takes_the_seat_and_ranks_last() -> None:
    table = give(moved(gathered(3), 4), 1, "/resign")
    assert (table.seats[1].bot, table.seats[1].user) == (True, "u1")
    with pytest.raises(OrderError):
        order(table, 1, "/back")
    rng = Rng(b"x")
    while table.turn is not None:
        table = random_play(table, rng).table
    assert outcome(table).places[1] == 2
    assert to_record(table).names[1] == NAMES[1]


def test_a_draw_needs_everybody() -> None:
    table = give(gathered(), 0, consent.ask("draw"))
    table = give(table, 1, consent.answer(0, yes=True))
    assert table.turn is None
    assert outcome(table).winners == []
    assert to_record(table).tags["Result"] == ("drawn",)


def test_who_leaves_is_played_for_and_comes_back() -> None:
    table = give(gathered(), mover(gathered()), "/away")
    seat = mover(table)
    assert table.bot == table.terms.substitute
    assert table.deadline is None
    back = give(table, seat, "/back")
    assert back.bot == ""
    assert back.deadline is not None
    with pytest.raises(OrderError):
        order(gathered(terms=changed(rated=True)), 0, "/away")


def test_nobody_is_late_before_his_time() -> None:
    table = moved(gathered())
    assert table.deadline is not None
    with pytest.raises(OrderError):
        late(table, table.deadline - timedelta(seconds=1))
    with pytest.raises(OrderError):
        late(moved(gathered(terms=changed(gone="wait"))), datetime(2100, 1, 1, tzinfo=UTC))


def test_a_bot_takes_the_seat_of_who_is_late() -> None:
    table = timeout(moved(gathered()))
    assert table.bot == "greedy"
    assert reload(table).seats == table.seats


def test_a_game_is_abandoned_when_time_is_up() -> None:
    table = timeout(moved(gathered(terms=changed(gone="end"))))
    assert table.turn is None
    assert to_record(table).tags["Result"][0].startswith("abandoned")


def test_three_missed_turns_in_a_row_cost_the_seat() -> None:
    table = moved(gathered(terms=changed(gone="skip")))
    rng = Rng(b"y")
    seat = mover(table)
    for missed in range(1, 4):
        while mover(table) != seat:
            table = random_play(table, rng).table
        table = timeout(table)
        if missed < 3:
            assert table.bot == "easy"
            assert not table.seats[seat].bot
            while mover(table) == seat:
                table = random_play(table, rng).table
            assert table.agreements.skipped == -1
    assert table.seats[seat].bot
    assert reload(table).agreements == table.agreements


def test_a_table_of_days_hears_of_a_holiday_once() -> None:
    table = gathered(terms=Terms(pace="days", hours=24, gone="bot"))
    told = write_holiday(Holiday(EVE, EVE + timedelta(days=3)))
    after = give(table, 0, told)
    assert [(said.key, said.number) for said in after.agreements.said] == [("holiday", 3)]
    with pytest.raises(OrderError):
        order(after, 0, told)
    give(after, 1, told)
    give(after, 0, write_holiday(Holiday(EVE, EVE + timedelta(days=5))))
    with pytest.raises(OrderError):
        order(gathered(), 0, told)


def test_a_table_of_days_hears_when_a_holiday_is_ended() -> None:
    table = gathered(terms=Terms(pace="days", hours=24, gone="bot"))
    back = write_holiday(Holiday(EVE, EVE + timedelta(days=1), early=True))
    told = write_holiday(Holiday(EVE, EVE + timedelta(days=3)))
    after = give(give(table, 0, told), 0, back)
    assert [said.key for said in after.agreements.said] == ["holiday", "returned"]
    for again in (told, back):  # from a process that has heard of no end
        with pytest.raises(OrderError):
            order(after, 0, again)
    with pytest.raises(OrderError):
        order(gathered(), 0, back)


def test_rows_of_older_logs_have_but_the_days_of_a_holiday() -> None:
    table = gathered(terms=Terms(pace="days", hours=24, gone="bot"))
    once = give(table, 0, "/holiday 3")
    twice = give(once, 0, "/holiday 3")
    assert once.clock is not None
    assert twice.clock is not None
    (first,), (same, second) = once.clock.off[0], twice.clock.off[0]
    assert same == first
    assert second.ends == first.ends + timedelta(days=3)


def test_rows_of_others_are_not_accepted() -> None:
    table = moved(gathered())
    with pytest.raises(SeatError):
        play(table, 1 - mover(table), table.seq, ALCAZAR.legal_actions(table.state)[0])
    assert replace(table, rows=table.rows.added(Row(9, 0, "/yes 0"))).mark == table.mark
