"""Why something cannot be built (ALC-30 to ALC-49, ALC-82)."""

from __future__ import annotations

from alcaide.games.alcazar import actions as act
from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.rules.castles import blocked_union, name_args
from alcaide.games.alcazar.rules.components import (
    ARMS,
    BRIDGE_PRICE,
    LINES,
    TOWER_LIMIT,
    line_between,
    ring,
)
from alcaide.games.alcazar.rules.legal import gap
from alcaide.games.alcazar.rules.packed import noble_seat
from alcaide.games.alcazar.rules.state import State
from alcaide.interface.values import Args, Refusal


def refuse_build(state: State, action: Action) -> Refusal:
    """Refuse a build: the most telling rule that it breaks."""
    match action:
        case act.Castle():
            return _refuse_castle(state, action)
        case act.Palace():
            return _refuse_card(state, action.card, "ALC-34") or _refuse_palace(state, action.card)
        case act.Extend():
            rule = "ALC-36" if state.height[state.board.cell_of[action.card]] else "ALC-35"
            refusal = _refuse_card(state, action.card, rule)
            return refusal or Refusal("ALC-35", "extend-alone", {"card": action.card})
        case act.Tower():
            return _refuse_tower(state, action.cell)
        case act.Bridge():
            return _refuse_bridge(state, action.cell1, action.cell2)
        case _:
            raise TypeError(f"{action!r} builds nothing")


def _refuse_card(state: State, card: int, rule: str) -> Refusal | None:
    if card in state.hands[state.seat]:
        return None
    return Refusal(rule, "card-not-in-hand", {"card": card})


def _neighbours(space: int) -> tuple[int, int]:
    return ring(space - 1), ring(space + 1)


def _built(state: State, space: int) -> bool:
    return state.height[state.board.cell_of[space]] > 0


def _refuse_palace(state: State, card: int) -> Refusal:
    if _built(state, card):
        return Refusal("ALC-34", "palace-on-something", {"card": card})
    neighbour = next(n for n in _neighbours(card) if _built(state, n))
    return Refusal("ALC-34", "palace-beside", {"card": card, "neighbour": neighbour})


def _refuse_castle(state: State, action: act.Castle) -> Refusal:
    card, first, last = action.card, action.first, action.last
    args: Args = {"card": card, "first": first, "last": last}
    if refusal := _refuse_card(state, card, "ALC-30"):
        return refusal
    spaces = [first, ring(first + 1), ring(first + 2)]
    if spaces[2] != last or card not in spaces:
        return Refusal("ALC-30", "castle-shape", args | _shapes(card))
    for space in spaces:
        if _built(state, space):
            return Refusal("ALC-30", "castle-on-something", args | {"space": space})
    a, b, c = (state.board.cell_of[space] for space in spaces)
    if state.straight and a + c != 2 * b:
        return Refusal("ALC-30", "castle-bends", args)
    if state.cubes < 4:
        return Refusal("ALC-32", "castle-no-cubes", {"cubes": state.cubes})
    if not state.free_flags():
        return Refusal("ALC-32", "castle-no-flag")
    left = _refuse_near(state, first, -1, args)
    return left or _refuse_near(state, last, 1, args) or Refusal("ALC-31", "castle-shape", args)


def _shapes(card: int) -> Args:
    return {"ways": [f"{ring(card - 2 + k)}-{ring(card + k)}" for k in range(3)]}


def _refuse_near(state: State, end: int, step: int, args: Args) -> Refusal | None:
    """Refuse a founding too near to others, seen from one end (ALC-31)."""
    if gap(state, end, step) == 3:
        return None
    empty: list[int] = []
    space = ring(end + step)
    while not state.standing[state.board.cell_of[space]] & state.castles:
        if _built(state, space):
            if not empty:
                return Refusal("ALC-31", "castle-beside", args | {"neighbour": space})
        else:
            empty.append(space)
        space = ring(space + step)
    mask = int(state.standing[state.board.cell_of[space]] & state.castles)
    castle = mask.bit_length() - 1
    more = {"castle": space, "count": len(empty), "empty": [str(n) for n in empty]}
    return Refusal("ALC-31", "castle-near", args | more | name_args(state, castle))


def _refuse_tower(state: State, cell: int) -> Refusal:
    args: Args = {"cell": state.board.names[cell], "level": state.height[cell]}
    noble = state.noble[cell]
    if not state.tower_hands[state.seat]:
        return Refusal("ALC-40", "no-tower-card", args)
    if not state.height[cell]:
        return Refusal("ALC-40", "tower-on-ground", args)
    if state.height[cell] >= TOWER_LIMIT:
        return Refusal("ALC-40", "tower-too-high", args)
    if noble >= 0:
        return Refusal("ALC-41", "tower-under-other", args)
    return _refuse_pillar(state, cell, args)


def _refuse_pillar(state: State, cell: int, args: Args) -> Refusal:
    """Refuse a tower card that prepares no bridge (ALC-41, D2)."""
    arms = ARMS[cell]
    best = Refusal("ALC-41", "tower-no-purpose", args)
    for k in range(0, len(arms), 3):
        other = arms[k + 2]
        noble = state.noble[other]
        if noble < 0 or noble_seat(noble) != state.seat:
            continue
        more = args | {"pillar": state.board.names[other], "height": state.height[other]}
        if state.height[other] > state.height[cell]:
            return Refusal("ALC-41", "tower-under-bridge", more)
        best = Refusal("ALC-41", "tower-pillar-not-higher", more)
    return best


def _refuse_bridge(state: State, cell1: int, cell2: int) -> Refusal:
    names = state.board.names
    args: Args = {"cell1": names[cell1], "cell2": names[cell2]}
    line = line_between(cell1, cell2)
    if line < 0:
        return Refusal("ALC-46", "bridge-not-in-line", args)
    if line in state.spans:
        return Refusal("ALC-48", "bridge-on-bridge", args)
    refusal = _refuse_pillars(state, cell1, cell2, args)
    refusal = refusal or _refuse_middle(state, line, cell1, args)
    refusal = refusal or _refuse_owners(state, cell1, cell2, args)
    if refusal:
        return refusal
    if blocked_union(state, state.top[cell1], state.top[cell2]):
        return Refusal("ALC-82", "bridge-castle-at-50", args)
    money = {"price": BRIDGE_PRICE, "money": state.money[state.seat]}
    return Refusal("ALC-45", "bridge-too-dear", args | money)


def _refuse_pillars(state: State, a: int, b: int, args: Args) -> Refusal | None:
    one, two = state.height[a], state.height[b]
    if not one or not two:
        empty = args["cell1"] if not one else args["cell2"]
        return Refusal("ALC-46", "bridge-no-pillar", args | {"cell": empty})
    if one != two:
        return Refusal("ALC-46", "bridge-uneven", args | {"height1": one, "height2": two})
    return None


def _refuse_middle(state: State, line: int, end: int, args: Args) -> Refusal | None:
    middle = LINES[line][1]
    if state.height[middle] < state.height[end]:
        return None
    more = {"middle": state.board.names[middle], "height": state.height[end]}
    return Refusal("ALC-46", "bridge-middle-high", args | more | {"level": state.height[middle]})


def _refuse_owners(state: State, a: int, b: int, args: Args) -> Refusal | None:
    nobles = [(cell, state.noble[cell]) for cell in (a, b) if state.noble[cell] >= 0]
    for cell, noble in nobles:
        if noble_seat(noble) != state.seat:
            return Refusal("ALC-47", "bridge-other-noble", args | {"cell": state.board.names[cell]})
    if not nobles:
        return Refusal("ALC-47", "bridge-no-noble", args)
    return None
