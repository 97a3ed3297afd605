"""The noble step and how nobles leave the board (ALC-50 to ALC-62)."""

from __future__ import annotations

from alcaide.games.alcazar import actions as act
from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.rules.packed import is_grandee, noble_of, noble_seat
from alcaide.games.alcazar.rules.state import State
from alcaide.interface.values import Args, Note


def noble_actions(state: State) -> list[Action]:
    """Return what the noble step offers, ``done`` last (ALC-50)."""
    actions: list[Action] = []
    free = [cell for cell in state.fresh if state.noble[cell] < 0]  # ALC-52
    if free:
        _list_places(state, free, actions)
    if not state.founding:
        _list_moves(state, free, actions)
    actions.append(act.DONE)
    return actions


def _list_places(state: State, free: list[int], actions: list[Action]) -> None:
    seat = state.seat
    price = state.worth(state.active)  # ALC-51
    money = state.money[seat]
    if state.barons[seat] and money >= price:
        actions += [act.BARON[cell] for cell in free]
    if state.grandees[seat] and money >= 2 * price:
        actions += [act.GRANDEE[cell] for cell in free]


def _list_moves(state: State, free: list[int], actions: list[Action]) -> None:
    """List moves onto the new piece and swaps of a baron with a grandee (ALC-50)."""
    barons: list[int] = []
    grandees: list[int] = []
    for cell in state.posts[state.seat]:
        if state.top[cell] == state.active:
            if is_grandee(state.noble[cell]):
                grandees.append(cell)
            else:
                barons.append(cell)
            if free and cell not in state.fresh:
                actions += [act.Move(cell, goal) for goal in free]
    for baron in barons:
        actions += [act.Swap(min(baron, other), max(baron, other)) for other in grandees]


def place(state: State, cell: int, grandee: int, notes: list[Note] | None) -> None:
    """Place a baron (0) or grandee (1) on the new piece and pay for him (ALC-51)."""
    seat = state.seat
    price = state.worth(state.active) * (1 + grandee)
    state.money[seat] -= price
    if grandee:
        state.grandees[seat] -= 1
    else:
        state.barons[seat] -= 1
    state.noble[cell] = noble_of(seat, grandee)
    state.posts[seat].append(cell)
    state.posts[seat].sort()
    if notes is not None:
        args: Args = {
            "seat": seat,
            "kind": "grandee" if grandee else "baron",
            "price": price,
        }
        notes.append(Note("placed", "ALC-51", args | {"cell": state.board.names[cell]}))


def move(state: State, cell1: int, cell2: int, notes: list[Note] | None) -> None:
    """Move an own noble onto the new piece (ALC-50)."""
    noble = state.noble[cell1]
    posts = state.posts[state.seat]
    state.noble[cell1] = -1
    state.noble[cell2] = noble
    posts[posts.index(cell1)] = cell2
    posts.sort()
    if notes is not None:
        args: Args = {"seat": state.seat, "kind": "grandee" if is_grandee(noble) else "baron"}
        names = state.board.names
        notes.append(Note("moved", "ALC-50", args | {"cell1": names[cell1], "cell2": names[cell2]}))


def swap(state: State, cell1: int, cell2: int, notes: list[Note] | None) -> None:
    """Swap two own nobles of the building (ALC-50)."""
    nobles = state.noble
    nobles[cell1], nobles[cell2] = nobles[cell2], nobles[cell1]
    if notes is not None:
        names = state.board.names
        args: Args = {"seat": state.seat, "cell1": names[cell1], "cell2": names[cell2]}
        notes.append(Note("swapped", "ALC-50", args))


def go_back(state: State, cell: int, notes: list[Note] | None, *, retired: bool) -> None:
    """Return a noble to the reserve and pay his owner the building's value (ALC-60, ALC-62)."""
    noble = state.noble[cell]
    owner = noble_seat(noble)
    building = state.top[cell]
    money = state.worth(building) * (1 + is_grandee(noble))
    state.money[owner] += money
    if is_grandee(noble):
        state.grandees[owner] += 1
    else:
        state.barons[owner] += 1
    state.noble[cell] = -1
    state.posts[owner].remove(cell)
    if retired:
        state.retired = True
    if notes is not None:
        args: Args = {
            "kind": "grandee" if is_grandee(noble) else "baron",
            "cell": state.board.names[cell],
        }
        args |= {"seat": owner, "by": state.seat, "money": money}
        key, rule = ("retired", "ALC-60") if retired else ("removed", "ALC-62")
        notes.append(Note(key, rule, args))
