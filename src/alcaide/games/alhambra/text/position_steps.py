"""Where a turn stands, set up by pointing: the phase, whom it asks, tiles still to be placed."""

from __future__ import annotations

from typing import Final

from alcaide.core.seat_sets import has_seat
from alcaide.games.alhambra.information.view import PHASES
from alcaide.games.alhambra.rules.state import ACT, OVER, PUT, State
from alcaide.games.alhambra.text.position_form import FORM
from alcaide.interface.editor.draft import Draft
from alcaide.interface.editor.editing import Field, Row, phase_field, phase_in, seats_row

FURTHER: Final = "further"  # an action after an exact payment (ALH-4)
KNOWN: Final = (PHASES[ACT], FURTHER, *PHASES[1:])
ASKING: Final = {"reveal": "bonus", "vizier": "vizier", "vizier-put": "vizier"}  # need an option


def fields(state: State, draft: Draft) -> list[Field]:
    """Return the phase, among those of the modules that are played with."""
    phase = _phase(state, draft)
    there = [name for name in KNOWN if name not in ASKING or getattr(state, ASKING[name])]
    return [phase_field(FORM.game, phase, there)]


def _phase(state: State, draft: Draft) -> str:
    read = FURTHER if state.further and state.phase == ACT else PHASES[state.phase]
    return phase_in(draft, read, KNOWN)


def rows(state: State, draft: Draft) -> list[Row]:
    """Return the row of those who are asked in this phase, and of those whose vizier is active."""
    players, found = state.players, list[Row]()
    phase = _phase(state, draft)
    if phase not in (FURTHER, PHASES[ACT], PHASES[PUT], PHASES[OVER]):
        asked = [int(word) for word in (draft.words(f"phase {phase}") or []) if word.isdigit()]
        line = f"phase {phase}"
        found.append(seats_row(line, players, asked, "alhambra-edit-asked"))
    if state.vizier:
        active = [seat for seat in range(players) if has_seat(state.active, seat)]
        found.append(seats_row("vizier", players, active, "alhambra-edit-vizier"))
    return found
