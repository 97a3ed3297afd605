"""What is legal: every action that a player may choose. Numbers refer to docs/rules/alcazar.md."""

from __future__ import annotations

from alcaide.games.alcazar import actions as act
from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.rules.castles import blocked_union, waiting
from alcaide.games.alcazar.rules.components import (
    ARMS,
    BRIDGE_PRICE,
    CARD_PRICE,
    SPACES,
    TOWER_LIMIT,
    TOWER_PRICE,
    ring,
)
from alcaide.games.alcazar.rules.nobles import noble_actions
from alcaide.games.alcazar.rules.packed import noble_seat
from alcaide.games.alcazar.rules.state import AS_PRINTED, FLAG, NOBLE, OVER, State


def legal_actions(state: State) -> list[Action]:
    """Return every legal action, each once, in a fixed order; empty only at the end."""
    phase = state.phase
    if phase == NOBLE:
        return noble_actions(state)
    if phase == FLAG:
        return [act.FLAG[first_cell(state, building)] for building in waiting(state)]
    if phase == OVER:
        return []
    return main_actions(state)


def main_actions(state: State) -> list[Action]:
    """Return the ways to open a turn, or to go on after a retirement (ALC-10)."""
    actions = deeds(state)
    posts = state.posts[state.seat]
    if actions:
        if not state.retired:  # ALC-60: one noble, before the action
            for cell in posts:
                actions.append(act.RETIRE[cell])
        if may_stay_out(state):
            actions.append(act.PASS)  # ALC-71: the bridge is his choice
        return actions
    left = cards_left(state)
    if posts and (left or not state.retired):  # ALC-70; ALC-71 for the last one
        for cell in posts:
            actions.append(act.RETIRE[cell])
    if not posts or not left:
        actions.append(act.PASS)  # ALC-71
    return actions


def cards_left(state: State) -> bool:
    """Tell whether a card is left to buy (ALC-70)."""
    return bool(state.open or state.deck or state.towers)


def must_retire(state: State) -> bool:
    """Tell whether the seat to move has to retire a noble for a card (ALC-70)."""
    if state.version < AS_PRINTED or state.hands[state.seat]:  # ALC-37: always playable
        return False
    return cards_left(state) and not deeds(state)


def may_stay_out(state: State) -> bool:
    """Tell whether the seat to move may pass although it can build a bridge (ALC-71)."""
    seat = state.seat
    if state.hands[seat] or state.tower_hands[seat] or cards_left(state):
        return False
    return state.version >= AS_PRINTED


def deeds(state: State) -> list[Action]:
    """Return all purchases and builds: what a turn is for (ALC-11, ALC-12)."""
    actions: list[Action] = []
    if state.forced:  # ALC-70
        _list_purchases(state, actions)
        return actions
    for card in state.hands[state.seat]:
        _list_card(state, card, actions)
    if state.tower_hands[state.seat]:
        _list_towers(state, actions)
    money = state.money[state.seat]
    if money >= BRIDGE_PRICE and state.bridges:  # ALC-45
        _list_bridges(state, actions)
    _list_purchases(state, actions)
    return actions


def _list_purchases(state: State, actions: list[Action]) -> None:
    """List the cards that the seat to move can pay for (ALC-11)."""
    money = state.money[state.seat]
    if money >= CARD_PRICE:
        actions += [act.BUY_OPEN[card] for card in state.open]
        if state.deck:
            actions.append(act.BUY_DECK)
        if money >= TOWER_PRICE and state.towers:
            actions.append(act.BUY_TOWER)


def _list_card(state: State, card: int, actions: list[Action]) -> None:
    """List what one construction card can do (ALC-30 to ALC-37)."""
    cell_of = state.board.cell_of
    height = state.height
    before = cell_of[card - 1 if card > 1 else SPACES]
    after = cell_of[card + 1 if card < SPACES else 1]
    if height[cell_of[card]] or height[before] or height[after]:
        actions.append(act.EXTEND[card])  # ALC-37: always, while cubes last
        return
    actions.append(act.PALACE[card])  # ALC-34
    if state.cubes < 4 or state.castles.bit_count() == 8:  # ALC-32
        return
    actions += [act.CASTLE[card * 3 + k] for k in range(3) if castle_fits(state, card - 2 + k)]


def castle_fits(state: State, first: int) -> bool:
    """Tell whether a castle may stand on ``first`` and the next two spaces (ALC-30, ALC-31)."""
    cell_of = state.board.cell_of
    height = state.height
    a = cell_of[ring(first)]
    b = cell_of[ring(first + 1)]
    c = cell_of[ring(first + 2)]
    if height[a] or height[b] or height[c]:
        return False
    if state.straight and a + c != 2 * b:  # ALC-30
        return False
    return gap(state, first, -1) >= 3 and gap(state, first + 2, 1) >= 3


def gap(state: State, space: int, step: int) -> int:
    """Return how far a founding on ``space`` is from others on one side, at most 3 (ALC-31).

    0: a building stands next to it; 1 or 2: so many empty spaces before a castle; 3: allowed.
    """
    cell_of = state.board.cell_of
    empty = 0
    for _ in range(SPACES - 3):
        space += step
        cell = cell_of[ring(space)]
        if not state.height[cell]:
            empty += 1
            if empty == 3:
                return 3
        elif not empty or state.standing[cell] & state.castles:
            return empty
    return 3


def _list_towers(state: State, actions: list[Action]) -> None:
    """List the cells for a tower card (ALC-40, ALC-41)."""
    height = state.height
    raised: list[int] = []
    for cell in state.posts[state.seat]:
        own = height[cell]
        if own < TOWER_LIMIT:
            actions.append(act.TOWER[cell])  # D1: under an own noble
        arms = ARMS[cell]
        for k in range(0, len(arms), 3):
            pillar = arms[k + 2]
            level = height[pillar]
            if (
                0 < level < own  # D2: lower than the own pillar
                and level < TOWER_LIMIT
                and state.noble[pillar] < 0
                and pillar not in raised
                and arms[k] not in state.spans  # appendix question 6
            ):
                raised.append(pillar)
                actions.append(act.TOWER[pillar])


def _list_bridges(state: State, actions: list[Action]) -> None:
    """List the bridges (ALC-46 to ALC-48, ALC-82)."""
    seat = state.seat
    height = state.height
    for cell in state.posts[seat]:
        level = height[cell]
        arms = ARMS[cell]
        for k in range(0, len(arms), 3):
            pillar = arms[k + 2]
            if height[pillar] != level or height[arms[k + 1]] >= level:  # ALC-46
                continue
            noble = state.noble[pillar]
            if noble >= 0 and (
                noble_seat(noble) != seat or pillar < cell
            ):  # ALC-47; own: listed once
                continue
            if arms[k] in state.spans:  # ALC-48
                continue
            if not blocked_union(state, state.top[cell], state.top[pillar]):  # ALC-82
                actions.append(act.BRIDGE[arms[k]])


def first_cell(state: State, building: int) -> int:
    """Return the first cell of a building in canonical order, covered pieces included."""
    bit = 1 << building
    for cell in range(len(state.standing)):
        if state.standing[cell] & bit:
            return cell
    return -1
