"""Clocks follow from the rows alone: turn by turn, with pauses, holidays and bots."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcaide.tables.errors import OrderError
from alcaide.tables.log import load_table
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Row
from alcaide.tables.terms import Terms
from alcaide.tables.time.clock import Clock, advance, deadline, left, new_clock, ordered
from alcaide.tables.time.holidays import Holiday, write_holiday
from alcaide.tables.time.outages import GRACE, Outage, read_outage, write_outage
from tabling import ALCAZAR, played

START: Final = datetime(2030, 1, 1, tzinfo=UTC)
LIVE: Final = Terms(access="public", pace="live", turn=10, bank=100, increment=5, gone="bot")
DAYS: Final = Terms(access="public", pace="days", hours=24, gone="bot")


def at(seconds: float) -> datetime:
    """Return a moment after the start."""
    return START + timedelta(seconds=seconds)


def begun(terms: Terms = LIVE) -> Clock:
    """Return clocks that run for seat 0 since the start."""
    clock = new_clock(terms, 2)
    assert clock is not None
    return advance(clock, terms, START, (0, 1), runs=True, finished=False)


def test_without_a_pace_there_is_no_clock() -> None:
    assert new_clock(Terms(), 2) is None


def test_the_seconds_of_a_turn_come_before_the_bank() -> None:
    clock = begun()
    assert [left(clock, LIVE, 0, at(s)) for s in (0, 10, 30, 200)] == [110, 100, 80, 0]
    assert deadline(clock, LIVE) == at(110)
    quick = advance(clock, LIVE, at(8), (1, 1), runs=True, finished=True)
    assert list(quick.banks) == [105, 100]
    slow = advance(clock, LIVE, at(30), (1, 1), runs=True, finished=True)
    assert list(slow.banks) == [85, 100]


def test_several_actions_of_a_turn_share_its_seconds() -> None:
    clock = advance(begun(), LIVE, at(6), (0, 1), runs=True, finished=True)
    assert deadline(clock, LIVE) == at(110)
    assert advance(clock, LIVE, at(12), (1, 1), runs=True, finished=True).banks == (103, 100)


def test_a_turn_that_was_not_played_to_its_end_earns_nothing() -> None:
    assert advance(begun(), LIVE, at(5), (1, 1), runs=True, finished=False).banks == (100, 100)


def test_time_stands_still_in_a_pause() -> None:
    paused = advance(begun(), LIVE, at(20), (0, 1), runs=False, finished=False)
    assert deadline(paused, LIVE) is None
    assert left(paused, LIVE, 0, at(5000)) == 90
    again = advance(paused, LIVE, at(6000), (0, 1), runs=True, finished=False)
    assert deadline(again, LIVE) == at(6090)


def test_nobody_waits_for_a_bot() -> None:
    clock = advance(begun(), LIVE, at(5), (1, 1), runs=False, finished=True)
    assert deadline(clock, LIVE) is None
    assert advance(clock, LIVE, at(500), (0, 2), runs=True, finished=True).banks[0] == 105


def test_who_comes_back_finds_time_to_play() -> None:
    lost = advance(begun(), LIVE, at(200), (0, 1), runs=False, finished=False)
    assert left(lost, LIVE, 0, at(300)) == 0
    back = ordered(lost, 0, "/back", at(300))
    back = advance(back, LIVE, at(300), (0, 1), runs=True, finished=False)
    assert left(back, LIVE, 0, at(300)) >= 60


def test_a_holiday_puts_the_deadline_off() -> None:
    clock = begun(DAYS)
    assert deadline(clock, DAYS) == at(24 * 3600)
    rested = ordered(clock, 0, "/holiday 3", at(3600))
    assert deadline(rested, DAYS) == at((24 + 72) * 3600)
    other = ordered(clock, 1, "/holiday 2", at(3600))
    assert deadline(other, DAYS) == at(24 * 3600)
    turn = advance(other, DAYS, at(7200), (1, 1), runs=True, finished=True)
    assert deadline(turn, DAYS) == at(3600 + 48 * 3600 + 24 * 3600)


@pytest.mark.parametrize("heard", [2, 20, 47])
def test_what_is_heard_of_late_counts_from_when_it_began(heard: int) -> None:
    off = write_holiday(Holiday(at(3600), at(3600) + timedelta(days=2)))
    rested = ordered(begun(DAYS), 0, off, at(heard * 3600))
    assert deadline(rested, DAYS) == at((24 + 48) * 3600)


def test_what_had_ended_when_a_turn_began_gives_no_time() -> None:
    off = write_holiday(Holiday(at(-3 * 86400), at(-86400)))
    assert deadline(ordered(begun(DAYS), 0, off, at(60)), DAYS) == at(24 * 3600)


def test_a_holiday_that_has_begun_before_the_turn_takes_nothing_of_it() -> None:
    off = write_holiday(Holiday(at(-86400), at(86400)))
    assert deadline(ordered(begun(DAYS), 0, off, at(23 * 3600)), DAYS) == at(2 * 86400)


def test_time_goes_on_when_a_holiday_is_ended() -> None:
    whole = write_holiday(Holiday(at(3600), at(3600) + timedelta(days=10)))
    early = write_holiday(Holiday(at(3600), at(3600 + 86400), early=True))
    back = at(3600 + 86400)
    rested = ordered(begun(DAYS), 0, whole, at(7200))
    assert rested.rest(0, back) == 9 * 86400
    assert rested.rest(1, back) is None
    there = ordered(rested, 0, early, back)
    assert there.rest(0, back) is None
    assert left(there, DAYS, 0, back) == 23 * 3600
    assert deadline(there, DAYS) == back + timedelta(hours=23)


def test_a_turn_that_begins_on_a_holiday_begins_when_it_ends() -> None:
    whole = write_holiday(Holiday(at(0), at(10 * 86400)))
    clock = ordered(begun(DAYS), 1, whole, at(60))
    clock = advance(clock, DAYS, at(3600), (1, 1), runs=True, finished=True)
    assert deadline(clock, DAYS) == at(11 * 86400)
    early = write_holiday(Holiday(at(0), at(2 * 86400), early=True))
    assert deadline(ordered(clock, 1, early, at(2 * 86400)), DAYS) == at(3 * 86400)


def test_what_is_heard_of_after_other_rows_of_a_turn_counts_as_well() -> None:
    clock = begun(DAYS)
    for hour in (2, 30):
        clock = advance(clock, DAYS, at(hour * 3600), (0, 1), runs=True, finished=False)
    off = write_holiday(Holiday(at(3600), at(3600) + timedelta(days=2)))
    assert deadline(ordered(clock, 0, off, at(31 * 3600)), DAYS) == at((24 + 48) * 3600)


moments = st.lists(
    st.tuples(st.floats(0, 400), st.sampled_from([0, 0, 1, 2]), st.booleans(), st.booleans()),
    max_size=30,
)


@given(moments, st.sampled_from([LIVE, DAYS]))
def test_no_time_is_ever_less_than_nothing(
    steps: list[tuple[float, int, bool, bool]], terms: Terms
) -> None:
    clock, now, turn = begun(terms), 0.0, 0
    for passed, on, runs, finished in steps:
        now, turn = now + passed, turn + on
        clock = advance(clock, terms, at(now), (turn % 2, turn // 2), runs, finished)
        assert min(clock.banks) >= 0
        assert clock.spent >= 0
        assert all(left(clock, terms, seat, at(now + 50)) >= 0 for seat in (0, 1))
        end = deadline(clock, terms)
        assert (end is None) == (not runs)
        assert end is None or (clock.since and end >= clock.since)


@given(st.integers(0, 40), st.integers(1, 5))
def test_clocks_of_a_loaded_table_are_those_of_every_row_before(steps: int, seed: int) -> None:
    table = played(steps, seed=seed)
    people = [SeatSpec("person", s.name, s.colour, user=s.name) for s in table.seats]
    rows = [Row(row.number, row.seat, row.text, at(7 * row.number)) for row in table.rows]
    setup = ALCAZAR.setup(2, seed=seed)
    clock = new_clock(LIVE, 2)
    for cut in range(len(rows) + 1):
        loaded = load_table("t", ALCAZAR, setup, people, rows[:cut], terms=LIVE)
        if cut:
            turn = loaded.turn
            key = None if turn is None else (turn, ALCAZAR.observe(loaded.state, None).round)
            assert clock is not None
            clock = advance(clock, LIVE, at(7 * (cut - 1)), key, turn is not None, finished=True)
        assert loaded.clock == clock


def away(begins: float, back: float) -> Outage:
    return Outage(at(begins), at(back))


@pytest.mark.parametrize("terms", [LIVE, DAYS])
def test_time_in_which_no_server_lived_does_not_count_nor_does_a_minute_after(
    terms: Terms,
) -> None:
    clock = begun(terms)
    before = deadline(clock, terms)
    assert before is not None
    told = ordered(clock, 0, write_outage(away(4, 24)), at(24))
    assert deadline(told, terms) == before + timedelta(seconds=20) + GRACE
    assert left(told, terms, 0, at(84)) == left(clock, terms, 0, at(4))
    assert told.rest(0, at(24)) == 60.0
    assert told.rest(0, at(84)) is None


def test_a_turn_played_in_the_minute_after_an_outage_costs_what_it_took_before() -> None:
    clock = ordered(begun(), 0, write_outage(away(15, 35)), at(35))
    clock = advance(clock, LIVE, at(40), (1, 1), runs=True, finished=True)
    assert list(clock.banks) == [100, 100]  # 5 seconds of the bank, and the increment
    assert deadline(clock, LIVE) == at(35 + 60 + 110)
    assert clock.outages == (away(15, 35),)
    assert advance(clock, LIVE, at(100), (0, 2), runs=True, finished=True).outages == ()


def test_an_outage_is_heard_of_once_and_by_whoever_was_to_move_only() -> None:
    told = ordered(begun(), 0, write_outage(away(4, 24)), at(24))
    for again in (away(4, 24), away(5, 25), away(-30, -10)):
        with pytest.raises(OrderError):
            ordered(told, 0, write_outage(again), at(26))
    twice = ordered(told, 0, write_outage(away(30, 50)), at(50))
    assert deadline(twice, LIVE) == at(110 + 20 + (50 - 24) + 60)


def test_an_outage_is_read_as_it_was_written() -> None:
    outage = Outage(at(1.25), at(31.5))
    assert read_outage(write_outage(outage).partition(" ")[2]) == outage
    assert outage.seconds == 31
