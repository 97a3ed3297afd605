"""The names of actions: keys and arguments of their sentences, symbols, options, rules, picks."""

from __future__ import annotations

from functools import partial
from typing import Final

from alcaide.games.castle import actions as act
from alcaide.games.castle.actions import Action
from alcaide.games.castle.board.geometry.curves import UNIT, turned
from alcaide.games.castle.board.geometry.free_space import spot_of
from alcaide.games.castle.board.scene_model import spot_name
from alcaide.games.castle.rules.components import KINDS, cell_name
from alcaide.games.castle.rules.packed import shape_tile, shape_turn, spot_at, spot_cell, spot_part
from alcaide.games.castle.rules.scoring import points_of
from alcaide.games.castle.rules.state import (
    EXTRA,
    FOLLOW,
    OVER,
    PLACE,
    SCORE,
    State,
    feature_at,
    size,
)
from alcaide.interface.action_words import Wording
from alcaide.interface.values import Args

ROLES: Final = ("herald", "knight", "squire", "merchant")
ORDER: Final = {  # of the options in each phase
    PLACE: ("place",),
    FOLLOW: ROLES,
    SCORE: ("score",),
    EXTRA: ("extra",),
    OVER: (),
}
RULES: Final = {
    "place": "CST-3",
    "herald": "CST-5",
    "knight": "CST-5",
    "squire": "CST-5",
    "merchant": "CST-15",
    "score": "CST-12",
    "extra": "CST-W1",
    "done": "CST-5",
}
FIRST: Final = 46  # what is nearer to an edge lies there
ICONS: Final = ("i-cs-path", "i-cs-tower", "i-cs-house", "i-cs-court")
_worded: Final = partial(Wording, "castle")


def wording(state: State, action: Action) -> Wording:
    """Return how an action is named, before it is played."""
    match action:
        case act.Place(cell, turn):
            return _placing(state, cell, turn)
        case act.Herald(part) | act.Knight(part) | act.Squire(part) | act.Merchant(part):
            return _setting(state, type(action).__name__.lower(), part)
        case act.Score(cell, part, wall):
            return _scoring(state, cell, part, wall)
        case act.Extra():
            return _worded("extra", ["option:extra"], "extra", {}, "i-bonus1", RULES["extra"])
        case act.Done():
            last = state.phase == EXTRA
            rule = "CST-21" if last else RULES["done"]
            key = "done-extra" if last else "done"
            return _worded("done", ["option:done"], key, {}, "i-check", rule)


def _placing(state: State, cell: int, turn: int) -> Wording:
    name = cell_name(cell)
    tile = state.kit.ids[state.drawn] if state.drawn >= 0 else ""
    args: Args = {"cell": name, "turn": turn, "tile": tile}
    picks = ["option:place", f"cell:{name}", f"turn:{turn}"]
    return _worded("place", picks, "place", args, f"i-{tile}", RULES["place"])


def _setting(state: State, role: str, part: int) -> Wording:
    spot = spot_at(state.spot, part)
    args: Args = {"role": role, "kind": KINDS[ROLES.index(role)], "cell": cell_name(state.spot)}
    kinds = state.kit.kinds[shape_tile(state.shape[state.spot])]
    if part < len(kinds):
        args["tiles"] = size(state, feature_at(state, spot))
        args["many"] = "yes" if kinds.count(ROLES.index(role)) > 1 else "no"
        args["where"] = where(state, spot)
    picks = [f"option:{role}", f"part:{spot_name(spot)}"]
    return _worded(role, picks, "follower", args, f"i-{role}", RULES[role])


def where(state: State, spot: int) -> str:
    """Return where a part is on its tile, as the board lies: "n", "se" or "c"."""
    cell, part = spot_cell(spot), spot_part(spot)
    shape = state.shape[cell]
    x, y = turned(spot_of(state.kit.text, shape_tile(shape), part), shape_turn(shape))
    side = "n" if y < FIRST else "s" if y > UNIT - FIRST else ""
    return side + ("w" if x < FIRST else "e" if x > UNIT - FIRST else "") or "c"


def _scoring(state: State, cell: int, part: int, wall: int) -> Wording:
    spot = spot_at(cell, part)
    args: Args = {"cell": cell_name(cell), "wall": wall, "many": "no"}
    symbol = "i-star"
    kinds = (
        state.kit.kinds[shape_tile(state.shape[cell])] if state.shape[cell] >= 0 else list[int]()
    )
    if part < len(kinds):
        feature = feature_at(state, spot)
        points = points_of(state, feature) * (2 if wall else 1)
        kind = state.kind[feature]
        args |= {"kind": KINDS[kind], "points": points, "tiles": size(state, feature)}
        if kinds.count(kind) > 1:
            args |= {"many": "yes", "where": where(state, spot)}
        symbol = ICONS[kind]
    picks = ["option:score", f"part:{spot_name(spot)}", f"option:with-{wall}"]
    return _worded("score", picks, "score", args, symbol, RULES["score"])
