"""What is asked between two turns, and what a player may say about it beforehand."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.rules.components import TYPES
from alcaide.games.alhambra.rules.legal import showable, vizier_actions
from alcaide.games.alhambra.rules.state import ACT, REVEAL, VIZIER, State
from alcaide.interface.questions import (
    ACCEPT,
    ASK,
    KINDS,
    NEVER,
    NEW,
    RULES,
    Question,
    Standing,
)

VIZIERS: Final = Standing("vizier", (NEW, ASK, KINDS, RULES, NEVER), "ALH-V2", TYPES, rests=True)
BONUSES: Final = Standing("bonus", (ASK, ACCEPT), "ALH-B4")


def standing(state: State) -> list[Standing]:
    """Return the questions that a game may bring, by its modules."""
    viziers = structs.replace(VIZIERS, missed=_exact(state)) if state.phase == ACT else VIZIERS
    return [viziers] * state.vizier + [BONUSES] * state.bonus


def _exact(state: State) -> tuple[str, ...]:
    """Return the tiles that the mover could buy exactly, for which he would get another action."""
    found = vizier_actions(state, state.mover)
    slots = {action.slot for action in found if isinstance(action, act.Vizier)}
    return tuple(state.kit.names[state.market[slot - 1]] for slot in sorted(slots))


def question(state: State) -> Question | None:
    """Return what the mover is asked between two turns; None: it is his turn, or the game over."""
    if state.phase == VIZIER:
        return _vizier(state)
    return _bonus(state) if state.phase == REVEAL else None


def _vizier(state: State) -> Question:
    """Ask about the tiles that he could pay exactly; any purchase makes it another question."""
    found = vizier_actions(state, state.mover)
    buys: dict[int, act.Vizier] = {}
    for action in found:
        if isinstance(action, act.Vizier):
            least = buys.setdefault(action.slot, action)
            buys[action.slot] = min(least, action, key=lambda one: len(one.cards))
    slots = sorted(buys)
    tiles = [state.market[slot - 1] for slot in slots]
    kit = state.kit
    mark = f"{state.round} {state.seat} {state.active} {list(state.market)}"
    offers = tuple((kit.names[tile], TYPES[kit.type[tile]]) for tile in tiles)
    takes = tuple((kit.price[tile], buys[slot]) for slot, tile in zip(slots, tiles, strict=True))
    return Question("vizier", mark, offers, act.NO, takes=takes)


def _bonus(state: State) -> Question:
    cards = showable(state, state.mover)
    kit = state.kit
    offers = tuple((kit.names[card], TYPES[kit.type[card]]) for card in cards)
    mark = f"{state.round} {state.seat} {state.waiting}"
    return Question("bonus", mark, offers, act.Reveal(()), act.Reveal(tuple(cards)))
