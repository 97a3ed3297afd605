"""Why an action is not allowed, and what would be: for people."""

from __future__ import annotations

from alcaide.games.alcazar import actions as act
from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.rules.build_refusals import refuse_build
from alcaide.games.alcazar.rules.castles import waiting
from alcaide.games.alcazar.rules.components import CARD_PRICE, TOWER_PRICE
from alcaide.games.alcazar.rules.legal import deeds, first_cell, legal_actions
from alcaide.games.alcazar.rules.noble_refusals import ONLY_BUY, refuse_noble, refuse_retire
from alcaide.games.alcazar.rules.state import FLAG, MAIN, NOBLE, OVER, State
from alcaide.interface.values import Refusal

STEP = {MAIN: "main", FLAG: "flag", NOBLE: "noble"}


def why_not(state: State, action: Action) -> Refusal | None:
    """Return the rule that forbids an action, with a reason; None for a legal action."""
    if action in legal_actions(state):
        return None
    if state.phase == OVER:
        return Refusal("ALC-90", "over")
    match action:
        case act.Flag():
            return _refuse_flag(state, action.cell)
        case act.Done():
            return _not_now(state, NOBLE)  # in the noble step it is always legal
        case act.Baron() | act.Grandee() | act.Move() | act.Swap():
            return _not_now(state, NOBLE) or refuse_noble(state, action)
        case _:
            return _not_now(state, MAIN) or _refuse_opening(state, action)


def _refuse_opening(state: State, action: Action) -> Refusal:
    """Refuse what could open a turn (ALC-10)."""
    match action:
        case act.Retire():
            return refuse_retire(state, action.cell)
        case act.Pass():
            return _refuse_pass(state)
        case act.BuyOpen() | act.BuyDeck() | act.BuyTower():
            return _refuse_buy(state, action)
        case _ if state.forced:
            return ONLY_BUY
        case _:
            return refuse_build(state, action)


def _not_now(state: State, phase: int) -> Refusal | None:
    """Refuse what belongs to another point of the turn, with the rule of this one."""
    if state.phase == phase:
        return None
    if state.phase == FLAG:
        return Refusal("ALC-22", "choose-flag-first")
    if state.phase == NOBLE:
        return Refusal("ALC-50", "noble-step-first")
    return Refusal("ALC-10", "open-turn-first")


def _refuse_flag(state: State, cell: int) -> Refusal:
    if early := _not_now(state, FLAG):
        return early
    names = [state.board.names[first_cell(state, building)] for building in waiting(state)]
    return Refusal("ALC-22", "not-waiting", {"cell": _name(state, cell), "cells": names})


def _refuse_pass(state: State) -> Refusal:
    if deeds(state):
        return ONLY_BUY if state.forced else Refusal("ALC-71", "pass-can-act")
    return Refusal("ALC-70", "pass-must-retire")


def _refuse_buy(state: State, action: act.BuyOpen | act.BuyDeck | act.BuyTower) -> Refusal:
    money = state.money[state.seat]
    match action:
        case act.BuyOpen() if action.card not in state.open:
            cards = [str(card) for card in state.open]
            reason = "card-not-open" if cards else "no-open-cards"
            return Refusal("ALC-11", reason, {"card": action.card, "cards": cards})
        case act.BuyDeck() if not state.deck:
            return Refusal("ALC-11", "deck-empty")
        case act.BuyTower() if not state.towers:
            return Refusal("ALC-11", "towers-gone")
    price = TOWER_PRICE if isinstance(action, act.BuyTower) else CARD_PRICE
    return Refusal("ALC-11", "card-too-dear", {"price": price, "money": money})


def _name(state: State, cell: int) -> str:
    return state.board.names[cell]
