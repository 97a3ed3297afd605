"""Everything on the table as one seat sees it."""

from __future__ import annotations

from functools import lru_cache

from alcaide.games.alhambra.board.deck_progress import course
from alcaide.games.alhambra.board.drawing import board, plan
from alcaide.games.alhambra.board.hand import held, money_cards, sorted_hand, suits
from alcaide.games.alhambra.board.majorities import ledger
from alcaide.games.alhambra.board.preview_marks import NONE, Marks, Wish
from alcaide.games.alhambra.board.shelves import shelves, tile_card
from alcaide.games.alhambra.information.determinization import guess
from alcaide.games.alhambra.information.view import View
from alcaide.games.alhambra.rules.palace import longest_wall
from alcaide.games.alhambra.rules.state import State
from alcaide.games.alhambra.rules.worth import cells_for
from alcaide.scene.model import Figure, Phrase, Player, Scene


def scene(view: View, turns: int = 0) -> Scene:
    """Return the table with the viewer's Alhambra, or that of the seat to act (PLAN: plainer)."""
    state = guess(view)
    money = sorted_hand(state.hands[view.seat]) if view.seat is not None else []
    return Scene(
        board=board(state, whose(view), _marks(view, state)),
        players=[player(view, state, seat) for seat in range(state.players)],
        track=None,
        stock=stock(view),
        market=[],
        decks=[],
        hand=money_cards("hand", money) if view.seat is not None else None,
        shelves=shelves(view, state),
        suits=suits(money),
        ledger=ledger(state),
        course=course(view),
    )


def whose(view: View) -> int:
    """Return the seat whose Alhambra is drawn large."""
    if view.seat is not None:
        return view.seat
    return view.turn if view.turn is not None else view.active


def _marks(view: View, state: State) -> Marks:
    """Return where the one new tile of the viewer could lie."""
    seat = view.seat
    if seat is None or seat != view.turn or len(state.trays[seat]) != 1 or view.phase == "act":
        return NONE
    return Marks(wishes=wishes(state, seat, state.trays[seat]))


def wishes(state: State, seat: int, tiles: list[int]) -> tuple[Wish, ...]:
    """Return where a new tile could lie; nothing where there are several."""
    if len(tiles) != 1:
        return ()
    return tuple(Wish(cell, tiles[0]) for cell in cells_for(state, seat, tiles[0]))


@lru_cache(maxsize=4096)
def figure(symbol: str, value: int, what: str) -> Figure:
    """Return a counted thing; ``what`` completes the key of its label."""
    return Figure(symbol, value, Phrase(f"alhambra-label-{what}", {"count": value}))


def player(view: View, state: State, seat: int) -> Player:
    """Return what the table shows of a seat."""
    known = view.seats[seat]
    wall = longest_wall(state.palaces[seat], state.kit.walls)
    pieces = [figure("i-wall", wall, "wall")]
    if state.bonus:
        pieces.append(figure("i-bonus", known.bonuses + len(known.shown), "bonuses"))
    if state.vizier:
        pieces.append(figure("i-vizier", int(known.vizier), "viziers"))
    return Player(
        seat=seat,
        money=None,
        points=figure("i-star", known.points, "points"),
        pieces=pieces,
        cards=figure("i-money", len(known.money), "cards"),
        held=held(view, seat) if seat != view.seat else [],
        plan=plan(state, seat),
        aside=[tile_card("aside", state, tile) for tile in known.reserve],
    )


def stock(view: View) -> list[Figure]:
    """Return what is left to come: tiles in the bag, cards in the deck."""
    deck = sum(pile.cards for pile in view.piles)
    return [figure("i-bag", len(view.bag), "bag"), figure("i-deck", deck, "deck")]
