"""Chances and dangers are what the rules allow: each is tried out on a guess at the position."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given

from alcaide.core.rng import Rng
from alcaide.games.alcazar import GAME, State, View
from alcaide.games.alcazar.actions import Action, Bridge, Extend, Tower
from alcaide.games.alcazar.layer.heights import most, rises
from alcaide.games.alcazar.layer.removals import removals
from alcaide.games.alcazar.layer.unions import unions
from alcaide.games.alcazar.rules.apply import apply
from alcaide.games.alcazar.rules.legal import legal_actions
from alcaide.games.alcazar.rules.state import MAIN
from wandering import LAW, Walk, walks


def positions(walk: Walk) -> Iterator[tuple[View, State]]:
    """Yield views of some positions, each with a guess at the rest."""
    for number, (state, _) in enumerate(walk.sample(12)):
        seat = (None, *range(state.players))[number % (state.players + 1)]
        view = GAME.observe(state, seat)
        if state.cubes and state.bridges:  # else nobody has another turn (ALC-90)
            yield view, GAME.determinize(view, Rng(bytes([number % 256])))
        else:
            assert not removals(view)
            assert not unions(view)


def to_move(state: State, seat: int) -> State:
    """Return a copy in which a seat begins its turn."""
    asked = state.copy()
    asked.seat, asked.phase, asked.retired, asked.forced = seat, MAIN, False, False
    return asked


def holding(state: State, seat: int, card: int) -> State:
    """Return a copy in which a seat begins its turn with one card more."""
    asked = to_move(state, seat)
    asked.hands[seat] = sorted({*asked.hands[seat], card})
    return asked


def removed_by(state: State, action: Action, cell: int) -> int:
    """Return what the owner of a noble is paid when an action sends him home; 0: he stays."""
    owner, after = state.noble[cell] >> 1, state.copy()
    assert action in legal_actions(after)
    apply(after, action)
    if after.noble[cell] >= 0:
        return 0
    return after.money[owner] - state.money[owner]


@LAW
@given(walk=walks(GAME))
def test_who_could_be_removed_is_whom_the_rules_let_others_remove(walk: Walk) -> None:
    for view, state in positions(walk):
        told = {(r.noble.cell, r.card, r.by): r.pays for r in removals(view) if r.card}
        tried = {}
        hands = {seat: other.shown for seat, other in enumerate(view.seats)}
        if view.seat is not None:
            hands[view.seat] = tuple(view.hand)
        known: list[tuple[int, tuple[int, ...]]] = [(card, ()) for card in view.open]
        known += [(card, (seat,)) for seat, cards in hands.items() for card in cards]
        for noble in view.nobles:
            for card, by in known:
                if state.board.cell_of[card] != noble.cell or by == (noble.seat,):
                    continue
                seat = by[0] if by else (noble.seat + 1) % state.players
                asked = holding(state, seat, card)
                tried[noble.cell, card, by] = removed_by(asked, Extend(card), noble.cell)
        assert told == tried


@LAW
@given(walk=walks(GAME))
def test_bridges_that_remove_are_those_that_can_be_built_now(walk: Walk) -> None:
    for view, state in positions(walk):
        told = {(r.ends, seat): r.pays for r in removals(view) if not r.card for seat in r.by}
        tried = {}
        for seat in range(state.players):
            asked = to_move(state, seat)
            for action in legal_actions(asked):
                if isinstance(action, Bridge) and not state.out >> seat & 1:
                    middle = (action.cell1 + action.cell2) // 2
                    noble = state.noble[middle]
                    if noble >= 0 and noble >> 1 != seat:
                        ends = action.cell1, action.cell2
                        tried[ends, seat] = removed_by(asked, action, middle)
        assert told == tried


@LAW
@given(walk=walks(GAME))
def test_nobles_reach_what_tower_cards_and_their_own_card_lift_them_to(walk: Walk) -> None:
    for view, state in positions(walk):
        for rise in rises(view):
            cell, seat = rise.noble.cell, rise.noble.seat
            asked = to_move(state, seat)
            asked.tower_hands[seat] += asked.towers
            asked.cubes -= bool(rise.card)  # kept for the card
            while asked.cubes and Tower(cell) in legal_actions(asked):
                apply(asked, Tower(cell))
                asked = to_move(asked, seat)
            assert asked.height[cell] == rise.reach
            if rise.card:
                last = holding(asked, seat, rise.card)
                last.cubes = max(last.cubes, 1)
                apply(last, Extend(rise.card))
                assert last.height[cell] == rise.reach + 1
                assert last.noble[cell] >> 1 == seat


@LAW
@given(walk=walks(GAME))
def test_the_most_that_nobles_can_count_is_no_less_than_each_alone_adds(walk: Walk) -> None:
    for view, state in positions(walk):
        found = rises(view)
        for seat in range(state.players):
            own = [rise for rise in found if rise.noble.seat == seat]
            gains = [rise.worth * (rise.reach - rise.now + bool(rise.card)) for rise in own]
            now, best = most(view, seat)
            assert now == sum(rise.worth * rise.now for rise in own)
            assert max(gains, default=0) <= best - now <= sum(gains)


@LAW
@given(walk=walks(GAME))
def test_unions_come_to_what_the_rules_make_of_them(walk: Walk) -> None:
    for view, state in positions(walk):
        values = {building.id: building.value for building in view.buildings}
        for union in unions(view):
            total = min(50, values[union.one] + values[union.other] + union.pieces)
            assert union.value in (0, total)
            after = to_move(state, union.by[0] if union.by else state.seat)
            if union.cards:
                for card in union.cards:
                    after = holding(after, after.seat, card)
                    assert Extend(card) in legal_actions(after)
                    apply(after, Extend(card))
            else:
                action = Bridge(union.cells[0], union.cells[2])
                assert action in legal_actions(after)
                apply(after, action)
            if union.value:
                standing = {after.top[cell] for cell in union.cells}
                assert [after.worth(building) for building in standing] == [union.value]
            else:
                assert 50 in (values[union.one], values[union.other])


def test_nothing_is_said_of_a_game_that_is_over() -> None:
    walk = Walk(GAME, 2, {}, 1, False)
    assert GAME.layer is not None
    assert GAME.layer(GAME.observe(walk.end(), 0)).parts == []
