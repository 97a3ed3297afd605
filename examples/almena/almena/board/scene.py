"""Everything on the table as one seat sees it."""

from __future__ import annotations

from alcaide.scene.model import Card, Figure, Phrase, Player, Scene
from almena.board.drawing import board
from almena.information.determinization import unseen
from almena.information.view import View
from almena.rules.components import treasure


def scene(view: View, turns: int = 0) -> Scene:
    """Return the table after some quarter turns of the board."""
    return Scene(
        board=board(view, turns),
        players=[player(view, seat) for seat in range(len(view.seats))],
        track=None,
        stock=[figure("i-am-deck", view.deck, "deck")],
        market=[],
        decks=left(view),
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
        points=figure("i-am-treasure", view.seats[seat].points, "points"),
        pieces=[figure("i-am-wall", view.walls.count(seat), "walls")],
        cards=figure("i-am-cards", view.seats[seat].cards, "cards"),
    )


def hand(view: View) -> list[Card]:
    """Return the own cards; equal ones lie together."""
    found = sorted({*view.hand})
    return [card(f"card:{strength}", strength, view.hand.count(strength)) for strength in found]


def left(view: View) -> list[Card]:
    """Return the cards that the viewer has not seen yet, each for itself."""
    cards = unseen(view)
    return [card(f"left:{place}", strength, 1) for place, strength in enumerate(cards)]


def card(pick: str, strength: int, count: int) -> Card:
    """Return a card to see or to pick."""
    args = {"card": strength, "treasure": treasure(strength), "count": count}
    label = Phrase("almena-label-card", args)
    return Card(pick, label, str(strength), f"am-card-{strength}", count)
