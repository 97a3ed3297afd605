"""The laws of a table: whose turn, which position, what can be taken back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcaide.core.errors import IllegalActionError
from alcaide.core.rng import Rng
from alcaide.games.alcazar import actions as act
from alcaide.storage.errors import StaleError
from alcaide.tables.errors import BrokenError, OverError, SeatError, UndoError
from alcaide.tables.log import load_table, play, undo
from alcaide.tables.replay.persistent_list import PersistentList
from alcaide.tables.table import UNDO, Row, Table
from tabling import ALCAZAR, fresh, people, played, random_play


def same(one: Table, other: Table) -> bool:
    """Tell whether two tables stand alike, hidden things included."""
    everybody = (None, *range(len(one.seats)))
    return (
        one.rows == other.rows
        and [step.text for step in one.steps] == [step.text for step in other.steps]
        and [step.hidden for step in one.steps] == [step.hidden for step in other.steps]
        and all(
            ALCAZAR.observe(one.state, seat) == ALCAZAR.observe(other.state, seat)
            for seat in everybody
        )
        and one.state.deck == other.state.deck
    )


def reload(table: Table) -> Table:
    return load_table(table.id, table.game, table.setup, table.seats, table.rows)


def mover(table: Table) -> int:
    assert table.turn is not None
    return table.turn


def test_a_play_gives_a_new_table_and_leaves_the_old_one() -> None:
    before = fresh()
    seat = mover(before)
    view = ALCAZAR.observe(before.state, None)
    change = play(before, seat, 0, ALCAZAR.legal_actions(before.state)[0])
    assert (before.seq, len(before.steps)) == (0, 0)
    assert ALCAZAR.observe(before.state, None) == view
    assert change.table.seq == 1
    assert change.table.rows == (change.row,)
    assert change.row.text == change.table.steps[0].text
    assert change.notes == change.table.steps[0].notes != ()


def test_another_seat_may_not_play() -> None:
    table = fresh()
    with pytest.raises(SeatError):
        play(table, 1 - mover(table), 0, ALCAZAR.legal_actions(table.state)[0])


@pytest.mark.parametrize("seq", [-1, 4, 6, 10**9])
def test_an_outdated_position_may_not_be_played_on(seq: int) -> None:
    table = played(5)
    with pytest.raises(StaleError):
        play(table, mover(table), seq, ALCAZAR.legal_actions(table.state)[0])
    with pytest.raises(StaleError):
        undo(table, mover(table), seq)


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    table = fresh()
    with pytest.raises(IllegalActionError) as caught:
        play(table, mover(table), 0, act.Tower(0))
    assert caught.value.refusal.rule == "ALC-40"


def test_nothing_can_be_played_after_the_end() -> None:
    table = played(10**6)
    assert table.turn is None
    with pytest.raises(OverError):
        play(table, 0, table.seq, act.Pass())
    with pytest.raises(OverError):
        undo(table, 0, table.seq)


def test_the_first_action_of_a_turn_cannot_be_preceded_by_an_undo() -> None:
    table = fresh()
    with pytest.raises(UndoError):
        undo(table, mover(table), 0)


def founding() -> Table:
    """Return a table in the noble step after a castle was founded."""
    table = fresh()
    castles = [a for a in ALCAZAR.legal_actions(table.state) if isinstance(a, act.Castle)]
    return play(table, mover(table), 0, castles[0]).table


def test_undo_goes_back_to_the_start_of_the_turn_by_rows_of_its_own() -> None:
    start = fresh()
    built = founding()
    seat = mover(built)
    places = [a for a in ALCAZAR.legal_actions(built.state) if isinstance(a, act.Baron)]
    placed = play(built, seat, 1, places[0]).table
    assert placed.turn == seat  # a second noble may follow (ALC-33)
    once = undo(placed, seat, 2)
    assert (once.row.number, once.row.seat, once.row.text) == (2, seat, UNDO)
    twice = undo(once.table, seat, 3).table
    assert twice.seq == 4
    assert [row.text for row in twice.rows] == [built.rows[0].text, placed.rows[1].text, UNDO, UNDO]
    assert twice.steps == ()
    assert ALCAZAR.observe(twice.state, seat) == ALCAZAR.observe(start.state, seat)
    with pytest.raises(UndoError):
        undo(twice, seat, 4)


def test_a_finished_turn_is_not_taken_back() -> None:
    built = founding()
    seat = mover(built)
    ended = play(built, seat, 1, act.Done()).table
    assert ended.turn == 1 - seat
    assert not ended.can_undo
    with pytest.raises(SeatError):
        undo(ended, seat, 2)
    with pytest.raises(UndoError):
        undo(ended, 1 - seat, 2)


def test_undo_stops_where_something_hidden_was_shown() -> None:
    built = founding()
    assert built.can_undo
    shown = replace(built, steps=PersistentList([replace(built.steps[0], hidden=True)]))
    assert not shown.can_undo
    with pytest.raises(UndoError):
        undo(shown, mover(shown), 1)


def test_what_shows_something_hidden_is_marked() -> None:
    table = fresh()
    legal = ALCAZAR.legal_actions(table.state)
    for action in legal:
        step = play(table, mover(table), 0, action).table.steps[0]
        assert step.hidden == isinstance(action, act.BuyDeck | act.BuyOpen)


def test_the_turn_before_stays_when_the_others_are_out() -> None:
    table = fresh()
    seat = mover(table)
    table.state.out = 1 << (1 - seat)
    palaces = [a for a in ALCAZAR.legal_actions(table.state) if isinstance(a, act.Palace)]
    built = play(table, seat, 0, palaces[0]).table
    after = play(built, seat, 1, act.Done()).table if built.state.phase == 2 else built
    assert after.turn == seat
    assert not after.can_undo


@given(st.integers(0, 10**6), st.integers(2, 5), st.lists(st.booleans(), max_size=120))
def test_a_table_reloads_exactly_whatever_is_played_and_taken_back(
    seed: int, players: int, undoes: list[bool]
) -> None:
    table, rng = fresh(players, seed), Rng(seed.to_bytes(4, "big"))
    for number, back in enumerate(undoes):
        if table.turn is None:
            break
        if back and table.can_undo:
            before = len(table.steps)
            change = undo(table, mover(table), table.seq)
            assert len(change.table.steps) == before - 1
        else:
            change = random_play(table, rng)
        assert change.row.number == number
        assert change.table.seq == table.seq + 1
        table = change.table
    assert same(reload(table), table)


@given(st.integers(0, 10**6), st.integers(2, 5))
def test_every_step_can_be_looked_back_at(seed: int, players: int) -> None:
    table, rng = fresh(players, seed), Rng(seed.to_bytes(4, "big"))
    seen = [ALCAZAR.observe(table.state, 0)]
    for _ in range(40):
        if table.turn is None:
            break
        table = random_play(table, rng).table
        seen.append(ALCAZAR.observe(table.state, 0))
    for step, view in enumerate(seen):
        assert ALCAZAR.observe(table.at(step), 0) == view


@pytest.mark.parametrize(
    "rows",
    [
        [Row(0, 0, UNDO)],
        [Row(0, 0, "build a spaceship")],
        [Row(0, 0, "tower a1")],
        [Row(0, 1, "buy deck")],
        [Row(0, 0, "buy deck"), Row(1, 0, "buy deck")],
    ],
)
def test_rows_that_are_no_game_are_told_apart(rows: list[Row]) -> None:
    setup = ALCAZAR.setup(2, seed=3)
    setup = type(setup)(2, 0, setup.options, setup.piles)
    with pytest.raises(BrokenError):
        load_table("t", ALCAZAR, setup, people(2), rows)
