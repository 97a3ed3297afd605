"""What each build does (ALC-30 to ALC-49)."""

from __future__ import annotations

from librt.vecs import append

from alcaide.games.alcazar.rules.castles import (
    blocked_union,
    free_flag,
    grow,
    name_args,
    new_building,
    unite,
)
from alcaide.games.alcazar.rules.components import (
    BRIDGE_PRICE,
    CAP,
    CELLS,
    LINES,
    SPACES,
    line_between,
    ring,
)
from alcaide.games.alcazar.rules.nobles import go_back
from alcaide.games.alcazar.rules.packed import is_grandee, noble_seat, piece_at
from alcaide.games.alcazar.rules.state import PALACE, State
from alcaide.interface.values import Args, Note


def found_castle(state: State, card: int, first: int, notes: list[Note] | None) -> None:
    """Found a castle on ``first`` and the next two spaces, two cubes on the card's (ALC-30)."""
    play_card(state, card)
    building = new_building(state, free_flag(state))
    cells = [state.board.cell_of[ring(first + k)] for k in range(3)]
    for cell in cells:
        lay_cube(state, cell, building)
    lay_cube(state, state.board.cell_of[card], building)
    state.value[building] = 5  # ALC-32
    if notes is not None:
        args: Args = {"seat": state.seat, "card": card, "first": ring(first)}
        args |= {"middle": ring(first + 1), "last": ring(first + 2)}
        notes.append(Note("founded-castle", "ALC-30", args | name_args(state, building)))
    _finish(state, building, cells, 0, notes)
    state.founding = True


def found_palace(state: State, card: int, notes: list[Note] | None) -> None:
    """Found a palace: one cube, value 1 (ALC-34)."""
    play_card(state, card)
    cell = state.board.cell_of[card]
    building = new_building(state, PALACE)
    lay_cube(state, cell, building)
    state.value[building] = 1
    if notes is not None:
        notes.append(Note("founded-palace", "ALC-34", {"seat": state.seat, "card": card}))
    _finish(state, building, [cell], 0, notes)


def extend(state: State, card: int, notes: list[Note] | None) -> bool:
    """Play a construction card at a building; False: only the fifty reales of ALC-82."""
    cell = state.board.cell_of[card]
    if state.height[cell]:
        play_card(state, card)
        building = state.top[cell]
        before = state.worth(building)
        _clear_way(state, cell, notes)  # ALC-36
        grow(state, building, 2)
        _stack(state, "extended", "ALC-36", card, cell, building, notes)
    else:
        left, right = ground_neighbours(state, card)
        if blocked_union(state, left, right):
            _fifty(state, card, notes)
            return False
        play_card(state, card)
        building = left if left >= 0 else right
        before = state.worth(building)
        _stack(state, "extended", "ALC-35", card, cell, building, notes)
        if left >= 0 and right >= 0 and left != right:
            building = unite(state, left, right, 1, notes)
            before = -1
        else:
            grow(state, building, 1)
    _finish(state, building, [cell], before, notes)
    return True


def raise_tower(state: State, cell: int, notes: list[Note] | None) -> None:
    """Play a tower card on a cell (ALC-40 to ALC-42)."""
    state.tower_hands[state.seat] -= 1
    building = state.top[cell]
    before = state.worth(building)
    grow(state, building, 2)
    _stack(state, "towered", "ALC-41", 0, cell, building, notes)
    _finish(state, building, [cell], before, notes)


def build_bridge(state: State, cell1: int, cell2: int, notes: list[Note] | None) -> None:
    """Build a bridge between two pillars (ALC-45 to ALC-49)."""
    line = line_between(cell1, cell2)
    middle = LINES[line][1]
    level = state.height[cell1] + 1
    state.money[state.seat] -= BRIDGE_PRICE
    one, other = state.top[cell1], state.top[cell2]
    before = state.worth(one)
    if notes is not None:
        args: Args = {"seat": state.seat, "level": level, "price": BRIDGE_PRICE}
        args |= {"cell1": state.board.names[cell1], "cell2": state.board.names[cell2]}
        args |= {"middle": state.board.names[middle]}
        notes.append(Note("bridged", "ALC-45", args | name_args(state, one)))
    _clear_way(state, middle, notes)  # ALC-47
    building = one
    if one == other:
        grow(state, one, 3 * level)
    else:
        building = unite(state, one, other, 3 * level, notes)
        before = -1
    cells = lay_bridge(state, line, level, building)
    for cell in cells:
        _tell_rise(state, cell, "ALC-47", notes)
    _finish(state, building, cells, before, notes)


def play_card(state: State, card: int) -> None:
    """Take a construction card out of the hand and the game (ALC-11)."""
    state.hands[state.seat].remove(card)
    shown = state.shown[state.seat]
    if card in shown:
        shown.remove(card)


def lay_cube(state: State, cell: int, building: int) -> None:
    """Put one cube on top of a cell."""
    level = state.height[cell] + 1
    _cover(state, cell, level, building)
    state.pieces = append(state.pieces, piece_at(level, cell, building))
    state.cubes -= 1


def lay_bridge(state: State, line: int, level: int, building: int) -> list[int]:
    """Put a bridge over a line and return its cells."""
    cells = list(LINES[line])
    for cell in cells:
        _cover(state, cell, level, building)
    state.pieces = append(state.pieces, piece_at(level, CELLS + line, building))
    state.spans = append(state.spans, line)
    state.bridges -= 1
    return cells


def _cover(state: State, cell: int, level: int, building: int) -> None:
    state.height[cell] = level  # ALC-6
    state.top[cell] = building  # ALC-49: the top piece decides
    state.standing[cell] |= 1 << building
    if state.base[cell] < 0:
        state.base[cell] = building


def ground_neighbours(state: State, card: int) -> tuple[int, int]:
    """Return the buildings of the lowest pieces beside a space, -1 for none (ALC-35)."""
    cell_of = state.board.cell_of
    before = cell_of[card - 1 if card > 1 else SPACES]
    after = cell_of[card + 1 if card < SPACES else 1]
    return state.base[before], state.base[after]


def _fifty(state: State, card: int, notes: list[Note] | None) -> None:
    """Take 50 reales for a card that would unite with a castle at 50 (ALC-82)."""
    play_card(state, card)
    state.money[state.seat] += CAP
    if notes is not None:
        notes.append(Note("fifty", "ALC-82", {"seat": state.seat, "card": card}))


def _clear_way(state: State, cell: int, notes: list[Note] | None) -> None:
    """Send an opponent's noble home before something is built over him (ALC-62)."""
    noble = state.noble[cell]
    if noble >= 0 and noble_seat(noble) != state.seat:
        go_back(state, cell, notes, retired=False)


def _stack(
    state: State,
    key: str,
    rule: str,
    card: int,
    cell: int,
    building: int,
    notes: list[Note] | None,
) -> None:
    """Lay the cube of a card and tell it."""
    lay_cube(state, cell, building)
    if notes is None:
        return
    args: Args = {
        "seat": state.seat,
        "level": state.height[cell],
        "cell": state.board.names[cell],
    }
    args |= {"card": card, "ground": "yes" if state.height[cell] == 1 else "no"}
    notes.append(Note(key, rule, args | name_args(state, building)))
    _tell_rise(state, cell, rule, notes)


def _tell_rise(state: State, cell: int, rule: str, notes: list[Note] | None) -> None:
    noble = state.noble[cell]
    if notes is not None and noble >= 0:
        args: Args = {
            "seat": noble_seat(noble),
            "kind": "grandee" if is_grandee(noble) else "baron",
        }
        args |= {"cell": state.board.names[cell], "level": state.height[cell]}
        notes.append(Note("rose", rule, args))


def _finish(
    state: State, building: int, cells: list[int], before: int, notes: list[Note] | None
) -> None:
    """Pay the builder the new value (ALC-23) and remember the new piece for the noble step."""
    income = state.worth(building)
    state.money[state.seat] += income
    state.active = building
    state.fresh = cells
    if notes is not None:
        args: Args = {
            "seat": state.seat,
            "money": income,
            "before": before,
            "after": income,
        }
        notes.append(Note("income", "ALC-23", args | name_args(state, building)))
