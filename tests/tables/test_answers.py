"""Several people are asked at once: who, what, and which answers before their turn hold."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcaide.core.errors import IllegalActionError
from alcaide.games.alhambra import GAME
from alcaide.games.alhambra.actions import NO, Vizier
from alcaide.tables.ahead.advance_answers import holds, kept, meant
from alcaide.tables.ahead.asked_at_once import asked, put, question
from alcaide.tables.log import order, play
from alcaide.tables.orders.consent import answer as agree
from alcaide.tables.orders.consent import ask
from alcaide.tables.replay.persistent_list import PersistentList
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from profiles import many
from wandering import LAW, walks
from windows import said, window

BUY = "vizier 1 with y2"


def texts(table: Table) -> list[str]:
    return [table.game.write(table.state, a) for a in table.game.legal_actions(table.state)]


def test_people_are_asked_at_once_but_not_at_one_screen_and_bots_in_turn() -> None:
    table = window()
    assert asked(table) == [2, 0, 1]
    bot = msgspec.structs.replace(table.seats[0], kind="bot", level="easy")
    assert asked(replace(table, seats=(bot, *table.seats[1:]))) == [2, 1]
    assert asked(window("friend")) == [2]
    paused = replace(table, agreements=msgspec.structs.replace(table.agreements, paused=True))
    assert asked(paused) == []
    assert asked(said(table, "no")) == [0, 1]
    assert asked(said(table, "no", "no", "no")) == [2]  # its turn
    assert question(said(table, "no", "no", "no")) is None


def test_a_question_is_put_as_if_it_were_ones_turn_and_stays_the_same() -> None:
    table = window()
    own = put(table, 1)
    assert (own.turn, table.turn) == (1, 2)
    assert texts(own) == [BUY, "no"]
    assert own.mark == 0
    assert not own.can_undo
    later = said(table, "no")
    assert (later.mark, put(later, 1).mark) == (1, 0)
    assert put(later, 1).fresh(0)
    assert not later.fresh(0)
    assert put(said(table, "no", "no"), 1).mark == 0  # his turn has come
    turn = said(table, "no", "no", "no")
    assert put(turn, 2) is turn


def test_an_answer_holds_while_the_question_is_the_same() -> None:
    table = window()
    plan = kept(table, 1, NO)
    assert holds(plan, table)
    assert holds(plan, said(table, "no"))
    assert holds(plan, said(table, "no", "no"))
    assert meant(plan, said(table, "no", "no")) == NO
    assert not holds(plan, said(table, "no", "no", "no"))  # it has been given
    with pytest.raises(IllegalActionError, match="ALH-3"):
        kept(table, 1, Vizier(2, (0,)))


def test_a_purchase_makes_it_another_question_also_of_what_lies_there_still() -> None:
    table = window()
    plan = kept(table, 1, NO)
    bought = said(table, BUY)
    assert asked(bought) == [2]
    assert not holds(plan, bought)
    placed = said(bought, texts(bought)[-1])
    assert asked(placed)[0] != 1 or question(placed) is not None
    assert not holds(plan, placed)


def test_what_is_taken_back_and_who_gets_up_void_it() -> None:
    table = window()
    plan = kept(table, 1, NO)
    back = order(order(table, 0, "/away").table, 0, "/back").table
    assert holds(plan, back)
    assert not holds(kept(table, 0, NO), back)
    one = said(table, "no")
    plan = kept(one, 1, NO)
    wanted = order(one, 2, ask("undo", 1)).table
    assert holds(plan, wanted)  # a request alone changes nothing
    agreed = order(order(wanted, 0, agree(1, True)).table, 1, agree(1, True)).table
    assert agreed.turn == 2
    assert not holds(plan, agreed)
    other = msgspec.structs.replace(table.seats[1], user="u9")
    assert not holds(
        kept(table, 1, NO), replace(table, seats=(*table.seats[:1], other, table.seats[2]))
    )
    assert not holds(
        kept(table, 1, NO), order(order(table, 0, "/resign").table, 2, "/resign").table
    )


def test_changes_say_that_several_are_asked_or_were() -> None:
    table = window()
    steps = []
    for _ in range(3):
        assert table.turn is not None
        change = play(table, table.turn, table.seq, NO)
        steps.append(change.several)
        table = change.table
    assert steps == [True, True, False]


@settings(LAW, max_examples=many(60))
@given(data=st.data())
def test_what_others_decline_leaves_an_answer_as_it_was(data: st.DataObject) -> None:
    """Whatever several are asked at once: the last one's answer holds until all have declined."""
    walk = data.draw(walks(GAME))
    sitting = tuple(SeatSpec("person", "", "", user="u") for _ in range(walk.players))
    for number, (state, _) in enumerate(walk.steps()):
        start = state.copy()
        table = Table(
            "t", GAME, walk.setup(), sitting, PersistentList(), PersistentList(), start, start=start
        )
        *first, last = asked(table) or [0]
        if not first or number % 3:
            continue
        plan = kept(table, last, table.game.legal_actions(put(table, last).state)[0])
        for _seat in first:
            assert holds(plan, table)
            assert put(table, last).mark == 0
            found = question(table)
            assert found is not None
            table = said(table, GAME.write(table.state, found.decline))
        assert table.turn == last
        assert meant(plan, table) in GAME.legal_actions(table.state)
