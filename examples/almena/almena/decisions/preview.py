"""What an action would do, shown before it is confirmed."""

from __future__ import annotations

from alcaide.interface.values import Note
from alcaide.scene.model import Fact, Phrase, Preview
from almena.actions import Lay
from almena.board.drawing import board
from almena.decisions.choices import wording
from almena.information.determinization import guess
from almena.information.view import View, observe
from almena.rules.apply import apply
from almena.rules.components import WALLS_OF, wall_args
from almena.rules.scoring import strengths
from almena.rules.state import OPEN, State


def preview(view: View, action: Lay, turns: int = 0) -> Preview:
    """Return what an action would do, with the board as it would be."""
    state = guess(view)
    after = state.copy()
    notes: list[Note] = []
    apply(after, action, notes)
    words = wording(action)
    return Preview(
        board=board(observe(after, view.seat), turns, action.cell),
        title=words.phrase("preview"),
        sentences=[
            Phrase(f"almena-preview-{note.key}", note.args)
            for note in notes
            if note.key in ("took", "tied")
        ],
        facts=_facts(state, after, action),
        confirm=words.phrase("confirm"),
        money_after=None,
        track=None,
        rule=words.rule,
    )


def _facts(state: State, after: State, action: Lay) -> list[Fact]:
    """Return how strong the seat becomes on the walls of the card, and what it takes."""
    seat = state.mover
    facts = [
        Fact(
            Phrase("almena-preview-fact-wall", wall_args(wall)),
            strengths(after, wall)[seat],
            strengths(state, wall)[seat],
            "i-am-wall",
        )
        for wall in WALLS_OF[action.cell]
        if after.walls[wall] == OPEN
    ]
    brings = after.points[seat] - state.points[seat]
    if brings:
        told = Phrase("almena-preview-fact-points")
        facts.append(Fact(told, brings, symbol="i-am-treasure", sign=True))
    return facts
