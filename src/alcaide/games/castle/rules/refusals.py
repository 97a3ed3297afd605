"""Why an action is not allowed, and what would be: for people."""

from __future__ import annotations

from alcaide.games.castle import actions as act
from alcaide.games.castle.actions import Action
from alcaide.games.castle.rules.components import CELLS, KINDS, cell_name
from alcaide.games.castle.rules.legal import doubles, legal_actions, usable
from alcaide.games.castle.rules.packed import shape_of, shape_tile, spot_at, spot_cell, spot_part
from alcaide.games.castle.rules.state import (
    EXTRA,
    FOLLOW,
    OVER,
    PLACE,
    SCORE,
    State,
    feature_at,
    owner,
)
from alcaide.interface.values import Args, Refusal

FOLLOWER_KINDS = {act.Herald: 0, act.Knight: 1, act.Squire: 2, act.Merchant: 3}
NOW = {  # the rule of each step of a turn
    PLACE: Refusal("CST-2", "place-first"),
    FOLLOW: Refusal("CST-5", "follower-first"),
    SCORE: Refusal("CST-12", "score-first"),
    EXTRA: Refusal("CST-21", "extra-first"),
    OVER: Refusal("CST-16", "over"),
}


def why_not(state: State, action: Action) -> Refusal | None:
    """Return the rule that forbids an action, with a reason; None for a legal action."""
    if action in legal_actions(state):
        return None
    match action:
        case act.Place() if state.phase == PLACE:
            return _refuse_place(state, action.cell, action.turn)
        case act.Score() if state.phase == SCORE:
            return _refuse_score(state, action)
        case act.Herald() | act.Knight() | act.Squire() | act.Merchant() if state.phase == FOLLOW:
            return _refuse_follower(state, FOLLOWER_KINDS[type(action)], action.part)
        case _:
            return NOW[state.phase]


def _refuse_place(state: State, cell: int, turn: int) -> Refusal:
    """Refuse a placing (CST-3)."""
    if not 0 <= cell < CELLS or cell not in state.kit.inside or turn not in range(4):
        return Refusal("CST-3", "off-board")
    args: Args = {"cell": cell_name(cell), "tile": state.kit.ids[state.drawn]}
    if state.shape[cell] >= 0:
        return Refusal("CST-3", "cell-taken", args)
    if cell not in state.edge:
        return Refusal("CST-3", "touches-nothing", args)
    shape = shape_of(state.drawn, turn)
    wrong = int((state.kit.paths[shape] ^ state.need[cell]) & state.known[cell])
    if not wrong:
        return Refusal("CST-3", "turn-alike", args | {"turn": state.kit.alike[shape]})
    side = (wrong & -wrong).bit_length() - 1
    needs = "path" if state.need[cell] >> side & 1 else "none"
    return Refusal("CST-3", "path-mismatch", args | {"side": "NESW"[side], "needs": needs})


def _refuse_follower(state: State, kind: int, part: int) -> Refusal:
    """Refuse a follower (CST-5)."""
    kinds = state.kit.kinds[shape_tile(state.shape[state.spot])]
    args: Args = {"kind": KINDS[kind], "part": part}
    if part not in range(len(kinds)) or kinds[part] != kind:
        parts = ", ".join(str(i) for i, other in enumerate(kinds) if other == kind)
        return Refusal("CST-5", "no-such-part", args | {"parts": parts or "none"})
    return Refusal("CST-5", "feature-taken", args)  # who has no follower left is not asked


def _refuse_score(state: State, action: act.Score) -> Refusal:
    """Refuse a scoring (CST-12) or the wall tile used on it (CST-21)."""
    args: Args = {"wall": action.wall}
    if not _is_part(state, action.cell, action.part):
        return Refusal("CST-12", "no-such-feature", args)
    feature = feature_at(state, spot_at(action.cell, action.part))
    args |= {"kind": KINDS[state.kind[feature]], "cell": cell_name(action.cell)}
    if feature not in state.due:
        return Refusal("CST-12", "not-completed", args)
    if owner(state, feature) != state.mover:
        return Refusal("CST-12", "not-yours", args)
    if action.wall in (2, 3) and action.wall != doubles(state.kind[feature]):
        return Refusal(f"CST-W{action.wall}", "wall-tile-of-others", args)
    if action.wall and (action.wall not in (2, 3) or not usable(state, state.mover, action.wall)):
        return Refusal("CST-21", "wall-tile-not-usable", args)
    first = state.name[feature]
    name = f"{cell_name(spot_cell(first))}.{spot_part(first)}"
    return Refusal("CST-12", "named-by-first-part", args | {"name": name})


def _is_part(state: State, cell: int, part: int) -> bool:
    if not 0 <= cell < CELLS or state.shape[cell] < 0:
        return False
    return 0 <= part < len(state.kit.kinds[shape_tile(state.shape[cell])])
