"""The names of actions: keys and arguments of their sentences, symbols, options, rules, picks."""

from __future__ import annotations

from functools import partial
from typing import Final

from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.board.picture import bonus_symbol, card_symbol, tile_symbol
from alcaide.games.alhambra.rules.components import (
    COLOURS,
    CURRENCIES,
    EXCHANGE,
    card_name,
    tile_name,
)
from alcaide.games.alhambra.rules.packed import card_currency, card_value
from alcaide.games.alhambra.rules.payments import sum_of
from alcaide.games.alhambra.rules.state import (
    ACT,
    LAST_PUT,
    OVER,
    REVEAL,
    VIZIER,
    VIZIER_PUT,
    State,
    may_show,
)
from alcaide.games.alhambra.rules.tile_names import cards_said, tiles_said
from alcaide.interface.action_words import Wording
from alcaide.interface.values import Args
from alcaide.scene.model import Phrase

RULES: Final = {
    "take": "ALH-2",
    "buy": "ALH-3",
    "build": "ALH-15",
    "lift": "ALH-16",
    "exchange": "ALH-17",
    "square": "ALH-Q1",
    "reactivate": "ALH-V5",
    "put": "ALH-7",
    "reserve": "ALH-14",
    "dirk": "ALH-D6",
    "vizier": "ALH-V3",
    "reveal": "ALH-B2",
    "done": "ALH-6",
    "pass": "ALH-V4",
}
_worded: Final = partial(Wording, "alhambra")


def options(state: State) -> list[str]:
    """Return the options of a phase in their order, by the modules in play."""
    match state.phase:
        case x if x == ACT:
            found = ["take", "buy", "build", "exchange", "lift"]
            found += ["square"] * state.squares + ["reactivate"] * state.vizier
            return found + ["reveal"] * may_show(state)
        case x if x == VIZIER:
            return ["vizier"]
        case x if x == REVEAL:
            return ["reveal"]
        case x if x == OVER:
            return []
        case _:
            found = ["put", "reserve", *["dirk"] * (state.players == 2)]
            return found + ["reveal"] * may_show(state)


def wording(state: State, action: Action) -> Wording:
    """Return how an action is named, before it is played."""
    match action:
        case act.Take(cards):
            return _taking(cards)
        case act.Buy(slot, cards):
            return _buying(state, "buy", slot, cards)
        case act.Vizier(slot, cards):
            return _buying(state, "vizier", slot, cards)
        case act.Build() | act.Lift() | act.Exchange():
            return _redesigning(state, action)
        case act.Put(tile, x, y):
            args: Args = {"tile": tile_name(state.kit, tile), "x": x, "y": y}
            picks = [f"tray:{args['tile']}", f"cell:{x},{y}"]
            return _placing(state, "put", tile, picks, args)
        case act.PutReserve(tile):
            args = {"tile": tile_name(state.kit, tile)}
            return _placing(
                state, "reserve", tile, [f"tray:{args['tile']}", "option:reserve"], args
            )
        case act.PutDirk(tile):
            args = {"tile": tile_name(state.kit, tile)}
            return _placing(state, "dirk", tile, [f"tray:{args['tile']}", "dirk"], args)
        case act.Square(colour):
            return _square(state, colour)
        case act.Reactivate():
            return _worded("reactivate", ["vizier"], "reactivate", {}, "i-vizier", "ALH-V5")
        case act.End():
            return _worded("done", ["option:done"], "done", {}, "i-check", RULES["done"])
        case act.No():
            return _worded("pass", ["option:pass"], "pass", {}, "i-check", RULES["pass"])
        case act.Reveal(cards):
            return _revealing(state, cards)


def picks_of(kind: str, names: list[str]) -> list[str]:
    """Return the picks of things of a kind; equal ones are told apart by their endings."""
    picks = []
    for place, name in enumerate(names):
        copy = names[:place].count(name) + 1
        picks.append(f"{kind}:{name}~{copy}" if copy > 1 else f"{kind}:{name}")
    return picks


def values(cards: tuple[int, ...]) -> str:
    """Return the values of money cards as a sum: "4 + 6"."""
    return " + ".join(str(card_value(card)) for card in cards if card < EXCHANGE)


def paid(cards: tuple[int, ...]) -> Phrase:
    """Return what is paid: values alone, or by currency where there are several."""
    money = [card for card in cards if card < EXCHANGE]
    if len(money) == len(cards) and len({card_currency(card) for card in money}) == 1:
        return Phrase("alhambra-term-values", {"values": values(cards)})
    parts = []
    for currency in range(4):
        same = tuple(card for card in money if card_currency(card) == currency)
        if same:
            args = {"currency": CURRENCIES[currency], "values": values(same)}
            parts.append(Phrase("alhambra-term-paid", args))
    parts += cards_said(tuple(card for card in cards if card >= EXCHANGE))
    return Phrase("alhambra-term-values", {"values": parts})


def _taking(cards: tuple[int, ...]) -> Wording:
    total = sum_of([card for card in cards if card < EXCHANGE])
    args: Args = {"cards": cards_said(cards), "count": len(cards), "sum": total}
    picks = picks_of("money", [card_name(card) for card in cards])
    symbol = card_symbol(cards[0]) if cards else "i-money"
    rule = "ALH-X1" if cards and cards[0] >= EXCHANGE else RULES["take"]
    return _worded("take", picks, "take", args, symbol, rule)


def _buying(state: State, option: str, slot: int, cards: tuple[int, ...]) -> Wording:
    tile = state.market[slot - 1] if 0 < slot <= len(state.market) else -1
    picks = [f"slot:{slot}", *picks_of("hand", [card_name(card) for card in cards])]
    args: Args = {"slot": slot, "paid": paid(cards), "tile": "", "exact": "no", "over": 0}
    if tile < 0:
        return _worded(option, picks, "buy-nothing", args, "i-money", RULES[option])
    over = sum_of([card for card in cards if card < EXCHANGE]) - state.kit.price[tile]
    exact = "short" if over < 0 else "no" if over else "yes"
    args |= {"tile": state.kit.names[tile], "exact": exact, "over": over}
    rule = "ALH-4" if option == "buy" and not over else RULES[option]
    return _worded(option, picks, option, args, tile_symbol(state.kit, tile), rule)


def _redesigning(state: State, action: act.Build | act.Lift | act.Exchange) -> Wording:
    there = state.palaces[state.mover].tile_at(action.x, action.y)
    args: Args = {"x": action.x, "y": action.y}
    cell = f"cell:{action.x},{action.y}"
    if isinstance(action, act.Lift):
        args["tile"] = tile_name(state.kit, there)
        symbol = tile_symbol(state.kit, there)
        return _worded("lift", [cell, "option:lift"], "lift", args, symbol, RULES["lift"])
    args["tile"] = tile_name(state.kit, action.tile)
    symbol = tile_symbol(state.kit, action.tile)
    picks = [f"reserve:{args['tile']}", cell]
    if isinstance(action, act.Build):
        return _worded("build", picks, "build", args, symbol, RULES["build"])
    args["other"] = tile_name(state.kit, there)
    picks.append("option:exchange")
    return _worded("exchange", picks, "exchange", args, symbol, RULES["exchange"])


def _placing(state: State, option: str, tile: int, picks: list[str], args: Args) -> Wording:
    rule = RULES[option]
    if option == "put" and state.phase in (VIZIER_PUT, LAST_PUT):
        rule = "ALH-V3" if state.phase == VIZIER_PUT else "ALH-28"
    return _worded(option, picks, option, args, tile_symbol(state.kit, tile), rule)


def _square(state: State, colour: int) -> Wording:
    name = COLOURS[colour]
    args: Args = {"colour": name}
    stack = state.stacks[colour]
    symbol = tile_symbol(state.kit, stack[-1]) if stack else "i-square"
    return _worded("square", [f"square:{name}"], "square", args, symbol, RULES["square"])


def _revealing(state: State, cards: tuple[int, ...]) -> Wording:
    if not cards:
        return _worded("done", ["option:done"], "reveal-none", {}, "i-check", "ALH-B4")
    names = [tile_name(state.kit, card) for card in cards]
    args: Args = {"tiles": tiles_said(names), "count": len(cards)}
    symbol = bonus_symbol(state.kit, cards[0])
    return _worded("reveal", picks_of("bonus", names), "reveal", args, symbol, RULES["reveal"])
