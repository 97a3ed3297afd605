"""What an action would do, shown before it is confirmed."""

from __future__ import annotations

from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.board.drawing import board
from alcaide.games.alhambra.board.preview_marks import Marks
from alcaide.games.alhambra.board.preview_tag import tag
from alcaide.games.alhambra.board.scene import wishes
from alcaide.games.alhambra.decisions.action_names import wording
from alcaide.games.alhambra.decisions.choices import new_tile, outlook, palace_after
from alcaide.games.alhambra.decisions.preview_facts import facts, money_facts
from alcaide.games.alhambra.decisions.preview_sentences import sentences
from alcaide.games.alhambra.information.determinization import guess
from alcaide.games.alhambra.information.view import View
from alcaide.games.alhambra.rules.state import State
from alcaide.games.alhambra.rules.worth import Scale, Worth
from alcaide.scene.model import Drawing, Phrase, Preview


def preview(view: View, action: Action, turns: int = 0) -> Preview:
    """Return what an action would do, with the Alhambra as it would be."""
    state = guess(view)
    scale = Scale(state, state.mover)
    words = wording(state, action)
    worth = outlook(state, action, scale)
    tile = new_tile(state, action)
    if tile >= 0:
        worth = scale.best_place(tile)
    drawing = _board(state, action)
    return Preview(
        board=drawing,
        title=words.phrase("preview"),
        sentences=sentences(state, action, scale, worth),
        facts=[*money_facts(state, action), *facts(scale, worth)],
        confirm=words.phrase("confirm"),
        money_after=None,
        track=None,
        rule=words.rule,
        tag=tag(drawing, _cell(action), *_tag_words(scale, worth)),
    )


def _cell(action: Action) -> tuple[int, int] | None:
    """Return the cell that an action is about."""
    match action:
        case act.Build() | act.Exchange() | act.Put() | act.Lift():
            return action.x, action.y
        case _:
            return None


def _tag_words(scale: Scale, worth: Worth | None) -> tuple[Phrase | None, Phrase | None]:
    """Return the two most important figures: the wall, and what the next round would bring."""
    if worth is None:
        return None, None
    before, after = scale.now.wall, worth.wall
    args = {"before": before, "after": after, "change": after - before}
    plain = Phrase("alhambra-tag-wall", args)
    more = worth.total - scale.now.total
    gain = Phrase("alhambra-tag-points", {"count": more}) if more > 0 else None
    return plain, gain


def _board(state: State, action: Action) -> Drawing:
    """Draw the Alhambra with what is new as a ghost, or with the cells for a new tile."""
    seat = state.mover
    cell = _cell(action)
    if cell is None:
        tile = new_tile(state, action)
        tiles = [tile] if tile >= 0 else state.trays[seat]
        return board(state, seat, Marks(wishes=wishes(state, seat, tiles)))
    chosen = {f"cell:{cell[0]},{cell[1]}": "chosen"}
    if isinstance(action, act.Lift):
        return board(state, seat, Marks(gone=frozenset({cell}), hits=chosen))
    after = state.copy()
    palace = palace_after(state, action)
    assert palace is not None
    after.palaces[seat] = palace
    return board(after, seat, Marks(ghosts=frozenset({cell}), hits=chosen))
