"""What one seat may know; what is made of the rest is in determinization.py.

Money comes and goes in the open, so a view holds all hands of money: what an attentive player
remembers (ALH-S1). `forget` takes that out, for tables without this help. Hidden are the order of
deck, bag and squares, bonus cards in hand and answers to come.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from alcaide.core.seat_sets import has_seat
from alcaide.games.alhambra.actions import Reveal
from alcaide.games.alhambra.rules.apply import apply
from alcaide.games.alhambra.rules.components import EXCHANGE, SCORING_1, card_name
from alcaide.games.alhambra.rules.state import DISCREET, OVER, REVEAL, State

UNKNOWN: Final = -1  # a card in a hand
PHASES = ("act", "put", "reveal", "vizier", "vizier-put", "last-put", "over")


class Lying(msgspec.Struct, frozen=True):
    """A tile of an Alhambra, seen from the fountain."""

    tile: int
    x: int
    y: int


class Pile(msgspec.Struct, frozen=True):
    """A pile of the deck, as far as its make-up is known."""

    cards: int
    exchange: int  # exchange cards in it
    scoring: tuple[int, ...]  # scoring cards in it


class Seat(msgspec.Struct, frozen=True):
    """What everybody knows of a seat."""

    points: int
    money: list[int]  # cards in hand, exchange cards too; UNKNOWN where they are forgotten
    alhambra: list[Lying]  # the fountain first
    reserve: list[int]
    tray: list[int]
    vizier: bool  # active
    bonuses: int  # bonus cards in hand
    shown: list[int]
    answered: bool  # was asked for bonus cards, the answer is not yet open


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it (seat None: an onlooker)."""

    seat: int | None
    turn: int | None  # seat to decide; None: the game is over
    active: int  # seat whose turn it is, or was last
    phase: str
    further: bool
    stalled: int  # turns in succession without progress (ALH-40)
    start: int
    round: int
    version: int  # of the rules
    options: dict[str, str]
    board: str
    seats: list[Seat]
    bonuses: list[int]  # own bonus cards in hand
    answer: list[int]  # own reveal, not yet open
    display: list[int]
    market: list[int]
    piles: list[Pile]  # of the deck, the top one first
    unseen: list[int]  # money and exchange cards in the deck and in forgotten hands, sorted
    discards: list[int]
    bag: list[int]  # tiles in the bag, sorted
    dirk: list[int]
    dirk_points: int
    scored: int
    waiting: list[int]
    ending: bool
    asked: list[int]
    aside: list[int]
    unknown: list[int]  # bonus cards in other hands, sorted
    stacks: list[list[int]]  # squares: the open one, then those below, sorted
    reshuffles: int

    def _repr_svg_(self) -> str:
        """Return the Alhambra of its seat as a picture, for notebooks."""
        from alcaide.games.alhambra.board.scene import scene
        from alcaide.scene.svg import sprites_text, svg_text

        return svg_text(scene(self).board, sprites_text("alhambra"), "Alhambra")


def round_of(state: State) -> int:
    """Return the number of the round, without a view of all the rest."""
    return state.round


def observe(state: State, seat: int | None) -> View:
    """Return what a seat may know; None: an onlooker."""
    return View(
        seat=seat,
        turn=None if state.phase == OVER else state.mover,
        active=state.seat,
        phase=PHASES[state.phase],
        further=state.further,
        stalled=state.stalled,
        start=state.start,
        round=state.round,
        version=state.version,
        options=options_of(state),
        board=state.kit.text,
        seats=[_seat(state, s, s == seat) for s in range(state.players)],
        bonuses=state.bonuses[seat].copy() if seat is not None else [],
        answer=state.answers[seat].copy() if seat is not None else [],
        display=state.display.copy(),
        market=list(state.market),
        piles=_piles(state),
        unseen=_unseen(state, seat),
        discards=sorted(state.discards),
        bag=sorted(state.bag),
        dirk=state.dirk.copy(),
        dirk_points=state.dirk_points,
        scored=state.scored,
        waiting=state.waiting.copy(),
        ending=state.ending,
        asked=_asked(state, seat),
        aside=list(state.aside),
        unknown=sorted(c for s, cards in enumerate(state.bonuses) if s != seat for c in cards),
        stacks=[tiles[-1:] + sorted(tiles[:-1]) for tiles in state.stacks],
        reshuffles=len(state.reshuffles),
    )


def _asked(state: State, seat: int | None) -> list[int]:
    """Return who is still asked, as far as a seat may know it.

    By the older rules only those were asked for bonus cards who had one to show.
    """
    if state.phase != REVEAL or state.version >= DISCREET:
        return state.asked.copy()
    return [s for s in state.asked if s in (seat, state.mover)]


def options_of(state: State) -> dict[str, str]:
    """Return the options of a state by name and value."""
    switch = {False: "off", True: "on"}
    return {
        "vizier": switch[state.vizier],
        "exchange": switch[state.exchange],
        "bonus": switch[state.bonus],
        "squares": switch[state.squares],
        "exact_exchange": switch[state.exact_exchange],
        "vizier_exchange": switch[state.vizier_exchange],
        "vizier_dirk": switch[state.vizier_dirk],
        "decline": switch[state.decline],
        "end": "bag" if state.bag_ends else "market",
        "count_squares": switch[state.count_squares],
        "dirk_wins": switch[state.dirk_wins],
    }


def _unseen(state: State, seat: int | None) -> list[int]:
    cards = [card for card in state.deck if card < SCORING_1]
    if state.forgotten:
        for other, hand in enumerate(state.hands):
            cards += hand if _forgotten(state, other) and other != seat else []
    return sorted(cards)


def _forgotten(state: State, seat: int) -> bool:
    return has_seat(state.forgotten, seat)


def forget(view: View) -> View:
    """Return a view without what only those know who remember it: how many cards others hold."""
    unseen, seats = view.unseen.copy(), view.seats.copy()
    for seat, known in enumerate(seats):
        if seat != view.seat and UNKNOWN not in known.money:
            unseen += known.money
            seats[seat] = replace(known, money=[UNKNOWN] * len(known.money))
    return replace(view, seats=seats, unseen=sorted(unseen))


def _seat(state: State, seat: int, own: bool) -> Seat:
    palace = state.palaces[seat]
    hand = state.hands[seat]
    return Seat(
        points=state.points[seat],
        money=[UNKNOWN] * len(hand) if not own and _forgotten(state, seat) else hand.copy(),
        alhambra=[
            Lying(palace.grid[cell], palace.x_of(cell), palace.y_of(cell)) for cell in palace.lying
        ],
        reserve=state.reserves[seat].copy(),
        tray=state.trays[seat].copy(),
        vizier=has_seat(state.active, seat),
        bonuses=len(state.bonuses[seat]),
        shown=state.shown[seat].copy(),
        answered=has_seat(state.answered, seat),
    )


def _piles(state: State) -> list[Pile]:
    piles = []
    bottom = 0
    for height in state.bounds:
        if bottom == len(state.deck):
            break
        top = min(height, len(state.deck))
        cards = state.deck[bottom:top]
        exchange = sum(EXCHANGE <= card < SCORING_1 for card in cards)
        scoring = tuple(sorted(card - SCORING_1 + 1 for card in cards if card >= SCORING_1))
        piles.append(Pile(len(cards), exchange, scoring))
        bottom = top
    return piles[::-1]


def reveals(state: State, action: object) -> bool:
    """Tell whether an action turns up a card or a tile, or opens somebody's answers.

    At the end bonus cards are shown by themselves; those that are not tell something, too.
    """
    after = state.copy()
    apply(after, action)  # type: ignore[arg-type]
    hidden = (list(state.deck), list(state.bag), state.stacks)
    more = any(
        set(cards) - set(known) for cards, known in zip(after.shown, state.shown, strict=True)
    )
    open_now = (list(after.deck), list(after.bag), after.stacks) != hidden
    ended = state.bonus and after.phase == OVER
    return isinstance(action, Reveal) or more or open_now or ended


def events(state: State) -> list[str]:
    """Return what chance did during play, in the words of the notation (ALH-19)."""
    return ["reshuffle " + " ".join(map(card_name, order)) for order in state.reshuffles if order]
