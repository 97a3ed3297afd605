"""A guess at what nobody can see: the order of the tiles, the faces of the wall tiles."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from msgspec.structs import replace
from mypy_extensions import i64

from alcaide.core.rng import Rng
from alcaide.games.castle.information.view import PHASES, View
from alcaide.games.castle.rules.components import load_components
from alcaide.games.castle.rules.joining import lay_tile, open_starts
from alcaide.games.castle.rules.packed import man_at, men_of, spot_at, wall_tile
from alcaide.games.castle.rules.setup import set_options
from alcaide.games.castle.rules.state import State, feature_at
from alcaide.scene.drawing_cache import Latest


def determinize(view: View, rng: Rng) -> State:
    """Return a state that the viewer could be in: pile and wall shuffled anew."""
    state = _known(view).copy()
    _deal_unseen(state, view, rng)
    return state


def _restore(view: View) -> State:
    """Return the state without what is hidden."""
    state = State(load_components(view.board))
    state.start, state.seat, state.turn = view.start, view.active, view.number
    state.mover = view.turn if view.turn is not None else view.active
    state.phase = PHASES.index(view.phase)
    set_options(state, view.options)
    open_starts(state)
    for lying in view.lying:
        lay_tile(state, lying.tile, lying.turn, lying.cell)
    state.drawn, state.spot = view.drawn, view.spot
    for man in view.followers:
        spot = spot_at(man.cell, man.part)
        state.men[feature_at(state, spot)] += men_of(man.seat)
        state.standing = append(state.standing, man_at(spot, man.seat))
    state.closing = [feature_at(state, spot_at(cell, part)) for cell, part in view.closing]
    state.due = [feature_at(state, spot_at(cell, part)) for cell, part in view.due]
    for seat, known in enumerate(view.seats):
        state.score[seat], state.supply[seat] = known.score, known.supply
        state.held[seat] = [wall_tile(tile.kind, tile.turn) for tile in known.held]
        if known.keep:
            state.keep_size[seat] = known.keep[0]
            state.keep_spot[seat] = spot_at(known.keep[1], known.keep[2])
    state.discards, state.used = view.discards.copy(), view.used.copy()
    return state


def _deal_unseen(state: State, view: View, rng: Rng) -> None:
    state.pile = view.unseen.copy()
    rng.shuffle(state.pile)
    kinds = view.unknown.copy()
    rng.shuffle(kinds)
    state.wall = vec[i64]([kinds.pop() if lies else 0 for lies in view.wall])


_known: Final[Latest[View, State]] = Latest(_restore)  # a search guesses at one view often
# What is hidden is guessed where something is shown; nothing that is shown depends on the guess.
# Both seats know the same, so they share it.
_shared: Final[Latest[View, State]] = Latest(lambda view: determinize(view, Rng(b"what if")))
guess: Final[Latest[View, State]] = Latest(lambda view: _shared(replace(view, seat=None)))
