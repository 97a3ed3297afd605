"""What an action does. Numbers refer to docs/rules/castle.md."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alcaide.games.castle import actions as act
from alcaide.games.castle.actions import Action
from alcaide.games.castle.rules.components import COURT, KINDS, LAP, cell_name
from alcaide.games.castle.rules.joining import lay_tile
from alcaide.games.castle.rules.legal import fits, followers, own_due, scorings, usable
from alcaide.games.castle.rules.packed import (
    man_at,
    man_seat,
    man_spot,
    men_of,
    shape_tile,
    spot_at,
    spot_cell,
    spot_part,
    wall_kind,
    wall_tile,
    wells_of,
)
from alcaide.games.castle.rules.scoring import points_of
from alcaide.games.castle.rules.state import (
    EXTRA,
    FOLLOW,
    OVER,
    PLACE,
    SCORE,
    State,
    feature_at,
    owner,
    size,
)
from alcaide.interface.argument_checks import no_action
from alcaide.interface.values import Args, Note


def mid_turn(state: State) -> bool:
    """Tell whether a further step of a turn is asked (CST-2)."""
    return state.phase in (FOLLOW, SCORE, EXTRA)


def apply(state: State, action: Action, notes: list[Note] | None = None) -> None:
    """Carry out a legal action; legality is the caller's business."""
    match action:
        case act.Place():
            _place(state, action.cell, action.turn, notes)
        case act.Score():
            feature = feature_at(state, spot_at(action.cell, action.part))
            _score(state, feature, action.wall, notes)
            _score_on(state, notes)
        case act.Extra():
            _spend(state, 1)
            if notes is not None:
                notes.append(Note("extra", "CST-W1", {"seat": state.seat}))
            _next_turn(state, state.seat, notes)
        case act.Done() if state.phase == EXTRA:
            _next_turn(state, 1 - state.seat, notes)
        case act.Done():
            _complete(state, notes)
        case act.Herald() | act.Knight() | act.Squire() | act.Merchant():
            _follow(state, action.part, notes)
            _complete(state, notes)
        case _:
            raise no_action("castle", action)


def _place(state: State, cell: int, turn: int, notes: list[Note] | None) -> None:
    """Put the drawn tile (CST-3), then ask for a follower if one may stand (CST-5)."""
    lay_tile(state, state.drawn, turn, cell)
    state.spot = cell
    if notes is not None:
        args: Args = {"seat": state.seat, "tile": state.kit.ids[state.drawn], "turn": turn}
        notes.append(Note("placed", "CST-3", args | {"cell": cell_name(cell)}))
    if len(followers(state)) > 1:
        state.phase = FOLLOW
    else:
        _complete(state, notes)


def _follow(state: State, part: int, notes: list[Note] | None) -> None:
    """Set a follower on a part of the tile just placed (CST-5)."""
    seat = state.seat
    spot = spot_at(state.spot, part)
    feature = feature_at(state, spot)
    state.supply[seat] -= 1
    state.men[feature] += men_of(seat)
    state.standing = append(state.standing, man_at(spot, seat))
    if notes is not None:
        args: Args = {"seat": seat, "kind": KINDS[state.kind[feature]]}
        args |= {"man": f"{seat}:{cell_name(state.spot)}.{part}"}
        args |= {"cell": cell_name(state.spot), "part": part}
        notes.append(Note("follower", "CST-5", args))


def _complete(state: State, notes: list[Note] | None) -> None:
    """Find the completed features that hold followers; free those of ties (CST-10)."""
    due: list[int] = []
    for feature in state.closing:
        if state.men[feature] and state.kind[feature] != COURT:
            if owner(state, feature) >= 0:
                due.append(feature)
            else:
                if notes is not None:
                    notes.append(Note("tied", "CST-10", _about(state, feature)))
                _send_home(state, feature)
    state.closing = []
    state.due = due
    _score_on(state, notes)


def _score_on(state: State, notes: list[Note] | None) -> None:
    """Score what is completed: first the seat whose turn it is, then the other one (CST-12)."""
    for seat in (state.seat, 1 - state.seat):
        while state.due:
            features = own_due(state, seat)
            if not features:
                break
            state.mover = seat
            if len(scorings(state)) > 1:
                state.phase = SCORE
                return
            _score(state, features[0], 0, notes)
    _end_turn(state, notes)


def _score(state: State, feature: int, wall: int, notes: list[Note] | None) -> None:
    """Score one feature as a marker move of its own and take back its followers (CST-11)."""
    seat = owner(state, feature)
    points = points_of(state, feature)
    if wall:
        points *= 2  # CST-W2, CST-W3
        _spend(state, wall)
    if notes is not None:
        args: Args = {"seat": seat, "points": points, "wall": wall}
        notes.append(Note("scored", RULES[state.kind[feature]], args | _about(state, feature)))
    state.score[seat] += points
    _land(state, seat, notes)
    if KINDS[state.kind[feature]] == "house":
        _keep(state, seat, feature, notes)
    _send_home(state, feature)
    state.due.remove(feature)


RULES = ("CST-7", "CST-8", "CST-9")  # of points for a path, tower, house


def _about(state: State, feature: int) -> Args:
    spot = state.name[feature]
    args: Args = {"kind": KINDS[state.kind[feature]], "tiles": size(state, feature)}
    args |= {"cells": _cells(state, feature), "men": _men(state, feature)}
    wells = wells_of(state.marks[feature])
    args |= {"well": "yes" if wells else "no", "cell": cell_name(spot_cell(spot))}
    return args | {"part": spot_part(spot)}


def _cells(state: State, feature: int) -> list[str]:
    """Return the cells of a feature in the order in which they were laid."""
    found: list[str] = []
    for cell in state.placed:
        parts = len(state.kit.kinds[shape_tile(state.shape[cell])])
        for part in range(parts):
            if feature_at(state, spot_at(cell, part)) == feature:
                found.append(cell_name(cell))
                break
    return found


def _men(state: State, feature: int) -> list[str]:
    """Return the followers of a feature: seat, cell and part of each."""
    return [
        f"{man_seat(man)}:{cell_name(spot_cell(man_spot(man)))}.{spot_part(man_spot(man))}"
        for man in state.standing
        if feature_at(state, man_spot(man)) == feature
    ]


def _land(state: State, seat: int, notes: list[Note] | None) -> None:
    """Take the wall tile of the corner tower on which the marker stops (CST-13)."""
    corner = state.kit.corner_on[state.score[seat] % LAP]
    if corner < 0 or not state.wall[corner]:
        return
    kind = state.wall[corner]
    state.wall[corner] = 0
    state.held[seat].append(wall_tile(kind, state.turn))
    if notes is not None:
        args: Args = {"seat": seat, "wall": kind, "space": state.score[seat] % LAP}
        args |= {"corner": state.kit.corner_spaces[corner]}
        notes.append(Note("took-wall-tile", "CST-13", args))


def _keep(state: State, seat: int, feature: int, notes: list[Note] | None) -> None:
    """Move the keep to a larger house (CST-14)."""
    tiles = size(state, feature)
    if tiles <= state.keep_size[seat]:
        return
    state.keep_size[seat] = tiles
    for man in state.standing:
        if man_seat(man) == seat and feature_at(state, man_spot(man)) == feature:
            state.keep_spot[seat] = man_spot(man)
            break
    if notes is not None:
        cell = cell_name(spot_cell(state.keep_spot[seat]))
        notes.append(Note("keep", "CST-14", {"seat": seat, "tiles": tiles, "cell": cell}))


def _send_home(state: State, feature: int) -> None:
    """Return the followers of a completed feature (CST-11)."""
    staying = vec[i64]()
    for man in state.standing:
        if feature_at(state, man_spot(man)) == feature:
            state.supply[man_seat(man)] += 1
        else:
            staying = append(staying, man)
    state.standing = staying
    state.men[feature] = 0


def _spend(state: State, kind: int) -> None:
    """Use the wall tile of a kind that was taken first; it leaves the game (CST-21)."""
    held = state.held[state.seat]
    for i in range(len(held)):
        if wall_kind(held[i]) == kind:
            held.pop(i)
            state.used.append(kind)
            return


def _end_turn(state: State, notes: list[Note] | None) -> None:
    """Ask for wall tile 1 (CST-21), else go on to the other seat."""
    state.mover = state.seat
    if state.pile and usable(state, state.seat, 1):
        state.phase = EXTRA
        return
    _next_turn(state, 1 - state.seat, notes)


def _next_turn(state: State, seat: int, notes: list[Note] | None) -> None:
    state.seat = state.mover = seat
    state.turn += 1
    draw(state, notes)


def draw(state: State, notes: list[Note] | None) -> None:
    """Draw a tile; one that fits nowhere leaves the game (CST-4); none left ends it (CST-16)."""
    state.spot = -1
    while state.pile:
        tile = state.pile.pop()
        if fits(state, tile):
            state.drawn = tile
            state.phase = PLACE
            return
        state.discards.append(tile)
        if notes is not None:
            notes.append(Note("discarded", "CST-4", {"tile": state.kit.ids[tile]}))
    state.drawn = -1
    state.phase = OVER
    if notes is not None:
        notes.append(Note("ended", "CST-16"))
