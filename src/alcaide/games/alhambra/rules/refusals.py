"""Why an action is not allowed, and what would be: for people."""

from __future__ import annotations

from alcaide.core.seat_sets import has_seat
from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.rules.components import COLOURS, SQUARE_LIMIT, TAKE_LIMIT
from alcaide.games.alhambra.rules.legal import STALL_ROUNDS, legal_actions, redesigns, squares_of
from alcaide.games.alhambra.rules.payment_refusals import refuse_buy, refuse_vizier
from alcaide.games.alhambra.rules.payments import sum_of
from alcaide.games.alhambra.rules.placement_refusals import refuse_put, refuse_redesign
from alcaide.games.alhambra.rules.state import (
    ACT,
    LAST_PUT,
    OVER,
    PUT,
    REVEAL,
    VIZIER,
    VIZIER_PUT,
    State,
    may_show,
)
from alcaide.games.alhambra.rules.tile_names import cards_said
from alcaide.interface.values import Args, Refusal

NOW = {  # the rule of each step of a turn
    ACT: Refusal("ALH-1", "act-first"),
    PUT: Refusal("ALH-7", "put-first"),
    REVEAL: Refusal("ALH-B4", "reveal-first"),
    VIZIER: Refusal("ALH-V2", "vizier-first"),
    VIZIER_PUT: Refusal("ALH-V3", "put-first"),
    LAST_PUT: Refusal("ALH-28", "put-first"),
    OVER: Refusal("ALH-25", "over"),
}


STALLED = Refusal("ALH-40", "stalled", {"rounds": STALL_ROUNDS})


def why_not(state: State, action: Action) -> Refusal | None:
    """Return the rule that forbids an action, with a reason; None for a legal action."""
    return None if action in legal_actions(state) else refuse(state, action)


def refuse(state: State, action: Action) -> Refusal:
    """Return the rule that forbids an action which is not legal."""
    phase = state.phase
    match action:
        case act.Put() | act.PutReserve() | act.PutDirk() if phase in (PUT, VIZIER_PUT, LAST_PUT):
            return refuse_put(state, action)
        case act.Vizier() if phase == VIZIER:
            return refuse_vizier(state, action)
        case act.Reveal() if phase == REVEAL or may_show(state):
            return _refuse_reveal(state, action.cards)
        case _:
            return _refuse_turn(state, action) if phase == ACT else NOW[phase]


def _refuse_turn(state: State, action: Action) -> Refusal:
    """Refuse an action of a turn (ALH-1)."""
    match action:
        case act.Take():
            return _refuse_take(state, action.cards)
        case act.Buy():
            return refuse_buy(state, action)
        case act.Build() | act.Lift() | act.Exchange():
            if action in redesigns(state):
                return STALLED
            return refuse_redesign(state, action)
        case act.Square():
            return _refuse_square(state, action.colour)
        case act.Reactivate():
            return _refuse_reactivate(state)
        case act.End():
            return Refusal("ALH-6", "must-act")
        case _:
            return NOW[ACT]


def _refuse_take(state: State, cards: tuple[int, ...]) -> Refusal:
    """Refuse taking money (ALH-2, ALH-X1)."""
    args: Args = {"cards": cards_said(cards), "display": cards_said(state.display)}
    if not cards or any(cards.count(card) > state.display.count(card) for card in cards):
        return Refusal("ALH-2", "not-on-display", args)
    if any(card >= 40 for card in cards):
        return Refusal("ALH-X1", "exchange-card-alone", args)
    if list(cards) != sorted(cards):
        return Refusal("ALH-2", "cards-not-sorted", args)
    return Refusal(
        "ALH-2", "more-than-five", args | {"sum": sum_of(list(cards)), "limit": TAKE_LIMIT}
    )


def _refuse_reactivate(state: State) -> Refusal:
    """Refuse turning the vizier up (ALH-V5)."""
    if not state.vizier:
        return Refusal("ALH-V5", "no-viziers")
    return Refusal("ALH-V5", "vizier-is-active") if has_seat(state.active, state.mover) else STALLED


def _refuse_square(state: State, colour: int) -> Refusal:
    """Refuse taking a square (ALH-Q1, ALH-Q3)."""
    if not state.squares:
        return Refusal("ALH-Q1", "no-squares")
    if squares_of(state, state.mover) >= SQUARE_LIMIT:
        return Refusal("ALH-Q3", "three-squares", {"limit": SQUARE_LIMIT})
    name = COLOURS[colour] if colour in range(6) else str(colour)
    return Refusal("ALH-Q1", "stack-empty", {"colour": name})


def _refuse_reveal(state: State, cards: tuple[int, ...]) -> Refusal:
    """Refuse showing bonus cards (ALH-B2)."""
    seat = state.mover
    kit = state.kit
    for card in cards:
        name = kit.names[card] if 0 <= card < len(kit.names) else str(card)
        if card not in state.bonuses[seat]:
            return Refusal("ALH-B2", "no-such-bonus", {"tile": name})
        if card not in state.palaces[seat].tiles():
            return Refusal("ALH-B2", "bonus-tile-not-standing", {"tile": name})
    if state.phase != REVEAL and len(set(cards)) != 1:
        return Refusal("ALH-B2", "bonus-one-by-one")
    return Refusal("ALH-B2", "bonus-twice")
