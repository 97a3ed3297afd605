"""The names of actions: keys and arguments of their sentences, symbols, options, rules, picks."""

from __future__ import annotations

from typing import Final, NamedTuple

from alcaide.games.alcazar import actions as act
from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.rules.castles import name_args
from alcaide.games.alcazar.rules.components import ring
from alcaide.games.alcazar.rules.packed import is_grandee
from alcaide.games.alcazar.rules.state import FLAG, MAIN, NOBLE, OVER, State
from alcaide.interface.action_words import Wording
from alcaide.interface.values import Args


class Kind(NamedTuple):
    """What all actions of one option share."""

    symbol: str
    rule: str


KINDS: Final = {
    "castle": Kind("i-castle", "ALC-30"),
    "palace": Kind("i-palace", "ALC-34"),
    "extend": Kind("i-cube", "ALC-35"),
    "tower": Kind("i-tower", "ALC-41"),
    "bridge": Kind("i-bridge", "ALC-45"),
    "buy": Kind("i-cards", "ALC-11"),
    "retire": Kind("i-baron", "ALC-60"),
    "flag": Kind("i-flag", "ALC-22"),
    "baron": Kind("i-baron", "ALC-51"),
    "grandee": Kind("i-grandee", "ALC-51"),
    "move": Kind("i-baron", "ALC-50"),
    "swap": Kind("i-swap", "ALC-50"),
    "done": Kind("i-check", "ALC-50"),
    "pass": Kind("i-check", "ALC-71"),
}

ORDER: Final = {  # of the options in each phase
    MAIN: ("castle", "palace", "extend", "tower", "bridge", "buy", "retire"),
    NOBLE: ("baron", "grandee", "move", "swap"),
    FLAG: ("flag",),
    OVER: (),
}

OPTIONS: Final[dict[type[Action], str]] = {
    act.Castle: "castle",
    act.Palace: "palace",
    act.Extend: "extend",
    act.Tower: "tower",
    act.Bridge: "bridge",
    act.BuyOpen: "buy",
    act.BuyDeck: "buy",
    act.BuyTower: "buy",
    act.Retire: "retire",
    act.Flag: "flag",
    act.Baron: "baron",
    act.Grandee: "grandee",
    act.Move: "move",
    act.Swap: "swap",
    act.Done: "done",
    act.Pass: "pass",
}


def option_of(action: Action) -> str:
    """Return the option that an action is offered in."""
    return OPTIONS[type(action)]


def wording(state: State, action: Action) -> Wording:
    """Return how an action is named, before it is played."""
    things, args, key = _parts(state, action)
    option = option_of(action)
    kind = KINDS[option]
    symbol, rule = kind.symbol, kind.rule
    if args.get("kind") == "grandee":
        symbol = "i-grandee"
    if option == "extend" and args["level"] > 1:
        rule = "ALC-36"
    deck = things[:1] if option in ("castle", "palace", "extend", "tower") else []
    picks = [*deck, f"option:{option}", *things[len(deck) :]]
    return Wording("alcazar", option, picks, key or option, args, symbol, rule)


def _parts(state: State, action: Action) -> tuple[list[str], Args, str]:
    """Return things to pick, arguments and, where it is not the option, the key."""
    names = state.board.names
    match action:
        case act.Castle(card, first, last):
            spaces = [ring(first), ring(first + 1), ring(last)]
            args: Args = {"card": card, "first": spaces[0], "middle": spaces[1], "last": spaces[2]}
            return [f"card:{card}", *(f"cell:{n}" for n in spaces)], args, ""
        case act.Palace(card):
            return [f"card:{card}", f"cell:{card}"], {"card": card}, ""
        case act.Extend(card):
            args = {"card": card, **_stone(state, state.board.cell_of[card])}
            return [f"card:{card}", f"cell:{card}"], args, ""
        case act.Tower(cell):
            args = {"cell": names[cell], **_stone(state, cell)}
            return ["card:tower", f"cell:{names[cell]}"], args, ""
        case act.Bridge(one, two):
            args = {"cell1": names[one], "cell2": names[two], "level": state.height[one] + 1}
            return _cells(state, one, two), args, ""
        case act.BuyOpen(card):
            return [f"open:{card}"], {"card": card}, "buy-open"
        case act.BuyDeck():
            return ["deck"], {}, "buy-deck"
        case act.BuyTower():
            return ["towers"], {}, "buy-tower"
        case act.Flag(cell):
            return _cells(state, cell), {"at": names[cell], "flag": ""}, ""
        case act.Retire() | act.Baron() | act.Grandee() | act.Move() | act.Swap():
            return _noble_parts(state, action)
        case act.Done():
            return [], {"second": state.placed > 0}, ""
        case act.Pass():
            return [], {}, ""


def _noble_parts(
    state: State, action: act.Retire | act.Baron | act.Grandee | act.Move | act.Swap
) -> tuple[list[str], Args, str]:
    names = state.board.names
    match action:
        case act.Retire(cell):
            args = {"cell": names[cell], "kind": _kind(state, cell)}
            return _cells(state, cell), args, ""
        case act.Baron(cell):
            return _cells(state, cell), {"cell": names[cell], "kind": "baron"}, ""
        case act.Grandee(cell):
            return _cells(state, cell), {"cell": names[cell], "kind": "grandee"}, ""
        case act.Move(one, two):
            args = {"cell1": names[one], "cell2": names[two], "kind": _kind(state, one)}
            return _cells(state, one, two), args, ""
        case act.Swap(one, two):
            args = {"cell1": names[one], "cell2": names[two]}
            return _cells(state, one, two), args, ""


def _stone(state: State, cell: int) -> Args:
    """Return the level a stone would lie on, and the building it would belong to."""
    building = state.top[cell]
    named = name_args(state, building) if building >= 0 else {"flag": "", "at": ""}
    return {"level": state.height[cell] + 1, **named}


def _kind(state: State, cell: int) -> str:
    return "grandee" if is_grandee(state.noble[cell]) and state.noble[cell] >= 0 else "baron"


def _cells(state: State, *cells: int) -> list[str]:
    return [f"cell:{state.board.names[cell]}" for cell in cells]
