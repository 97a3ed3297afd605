"""What has happened since one's own turn: told from the log, wherever one was meanwhile."""

from __future__ import annotations

import pytest

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.scene.model import Drawing, Node, Phrase
from alcaide.server.present.past.happened import gone, past, scorings, turn_starts
from alcaide.server.present.table_view import words_of
from alcaide.tables.log import load_table
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from tabling import random_play

PEOPLE = (("Ana", "red"), ("Luis", "blue"))


def table_of(game: str) -> Table:
    """Return a table at which nothing was played."""
    seats = [SeatSpec("person", name, colour, user=name) for name, colour in PEOPLE]
    return load_table("t", GAMES[game], GAMES[game].setup(2, seed=3), seats, ())


@pytest.mark.parametrize("game", GAMES)
def test_all_that_the_others_did_since_is_told_and_nothing_else(game: str) -> None:
    table, rng, told, left = table_of(game), Rng(b"past"), 0, 0
    words = words_of(table, "en")
    assert past(table, 0, 0, words).since == []
    while table.turn is not None and table.seq < 120:
        table = random_play(table, rng).table
        shown = past(table, 0, 0, words)
        steps = list(enumerate(table.steps, 1))
        last = max((n for n, s in steps if s.seat == 0), default=len(steps))
        others = [n for n, s in steps if n > last and s.seat and s.notes]
        happened = [one.step for one in shown.since]
        assert happened[len(happened) - len(others) :] == others
        assert all(one.seat == 1 and one.lines for one in shown.since)
        told += len(shown.since)
        left += sum(len(one.gone) for one in shown.since)
        assert past(table, None, 0, words).since == []
    assert told
    assert left or game != "alcazar"  # where nobles are driven away all the time


def test_an_answer_between_turns_does_not_cut_short_what_is_told() -> None:
    game = GAMES["alhambra"]
    seats = [SeatSpec("person", name, colour, user=name) for name, colour in PEOPLE]
    setup = game.setup(2, {"vizier": "on"}, seed=5)
    table, rng = load_table("t", game, setup, seats, ()), Rng(b"no")
    answered = 0
    while table.turn is not None and table.seq < 200:
        asked = game.question and game.question(table.state)
        seat, played = table.turn, len(table.steps)
        before = past(table, seat, 0, words_of(table, "en")).since
        table = random_play(table, rng).table
        if asked and len(table.steps) > played:
            now = past(table, seat, 0, words_of(table, "en")).since
            assert now[: len(before)] == before
            answered += bool(before)
    assert answered


def test_turns_begin_where_another_seat_or_round_does() -> None:
    table, rng = table_of("castle"), Rng(b"turns")
    for _ in range(60):
        table = random_play(table, rng).table
    starts = list(turn_starts(table))
    assert starts[0] == 1
    assert [table.steps[n - 1].text.split()[0] for n in starts] == ["place"] * len(starts)
    counted = list(scorings(table))
    assert counted
    assert all("scored" in [n.key for n in table.steps[k - 1].notes] for k in counted)


def board(*nodes: Node) -> Drawing:
    """Return a drawing on which figures come and go."""
    return Drawing(
        (0, 0, 9, 9), list(nodes), Phrase("label"), roles={"man": "figure", "wish": "piece"}
    )


def test_what_left_is_told_with_all_its_parts_and_where_it_went() -> None:
    one = Node("man:1", 1, 2, "man", cls="blue")
    sign = Node("man:1:em", 3, 4, "em", anchor="man:1")
    other, wish = Node("man:2", 5, 6, "man", cls="red"), Node("wish:3", symbol="man")
    before = board(one, sign, other, wish, Node("tree"))
    after = board(Node("man:9", 7, 8, "man", cls="blue"), Node("man:8", symbol="man", cls="white"))
    left, driven = gone(before, after)
    assert (left.nodes, left.to) == ([one, sign], (7, 8))
    assert (driven.nodes, driven.to) == ([other], None)
    assert list(gone(before, before)) == []
