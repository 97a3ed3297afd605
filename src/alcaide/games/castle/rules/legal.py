"""What is legal: every action that a player may choose. Numbers refer to docs/rules/castle.md."""

from __future__ import annotations

from alcaide.games.castle import actions as act
from alcaide.games.castle.actions import Action
from alcaide.games.castle.rules.components import HOUSE, TOWER
from alcaide.games.castle.rules.packed import (
    shape_of,
    shape_tile,
    spot_cell,
    spot_part,
    wall_kind,
    wall_turn,
)
from alcaide.games.castle.rules.state import (
    EXTRA,
    FOLLOW,
    OVER,
    PLACE,
    SCORE,
    State,
    feature_of,
    owner,
)


def turn(state: State) -> int | None:
    """Return the seat to decide, or None when the game is over."""
    return None if state.phase == OVER else state.mover


def legal_actions(state: State) -> list[Action]:
    """Return every legal action, each once, in a fixed order; empty only at the end."""
    phase = state.phase
    if phase == PLACE:
        return _placings(state)
    if phase == FOLLOW:
        return followers(state)
    if phase == SCORE:
        return scorings(state)
    if phase == EXTRA:
        return [act.EXTRA, act.DONE]  # CST-W1
    return []


def _placings(state: State) -> list[Action]:
    """List where and how the drawn tile may lie (CST-3)."""
    actions: list[Action] = []
    first = shape_of(state.drawn, 0)  # the other turns follow it
    turns = state.kit.turns[state.drawn]
    paths = state.kit.paths
    for cell in state.edge:
        known, need = state.known[cell], state.need[cell]
        actions += [
            act.PLACE[cell * 4 + quarter]
            for quarter in turns
            if paths[first + quarter] & known == need
        ]
    return actions


def fits(state: State, tile: int) -> bool:
    """Tell whether a tile may lie anywhere (CST-4)."""
    first = shape_of(tile, 0)
    turns = state.kit.turns[tile]
    paths = state.kit.paths
    for cell in state.edge:
        known, need = state.known[cell], state.need[cell]
        for quarter in turns:
            if paths[first + quarter] & known == need:
                return True
    return False


def followers(state: State) -> list[Action]:
    """List the features of the tile just placed that hold no follower, ``done`` last (CST-5)."""
    actions: list[Action] = []
    if state.supply[state.seat]:
        first = state.node[state.spot]
        kinds = state.kit.kinds[shape_tile(state.shape[state.spot])]
        actions += [
            act.FOLLOWERS[kinds[part]][part]
            for part in range(len(kinds))
            if not state.men[feature_of(state, first + part)]
        ]
    actions.append(act.DONE)
    return actions


def scorings(state: State) -> list[Action]:
    """List the completed features of the seat that decides, with wall tiles or without (CST-12)."""
    actions: list[Action] = []
    for feature in own_due(state, state.mover):
        spot = state.name[feature]
        actions.append(act.Score(spot_cell(spot), spot_part(spot)))
        doubler = doubles(state.kind[feature])
        if doubler and usable(state, state.mover, doubler):
            actions.append(act.Score(spot_cell(spot), spot_part(spot), doubler))
    return actions


def own_due(state: State, seat: int) -> list[int]:
    """Return the completed features that a seat has still to score, by their name."""
    features = [feature for feature in state.due if owner(state, feature) == seat]
    if len(features) > 1:
        features.sort(key=lambda feature: state.name[feature])
    return features


def doubles(kind: int) -> int:
    """Return the wall tile that doubles a kind of feature, 0 for none (CST-W2, CST-W3)."""
    return 2 if kind == TOWER else 3 if kind == HOUSE else 0


def usable(state: State, seat: int, kind: int) -> bool:
    """Tell whether a seat may use a wall tile of a kind now (CST-21)."""
    if seat != state.seat:
        return False
    return any(
        wall_kind(tile) == kind and wall_turn(tile) < state.turn for tile in state.held[seat]
    )
