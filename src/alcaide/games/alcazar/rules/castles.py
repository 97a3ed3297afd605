"""Values, flags and unions of buildings (ALC-20 to ALC-22, ALC-80 to ALC-84)."""

from __future__ import annotations

from alcaide.games.alcazar.rules.components import CAP, CELLS, FLAGS
from alcaide.games.alcazar.rules.packed import piece_building
from alcaide.games.alcazar.rules.state import FREE, PALACE, State
from alcaide.interface.values import Args, Note


def new_building(state: State, flag: int) -> int:
    """Open a slot for a building with a flag, or PALACE."""
    building = 0
    while state.flag[building] != FREE:
        building += 1
    state.flag[building] = flag
    if flag >= 0:
        state.castles |= 1 << building
    return building


def free_flag(state: State) -> int:
    """Return the first flag in stock in the order of ALC-32."""
    flag = 0
    while flag in state.flag:
        flag += 1
    return flag


def blocked_union(state: State, one: int, other: int) -> bool:
    """Tell whether these are two castles of which one is at 50 (ALC-82)."""
    if one == other or one < 0 or other < 0 or state.union50:
        return False
    if state.flag[one] < 0 or state.flag[other] < 0:
        return False
    return state.value[one] == CAP or state.value[other] == CAP


def grow(state: State, building: int, amount: int) -> None:
    """Raise a value; a castle's never passes 50 (ALC-21)."""
    value = state.value[building] + amount
    if state.flag[building] >= 0 and value > CAP:
        value = CAP
    state.value[building] = value


def unite(state: State, one: int, other: int, piece: int, notes: list[Note] | None) -> int:
    """Unite two buildings by a piece of some value; return the one that stays (ALC-80)."""
    keep, lost = (one, other) if _stays(state, one, other) else (other, one)
    before, added = state.value[keep], state.value[lost]
    args: Args = name_args(state, keep) if notes is not None else {}
    flag = state.flag[lost]
    state.flag[lost] = FREE
    state.castles &= ~(1 << lost)
    state.value[lost] = 0
    grow(state, keep, added + piece)
    _relabel(state, lost, keep)
    if notes is not None:
        args |= {"before": before, "other": added, "piece": piece, "after": state.value[keep]}
        if flag >= 0:
            notes.append(Note("united-castles", "ALC-81", args | {"lost": FLAGS[flag]}))
            notes.append(Note("flag-returned", "ALC-81", {"flag": FLAGS[flag]}))
        elif state.flag[keep] >= 0:
            notes.append(Note("united-palace", "ALC-83", args))
        else:
            notes.append(Note("united-palaces", "ALC-84", args))
    return keep


def _stays(state: State, one: int, other: int) -> bool:
    """Tell whether ``one`` outlives ``other``: castles first, then value, then the flag's order."""
    if (state.flag[one] >= 0) != (state.flag[other] >= 0):
        return state.flag[one] >= 0  # ALC-83
    if state.value[one] != state.value[other]:
        return state.value[one] > state.value[other]  # ALC-81, ALC-84
    if state.flag[one] != state.flag[other]:
        return state.flag[one] < state.flag[other]  # ALC-81
    return one < other


def _relabel(state: State, lost: int, keep: int) -> None:
    bit = 1 << lost
    for cell in range(CELLS):
        if state.standing[cell] & bit:
            state.standing[cell] = state.standing[cell] & ~bit | 1 << keep
            if state.top[cell] == lost:
                state.top[cell] = keep
            if state.base[cell] == lost:
                state.base[cell] = keep
    for i in range(len(state.pieces)):
        if piece_building(state.pieces[i]) == lost:
            state.pieces[i] += keep - lost


def waiting(state: State) -> list[int]:
    """Return the XL palaces, by their first cell (ALC-22)."""
    palaces = [b for b in range(len(state.flag)) if state.flag[b] == PALACE and state.value[b] >= 5]
    if len(palaces) < 2:
        return palaces
    found: list[int] = []
    for mask in state.standing:
        for building in palaces:
            if mask >> building & 1 and building not in found:
                found.append(building)
    return found


def give_flag(state: State, building: int, notes: list[Note] | None) -> None:
    """Make a palace a castle at its real value (ALC-22)."""
    args: Args = name_args(state, building) if notes is not None else {}
    state.flag[building] = free_flag(state)
    state.castles |= 1 << building
    state.value[building] = state.worth(building)  # ALC-21
    if notes is not None:
        args |= {"flag": FLAGS[state.flag[building]], "value": state.value[building]}
        notes.append(Note("flagged", "ALC-22", args))


def name_args(state: State, building: int) -> Args:
    """Return what a sentence needs to name a building: its flag, or a palace at its first cell."""
    flag = state.flag[building]
    for cell in range(CELLS):
        if state.standing[cell] >> building & 1:
            name = FLAGS[flag] if flag >= 0 else ""
            return {"flag": name, "at": state.board.names[cell]}
    return {"flag": "", "at": ""}
