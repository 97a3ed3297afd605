"""A guess at what is hidden from a seat: a state that it could be in (ALC-93)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alcaide.core.rng import Rng
from alcaide.core.seat_sets import with_seat
from alcaide.games.alcazar.information.view import KINDS, PHASES, View
from alcaide.games.alcazar.rules.components import CELLS, FLAGS, line_between, load_board
from alcaide.games.alcazar.rules.packed import noble_of, piece_at
from alcaide.games.alcazar.rules.setup import set_options
from alcaide.games.alcazar.rules.state import PALACE, State
from alcaide.scene.drawing_cache import Latest


def determinize(view: View, rng: Rng) -> State:
    """Return a state that the viewer could be in: hidden cards dealt anew at random."""
    state = _known(view).copy()
    _deal_unseen(state, view, rng)
    return state


def _restore(view: View) -> State:
    """Return the state without what is hidden."""
    state = State(load_board(view.board), len(view.seats))
    state.version = view.version
    set_options(state, view.options)
    _restore_board(state, view)
    for seat, known in enumerate(view.seats):
        state.money[seat] = known.money
        state.barons[seat] = known.barons
        state.grandees[seat] = known.grandees
        state.tower_hands[seat] = known.towers
        state.shown[seat] = list(known.shown)
        if known.out:
            state.out = with_seat(state.out, seat)
    state.start = view.start
    state.round = view.round
    state.phase = PHASES.index(view.phase)
    state.seat = view.turn if view.turn is not None else 0
    state.open = view.open.copy()
    state.towers = view.tower_deck
    state.active, state.fresh = view.active, view.fresh.copy()
    state.founding, state.placed, state.retired = view.founding, view.placed, view.retired
    state.forced = view.forced
    for seat in view.passed:
        state.passed = with_seat(state.passed, seat)
    return state


def _restore_board(state: State, view: View) -> None:
    state.cubes, state.bridges = view.cubes, view.bridges
    state.height = vec[i64](view.height)
    for building in view.buildings:
        state.value[building.id] = building.value
        state.flag[building.id] = FLAGS.index(building.flag) if building.flag else PALACE
        state.castles |= bool(building.flag) << building.id
    for piece in view.pieces:
        ends = piece.cells[0], piece.cells[-1]
        line = line_between(*ends) if piece.kind == "bridge" else -1
        place = CELLS + line if line >= 0 else piece.cells[0]
        state.pieces = append(state.pieces, piece_at(piece.level, place, piece.building))
        if line >= 0:
            state.spans = append(state.spans, line)
        for cell in piece.cells:
            state.top[cell] = piece.building
            state.standing[cell] |= 1 << piece.building
            if state.base[cell] < 0:
                state.base[cell] = piece.building
    for noble in view.nobles:
        state.noble[noble.cell] = noble_of(noble.seat, KINDS.index(noble.kind))
        state.posts[noble.seat].append(noble.cell)


def _deal_unseen(state: State, view: View, rng: Rng) -> None:
    cards = view.unseen.copy()
    rng.shuffle(cards)
    for seat, known in enumerate(view.seats):
        if seat == view.seat:
            state.hands[seat] = view.hand.copy()
            continue
        hidden = known.cards - len(known.shown)
        state.hands[seat] = sorted([*known.shown, *cards[:hidden]])
        cards = cards[hidden:]
    state.deck = cards


_known: Final[Latest[View, State]] = Latest(_restore)  # a search guesses at one view often
# What is hidden is guessed where something is shown; nothing that is shown depends on the guess.
guess: Final[Latest[View, State]] = Latest(lambda view: determinize(view, Rng(b"what if")))
