"""Plans: what is played, what is not, and that hidden things do not come into it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alcaide.core.errors import AlcaideError
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.tables.ahead.plans import (
    DIFFERS,
    ILLEGAL,
    MOST,
    UNDONE,
    Plan,
    fate,
    line_of,
    phrase,
    plannable,
)
from alcaide.tables.errors import PlanError
from alcaide.tables.log import order, play, undo
from alcaide.tables.terms import FREE, Terms
from alcaide.tables.words import Words
from planned import NOW, board_of, follow, moved, planned, seated, through, turn
from tabling import LIVE


@pytest.mark.parametrize("name", GAMES)
def test_an_exact_plan_is_played_when_the_others_play_as_in_the_line(name: str) -> None:
    table, fates, count = seated(name), set[str](), 0
    while table.turn is not None and not ("" in fates and count > 20):
        seat, count = 1 - turn(table), count + 1
        board = board_of(table, seat, bytes([count]))
        while board.turn not in (seat, None):
            board = moved(board, count)
        if board.turn is None:
            break
        plan = planned(table, moved(board), seat, exact=True)
        assert fate(plan, table) == (None, "", False)
        try:
            after = follow(table, plan)
        except AlcaideError:  # the other has not the cards that the board has given him
            table = moved(table, 5)
            continue
        found = fate(plan, after)
        fates.add(found.off)
        if found.action is not None:
            assert table.game.write(after.state, found.action) == plan.line[-1].text
            assert fate(plan, play(after, seat, after.seq, found.action).table).past
        table = moved(table, 5)
    assert "" in fates
    assert fates <= {"", ILLEGAL}


def test_a_chain_goes_on_turn_after_turn() -> None:
    table = seated()
    seat = 1 - turn(table)
    board, own = table, 0  # a board that has guessed everything right
    while own < 3:
        own += board.turn == seat
        board = moved(board)
    line = line_of(replace(board, start=table.state, steps=board.steps), seat, True)
    plan = Plan("p", "t", f"u{seat}", seat, True, table.seq, len(table.steps), line, NOW)
    for step in line:
        if step.seat == seat:
            assert table.game.write(table.state, fate(plan, table).action) == step.text
        action = table.game.read(table.state, step.text)
        table = play(table, step.seat, table.seq, action).table
    assert fate(plan, table).past


def test_an_exact_plan_fails_as_soon_as_others_play_otherwise() -> None:
    table = seated()
    seat = 1 - turn(table)
    plan = planned(table, through(table, seat), seat, exact=True)
    after = table
    while after.turn != seat:
        after = moved(after, -1)
    assert fate(plan, after).off == DIFFERS


def test_any_other_plan_is_played_whatever_others_do_while_it_is_offered() -> None:
    table = seated()
    seat = 1 - turn(table)
    board = through(table, seat)
    plan = planned(table, board, seat, exact=False)
    assert [step.seat for step in plan.line] == [seat]
    outcomes = set()
    for pick in range(12):
        after = table
        while after.turn != seat:
            after = moved(after, pick)
        found = fate(plan, after)
        offered = [after.game.write(after.state, a) for a in after.game.legal_actions(after.state)]
        assert (found.action is not None) == (plan.line[0].text in offered)
        assert found.off == ("" if found.action else ILLEGAL)
        outcomes.add(found.off)
    assert "" in outcomes


def test_what_is_called_otherwise_now_is_not_what_was_meant() -> None:
    game = GAMES["castle"]
    table = seated("castle")
    seat = 1 - turn(table)
    board = board_of(table, seat)
    while board.turn != seat:
        board = moved(board)
    plan = planned(table, moved(board), seat, exact=False)
    after = table
    while after.turn != seat:
        after = moved(after)
    drawn = {game.observe(one.state, seat).drawn for one in (after, board)}
    assert len(drawn) == 2  # another tile: laid on the same cell it would be another action
    assert fate(plan, after).off == ILLEGAL


def test_a_plan_is_past_when_its_maker_plays_something_else() -> None:
    table = seated()
    seat = 1 - turn(table)
    plan = planned(table, through(table, seat, 2), seat, exact=False)
    while table.turn != seat:
        table = moved(table)
    other = next(
        action
        for action in table.game.legal_actions(table.state)
        if table.game.write(table.state, action) != plan.line[0].text
    )
    table = play(table, seat, table.seq, other).table
    while table.turn != seat:
        table = moved(table)
    assert fate(plan, table).past


def test_resigning_and_leaving_end_plans_and_taking_back_cancels_them() -> None:
    table = seated()
    table = moved(moved(table))
    mover = turn(table)
    seat = 1 - mover
    plan = planned(table, through(table, seat), seat, exact=True)
    for row in ("/resign", "/away"):
        assert fate(plan, order(table, seat, row).table).past
    asked = order(table, mover, "/ask undo 1").table
    agreed = order(asked, seat, f"/yes {asked.seq - 1}").table
    assert fate(plan, agreed).off == UNDONE


def test_an_action_of_ones_own_that_is_taken_back_cancels_the_rest() -> None:
    table = replace(seated(), terms=replace_undo("turn"))
    for _ in range(40):
        seat = 1 - turn(table)
        plan = planned(table, through(table, seat, 2), seat, exact=False)
        after = table
        while after.turn != seat:
            after = moved(after)
        found = fate(plan, after)
        if found.action is not None:
            after = play(after, seat, after.seq, found.action).table
            if after.can_undo:
                assert fate(plan, undo(after, seat, after.seq).table).off == UNDONE
                return
        table = moved(table, 7)
    pytest.fail("nothing could be taken back")


def replace_undo(undo: str) -> Terms:
    return Terms(access="private", pace="days", hours=24, undo=undo)  # type: ignore[arg-type]


def test_nothing_is_played_in_a_pause_or_by_somebody_else() -> None:
    table = seated()
    seat = 1 - turn(table)
    board = table  # one that has guessed everything right
    while board.turn != seat:
        board = moved(board)
    line = line_of(replace(moved(board), start=table.state), seat, True)
    plan = Plan("p", "t", f"u{seat}", seat, True, table.seq, len(table.steps), line, NOW)
    after = follow(table, plan)
    assert fate(plan, after).action is not None
    paused = order(after, seat, "/ask pause 0").table
    paused = order(paused, 1 - seat, f"/yes {paused.seq - 1}").table
    assert fate(plan, paused) == (None, "", False)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("exact", [True, False])
def test_what_becomes_of_a_plan_does_not_depend_on_what_its_maker_cannot_see(
    name: str, exact: bool
) -> None:
    table = seated(name, seed=5)
    compared = 0
    for count in range(40):
        if table.turn is None:
            break
        seat = 1 - turn(table)
        board = board_of(table, seat)
        while board.turn not in (seat, None):
            board = moved(board, count)
        if board.turn is None:
            break
        plan = planned(table, moved(board, count), seat, exact)
        after = table
        while after.turn not in (seat, None):
            after = moved(after, count)
        if after.turn is None:
            break
        view = after.game.observe(after.state, seat)
        other = replace(after, state=after.game.determinize(view, Rng(bytes([count]))))
        assert fate(plan, after) == fate(plan, other)
        compared += 1
        table = moved(table, 5)
    assert compared > 10


def test_a_line_needs_own_actions_and_has_an_end() -> None:
    table = seated()
    seat = 1 - turn(table)
    with pytest.raises(PlanError):
        line_of(board_of(table, seat), seat, True)
    with pytest.raises(PlanError):
        line_of(moved(board_of(table, seat)), seat, True)
    with pytest.raises(PlanError):
        line_of(through(table, seat, MOST + 1), seat, True)
    board = through(table, seat)
    assert line_of(moved(board), seat, True)[-1].seat == seat


@pytest.mark.parametrize("name", GAMES)
def test_actions_are_named_in_every_language(name: str) -> None:
    table = seated(name)
    board = board_of(table, 1 - turn(table))
    for _ in range(12):
        board = moved(board, 2)
    seat = board.steps[-1].seat
    line = line_of(board, seat, True)
    for lang in ("en", "it", "fr"):
        words = Words(lang, name, ("Ana", "Luis"))
        state = board.begin()
        for step, done in zip(line, board.steps, strict=True):
            view = board.game.observe(state, done.seat)
            (choice,) = board.game.choices(view, [done.action])
            assert words.phrase(phrase(step.label)) == words.phrase(choice.label)
            board.game.apply(state, done.action, None)


def test_plans_are_made_among_people_who_do_not_wait_for_each_other() -> None:
    assert plannable(seated())
    assert not plannable(seated(terms=LIVE))
    assert not plannable(seated(terms=FREE))
