"""What one seat may know, and a guess at the rest.

Money comes and goes in the open, so a view holds all hands of money: what an attentive player
remembers. Hidden are the order of deck, bag and squares, bonus cards in hand and answers to
come.
"""

from __future__ import annotations

from typing import Final

import msgspec

from alcaide.core.memory import Latest
from alcaide.core.rng import Rng
from alcaide.games.alhambra.actions import Reveal
from alcaide.games.alhambra.components import (
    EXCHANGE,
    SCORING_1,
    card_name,
    load_kit,
)
from alcaide.games.alhambra.legal import showable
from alcaide.games.alhambra.palace import rebuild
from alcaide.games.alhambra.rules import apply
from alcaide.games.alhambra.setup import set_options
from alcaide.games.alhambra.state import OVER, REVEAL, State
from alcaide.games.alhambra.turnend import due_order

DEALS = 2000  # tries to deal bonus cards that fit what is known
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
    money: list[int]  # cards in hand, exchange cards too
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
    start: int
    round: int
    options: dict[str, str]
    board: str
    seats: list[Seat]
    bonuses: list[int]  # own bonus cards in hand
    answer: list[int]  # own reveal, not yet open
    display: list[int]
    market: list[int]
    piles: list[Pile]  # of the deck, the top one first
    unseen: list[int]  # money and exchange cards in the deck, sorted
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
        start=state.start,
        round=state.round,
        options=options_of(state),
        board=state.kit.text,
        seats=[_seat(state, s) for s in range(state.players)],
        bonuses=state.bonuses[seat].copy() if seat is not None else [],
        answer=state.answers[seat].copy() if seat is not None else [],
        display=state.display.copy(),
        market=state.market.copy(),
        piles=_piles(state),
        unseen=sorted(card for card in state.deck if card < SCORING_1),
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
    """Return who is still asked; who will be asked for bonus cards is nobody's business."""
    if state.phase != REVEAL:
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


def _seat(state: State, seat: int) -> Seat:
    palace = state.palaces[seat]
    return Seat(
        points=state.points[seat],
        money=state.hands[seat].copy(),
        alhambra=[
            Lying(palace.grid[cell], palace.x_of(cell), palace.y_of(cell)) for cell in palace.lying
        ],
        reserve=state.reserves[seat].copy(),
        tray=state.trays[seat].copy(),
        vizier=bool(state.active >> seat & 1),
        bonuses=len(state.bonuses[seat]),
        shown=state.shown[seat].copy(),
        answered=bool(state.answered >> seat & 1),
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


def determinize(view: View, rng: Rng) -> State:
    """Return a state that the viewer could be in: what is hidden is shuffled anew."""
    state = State(load_kit(view.board), len(view.seats))
    set_options(state, view.options)
    state.start, state.round, state.seat = view.start, view.round, view.active
    state.mover = view.turn if view.turn is not None else view.active
    state.phase, state.further = PHASES.index(view.phase), view.further
    for seat, known in enumerate(view.seats):
        _restore_seat(state, seat, known)
    state.display, state.market = view.display.copy(), view.market.copy()
    state.discards = view.discards.copy()
    state.dirk, state.dirk_points = view.dirk.copy(), view.dirk_points
    state.scored, state.waiting, state.ending = view.scored, view.waiting.copy(), view.ending
    state.asked, state.aside = view.asked.copy(), view.aside.copy()
    state.reshuffles = [[] for _ in range(view.reshuffles)]
    state.seed = bytes(rng.below(256) for _ in range(16))
    _deal_deck(state, view, rng)
    state.bag = view.bag.copy()
    rng.shuffle(state.bag)
    for colour, tiles in enumerate(view.stacks):
        hidden = tiles[1:]
        rng.shuffle(hidden)
        state.stacks[colour] = hidden + tiles[:1]
    _deal_bonuses(state, view, rng)
    return state


# What is hidden is guessed where something is shown; nothing that is shown depends on the guess.
guess: Final[Latest[View, State]] = Latest(lambda view: determinize(view, Rng(b"what if")))


def _restore_seat(state: State, seat: int, known: Seat) -> None:
    state.points[seat] = known.points
    state.hands[seat] = known.money.copy()
    state.palaces[seat] = rebuild([(t.tile, t.x, t.y) for t in known.alhambra[1:]])
    state.reserves[seat] = known.reserve.copy()
    state.trays[seat] = known.tray.copy()
    state.active |= known.vizier << seat
    state.shown[seat] = known.shown.copy()
    state.answered |= known.answered << seat


def _deal_deck(state: State, view: View, rng: Rng) -> None:
    """Fill the piles from the bottom with cards that could be in them (ALH-S3)."""
    exchange = [card for card in view.unseen if card >= EXCHANGE]
    money = [card for card in view.unseen if card < EXCHANGE]
    rng.shuffle(exchange)
    rng.shuffle(money)
    for pile in reversed(view.piles):
        cards = [SCORING_1 + number - 1 for number in pile.scoring]
        cards += [exchange.pop() for _ in range(pile.exchange)]
        cards += [money.pop() for _ in range(pile.cards - len(cards))]
        rng.shuffle(cards)
        state.deck += cards
        state.bounds = [*state.bounds, len(state.deck)]


def _deal_bonuses(state: State, view: View, rng: Rng) -> None:
    """Deal the unknown bonus cards so that they fit who was asked to show some."""
    cards = view.unknown.copy()
    for _ in range(DEALS):
        rng.shuffle(cards)
        place = 0
        for seat, known in enumerate(view.seats):
            if seat == view.seat:
                state.bonuses[seat] = view.bonuses.copy()
            else:
                state.bonuses[seat] = sorted(cards[place : place + known.bonuses])
                place += known.bonuses
        if view.phase != "reveal" or _fits(state):
            break
    if view.phase == "reveal":
        _guess_answers(state, view, rng)


def _fits(state: State) -> bool:
    """Tell whether those asked so far, and only they, have a bonus card to show (ALH-B4)."""
    for seat in due_order(state):
        asked = seat == state.mover or bool(state.answered >> seat & 1)
        if asked != bool(showable(state, seat)):
            return False
        if seat == state.mover:
            break
    return True


def _guess_answers(state: State, view: View, rng: Rng) -> None:
    order = due_order(state)
    later = order[order.index(state.mover) + 1 :]
    state.asked = [state.mover] + [seat for seat in later if showable(state, seat)]
    for seat in range(state.players):
        if seat == view.seat:
            state.answers[seat] = view.answer.copy()
        elif state.answered >> seat & 1:
            state.answers[seat] = [card for card in showable(state, seat) if rng.below(2)]


def reveals(state: State, action: object) -> bool:
    """Tell whether an action turns up a card or a tile, or opens somebody's answers."""
    after = state.copy()
    apply(after, action)  # type: ignore[arg-type]
    hidden = (state.deck, state.bag, state.stacks)
    more = any(
        set(cards) - set(known) for cards, known in zip(after.shown, state.shown, strict=True)
    )
    return isinstance(action, Reveal) or more or (after.deck, after.bag, after.stacks) != hidden


def events(state: State) -> list[str]:
    """Return what chance did during play, in the words of the notation (ALH-19)."""
    return ["reshuffle " + " ".join(map(card_name, order)) for order in state.reshuffles]
