"""Standing orders: what each answers, until when, and that it tells nothing of what is hidden."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.games.alhambra import GAME
from alcaide.games.alhambra.actions import NO
from alcaide.tables.ahead.standing_orders import Order, answer, made, orders_of, questions, resting
from alcaide.tables.errors import StandingError
from alcaide.tables.replay.persistent_list import PersistentList
from alcaide.tables.table import Table
from profiles import many
from wandering import LAW, walks
from windows import WINDOW, order, said, seats, window


def test_each_order_answers_or_leaves_it_to_the_person() -> None:
    table = said(window(), "no")  # seat 0 could buy a pavilion
    for way, kinds, wanted in [
        ("ask", (), None),
        ("new", (), None),
        ("never", (), NO),
        ("kinds", ("tower",), NO),
        ("kinds", ("tower", "pavilion"), None),
        ("kinds", (), NO),
    ]:
        assert answer(table, 0, [order(way, *kinds)]) == wanted
        assert answer(window(), 0, [order(way, *kinds)]) == wanted  # before its turn alike
    assert answer(table, 0, []) is None  # by default what is new is asked
    assert answer(table, 0, [Order("t", 0, "vizier", "u9", "never")]) is None  # of who sat there
    assert answer(table, 1, [order("never")]) is None


def test_rules_by_kind_take_up_to_a_price_ask_or_let_go() -> None:
    table = said(window(), "no")  # seat 0 could buy a pavilion
    asked = GAME.question(table.state) if GAME.question else None
    assert asked
    price, take = asked.takes[0]
    for rules, wanted in [
        ((f"pavilion:{price}",), take),
        ((f"pavilion:{price - 1}",), NO),
        (("pavilion",), None),
        (("tower:20",), NO),
        (("tower:20", "pavilion:13"), take),
        ((), NO),
    ]:
        assert answer(table, 0, [order("rules", *rules)]) == wanted
    assert answer(table, 0, [order("rules", "pavilion:20", rests=True)]) == NO


def test_rules_are_of_known_kinds_and_limits_and_the_first_of_a_kind_counts() -> None:
    table = window()
    wanted = Order("", 0, "vizier", "", "rules", ("tower:11", "garden", "tower"))
    assert made(table, 0, wanted).kinds == ("garden", "tower:11")
    for wrong in (("castle:3",), ("tower:-1",), ("tower:1000",), ("tower:",), ("tower:1:2",)):
        with pytest.raises(StandingError):
            made(table, 0, msgspec.structs.replace(wanted, kinds=wrong))
    with pytest.raises(StandingError):
        made(table, 0, msgspec.structs.replace(wanted, order="kinds", kinds=("tower:11",)))


def test_what_was_declined_is_not_asked_again_before_ones_turn() -> None:
    table = said(window(), "no", "no", "no")
    table = said(table, next(t for t in texts(table) if t.startswith("take")))
    assert answer(table, 0, []) == NO
    assert answer(table, 0, [order("new", since=len(table.steps))]) is None  # asked for anew
    assert answer(table, 0, [order("ask")]) is None
    while table.turn != 0 or questions_now(table):
        table = said(table, "no")
    table = said(table, next(t for t in texts(table) if t.startswith("take")))
    assert answer(table, 0, []) == NO  # in his turn he could have bought it exactly, and left it


def test_what_only_ones_turn_made_payable_is_asked() -> None:
    poor = WINDOW.replace("money 0 y2 y7", "money 0 b7").replace("vizier 2 0 1", "vizier 2 1")
    table = said(window(position=poor + "display y2 y1 g1 o1\n"), "no", "no", "take g1")
    while table.turn != 0 or questions_now(table):
        table = said(table, "no")
    table = said(table, "take y2")
    while table.turn != 0:
        table = said(table, "no")
    assert questions_now(table)
    assert answer(table, 0, []) is None


def texts(table: Table) -> list[str]:
    return [table.game.write(table.state, a) for a in table.game.legal_actions(table.state)]


def questions_now(table: Table) -> bool:
    assert GAME.question is not None
    return GAME.question(table.state) is not None


def test_an_order_rests_until_ones_next_turn() -> None:
    table = window()
    rests = order("ask", rests=True)
    assert resting(table, rests)
    assert answer(table, 0, [rests]) == NO
    while table.turn != 0 or questions_now(table):
        table = said(table, texts(table)[-1] if questions_now(table) else texts(table)[0])
    table = said(table, texts(table)[0])
    assert not resting(table, rests)
    assert answer(table, 0, [rests]) is None


def test_only_orders_that_there_are_can_be_given() -> None:
    table = window()
    wanted = Order("", 0, "vizier", "", "kinds", ("tower",))
    assert made(table, 0, wanted) == order("kinds", "tower")
    often = msgspec.structs.replace(wanted, kinds=("tower", "garden", "tower"))
    assert made(table, 0, often) == order("kinds", "garden", "tower")  # each is kept once
    for wrong in (
        Order("", 0, "bonus", "", "accept"),  # a module that is not played with
        Order("", 0, "vizier", "", "accept"),
        Order("", 0, "vizier", "", "kinds", ("castle",)),
    ):
        with pytest.raises(StandingError):
            made(table, 0, wrong)
    assert [one.order for one in orders_of(table, 0, [])] == ["new"]
    alcazar = GAMES["alcazar"]
    other = Table(
        *(
            "t",
            alcazar,
            alcazar.setup(3, seed=1),
            tuple(seats()),
            PersistentList(),
            PersistentList(),
        ),
        state=alcazar.new(3, seed=1),
    )
    assert questions(other) == []
    assert answer(other, 0, [order("never")]) is None


WAYS = [("vizier", way) for way in ("new", "ask", "never", "kinds")]
WAYS += [("bonus", way) for way in ("ask", "accept")]


@settings(LAW, max_examples=many(60))
@given(data=st.data())
def test_whether_an_order_answers_tells_nothing_hidden(data: st.DataObject) -> None:
    """Else one could tell from the moment of an answer what somebody holds."""
    walk = data.draw(walks(GAME))
    for number, (state, _) in enumerate(walk.steps()):
        turn = GAME.turn(state)
        if turn is None or GAME.question is None or GAME.question(state) is None:
            continue
        guess = GAME.determinize(GAME.observe(state, None), Rng(bytes([number % 256])))
        setup = GAME.setup(walk.players)
        sitting = tuple(seats()[0] for _ in range(walk.players))
        real, other = (
            Table("t", GAME, setup, sitting, PersistentList(), PersistentList(), each, start=each)
            for each in (state, guess)
        )
        for name, way in WAYS:
            said = [Order("t", turn, name, "u0", way, ("tower",))]
            left = [answer(table, turn, said) is None for table in (real, other)]
            assert left[0] == left[1]
