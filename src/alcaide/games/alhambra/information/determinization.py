"""A guess at what is hidden from a seat: a state that it could be in."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.rng import Rng
from alcaide.core.seat_sets import has_seat, with_seat
from alcaide.games.alhambra.information.view import PHASES, UNKNOWN, Seat, View
from alcaide.games.alhambra.rules.components import EXCHANGE, SCORING_1, load_components
from alcaide.games.alhambra.rules.legal import showable
from alcaide.games.alhambra.rules.palace import rebuild
from alcaide.games.alhambra.rules.setup import set_options
from alcaide.games.alhambra.rules.state import DISCREET, REVEAL, State
from alcaide.games.alhambra.rules.turn_end import due_order
from alcaide.scene.drawing_cache import Latest

DEALS: Final = 2000  # tries to deal bonus cards that fit what is known


def determinize(view: View, rng: Rng) -> State:
    """Return a state that the viewer could be in: what is hidden is shuffled anew."""
    state = _known(view).copy()
    state.seed = bytes(rng.below(256) for _ in range(16))
    _deal_deck(state, view, rng)
    bag = view.bag.copy()
    rng.shuffle(bag)
    state.bag = vec[i64](bag)
    if state.squares:
        for colour, tiles in enumerate(view.stacks):
            hidden = tiles[1:]
            rng.shuffle(hidden)
            state.stacks[colour] = hidden + tiles[:1]
    if state.bonus:
        _deal_bonuses(state, view, rng)
    return state


def _restore(view: View) -> State:
    """Return the state without what is hidden."""
    state = State(load_components(view.board), len(view.seats))
    set_options(state, view.options)
    state.start, state.round, state.seat = view.start, view.round, view.active
    state.mover = view.turn if view.turn is not None else view.active
    state.phase, state.further = PHASES.index(view.phase), view.further
    state.version, state.stalled = view.version, view.stalled
    for seat, known in enumerate(view.seats):
        _restore_seat(state, seat, known)
    state.display, state.market = view.display.copy(), vec[i64](view.market)
    state.discards = vec[i64](view.discards)
    state.dirk, state.dirk_points = view.dirk.copy(), view.dirk_points
    state.scored, state.waiting, state.ending = view.scored, view.waiting.copy(), view.ending
    state.asked, state.aside = view.asked.copy(), view.aside.copy()
    state.reshuffles = [[] for _ in range(view.reshuffles)]
    return state


_known: Final[Latest[View, State]] = Latest(_restore)  # a search guesses at one view often
# What is hidden is guessed where something is shown; nothing that is shown depends on the guess.
guess: Final[Latest[View, State]] = Latest(lambda view: determinize(view, Rng(b"what if")))


def _restore_seat(state: State, seat: int, known: Seat) -> None:
    state.points[seat] = known.points
    state.hands[seat] = known.money.copy()
    if UNKNOWN in known.money:
        state.forgotten = with_seat(state.forgotten, seat)
    state.palaces[seat] = rebuild([(t.tile, t.x, t.y) for t in known.alhambra[1:]])
    state.reserves[seat] = known.reserve.copy()
    state.trays[seat] = known.tray.copy()
    if known.vizier:
        state.active = with_seat(state.active, seat)
    state.shown[seat] = known.shown.copy()
    if known.answered:
        state.answered = with_seat(state.answered, seat)


def _deal_deck(state: State, view: View, rng: Rng) -> None:
    """Fill the piles from the bottom with cards that could be in them (ALH-S3).

    What is left is in the hands that nobody remembers (ALH-S1).
    """
    exchange = [card for card in view.unseen if card >= EXCHANGE]
    money = [card for card in view.unseen if card < EXCHANGE]
    rng.shuffle(exchange)
    rng.shuffle(money)
    deck: list[int] = []
    for pile in reversed(view.piles):
        cards = [SCORING_1 + number - 1 for number in pile.scoring]
        cards += [exchange.pop() for _ in range(pile.exchange)]
        cards += [money.pop() for _ in range(pile.cards - len(cards))]
        rng.shuffle(cards)
        deck += cards
        state.bounds = [*state.bounds, len(deck)]
    state.deck = vec[i64](deck)
    if state.forgotten:
        _deal_hands(state, exchange + money, rng)


def _deal_hands(state: State, cards: list[int], rng: Rng) -> None:
    rng.shuffle(cards)
    for seat, hand in enumerate(state.hands):
        if has_seat(state.forgotten, seat):
            state.hands[seat] = sorted(cards[: len(hand)])
            cards = cards[len(hand) :]


def _deal_bonuses(state: State, view: View, rng: Rng) -> None:
    """Deal the unknown bonus cards: who is asked to show some tells nothing of them (ALH-B4)."""
    cards = view.unknown.copy()
    _hand_out(state, view, cards, rng)
    if state.phase == REVEAL:
        if state.version < DISCREET:
            _heed_who_is_asked(state, view, cards, rng)
        _guess_answers(state, view, rng)


def _hand_out(state: State, view: View, cards: list[int], rng: Rng) -> None:
    rng.shuffle(cards)
    place = 0
    for seat, known in enumerate(view.seats):
        if seat == view.seat:
            state.bonuses[seat] = view.bonuses.copy()
        else:
            state.bonuses[seat] = sorted(cards[place : place + known.bonuses])
            place += known.bonuses


def _heed_who_is_asked(state: State, view: View, cards: list[int], rng: Rng) -> None:
    """Deal until it fits: by the older rules those were asked who had a card to show."""
    for _ in range(DEALS):
        if _fits(state):
            break
        _hand_out(state, view, cards, rng)
    order = due_order(state)
    later = order[order.index(state.mover) + 1 :]
    state.asked = [state.mover] + [seat for seat in later if showable(state, seat)]


def _fits(state: State) -> bool:
    """Tell whether those asked so far, and only they, have a bonus card to show."""
    for seat in due_order(state):
        asked = seat == state.mover or has_seat(state.answered, seat)
        if asked != bool(showable(state, seat)):
            return False
        if seat == state.mover:
            break
    return True


def _guess_answers(state: State, view: View, rng: Rng) -> None:
    for seat in range(state.players):
        if seat == view.seat:
            state.answers[seat] = view.answer.copy()
        elif has_seat(state.answered, seat):
            state.answers[seat] = [card for card in showable(state, seat) if rng.below(2)]
