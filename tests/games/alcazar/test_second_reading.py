"""Alcazar: a second reading of the rules, slow and plain, must list exactly the same actions.

It knows only what a player sees on the table (a view), shares no code with the engine, and follows
the wording of the rules text, number by number.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import partial
from importlib.resources import files
from itertools import combinations, count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcaide.games import versions
from alcaide.games.alcazar import actions as act
from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.information.view import Noble, View
from alcaide.games.alcazar.rules.state import MAIN, State
from optional import Options, choices, told
from situations import ALCAZAR, EIGHT_CASTLES, play, snake, table
from wandering import LAW, Walk, walks

OWN = files("alcaide.games.alcazar").joinpath("data/board.json").read_text("utf-8")


class Table:
    """What lies on the table, as the seat to move sees it."""

    def __init__(self, view: View) -> None:
        assert view.turn is not None
        spaces = json.loads(view.board or OWN)["spaces"]
        self.view = view
        self.me = view.turn
        self.at = {int(space): x + 11 * y for space, (x, y) in spaces.items()}
        self.nobles = {noble.cell: noble for noble in view.nobles}
        self.known = {building.id: building for building in view.buildings}
        self.bridges = [set(piece.cells) for piece in view.pieces if piece.kind == "bridge"]
        self.money = view.seats[self.me].money

    def stands(self, cell: int) -> list[int]:
        """Return the buildings of the pieces on a cell, from the bottom to the top."""
        return [piece.building for piece in self.view.pieces if cell in piece.cells]

    def empty(self, space: int) -> bool:
        return not self.stands(self.at[ring(space)])

    def castle_here(self, space: int) -> bool:
        return any(self.known[building].flag for building in self.stands(self.at[ring(space)]))

    def own(self) -> list[Noble]:
        return [noble for noble in self.view.nobles if noble.seat == self.me]

    def mine(self, cell: int) -> bool:
        return cell in self.nobles and self.nobles[cell].seat == self.me

    def free(self, cell: int) -> bool:
        return cell not in self.nobles


def ring(space: int) -> int:
    return (space + 71) % 72 + 1


def far_enough(table: Table, end: int, step: int) -> bool:
    """ALC-31: three empty spaces to every castle, one to every palace, along the ring."""
    empty = 0
    for k in range(1, 70):
        space = end + k * step
        if table.empty(space):
            empty += 1
        elif empty < (3 if table.castle_here(space) else 1):
            return False
    return True


def castles(table: Table, card: int) -> Iterator[Action]:
    """ALC-30 to ALC-32."""
    flags = sum(1 for building in table.view.buildings if building.flag)
    if table.view.cubes < 4 or flags == 8:
        return
    for first in (card - 2, card - 1, card):
        spaces = [ring(first + k) for k in range(3)]
        a, b, c = (table.at[space] for space in spaces)
        straight = b - a == c - b
        if not all(table.empty(space) for space in spaces):
            continue
        if table.view.options["straight_founding"] == "on" and not straight:
            continue
        if far_enough(table, first, -1) and far_enough(table, first + 2, 1):
            yield act.Castle(card, spaces[0], spaces[2])


def cards(table: Table) -> Iterator[Action]:
    """ALC-30 to ALC-37: what the construction cards in hand can do."""
    for card in table.view.hand:
        yield from castles(table, card)
        built_on = not table.empty(card)
        beside = not table.empty(card - 1) or not table.empty(card + 1)
        yield act.Extend(card) if built_on or beside else act.Palace(card)


def lines(cell: int) -> Iterator[tuple[int, int, int]]:
    """Yield the rows of three cells that begin on a cell, in every direction."""
    x, y = cell % 11, cell // 11
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        if 0 <= x + 2 * dx < 11 and 0 <= y + 2 * dy < 11:
            yield cell, cell + dx + 11 * dy, cell + 2 * dx + 22 * dy


def towers(table: Table) -> Iterator[Action]:
    """ALC-40, ALC-41."""
    height = table.view.height
    if not table.view.seats[table.me].towers:
        return
    for cell in range(121):
        prepares = table.free(cell) and any(
            height[other] > height[cell]
            and table.mine(other)
            and {cell, middle, other} not in table.bridges
            for _, middle, other in lines(cell)
        )
        if 1 <= height[cell] < 5 and (table.mine(cell) or prepares):
            yield act.Tower(cell)


def bridges(table: Table) -> Iterator[Action]:
    """ALC-45 to ALC-48, ALC-82."""
    height = table.view.height
    if table.money < 15 or not table.view.bridges:
        return
    for cell in range(121):
        for one, middle, other in lines(cell):
            carries = table.mine(one) or table.mine(other)
            others = any(not table.free(c) and not table.mine(c) for c in (one, other))
            level = height[one] == height[other] > height[middle]
            new = {one, middle, other} not in table.bridges
            allowed = one < other and level and carries and not others and new
            if allowed and not apart(table, one, other):
                yield act.Bridge(one, other)


def apart(table: Table, one: int, other: int) -> bool:
    """ALC-82: two castles of which one is at 50 stay apart."""
    if table.view.options["castle_at_50"] == "union":
        return False
    pair = [table.known[table.stands(cell)[-1]] for cell in (one, other)]
    return (
        pair[0].id != pair[1].id
        and all(building.flag for building in pair)
        and any(building.value == 50 for building in pair)
    )


def purchases(table: Table) -> Iterator[Action]:
    """ALC-11."""
    if table.money >= 5:
        yield from (act.BuyOpen(card) for card in table.view.open)
    if table.money >= 5 and table.view.deck:
        yield act.BuyDeck()
    if table.money >= 10 and table.view.tower_deck:
        yield act.BuyTower()


def opening(table: Table, forced: bool = False) -> Iterator[Action]:
    """ALC-10, ALC-60, ALC-70, ALC-71."""
    view = table.view
    builds = [] if forced else [*cards(table), *towers(table), *bridges(table)]
    deeds = [*builds, *purchases(table)]
    to_buy = bool(view.open or view.deck or view.tower_deck)
    yield from deeds
    if deeds:
        may_retire = not view.retired
        if view.version > 1 and not to_buy and not view.hand and not view.seats[table.me].towers:
            yield act.Pass()
    else:
        may_retire = to_buy or not view.retired
        if not to_buy or not table.own():
            yield act.Pass()
    if may_retire:
        yield from (act.Retire(noble.cell) for noble in table.own())


def noble_step(table: Table) -> Iterator[Action]:
    """ALC-50 to ALC-52."""
    view = table.view
    seat, price = view.seats[table.me], min(50, table.known[view.active].value)
    goals = [cell for cell in view.fresh if table.free(cell)]
    here = [noble for noble in table.own() if table.stands(noble.cell)[-1] == view.active]
    for goal in goals:
        if seat.barons and table.money >= price:
            yield act.Baron(goal)
        if seat.grandees and table.money >= 2 * price:
            yield act.Grandee(goal)
        if not view.founding:
            comers = [noble for noble in here if noble.cell not in view.fresh]
            yield from (act.Move(noble.cell, goal) for noble in comers)
    if not view.founding:
        for one, other in combinations(here, 2):
            if one.kind != other.kind:
                yield act.Swap(min(one.cell, other.cell), max(one.cell, other.cell))
    yield act.Done()


def flag_choice(table: Table) -> Iterator[Action]:
    """ALC-22."""
    for building in table.view.buildings:
        if not building.flag and building.value >= 5:
            yield act.Flag(min(c for c in range(121) if building.id in table.stands(c)))


STEPS = {"noble": noble_step, "flag": flag_choice}


def compare(state: State, forced: bool = False) -> None:
    view = ALCAZAR.observe(state, state.seat)
    table = Table(view)
    listed = list(STEPS[view.phase](table) if view.phase != "main" else opening(table, forced))
    assert len(listed) == len(set(listed))
    assert set(listed) == set(ALCAZAR.legal_actions(state))


def needs_a_card(state: State) -> bool:
    """ALC-70: whoever retires a noble here does so for a card, since version 2."""
    view = ALCAZAR.observe(state, state.seat)
    kinds = {type(action) for action in opening(Table(view))}
    return view.version > 1 and kinds == {act.Retire}


def compare_turns(steps: Iterable[tuple[State, Action]], one_in: int) -> None:
    """Compare some positions of a game; what was forced in a turn is remembered here."""
    forced = False
    for number, (state, action) in enumerate(steps):
        if number % one_in == 0 or state.retired:
            compare(state, forced)
        retires = isinstance(action, act.Retire)
        forced = retires and (forced or needs_a_card(state))


@LAW
@given(data=st.data())
def test_a_second_reading_lists_the_same_actions(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from([*versions("alcazar").values()]))
    compare_turns(data.draw(walks(game, ["", snake()])).steps(), 8)


@pytest.mark.parametrize("chosen", choices(ALCAZAR), ids=partial(told, ALCAZAR))
def test_and_the_same_with_every_option(chosen: Options) -> None:
    for players in ALCAZAR.seats:
        compare_turns(Walk(ALCAZAR, players, chosen, players, True).steps(), 12)


def poor_steps(walk: Walk) -> Iterator[tuple[State, Action]]:
    """Yield a game from its middle on, where money and construction cards were taken away."""
    state, rng = walk.begin(), walk.rng()
    for number in count():
        if number > 60 and number % 20 == 0 and state.phase == MAIN and not state.retired:
            for seat in range(state.players):
                state.hands[seat], state.shown[seat] = [], []
                state.money[seat] = rng.below(8)
        if ALCAZAR.turn(state) is None:
            return
        action = walk.draw(ALCAZAR.legal_actions(state), rng)
        if number > 60:
            yield state, action
        ALCAZAR.apply(state, action, None)


@LAW
@given(walk=walks(ALCAZAR))
def test_and_the_same_where_nobody_has_money(walk: Walk) -> None:
    """Many retire to buy a card, and some for a bridge."""
    compare_turns(poor_steps(walk), 8)


def test_and_the_same_where_flags_or_actions_are_scarce() -> None:
    """What random games seldom come to."""
    flags = table(*EIGHT_CASTLES, "build 50x3 60x4 64x5 10 11", "hand 0 12")
    play(flags, "extend 12")
    compare(flags)
    stuck = table("build 7x2 8 9x2", "castle almeria 7", "baron 0 7 8", "money 9 0", "open",
        "deck none", "towers 0", "hand 1 20")  # fmt: skip
    compare(stuck)
    for line in ("retire 7", "retire 8"):
        after = stuck.copy()
        play(after, line)
        compare(after)
    fifty = table("build 2 3 4x23 5x2 7x2 8 9 10", "castle almeria 2", "castle cadiz 7",
        "baron 0 5", "hand 0 6 tower")  # fmt: skip
    compare(fifty)
