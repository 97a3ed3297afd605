"""What one seat may know (ALC-93)."""

from __future__ import annotations

import msgspec

from alcaide.core.seat_sets import has_seat
from alcaide.games.alcazar.rules.components import CELLS, FLAGS, LINES
from alcaide.games.alcazar.rules.packed import (
    is_grandee,
    noble_seat,
    piece_building,
    piece_level,
    piece_place,
)
from alcaide.games.alcazar.rules.state import FREE, State

PHASES = ("main", "flag", "noble", "over")
KINDS = ("baron", "grandee")


class Piece(msgspec.Struct, frozen=True):
    """A cube (one cell) or a bridge (three cells, pillar to pillar) in the order of building."""

    kind: str  # "cube" or "bridge"
    cells: tuple[int, ...]
    level: int
    building: int


class Noble(msgspec.Struct, frozen=True):
    """A noble on the board; he stands on top of his cell."""

    seat: int
    kind: str  # "baron" or "grandee"
    cell: int


class Building(msgspec.Struct, frozen=True):
    """A castle (with a flag) or a palace (flag ""); ``value`` may pass 50 for a palace only."""

    id: int
    flag: str
    value: int


class Seat(msgspec.Struct, frozen=True):
    """What everybody knows of a seat."""

    money: int
    barons: int  # in reserve
    grandees: int
    cards: int  # construction cards in hand
    towers: int  # tower cards in hand
    shown: tuple[int, ...]  # of the cards, those taken openly
    out: bool


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it (seat None: an onlooker). Cells are indices y * 11 + x."""

    seat: int | None
    version: int  # of the rules
    turn: int | None  # seat to move; None: the game is over
    phase: str  # "main", "flag", "noble", "over"
    start: int
    options: dict[str, str]
    board: str
    seats: list[Seat]
    hand: list[int]
    open: list[int]
    deck: int
    tower_deck: int
    unseen: list[int]  # in the deck or in hands, sorted
    cubes: int
    bridges: int
    height: list[int]  # of the 121 cells
    pieces: list[Piece]
    nobles: list[Noble]
    buildings: list[Building]
    active: int  # building of the noble step, -1: none
    fresh: list[int]  # cells of the new piece
    founding: bool
    placed: int  # nobles placed in this step
    retired: bool
    forced: bool  # because nothing else was possible: only a card may be bought now
    passed: list[int]  # seats that passed in succession
    round: int

    def _repr_svg_(self) -> str:
        """Return the board as a picture, for notebooks."""
        from alcaide.games.alcazar.board.picture import picture

        return picture(self)


def round_of(state: State) -> int:
    """Return the number of the round, without a view of all the rest."""
    return state.round


def observe(state: State, seat: int | None) -> View:
    """Return what a seat may know; None: an onlooker."""
    over = state.phase == 3
    hand = state.hands[seat].copy() if seat is not None else []
    return View(
        seat=seat,
        version=state.version,
        turn=None if over else state.seat,
        phase=PHASES[state.phase],
        start=state.start,
        options=options_of(state),
        board=state.board.text,
        seats=[_seat(state, s) for s in range(state.players)],
        hand=hand,
        open=state.open.copy(),
        deck=len(state.deck),
        tower_deck=state.towers,
        unseen=_unseen(state, seat),
        cubes=state.cubes,
        bridges=state.bridges,
        height=list(state.height),
        pieces=[_piece(piece) for piece in state.pieces],
        nobles=_nobles(state),
        buildings=[
            Building(b, FLAGS[f] if f >= 0 else "", state.value[b])
            for b, f in enumerate(state.flag)
            if f != FREE
        ],
        active=state.active,
        fresh=state.fresh.copy(),
        founding=state.founding,
        placed=state.placed,
        retired=state.retired,
        forced=state.forced,
        passed=[s for s in range(state.players) if has_seat(state.passed, s)],
        round=state.round,
    )


def options_of(state: State) -> dict[str, str]:
    """Return the options of a state by name and value."""
    return {
        "money_points": "on" if state.money_points else "off",
        "castle_at_50": "union" if state.union50 else "no-union",
        "straight_founding": "on" if state.straight else "off",
    }


def _seat(state: State, seat: int) -> Seat:
    return Seat(
        money=state.money[seat],
        barons=state.barons[seat],
        grandees=state.grandees[seat],
        cards=len(state.hands[seat]),
        towers=state.tower_hands[seat],
        shown=tuple(state.shown[seat]),
        out=has_seat(state.out, seat),
    )


def _unseen(state: State, seat: int | None) -> list[int]:
    """Return the cards in the deck or in a hand of which the seat has not seen the face."""
    cards = state.deck.copy()
    for other in range(state.players):
        if other != seat:
            cards += [card for card in state.hands[other] if card not in state.shown[other]]
    return sorted(cards)


def _piece(piece: int) -> Piece:
    place = piece_place(piece)
    cells = (place,) if place < CELLS else LINES[place - CELLS]
    kind = "cube" if place < CELLS else "bridge"
    return Piece(kind, cells, piece_level(piece), piece_building(piece))


def _nobles(state: State) -> list[Noble]:
    return [
        Noble(noble_seat(noble), KINDS[is_grandee(noble)], cell)
        for cell, noble in enumerate(state.noble)
        if noble >= 0
    ]


def reveals(state: State, action: object) -> bool:
    """Tell whether an action shows a card that was hidden: taken from the deck, or turned up."""
    kind = type(action).__name__
    return kind == "BuyDeck" or (kind == "BuyOpen" and bool(state.deck))
