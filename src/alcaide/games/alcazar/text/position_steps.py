"""Where a turn stands, set up by pointing: the piece just built, what was founded, who passed."""

from __future__ import annotations

from typing import Final

from alcaide.core.seat_sets import has_seat
from alcaide.games.alcazar.information.view import PHASES, observe
from alcaide.games.alcazar.rules.state import FLAG, MAIN, NOBLE, OVER, State
from alcaide.games.alcazar.text.position_form import FORM
from alcaide.interface.editor.draft import Draft
from alcaide.interface.editor.editing import (
    Field,
    Row,
    Tool,
    choice_field,
    phase_field,
    phase_in,
    seats_row,
)
from alcaide.scene.model import Phrase

NEW: Final = "new"
STONES: Final = 3  # cells of a founding at most


def tools() -> list[Tool]:
    """Return the tool that says which piece was just built."""
    return [Tool(NEW, Phrase("alcazar-edit-new"), "i-check")]


def fields(state: State, draft: Draft) -> list[Field]:
    """Return the phase, what was founded in this turn and whether a noble was retired."""
    founded = {"": "no", "0": "0", "1": "1"}
    retired = {"": "no", "freely": "freely", "forced": "forced"}
    now = ("forced" if state.forced else "freely") if state.retired else ""
    phase = phase_in(draft, PHASES[state.phase], PHASES)
    found = [_field("founding", str(state.placed) if state.founding else "", founded)]
    over = [PHASES[OVER]] if phase == PHASES[OVER] else []  # it comes by itself
    phases = [PHASES[MAIN], PHASES[FLAG], PHASES[NOBLE], *over]
    return [
        phase_field(FORM.game, phase, phases),
        *(found if PHASES.index(phase) in (FLAG, NOBLE) else []),
        _field("retired", now, retired),
    ]


def _field(line: str, word: str, values: dict[str, str]) -> Field:
    key = f"alcazar-edit-{line}"
    labels = {value: Phrase(f"{key}-{end}") for value, end in values.items()}
    return choice_field(line, word, key, labels)


def rows(state: State) -> list[Row]:
    """Return the row of those who have passed in succession (ALC-72)."""
    passed = [seat for seat in range(state.players) if has_seat(state.passed, seat)]
    return [seats_row("passed", state.players, passed, "alcazar-edit-passed")]


def just_built(state: State, draft: Draft, cell: int) -> None:
    """Say that the piece on top of a cell was just built (ALC-23); the same again, and not.

    A castle was founded with several stones: they are pointed at one by one.
    """
    pieces = [piece.cells for piece in observe(state, None).pieces if cell in piece.cells]
    words = [state.board.names[one] for one in (pieces[-1] if pieces else [cell])]
    now = draft.words(NEW) or []
    if draft.words("founding") and not set(words) <= set(now):
        words = [*now, *words][-STONES:]
    if words == now:
        for line in (NEW, "founding", "phase"):
            draft.set(line, [])
        return
    draft.set(NEW, words)
    if state.phase not in (FLAG, NOBLE):
        draft.set("phase", [PHASES[NOBLE]])
