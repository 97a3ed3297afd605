"""Everything on the table as one seat sees it: the board, players, cards and stock."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from alcaide.games.alcazar.board.drawing import isometric
from alcaide.games.alcazar.board.flat_plan import plan
from alcaide.games.alcazar.board.preview_marks import NONE, Marks
from alcaide.games.alcazar.information.view import View
from alcaide.games.alcazar.rules.components import (
    CAP,
    CARD_PRICE,
    FLAGS,
    SIDE,
    SPACES,
    TOWER_PRICE,
    load_board,
)
from alcaide.scene.drawing_cache import Memory
from alcaide.scene.model import PLAN, Card, Drawing, Figure, Mark, Phrase, Player, Scene, Track

DRAWN: Final[Memory[Drawing]] = Memory(256)
STATURES: Final = {"grandee": (0.9, 1.4), "baron": (0.78, 1.06)}  # beside their player


def scene(view: View, turns: int = 0) -> Scene:
    """Return the table after some quarter turns of the board (4: the flat plan)."""
    return Scene(
        board=board(view, turns),
        players=[player(view, seat) for seat in range(len(view.seats))],
        track=track(view),
        stock=stock(view),
        market=[
            card(view.board, f"open:{number}", number, "alcazar-label-open-card", CARD_PRICE)
            for number in view.open
        ],
        decks=decks(view),
        hand=None if view.seat is None else hand(view, view.seat),
        map=places(view.board),
    )


def board(view: View, turns: int, marks: Marks = NONE) -> Drawing:
    """Draw the board alone; as it lies there, all who look at it see the same drawing."""
    made_of = (view.board, view.height, view.pieces, view.nobles, view.buildings, turns, marks)
    return DRAWN.recall(
        made_of, lambda: plan(view, marks) if turns == PLAN else isometric(view, turns, marks)
    )


@lru_cache(maxsize=8)
def places(board: str) -> list[tuple[int, int]]:
    """Return the columns and rows of the spaces on the little map of the cards."""
    cells = load_board(board).cell_of[1 : SPACES + 1]
    return [(cell % SIDE, cell // SIDE) for cell in cells]


def flags(view: View) -> set[str]:
    """Return the flags that stand on the board."""
    return {building.flag for building in view.buildings if building.flag}


@lru_cache(maxsize=4096)
def figure(symbol: str, value: int, what: str) -> Figure:
    """Return a counted thing; ``what`` completes the key of its label."""
    return Figure(symbol, value, Phrase(f"alcazar-label-{what}", {"count": value}))


@lru_cache(maxsize=64)
def noble(kind: str, value: int) -> Figure:
    """Return the nobles of a kind that a seat still has."""
    return replace(figure(f"i-{kind}", value, f"{kind}s"), each=True, size=STATURES[kind])


def player(view: View, seat: int) -> Player:
    """Return what the table shows of a seat."""
    known = view.seats[seat]
    return Player(
        seat=seat,
        money=figure("i-coin", known.money, "money"),
        points=figure("i-star", points(view, seat), "points"),
        pieces=[
            noble("grandee", known.grandees),
            noble("baron", known.barons),
            figure("i-tower", known.towers, "tower-cards"),
        ],
        cards=figure("i-cards", known.cards, "cards"),
        out=known.out,
    )


def points(view: View, seat: int) -> int:
    """Return a seat's points if the game ended now (ALC-91)."""
    total = view.seats[seat].money // CAP if view.options["money_points"] == "on" else 0
    for noble in view.nobles:
        if noble.seat == seat:
            total += view.height[noble.cell] * (2 if noble.kind == "grandee" else 1)
    return total


def track(view: View) -> Track:
    """Return the value track with the arms of all castles (ALC-21)."""
    marks = [
        Mark(
            f"sh-{castle.flag}",
            min(castle.value, CAP),
            Phrase("alcazar-label-castle", {"flag": castle.flag, "value": castle.value}),
        )
        for castle in sorted(view.buildings, key=lambda b: b.value)
        if castle.flag
    ]
    return Track(CAP, marks, Phrase("alcazar-label-track", {"count": len(marks)}))


def stock(view: View) -> list[Figure]:
    """Return the pieces that are left, each flag by its arms."""
    standing = flags(view)
    left = [flag for flag in FLAGS if flag not in standing]
    return [
        figure("i-cube", view.cubes, "cubes"),
        figure("i-bridge", view.bridges, "bridges"),
        replace(figure("i-flag", len(left), "flags"), symbols=tuple(f"sh-{flag}" for flag in left)),
    ]


@lru_cache(maxsize=4096)
def card(board: str, pick: str, number: int, label: str, price: int = 0) -> Card:
    """Return a construction card with its place on the map."""
    args = {"card": number, "price": price}
    return Card(
        pick, Phrase(label, args), face=str(number), price=price, mark=places(board)[number - 1]
    )


def decks(view: View) -> list[Card]:
    """Return the deck and the pile of tower cards."""
    deck = {"count": view.deck, "price": CARD_PRICE}
    towers = {"count": view.tower_deck, "price": TOWER_PRICE}
    return [
        Card(
            "deck",
            Phrase("alcazar-label-deck", deck),
            face=Phrase("alcazar-label-face-deck"),
            symbol="i-back-card",
            count=view.deck,
            price=CARD_PRICE,
        ),
        Card(
            "towers",
            Phrase("alcazar-label-towers", towers),
            face=Phrase("alcazar-label-face-towers"),
            symbol="i-back-tower",
            count=view.tower_deck,
            price=TOWER_PRICE,
        ),
    ]


def hand(view: View, seat: int) -> list[Card]:
    """Return the own cards, tower cards last and together."""
    cards = [card(view.board, f"card:{n}", n, "alcazar-label-card") for n in view.hand]
    towers = view.seats[seat].towers
    if towers:
        label = Phrase("alcazar-label-hand-towers", {"count": towers})
        face = Phrase("alcazar-label-face-tower")
        cards.append(Card("card:tower", label, face, symbol="i-tower", count=towers))
    return cards
