"""The log goes on from what was told, and is the same as one told anew."""

from __future__ import annotations

import pytest

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.server.present.log_lines import (
    PAGE,
    Teller,
    first_line,
    line_of,
    log_part,
    order_args,
    total,
)
from alcaide.server.present.table_view import words_of
from alcaide.server.protocol.table_parts import LogLine
from alcaide.tables.log import load_table, order, undo
from alcaide.tables.orders.agreements import Said
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from alcaide.tables.words import Words
from tabling import random_play

ALCAZAR = GAMES["alcazar"]
NAMES = (("Ana", "red"), ("Luis", "blue"))


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_log_that_goes_on_is_the_one_told_anew(lang: str) -> None:
    seats = [SeatSpec("person", name, colour, user=name) for name, colour in NAMES]
    table = load_table("t", ALCAZAR, ALCAZAR.setup(2, seed=3), seats, ())
    rng, teller = Rng(b"log"), Teller()
    taken_back = asked = 0
    while table.turn is not None and table.seq < 150:
        table = random_play(table, rng).table
        if table.can_undo and not rng.below(2):
            table = undo(table, table.turn or 0, table.seq).table
            taken_back += 1
        elif not rng.below(6) and not table.agreements.ask:
            table = order(table, table.turn or 0, "/ask draw 0").table
            asked += 1
        lines = teller.log(table, words_of(table, lang))
        assert lines == Teller().log(table, words_of(table, lang))
        assert teller.log(table, words_of(table, lang)) == lines
        parts(table, lines, teller, rng, lang)
    assert taken_back
    assert asked


def parts(table: Table, lines: list[LogLine], teller: Teller, rng: Rng, lang: str) -> None:
    """Compare parts of a log with the whole of it."""
    words = words_of(table, lang)
    assert total(table) == len(lines)
    first, count = rng.below(len(lines) + 2), rng.below(20)
    assert log_part(table, words, first, first + count) == lines[first : first + count]
    begin = first_line(table, PAGE)
    assert begin % PAGE == 0
    assert begin == 0 or PAGE <= len(lines) - begin < 2 * PAGE
    assert teller.log(table, words, begin) == lines[begin:]
    step = rng.below(len(table.steps) + 1)
    later = [n for n, line in enumerate(lines) if line.step >= step and (line.spoken or not step)]
    assert line_of(table, step) == next(iter(later), len(lines)) or not table.steps[step - 1].notes


@pytest.mark.parametrize(
    ("seconds", "told"), [(1, "a second"), (119, "119 seconds"), (7300, "2 hours"), (2e5, "2 days")]
)
def test_how_long_the_server_was_away_is_told_in_large_units(seconds: int, told: str) -> None:
    words = Words("en", "alcazar", ["Ana", "Luis"])
    args = order_args(Said(0, 0, "outage", int(seconds)), words)
    assert f"away for {told}." in words.say("table-log-outage", **args)
