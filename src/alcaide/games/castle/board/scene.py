"""Everything on the table as one seat sees it: board, players, the drawn tile, those left."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from alcaide.games.castle.board.drawing import asked
from alcaide.games.castle.board.drawing import board as seen
from alcaide.games.castle.board.flat_plan import plan
from alcaide.games.castle.board.preview_marks import NONE, Marks
from alcaide.games.castle.decisions.choices import standing, wishes
from alcaide.games.castle.information.determinization import guess
from alcaide.games.castle.information.view import View
from alcaide.games.castle.rules.components import load_components
from alcaide.games.castle.rules.state import State
from alcaide.scene.drawing_cache import Memory
from alcaide.scene.model import PLAN, Card, Drawing, Figure, Phrase, Player, Scene

DRAWN: Final[Memory[Drawing]] = Memory(256)


def scene(view: View, turns: int = 0) -> Scene:
    """Return the table after some quarter turns of the board (4: the flat plan)."""
    state = guess(view)
    return Scene(
        board=board(view, turns, wishes(view), state),
        players=[player(view, state, seat) for seat in range(len(view.seats))],
        track=None,  # the wall is the track
        stock=stock(view),
        market=[],
        decks=tiles_left(view),
        hand=hand(view, turns),
        map=[],
    )


def board(view: View, turns: int, marks: Marks = NONE, state: State | None = None) -> Drawing:
    """Draw the board alone; as it lies there, all who look at it see the same drawing."""
    known = guess(view) if state is None else state
    plain = replace(marks, wishes=())
    shown = DRAWN.recall(
        (replace(view, seat=None), turns, plain),
        lambda: plan(view, plain, known) if turns == PLAN else seen(view, turns, plain, known),
    )
    return asked(shown, view, 0 if turns == PLAN else turns, marks, known)


@lru_cache(maxsize=4096)
def figure(symbol: str, value: int, what: str) -> Figure:
    """Return a counted thing; ``what`` completes the key of its label."""
    return Figure(symbol, value, Phrase(f"castle-label-{what}", {"count": value}))


def player(view: View, state: State, seat: int) -> Player:
    """Return what the table shows of a seat."""
    known = view.seats[seat]
    pieces = [replace(figure("i-follower", known.supply, "followers"), each=True)]
    kinds = sorted({tile.kind for tile in known.held})
    for kind in kinds:
        count = sum(1 for tile in known.held if tile.kind == kind)
        label = Phrase("castle-label-wall-tile", {"wall": kind, "count": count})
        pieces.append(Figure(f"i-bonus{kind}", count, label, each=True))
    if known.keep:
        size = Phrase("castle-label-keep", {"count": known.keep[0]})
        pieces.append(Figure("i-keep", known.keep[0], size))
    return Player(
        seat=seat,
        money=figure("i-cs-track", known.score, "score"),
        points=figure("i-star", standing(state, seat), "points"),
        pieces=pieces,
        cards=None,
    )


def stock(view: View) -> list[Figure]:
    """Return what is left: tiles, wall tiles on their towers."""
    return [
        figure("i-cs-tiles", len(view.unseen), "tiles"),
        figure("i-wall-back", sum(view.wall), "wall-tiles"),
    ]


def tiles_left(view: View) -> list[Card]:
    """Return the tiles that are still to come, each with its picture."""
    return [tile_left(view.board, tile) for tile in view.unseen]


@lru_cache(maxsize=512)
def tile_left(board: str, tile: int) -> Card:
    """Return a tile that is still to come."""
    name = load_components(board).ids[tile]
    label = Phrase("castle-label-left", {"tile": name})
    return Card(f"left:{name}", label, symbol=f"i-{name}", face=name, aid="left")


def hand(view: View, turns: int) -> list[Card]:
    """Return the tile that is to be placed; its picture lies as it would on the board."""
    if view.drawn < 0:
        return []
    name = load_components(view.board).ids[view.drawn]
    lies = next((lying.turn for lying in view.lying if lying.cell == view.spot), 0)
    label = Phrase("castle-label-tile", {"tile": name, "placed": view.spot >= 0})
    turned = lies - (turns if turns != PLAN else 0)
    head = Phrase("castle-label-drawn")
    return [Card("tile", label, symbol=f"i-{name}", turned=turned % 4, head=head)]
