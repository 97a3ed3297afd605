"""The table in sentences: for the text mode, the terminal, the end of a game."""

from __future__ import annotations

from collections.abc import Iterator

from alcaide.scene.model import Ending, Figure, Phrase
from almena.information.determinization import guess, unseen
from almena.information.view import View
from almena.rules.components import WALLS, cell_name, wall_args
from almena.rules.scoring import strengths, worth
from almena.rules.state import NOBODY, OPEN, State


def phrase(key: str, **args: object) -> Phrase:
    """Return a sentence of this module."""
    return Phrase(f"almena-text-{key}", args)


def describe(view: View) -> list[Phrase]:
    """Return the position in sentences: whose turn, cards, walls, players, what is to come."""
    state = guess(view)
    out = [phrase("over") if view.turn is None else phrase("turn", seat=view.turn)]
    out += _cards(view)
    out += [_wall(state, wall) for wall in range(len(WALLS)) if any(strengths(state, wall))]
    for seat, known in enumerate(view.seats):
        out.append(phrase("player", seat=seat, points=known.points, cards=known.cards))
    if view.hand:
        out.append(phrase("hand", cards=[str(card) for card in view.hand], count=len(view.hand)))
    out.append(phrase("deck", count=view.deck))
    if view.seat is not None and (left := unseen(view)):
        args = {"cards": [str(card) for card in left]}
        out.append(Phrase("almena-text-unseen", args, aid="left"))
    return out


def _cards(view: View) -> Iterator[Phrase]:
    """Yield what lies on the board, seat by seat."""
    for seat in range(len(view.seats)):
        cells = [cell for cell, owner in enumerate(view.owners) if owner == seat]
        if cells:
            laid = [phrase("card", card=view.cards[cell], cell=cell_name(cell)) for cell in cells]
            yield phrase("laid", seat=seat, cards=laid)
    if not any(view.cards):
        yield phrase("empty")


def _wall(state: State, wall: int) -> Phrase:
    """Return how a wall stands: who took it, or how strong everybody is."""
    taken, args = state.walls[wall], wall_args(wall) | {"points": worth(state, wall)}
    if taken == NOBODY:
        return phrase("wall-tied", **args)
    if taken != OPEN:
        return phrase("wall-taken", seat=taken, **args)
    totals = enumerate(strengths(state, wall))
    shares = [phrase("share", seat=seat, strength=total) for seat, total in totals if total]
    return phrase("wall-open", shares=shares, **args)


def ending(view: View) -> Ending:
    """Return who won by what, with the walls that each seat has taken (ALM-31)."""
    totals = [seat.points for seat in view.seats]
    most = max(totals)
    verdict = phrase("shared" if totals.count(most) > 1 else "won", points=most)
    return Ending(verdict, [_taken(view, seat) for seat in range(len(totals))])


def _taken(view: View, seat: int) -> list[Figure]:
    state = guess(view)
    return [
        Figure("i-am-wall", worth(state, wall), phrase("part-wall", **wall_args(wall)))
        for wall, owner in enumerate(view.walls)
        if owner == seat
    ]
