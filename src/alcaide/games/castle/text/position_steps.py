"""Where a turn stands, set up by pointing: the tile just placed, what is to be scored, keeps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alcaide.games.castle.information.view import PHASES
from alcaide.games.castle.rules.components import HOUSE, cell_name
from alcaide.games.castle.rules.packed import shape_tile, spot_cell, spot_part
from alcaide.games.castle.rules.state import FOLLOW, PLACE, SCORE, State, feature_at, owner, size
from alcaide.games.castle.text.position_form import FORM
from alcaide.interface.editor.draft import Draft
from alcaide.interface.editor.editing import Field, Tool, phase_field, phase_in, seat_field
from alcaide.scene.model import Phrase

PLACED: Final = "placed"
DUE: Final = "due"
KEEP: Final = "keep"
ON_PARTS: Final = (DUE, KEEP)  # tools that point at parts of tiles


def tools() -> list[Tool]:
    """Return the tools of a turn that is under way, and of what earlier turns have left."""
    return [
        Tool(PLACED, Phrase("castle-edit-placed"), "i-check"),
        Tool(DUE, Phrase("castle-edit-due"), "i-scales"),
        Tool(KEEP, Phrase("castle-edit-keep"), "i-keep", seated=True),
    ]


def fields(state: State, draft: Draft) -> list[Field]:
    """Return the phase, and who chooses in it what is scored."""
    phase = phase_in(draft, PHASES[state.phase], PHASES)
    first = phase_field(FORM.game, phase, PHASES)
    if phase != PHASES[SCORE]:
        return [first]
    asked = [phase, str(state.mover)]
    return [first, seat_field("phase", state.players, asked, 1, "asked")]


def just_placed(draft: Draft, lies: Sequence[str], lying: list[list[str]]) -> list[list[str]]:
    """Make a tile the one just placed, which is the last; the same again, and it was not."""
    cell, tile, _ = lies
    if (draft.words("drawn") or [])[1:] == [cell]:
        draft.set("drawn", [])
        draft.set("phase", [PHASES[PLACE]])
        draft.set(DUE, [])
        return lying
    draft.set("drawn", [tile, cell])
    if (draft.words("phase") or [PHASES[PLACE]])[0] == PHASES[PLACE]:
        draft.set("phase", [PHASES[FOLLOW]])
    return [*(words for words in lying if words != list(lies)), list(lies)]


def to_be_scored(state: State, draft: Draft, spot: int) -> None:
    """Let a feature be scored next; at the same part again, not."""
    seat = owner(state, feature_at(state, spot))
    name = f"{cell_name(spot_cell(spot))}.{spot_part(spot)}"
    if not draft.drop(DUE, [name]):
        draft.add(DUE, name)
    asked = str(seat if seat >= 0 else state.mover)
    draft.set("phase", [PHASES[SCORE], asked] if draft.words(DUE) else [PHASES[FOLLOW]])


def set_keep(state: State, draft: Draft, seat: int, spot: int) -> None:
    """Put the keep of a seat on a house, with its size (CST-14); at the same one again, take it."""
    feature = feature_at(state, spot)
    there = state.keep_spot[seat]
    if there >= 0 and feature_at(state, there) == feature:
        draft.set(f"{KEEP} {seat}", [])
        return
    name = f"{cell_name(spot_cell(spot))}.{spot_part(spot)}"
    draft.set(f"{KEEP} {seat}", [str(size(state, feature)), name])


def is_house(state: State, spot: int) -> bool:
    """Tell whether a keep can stand there, complete or not."""
    shape = state.shape[spot_cell(spot)]
    return shape >= 0 and state.kit.kinds[shape_tile(shape)][spot_part(spot)] == HOUSE
