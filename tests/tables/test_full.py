"""A table at which too much was played: the game is a draw, with the points as they stand."""

from __future__ import annotations

import pytest

from alcaide.core.rng import Rng
from alcaide.record import Record
from alcaide.server.present.decisions import why_not, why_not_picked
from alcaide.server.present.log_lines import Teller
from alcaide.server.present.result_panel import result
from alcaide.server.present.table_view import table_view
from alcaide.server.protocol.table_messages import Look
from alcaide.tables import table as tables
from alcaide.tables.errors import OrderError, OverError
from alcaide.tables.log import extended, order, play, undo
from alcaide.tables.outcome.finishing_order import outcome
from alcaide.tables.outcome.results import how
from alcaide.tables.records import to_record
from alcaide.tables.table import Table
from alcaide.tables.words import Words
from tabling import gathered, played, random_play
from wandering import contents

LIMIT = 12


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table at which as much was played as at any."""
    monkeypatch.setattr(tables, "ACTIONS", LIMIT)
    return played(LIMIT + 3)


def test_nothing_is_played_once_the_game_is_broken_off(full: Table) -> None:
    assert (full.seq, full.turn, full.bot) == (LIMIT, None, "")
    with pytest.raises(OverError):
        play(full, full.due or 0, full.seq, None)
    with pytest.raises(OverError):
        undo(full, full.due or 0, full.seq)


def test_no_row_but_that_of_a_rematch_follows(full: Table) -> None:
    for text in ("/ask draw 0", "/resign", "/stand", "/bot easy Easy"):
        with pytest.raises(OrderError):
            order(full, 0, text)
    again = order(full, 0, "/rematch other").table
    assert again.agreements.rematch == "other"
    with pytest.raises(OrderError):
        order(again, 0, "/rematch third")


def test_it_is_a_draw_with_the_points_as_they_stand(full: Table) -> None:
    points = full.game.scores(full.state)
    assert outcome(full) == ([0, 0], [], points, {})
    assert how(full, 1, outcome(full)) == "broken-off"
    shown = result(full, Words("en", "alcazar"))
    assert shown.title.startswith("Broken off without a winner")
    assert [row.total for row in sorted(shown.rows, key=lambda row: row.seat)] == points


def test_its_screen_neither_names_a_seat_to_move_nor_calls_anything_possible(full: Table) -> None:
    words = Words("en", "alcazar")
    text = table_view(full, Look("en", details=True), Teller(), [0, 1]).text
    assert text[0].startswith("The game is over")
    action = full.game.legal_actions(full.state)[0]
    assert why_not(full, action, words).reason == words.say("table-over")
    assert why_not_picked(full, 0, [], words).reason == words.say("table-over")


def test_who_asks_and_takes_back_for_ever_forces_no_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "ACTIONS", LIMIT)
    table = gathered()
    seat = table.turn
    assert seat is not None
    table = play(table, seat, 0, table.game.legal_actions(table.state)[0]).table
    while table.seq < LIMIT:
        table = order(table, 0, "/ask draw 0").table
        table = order(table, 0, f"/no {table.seq - 1}").table
    assert not table.can_undo
    assert (table.full, table.end) == (False, None)
    for text in ("/ask draw 0", "/ask undo 1"):
        with pytest.raises(OrderError):
            order(table, 0, text)
    while table.turn is not None:
        table = random_play(table, Rng(b"1")).table
    assert (table.full, len(table.steps)) == (True, LIMIT)
    assert order(gathered(), 0, "/resign").table.end


def test_its_record_says_so_and_is_read_again(full: Table) -> None:
    record = to_record(full)
    assert record.tags["Result"] == ("broken-off",)
    again = Record.loads(record.dumps())
    assert again.broken_off
    assert again == record


def test_a_log_that_is_longer_already_is_still_read(
    full: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a server that knew no limit: nothing is lost, and nothing more is played."""
    monkeypatch.undo()
    longer = played(LIMIT + 5)
    monkeypatch.setattr(tables, "ACTIONS", LIMIT)
    again = extended(played(0), longer.rows)
    assert contents(again.state) == contents(longer.state)
    assert again.turn is None
