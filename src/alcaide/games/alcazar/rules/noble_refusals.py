"""Why a noble cannot be placed, moved, swapped or retired (ALC-50 to ALC-60)."""

from __future__ import annotations

from typing import Final

from alcaide.games.alcazar import actions as act
from alcaide.games.alcazar.rules.packed import noble_seat
from alcaide.games.alcazar.rules.state import State
from alcaide.interface.values import Args, Refusal

ONLY_BUY: Final = Refusal("ALC-70", "only-buy")  # after a forced retirement


def refuse_retire(state: State, cell: int) -> Refusal:
    """Refuse a retirement (ALC-60)."""
    args = {"cell": state.board.names[cell]}
    noble = state.noble[cell]
    if noble < 0:
        return Refusal("ALC-60", "retire-nobody", args)
    if noble_seat(noble) != state.seat:
        return Refusal("ALC-60", "retire-other", args)
    return ONLY_BUY if state.forced else Refusal("ALC-60", "retired-already", args)


def refuse_noble(state: State, action: act.Baron | act.Grandee | act.Move | act.Swap) -> Refusal:
    """Refuse an action of the noble step (ALC-50)."""
    match action:
        case act.Baron():
            return _refuse_place(state, action.cell, 0)
        case act.Grandee():
            return _refuse_place(state, action.cell, 1)
        case act.Move():
            return _refuse_move(state, action.cell1, action.cell2)
        case act.Swap():
            return _refuse_swap(state, action.cell1, action.cell2)


def _refuse_place(state: State, cell: int, grandee: int) -> Refusal:
    if refusal := _refuse_goal(state, cell):
        return refusal
    price = state.worth(state.active) * (1 + grandee)
    kind = "grandee" if grandee else "baron"
    args: Args = {"kind": kind, "cell": state.board.names[cell], "price": price}
    reserve = state.grandees if grandee else state.barons
    if not reserve[state.seat]:
        return Refusal("ALC-50", "no-noble-left", args)
    return Refusal("ALC-51", "noble-too-dear", args | {"money": state.money[state.seat]})


def _refuse_goal(state: State, cell: int) -> Refusal | None:
    names = state.board.names
    if cell not in state.fresh:
        goals = [names[goal] for goal in state.fresh]
        return Refusal("ALC-50", "not-the-new-piece", {"cell": names[cell], "cells": goals})
    if state.noble[cell] >= 0:
        return Refusal("ALC-52", "noble-stands-there", {"cell": names[cell]})
    return None


def _refuse_own(state: State, cell: int) -> Refusal | None:
    """Refuse a cell without an own noble of the building just built on."""
    args = {"cell": state.board.names[cell]}
    noble = state.noble[cell]
    if noble < 0 or noble_seat(noble) != state.seat:
        return Refusal("ALC-50", "no-own-noble", args)
    if state.top[cell] != state.active:
        return Refusal("ALC-52", "noble-of-another-building", args)
    return None


def _refuse_move(state: State, cell1: int, cell2: int) -> Refusal:
    if state.founding:
        return Refusal("ALC-50", "only-place-after-founding")
    refusal = _refuse_own(state, cell1) or _refuse_goal(state, cell2)
    return refusal or Refusal("ALC-50", "moves-along", {"cell": state.board.names[cell1]})


def _refuse_swap(state: State, cell1: int, cell2: int) -> Refusal:
    if state.founding:
        return Refusal("ALC-50", "only-place-after-founding")
    refusal = _refuse_own(state, cell1) or _refuse_own(state, cell2)
    names = state.board.names
    return refusal or Refusal(
        "ALC-50", "swap-same-rank", {"cell1": names[cell1], "cell2": names[cell2]}
    )
