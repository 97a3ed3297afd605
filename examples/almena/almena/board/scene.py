"""Everything on the table as one seat sees it."""

from __future__ import annotations

from alcaide.scene.model import Card, Figure, Phrase, Player, Scene
from almena.board.drawing import board
from almena.information.determinization import unseen
from almena.information.view import View
from almena.rules.components import STRENGTHS, treasure


def scene(view: View, turns: int = 0) -> Scene:
    """Return the table after some quarter turns of the board."""
    return Scene(
        board=board(view, turns),
        players=[player(view, seat) for seat in range(len(view.seats))],
        track=None,
        stock=[figure("i-deck", view.deck, "deck")],
        market=[],
        decks=[card("left", strength, unseen(view).count(strength)) for strength in _left(view)],
        hand=None if view.seat is None else hand(view),
    )


def figure(symbol: str, value: int, what: str) -> Figure:
    """Return a counted thing; ``what`` completes the key of its label."""
    return Figure(symbol, value, Phrase(f"almena-label-{what}", {"count": value}))


def player(view: View, seat: int) -> Player:
    """Return what the table shows of a seat."""
    return Player(
        seat=seat,
        money=None,
        points=figure("i-treasure", view.seats[seat].points, "points"),
        pieces=[figure("i-wall", view.walls.count(seat), "walls")],
        cards=figure("i-cards", view.seats[seat].cards, "cards"),
    )


def hand(view: View) -> list[Card]:
    """Return the own cards; equal ones lie together."""
    return [card("card", strength, view.hand.count(strength)) for strength in sorted({*view.hand})]


def card(kind: str, strength: int, count: int) -> Card:
    """Return a card to see or to pick."""
    args = {"card": strength, "treasure": treasure(strength), "count": count}
    label = Phrase(f"almena-label-{kind}", args)
    return Card(f"{kind}:{strength}", label, str(strength), f"card-{strength}", count, shape="card")


def _left(view: View) -> list[int]:
    """Return the strengths of which some are still to come, as far as the viewer knows."""
    return [strength for strength in STRENGTHS if strength in unseen(view)]
