"""The log goes on from what was told, and is the same as one told anew."""

from __future__ import annotations

import pytest

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.table.log import load_table, order, undo
from alcaide.table.seats import SeatSpec
from alcaide.web.loglines import Teller
from alcaide.web.views import words_of
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
        elif not rng.below(6) and not table.affairs.ask:
            table = order(table, table.turn or 0, "/ask draw 0").table
            asked += 1
        lines = teller.log(table, words_of(table, lang))
        assert lines == Teller().log(table, words_of(table, lang))
        assert teller.log(table, words_of(table, lang)) == lines
    assert taken_back
    assert asked
