"""When somebody is gone, the others decide what becomes of the game."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from alcaide.bots import BOTS
from alcaide.tables.absence import opens
from alcaide.tables.errors import OrderError
from alcaide.tables.log import extended, load_table, order
from alcaide.tables.orders.seating import sit
from alcaide.tables.orders.voting import needed, vote
from alcaide.tables.outcome.finishing_order import outcome
from alcaide.tables.outcome.results import how
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Row, Table
from alcaide.tables.terms import Terms, check_terms
from alcaide.tables.time.holidays import Holiday, write_holiday
from tabling import ALCAZAR, NAMES

EVE = datetime(2026, 12, 24, 18, tzinfo=UTC)
DAY = timedelta(days=1)
FREE = Terms(access="private", absence=7)


def begun(players: int, terms: Terms = FREE) -> Table:
    """Return a table whose last seat was taken on Christmas Eve."""
    colours = ALCAZAR.colours
    seats = [SeatSpec("person", NAMES[n], colours[n], user=f"u{n}") for n in range(players - 1)]
    seats.append(SeatSpec("open", "", colours[players - 1]))
    table = load_table("t", ALCAZAR, ALCAZAR.setup(players, seed=1), seats, (), terms=terms)
    last = players - 1
    return extended(table, [Row(0, last, sit(f"u{last}", NAMES[last]), EVE)])


def give(table: Table, seat: int, text: str, at: datetime = EVE) -> Table:
    """Carry out an order; it must come to the same when the table is loaded."""
    order(table, seat, text)
    after = extended(table, [Row(table.seq, seat, text, at, "person")])
    again = load_table("t", ALCAZAR, table.setup, table.first_seats, after.rows, terms=table.terms)
    assert (again.seats, again.agreements) == (after.seats, after.agreements)
    return after


def others(table: Table) -> list[int]:
    return [seat for seat in range(len(table.seats)) if seat != table.turn]


def mover(table: Table) -> int:
    assert table.turn is not None
    return table.turn


@pytest.mark.parametrize("pace", ["free", "days", "live"])
def test_the_vote_opens_after_the_days_of_the_terms(pace: str) -> None:
    timed = {"free": {}, "days": {"hours": 24}, "live": {"turn": 30}}[pace]
    terms = msgspec.structs.replace(FREE, pace=pace, **timed)
    assert opens(begun(2, terms)) == EVE + 7 * DAY
    assert opens(begun(2, msgspec.structs.replace(terms, absence=None))) is None
    assert opens(begun(2, msgspec.structs.replace(terms, absence=0))) is None
    if pace != "free":  # else the end of his time has its own consequences
        assert opens(begun(2, msgspec.structs.replace(terms, gone="bot"))) is None


def test_old_terms_are_as_they_were_and_new_ones_say_seven_days() -> None:
    assert msgspec.json.decode(b'{"access":"private"}', type=Terms).absence is None
    assert check_terms(Terms(access="private"), BOTS).absence == 7
    assert check_terms(Terms(access="private", absence=0), BOTS).absence == 0
    timed = Terms(access="private", pace="days", hours=24, gone="bot")
    assert check_terms(timed, BOTS).absence is None
    assert check_terms(Terms(), BOTS).absence is None


def test_what_others_say_does_not_put_it_off_but_what_he_says_does() -> None:
    table = begun(2)
    [other], gone = others(table), mover(table)
    assert opens(give(table, other, "/ask draw 0", EVE + DAY)) == EVE + 7 * DAY
    asked = give(table, other, "/ask draw 0", EVE + DAY)
    assert opens(give(asked, gone, "/no 1", EVE + 2 * DAY)) == EVE + 9 * DAY


def test_holidays_count_as_being_there() -> None:
    table = begun(2)
    off = Holiday(EVE + DAY, EVE + 4 * DAY)
    away = give(table, mover(table), write_holiday(off), EVE + DAY)
    assert opens(away) == EVE + 10 * DAY
    early = Holiday(off.begins, EVE + 2 * DAY, early=True)
    assert opens(give(away, mover(table), write_holiday(early), early.ends)) == EVE + 8 * DAY
    with pytest.raises(OrderError):  # a table of old terms knows of no holidays
        order(begun(2, Terms(access="private")), 0, write_holiday(off))


def test_of_two_the_one_who_stays_decides() -> None:
    table = begun(2)
    [other], gone = others(table), mover(table)
    bot = give(table, other, vote(gone, "bot"))
    assert bot.seats[gone].bot
    assert give(bot, gone, "/back").seats[gone].kind == "person"
    without = give(table, other, vote(gone, "without"))
    assert without.turn is None
    assert outcome(without).winners == [other]
    assert how(without, gone, outcome(without)) == "removed"
    end = give(table, other, vote(gone, "end"))
    assert end.turn is None
    assert outcome(end).winners == []
    assert outcome(end).places[gone] == 1
    assert how(end, gone, outcome(end)) == "abandoned"


def test_of_more_than_two_most_have_to_agree() -> None:
    assert [needed(people) for people in (1, 2, 3, 4)] == [1, 2, 2, 3]
    table = begun(4)
    gone, (first, second, _) = mover(table), others(table)
    one = give(table, first, vote(gone, "without"))
    assert not one.agreements.removed
    assert [line.key for line in one.agreements.said] == ["vote-without"]
    split = give(one, second, vote(gone, "bot"))
    assert len(split.agreements.votes) == 2
    both = give(split, second, vote(gone, "without"))
    assert both.agreements.removed == both.agreements.resigned == (gone,)
    assert both.agreements.votes == ()
    assert both.seats[gone].bot
    assert both.turn is not None
    with pytest.raises(OrderError):
        order(both, gone, "/back")


def test_votes_lapse_when_he_moves_or_says_something() -> None:
    table = begun(3)
    gone, (first, second) = mover(table), others(table)
    one = give(table, first, vote(gone, "end"))
    assert not give(one, gone, "/ask pause 0").agreements.votes
    action = ALCAZAR.write(one.state, ALCAZAR.legal_actions(one.state)[0])
    played = extended(one, [Row(one.seq, gone, action, EVE)])
    assert not played.agreements.votes
    assert give(one, second, "/ask pause 0").agreements.votes
    back = give(one, first, vote(gone, "wait"))
    assert not back.agreements.votes


def test_what_is_no_vote_is_refused() -> None:
    table = begun(3)
    gone, (first, second) = mover(table), others(table)
    wrong = [
        (gone, vote(gone, "end")),
        (first, vote(second, "end")),
        (first, vote(gone, "kick")),
        (first, vote(gone, "wait")),
    ]
    for seat, text in wrong:
        with pytest.raises(OrderError):
            order(table, seat, text)
    again = give(table, first, vote(gone, "end"))
    with pytest.raises(OrderError):
        order(again, first, vote(gone, "end"))
    bot = replace(table, seats=(SeatSpec("bot", "B", "red", "easy"),) * 3)
    with pytest.raises(OrderError):
        order(bot, first, vote(gone, "end"))


def test_a_pause_ends_when_all_agree() -> None:
    table = begun(3)
    gone, (first, second) = mover(table), others(table)
    for seat, text in ((first, "/ask pause 0"), (second, "/yes 1"), (gone, "/yes 1")):
        table = give(table, seat, text)
    assert table.agreements.paused
    with pytest.raises(OrderError):
        order(table, first, "/ask pause 0")
    table = give(table, first, "/ask resume 0")
    table = give(table, second, "/yes 4")
    assert table.agreements.paused
    assert not give(table, gone, "/yes 4").agreements.paused
    assert give(table, gone, "/no 4").agreements.paused
    alone = give(table, first, "/resume")  # as in older logs
    assert not alone.agreements.paused
    assert alone.agreements.ask is None
