"""What a person might well try although it is not allowed, with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from alcaide.games.alcazar import actions as act
from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.decisions.action_names import KINDS, ORDER, option_of, wording
from alcaide.games.alcazar.information.determinization import guess
from alcaide.games.alcazar.information.view import View
from alcaide.games.alcazar.rules.components import CARD_PRICE, CELLS, LINES, TOWER_PRICE
from alcaide.games.alcazar.rules.legal import legal_actions
from alcaide.games.alcazar.rules.packed import noble_seat
from alcaide.games.alcazar.rules.refusals import why_not
from alcaide.games.alcazar.rules.state import FLAG, MAIN, NOBLE, State
from alcaide.interface.values import Attempt, Refusal
from alcaide.scene.model import Phrase

MEANS: Final = {  # reasons that lie in what there is or in the turn, not in where it would go
    *("only-buy", "only-place-after-founding"),
    *("noble-too-dear", "no-noble-left", "bridge-too-dear", "no-bridges", "no-tower-card"),
    *("castle-no-flag", "castle-no-cubes", "card-too-dear", "retired-already"),
}


def plausible(view: View) -> list[Attempt]:
    """Return what the seat to move might try in vain; whole options come first."""
    if view.turn is None:
        return []
    state = guess(view)
    legal = legal_actions(state)
    singles = [attempt for action in tries(state) if (attempt := refused(state, action, legal))]
    return [*whole(state, legal), *singles]


def lacking(view: View) -> list[Attempt]:
    """Return the options of this phase of which nothing is allowed, with the reason."""
    if view.turn is None:
        return []
    state = guess(view)
    legal = legal_actions(state)
    open_ones = {option_of(action) for action in legal}
    means = {attempt.option: attempt for attempt in whole(state, legal)}
    closed = [option for option in ORDER[state.phase] if option not in open_ones]
    return [means.get(option) or nothing(option) for option in closed]


def nothing(option: str) -> Attempt:
    """Return why no action of an option is possible though the means are there."""
    name = Phrase(f"alcazar-choice-{option}-name")
    refusal = Refusal(KINDS[option].rule, "none", {"option": option})
    return Attempt(option, [f"option:{option}"], name, refusal)


def refused(state: State, action: Action, legal: list[Action]) -> Attempt | None:
    """Return why an action is refused; None for a legal one."""
    if action in legal:
        return None
    refusal = why_not(state, action)
    if refusal is None:
        return None
    return wording(state, action).refused(refusal)


def whole(state: State, legal: list[Action]) -> list[Attempt]:
    """Return the options of which nothing is allowed for want of means, with the first reason."""
    settled = {option_of(action) for action in legal}
    found = []
    for action in tries(state):
        option = option_of(action)
        if option in settled:
            continue
        refusal = why_not(state, action)
        if refusal and refusal.reason in MEANS:
            settled.add(option)
            name = Phrase(f"alcazar-choice-{option}-name")
            found.append(Attempt(option, [f"option:{option}"], name, refusal))
    return found


def tries(state: State) -> Iterator[Action]:
    """Yield what could be tried at this point of the turn, legal or not."""
    if state.phase == MAIN:
        yield from _card_tries(state)
        yield from _tower_tries(state)
        yield from _bridge_tries(state)
        yield from _buy_tries(state)
        for cell in range(CELLS):
            if state.noble[cell] >= 0:
                yield act.RETIRE[cell]
    elif state.phase == NOBLE:
        yield from _noble_tries(state)
    elif state.phase == FLAG:
        for cell in range(CELLS):
            if state.height[cell]:
                yield act.FLAG[cell]


def _card_tries(state: State) -> Iterator[Action]:
    """Yield the five uses of every card in hand (ALC-30, ALC-34, ALC-35)."""
    for card in state.hands[state.seat]:
        for k in range(3):
            yield act.CASTLE[card * 3 + k]
        yield act.PALACE[card]
        yield act.EXTEND[card]


def _tower_tries(state: State) -> Iterator[Action]:
    """Yield a tower on every cell: with a card in hand (ALC-40)."""
    cells = range(CELLS) if state.tower_hands[state.seat] else state.posts[state.seat]
    for cell in cells:
        if state.height[cell] or state.board.space_of[cell]:
            yield act.TOWER[cell]


def _bridge_tries(state: State) -> Iterator[Action]:
    """Yield the bridges with something on both ends, one of them the own noble's (ALC-46)."""
    seat, height, noble = state.seat, state.height, state.noble
    for line, (a, _, b) in enumerate(LINES):
        own = noble_seat(noble[a]) == seat or noble_seat(noble[b]) == seat
        if height[a] and height[b] and (own or height[a] == height[b]):
            yield act.BRIDGE[line]


def _buy_tries(state: State) -> Iterator[Action]:
    """Yield purchases that cost too much, or piles that are empty (ALC-11)."""
    money = state.money[state.seat]
    if money < CARD_PRICE:
        for card in state.open:
            yield act.BUY_OPEN[card]
    if money < CARD_PRICE or not state.deck:
        yield act.BUY_DECK
    if money < TOWER_PRICE or not state.towers:
        yield act.BUY_TOWER


def _noble_tries(state: State) -> Iterator[Action]:
    """Yield nobles on all cells of the building, and moves and swaps of all own ones (ALC-50)."""
    cells = [cell for cell in range(CELLS) if state.top[cell] == state.active]
    for cell in [*state.fresh, *(cell for cell in cells if cell not in state.fresh)]:
        yield act.BARON[cell]
        yield act.GRANDEE[cell]
    posts = state.posts[state.seat]
    for cell in posts:
        for goal in state.fresh:
            if goal != cell:
                yield act.Move(cell, goal)
    for i, cell in enumerate(posts):
        for other in posts[i + 1 :]:
            yield act.Swap(cell, other)
