"""Actions as text, and back: docs/notation.md."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from alcaide.core.errors import NotationError
from alcaide.core.notation_lines import action_of
from alcaide.games.alcazar import actions as act
from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.rules.components import SPACES, cell_named
from alcaide.games.alcazar.rules.state import State
from alcaide.interface.argument_checks import no_action

FORMS: Final = {
    "retire": "retire CELL",
    "buy": "buy CARD, buy deck or buy tower",
    "castle": "castle CARD FIRST-LAST",
    "palace": "palace CARD",
    "extend": "extend CARD",
    "tower": "tower CELL",
    "bridge": "bridge CELL-CELL",
    "flag": "flag CELL",
    "baron": "baron CELL",
    "grandee": "grandee CELL",
    "move": "move CELL-CELL",
    "swap": "swap CELL-CELL",
    "done": "done",
    "pass": "pass",
}


def write(state: State, action: Action) -> str:
    """Return an action in canonical notation. Raises NotationError for what is none."""
    names = state.board.names
    match action:
        case act.Castle(card, first, last):
            return f"castle {card} {first}-{last}"
        case act.Palace(card) | act.Extend(card):
            return f"{type(action).__name__.lower()} {card}"
        case act.BuyOpen(card):
            return f"buy {card}"
        case act.BuyDeck():
            return "buy deck"
        case act.BuyTower():
            return "buy tower"
        case act.Retire(cell) | act.Tower(cell) | act.Flag(cell):
            return f"{type(action).__name__.lower()} {names[cell]}"
        case act.Baron(cell) | act.Grandee(cell):
            return f"{type(action).__name__.lower()} {names[cell]}"
        case act.Bridge(one, two) | act.Move(one, two) | act.Swap(one, two):
            return f"{type(action).__name__.lower()} {names[one]}-{names[two]}"
        case act.Done():
            return "done"
        case act.Pass():
            return "pass"
        case _:
            raise no_action("alcazar", action)


def read(state: State, text: str) -> Action:
    """Return the action that a line of notation means; it need not be legal.

    Raises NotationError saying what was expected.
    """
    action: Action = action_of(text, FORMS, partial(_read, state))
    return action


def _read(state: State, verb: str, words: list[str]) -> Action | None:
    match verb, words:
        case "done", []:
            return act.DONE
        case "pass", []:
            return act.PASS
        case "buy", [word]:
            return _read_buy(word)
        case "castle", [card, spaces]:
            return _read_castle(card, spaces)
        case "palace" | "extend", [card]:
            number = _card(card)
            if not number:
                return None
            return act.PALACE[number] if verb == "palace" else act.EXTEND[number]
        case "retire" | "tower" | "flag" | "baron" | "grandee", [word]:
            return ONE_CELL[verb](_cell(state, word))
        case "bridge" | "move" | "swap", [word] if word.count("-") == 1:
            one, two = (_cell(state, part) for part in word.split("-"))
            if verb == "move":
                return act.Move(one, two)
            return TWO_CELLS[verb](min(one, two), max(one, two))
    return None


ONE_CELL: Final[dict[str, type[act.Retire | act.Tower | act.Flag | act.Baron | act.Grandee]]] = {
    "retire": act.Retire,
    "tower": act.Tower,
    "flag": act.Flag,
    "baron": act.Baron,
    "grandee": act.Grandee,
}
TWO_CELLS: Final[dict[str, type[act.Bridge | act.Swap]]] = {"bridge": act.Bridge, "swap": act.Swap}


def _read_buy(word: str) -> Action | None:
    if word == "deck":
        return act.BUY_DECK
    if word == "tower":
        return act.BUY_TOWER
    card = _card(word)
    return act.BUY_OPEN[card] if card else None


def _read_castle(card: str, spaces: str) -> Action | None:
    ends = [_card(part) for part in spaces.split("-")]
    number = _card(card)
    if number and len(ends) == 2 and ends[0] and ends[1]:
        return act.Castle(number, ends[0], ends[1])
    return None


def _card(word: str) -> int:
    """Return the number of a card or space, 0 if the word is none."""
    if not re.fullmatch(r"[1-9][0-9]?", word) or int(word) > SPACES:
        return 0
    return int(word)


def _cell(state: State, word: str) -> int:
    cell = cell_named(state.board, word)
    if cell < 0:
        raise NotationError(
            f"NOTATION: {word[:20]!r} is no cell; a space is its number 1 to 72, a gap a letter "
            "a to k with a number 1 to 11 (and not a cell that is a space)",
            "record-no-cell",
            word=repr(word[:20]),
            game="alcazar",
        )
    return cell
