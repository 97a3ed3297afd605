"""What the tiles of a game can bring about: followers, points, wall tiles, keeps."""

from __future__ import annotations

from typing import Final

from alcaide.core.errors import PositionError
from alcaide.games.castle.rules.components import COURT, HOUSE, LAP, TOWER, cell_name
from alcaide.games.castle.rules.legal import fits, usable
from alcaide.games.castle.rules.packed import man_spot, spot_cell, wall_turn
from alcaide.games.castle.rules.scoring import points_of
from alcaide.games.castle.rules.state import (
    EXTRA,
    FOLLOW,
    OVER,
    PLACE,
    SCORE,
    State,
    feature_at,
    feature_of,
    owner,
    size,
)

DOUBLES: Final = {2: TOWER, 3: HOUSE}  # wall tiles that double a feature (CST-W2, CST-W3)


def check(state: State) -> None:
    """Raise PositionError with the rule when no game could come here."""
    _check_town(state)
    _check_phase(state)
    _check_followers(state)
    _check_due(state)
    _check_wall(state)
    _check_keeps(state)
    _check_points(state)


def _check_town(state: State) -> None:
    """Refuse tiles that do not hang together with a start space (CST-3)."""
    near, start_near = state.kit.near, state.kit.start_near
    found = [c for c in state.placed if any(start_near[c * 4 + side] >= 0 for side in range(4))]
    for cell in found:  # it grows
        for side in range(4):
            other = near[cell * 4 + side]
            if other >= 0 and state.shape[other] >= 0 and other not in found:
                found.append(other)
    for cell in state.placed:
        if cell not in found:
            name = cell_name(cell)
            told = f"CST-3: the tile on {name} does not hang together with a start space"
            raise PositionError(told, "castle-position-apart", cell=name)


def _check_phase(state: State) -> None:
    """Refuse a phase without its tile: in hand, just placed, or none left (CST-2, CST-16)."""
    placing = state.phase == PLACE
    if state.phase == OVER and (state.pile or state.drawn >= 0):
        told = "CST-16: the game is not over while there are tiles"
        raise PositionError(told, "castle-position-over")
    if placing and not fits(state, state.drawn):
        told = f"CST-4: {state.kit.ids[state.drawn]} fits nowhere: it is gone, and another is drawn"
        raise PositionError(told, "castle-position-fits", tile=state.kit.ids[state.drawn])
    if placing and state.spot >= 0:
        told = "CST-2: a tile that was placed asks for a follower: phase follow, score or extra"
        raise PositionError(told, "castle-position-placed")
    if not placing and state.phase != OVER and state.spot < 0:
        told = "CST-2: say which tile was just placed: drawn T17 e5"
        raise PositionError(told, "castle-position-not-placed")


def _check_followers(state: State) -> None:
    """Refuse a second follower on a tile, and one on what is complete (CST-5, CST-11)."""
    cells = [spot_cell(man_spot(man)) for man in state.standing]
    for man in state.standing:
        spot = man_spot(man)
        name = cell_name(spot_cell(spot))
        if cells.count(spot_cell(spot)) > 1:
            told = (
                f"CST-5: two followers stand on the tile on {name}; each tile brought one at most"
            )
            raise PositionError(told, "castle-position-two-followers", cell=name)
        feature = feature_at(state, spot)
        home = not state.open[feature] and state.kind[feature] != COURT
        staying = feature in state.closing if state.phase == FOLLOW else feature in state.due
        if home and not staying:
            told = f"CST-11: what the follower on {name} stands on is complete: he has come home"
            raise PositionError(told, "castle-position-home", cell=name)
    if state.phase == FOLLOW and state.spot in cells:
        told = "CST-5: the follower of this turn is set already: phase score or extra"
        raise PositionError(told, "castle-position-follower-set")


def _check_due(state: State) -> None:
    """Refuse to score what is not complete or has no owner (CST-12)."""
    if (state.phase == SCORE) != bool(state.due):
        told = "CST-12: in the phase score, and only there, due names what is to be scored"
        raise PositionError(told, "castle-position-due")
    for feature in state.due:
        if state.open[feature] or owner(state, feature) < 0 or state.kind[feature] == COURT:
            name = cell_name(spot_cell(state.name[feature]))
            told = f"CST-12: nothing on {name} is to be scored: it is open, tied or nobody's"
            raise PositionError(told, "castle-position-not-due", cell=name)
    if state.due and not any(owner(state, feature) == state.mover for feature in state.due):
        told = f"CST-12: seat {state.mover} has nothing to score"
        raise PositionError(told, "castle-position-asked", seat=str(state.mover))


def _check_wall(state: State) -> None:
    """Refuse wall tiles that no marker can have taken (CST-13)."""
    taken = [corner for corner, kind in enumerate(state.wall) if not kind]
    named = len(state.used) + sum(len(tiles) for tiles in state.held)
    if len(taken) != named:
        told = (
            f"CST-13: {len(taken)} wall tiles were taken from the wall, but {named} were used or "
        )
        args = {"taken": len(taken), "named": named}
        raise PositionError(f"{told}are held", "castle-position-taken", **args)
    best = max(state.score)
    for corner in taken:
        space = state.kit.corner_spaces[corner]
        if best < LAP and best < space:
            told = f"CST-13: no marker has come to the corner tower {space} yet"
            raise PositionError(told, "castle-position-corner", corner=str(space))
    for tiles in state.held:
        for tile in tiles:
            if wall_turn(tile) > state.turn:
                told = f"CST-13: a wall tile was taken in turn {wall_turn(tile)}, which is to come"
                raise PositionError(told, "castle-position-later", turn=str(wall_turn(tile)))
    if state.phase == EXTRA and not usable(state, state.seat, 1):
        told = "CST-W1: another turn is offered only to who holds a wall tile 1"
        raise PositionError(told, "castle-position-extra")


def _check_keeps(state: State) -> None:
    """Refuse a keep that does not stand on a complete house of its size (CST-14)."""
    for seat in (0, 1):
        spot = state.keep_spot[seat]
        if spot < 0:
            continue
        feature = feature_at(state, spot)
        whole = state.kind[feature] == HOUSE and not state.open[feature]
        if not whole or size(state, feature) != state.keep_size[seat]:
            told = f"CST-14: the keep of seat {seat} stands on no complete house of so many tiles"
            raise PositionError(told, "castle-position-keep", seat=str(seat))


def _check_points(state: State) -> None:
    """Refuse more points than what is complete can have brought (CST-11)."""
    features = {int(feature_of(state, node)) for node in range(len(state.parent))}
    closed = [f for f in features if not state.open[f] and state.kind[f] != COURT]
    later = state.due if state.phase == SCORE else state.closing
    done = [feature for feature in closed if feature not in later]
    most = sum(points_of(state, feature) for feature in done)
    for kind, doubled in DOUBLES.items():
        worth = sorted(
            (points_of(state, f) for f in done if state.kind[f] == doubled), reverse=True
        )
        most += sum(worth[: state.used.count(kind)])
    points = state.score[0] + state.score[1]
    if points > most:
        told = (
            f"CST-11: both have {points} points together; what is complete brought {most} at most"
        )
        raise PositionError(told, "castle-position-points", points=points, most=most)
