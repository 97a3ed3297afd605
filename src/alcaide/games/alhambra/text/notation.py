"""Actions as text, and back: docs/notation.md."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from alcaide.core.errors import NotationError
from alcaide.core.notation_lines import action_of
from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.rules.components import CARDS, COLOURS, SCORING_1, Components, card_name
from alcaide.games.alhambra.rules.state import State
from alcaide.interface.argument_checks import no_action

FORMS: Final = {
    "take": "take CARD ...",
    "buy": "buy SLOT with CARD ...",
    "build": "build TILE at X,Y",
    "lift": "lift X,Y",
    "exchange": "exchange TILE at X,Y",
    "square": "square COLOUR",
    "reactivate": "reactivate",
    "end": "end",
    "put": "put TILE at X,Y, put TILE reserve or put TILE dirk",
    "vizier": "vizier SLOT with CARD ...",
    "no": "no",
    "reveal": "reveal TILE ... or reveal none",
}


def write(state: State, action: Action) -> str:
    """Return an action in canonical notation. Raises NotationError for what is none."""
    names = state.kit.names
    match action:
        case act.Take(cards):
            return f"take {_names(cards)}"
        case act.Buy(slot, cards) | act.Vizier(slot, cards):
            return f"{type(action).__name__.lower()} {slot} with {_names(cards)}"
        case act.Build(tile, x, y) | act.Exchange(tile, x, y) | act.Put(tile, x, y):
            return f"{type(action).__name__.lower()} {names[tile]} at {x},{y}"
        case act.Lift(x, y):
            return f"lift {x},{y}"
        case act.Square(colour):
            return f"square {COLOURS[colour]}"
        case act.PutReserve(tile):
            return f"put {names[tile]} reserve"
        case act.PutDirk(tile):
            return f"put {names[tile]} dirk"
        case act.Reveal(cards):
            return "reveal " + (" ".join(names[card] for card in cards) or "none")
        case act.Reactivate() | act.End() | act.No():
            return type(action).__name__.lower()
        case _:
            raise no_action("alhambra", action)


def _names(cards: tuple[int, ...]) -> str:
    return " ".join(card_name(card) for card in cards)


def read(state: State, text: str) -> Action:
    """Return the action that a line of notation means; it need not be legal.

    Raises NotationError saying what was expected.
    """
    action: Action = action_of(text, FORMS, partial(_read, state.kit))
    return action


def _read(kit: Components, verb: str, words: list[str]) -> Action | None:
    match verb, words:
        case "reactivate", []:
            return act.REACTIVATE
        case "end", []:
            return act.END
        case "no", []:
            return act.NO
        case "take", [_, *_]:
            return act.Take(_cards(words))
        case "buy", [slot, "with", _, *_] if slot in ("1", "2", "3", "4"):
            return act.Buy(int(slot), _cards(words[2:]))
        case "vizier", [slot, "with", _, *_] if slot in ("1", "2", "3", "4"):
            return act.Vizier(int(slot), _cards(words[2:]))
        case "build", [name, "at", where]:
            return act.Build(_tile(kit, name), *_cell(where))
        case "exchange", [name, "at", where]:
            return act.Exchange(_tile(kit, name), *_cell(where))
        case "put", [name, "at", where]:
            return act.Put(_tile(kit, name), *_cell(where))
        case "lift", [where]:
            return act.Lift(*_cell(where))
        case "square", [colour] if colour in COLOURS:
            return act.SQUARE[COLOURS.index(colour)]
        case "put", [name, "reserve"]:
            return act.PutReserve(_tile(kit, name))
        case "put", [name, "dirk"]:
            return act.PutDirk(_tile(kit, name))
        case "reveal", ["none"]:
            return act.Reveal(())
        case "reveal", [_, *_]:
            return act.Reveal(tuple(sorted(_tile(kit, name) for name in words)))
        case _:
            return None


def _cards(words: list[str]) -> tuple[int, ...]:
    for word in words:
        if CARDS.get(word, SCORING_1) >= SCORING_1:
            raise NotationError(
                f"NOTATION: {word[:20]!r} is no card; money is y, g, b or o and 1 to 9 (y7), an "
                "exchange card two of these letters in this order (yb)",
                "record-no-card",
                word=repr(word[:20]),
            )
    return tuple(sorted(CARDS[word] for word in words))


def _tile(kit: Components, name: str) -> int:
    if name not in kit.number or name == "fountain":
        raise NotationError(
            f"NOTATION: {name[:20]!r} is no tile; tiles are named like pavilion2, garden8b, red1",
            "record-no-tile",
            word=repr(name[:20]),
        )
    return kit.number[name]


def _cell(where: str) -> tuple[int, int]:
    match = re.fullmatch(r"(-?\d{1,2}),(-?\d{1,2})", where)
    if not match or abs(int(match[1])) > 60 or abs(int(match[2])) > 60:
        raise NotationError(
            f"NOTATION: {where[:20]!r} is no cell; a cell is X,Y from the fountain, like 1,-2",
            "record-no-cell",
            word=repr(where[:20]),
            game="alhambra",
        )
    return int(match[1]), int(match[2])
