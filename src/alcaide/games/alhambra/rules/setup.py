"""From a seed to piles, and from piles to the first position (ALH-S1 to ALH-S5)."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.errors import SetupError
from alcaide.core.rng import Rng
from alcaide.core.seat_sets import all_seats
from alcaide.games.alhambra.rules.components import (
    BONUS_DEAL,
    BUILDINGS,
    CARDS,
    COLOURS,
    DISPLAY,
    EXCHANGE,
    SCORING_1,
    SCORING_2,
    SLOTS,
    SQUARES,
    START_MONEY,
    Components,
    card_name,
    load_components,
)
from alcaide.games.alhambra.rules.payments import sum_of
from alcaide.games.alhambra.rules.pile_checks import find_wrong_card, find_wrong_tile
from alcaide.games.alhambra.rules.state import VERSION, State
from alcaide.interface.values import Option, Setup

SEATS: Final = range(2, 7)
SWITCH: Final = ("off", "on")
OPTIONS: Final = (
    Option("vizier", SWITCH, "ALH-V1", module=True),
    Option("exchange", SWITCH, "ALH-X1", module=True),
    Option("bonus", SWITCH, "ALH-B1", module=True),
    Option("squares", SWITCH, "ALH-Q1", module=True),
    Option("exact_exchange", ("on", "off"), "ALH-X3", ruling=True, needs=("exchange",)),
    Option("vizier_exchange", ("on", "off"), "ALH-V8", ruling=True, needs=("vizier", "exchange")),
    Option("vizier_dirk", ("on", "off"), "ALH-V8", ruling=True, needs=("vizier",), players=(2,)),
    Option("decline", ("on", "off"), "ALH-6", ruling=True),
    Option("end", ("market", "bag"), "ALH-25", ruling=True),
    Option("count_squares", SWITCH, "ALH-Q6", ruling=True, needs=("squares",)),
    Option("dirk_wins", SWITCH, "ALH-D7", ruling=True, players=(2,)),
)
PILES: Final = 5
SCORING_PILES: Final = {1: SCORING_1, 3: SCORING_2}  # by number from the top, from 0 (ALH-S3)
EXCHANGE_PILES: Final = (1, 2, 3)
DIRK: Final = 6  # tiles at set-up (ALH-D2)


def shuffle(players: int, options: dict[str, str], rng: Rng) -> Setup:
    """Shuffle cards and tiles, draw who begins where the rules leave it open (ALH-S2)."""
    money = [c * 10 + v for c in range(4) for v in range(1, 10)] * copies(players)
    rng.shuffle(money)
    hands = deal_hands(money, players)
    table = sum(map(len, hands)) + DISPLAY
    deck = _stack(money[table:], options["exchange"] == "on", rng)
    tiles = list(range(BUILDINGS))
    rng.shuffle(tiles)
    starters = may_start(hands)
    kit = load_components()
    piles = {
        "Money": [card_name(card) for card in money[:table] + deck],
        "Tiles": [kit.names[tile] for tile in tiles],
    }
    if options["bonus"] == "on":
        bonus = kit.bonus.copy()
        rng.shuffle(bonus)
        piles["Bonus"] = [kit.names[tile] for tile in bonus]
    if options["squares"] == "on":
        piles["Squares"] = _shuffle_squares(kit, rng)
    return Setup(players, starters[rng.below(len(starters))], options, piles)


def copies(players: int) -> int:
    """Return how many there are of each money card (ALH-D1)."""
    return 2 if players == 2 else 3


def deal_hands(money: list[int], players: int) -> list[list[int]]:
    """Return the start hands: each seat draws to 20 or more (ALH-S1)."""
    hands: list[list[int]] = []
    place = 0
    for _ in range(players):
        hand: list[int] = []
        while sum_of(hand) < START_MONEY and place < len(money):
            hand.append(money[place])
            place += 1
        hands.append(hand)
    return hands


def may_start(hands: list[list[int]]) -> list[int]:
    """Return the seats with fewest cards, of these the lowest total (ALH-S2)."""
    rank = [(len(hand), sum_of(hand)) for hand in hands]
    lowest = min(rank)
    return [seat for seat in range(len(hands)) if rank[seat] == lowest]


def pile_sizes(cards: int) -> list[int]:
    """Return how many of the money cards go to each of the five piles (ALH-S3)."""
    return [cards // PILES + (pile < cards % PILES) for pile in range(PILES)]


def _stack(money: list[int], exchange: bool, rng: Rng) -> list[int]:
    """Return the deck, top first: scoring and exchange cards in their piles (ALH-S3)."""
    extra = list(range(EXCHANGE, EXCHANGE + 6))
    rng.shuffle(extra)
    deck: list[int] = []
    place = 0
    for number, size in enumerate(pile_sizes(len(money))):
        pile = money[place : place + size]
        place += size
        if number in SCORING_PILES:
            pile.append(SCORING_PILES[number])
        if exchange and number in EXCHANGE_PILES:
            pile += [extra.pop(), extra.pop()]
        rng.shuffle(pile)
        deck += pile
    return deck


def _shuffle_squares(kit: Components, rng: Rng) -> list[str]:
    stacks: list[str] = []
    for colour in range(len(COLOURS)):
        tiles = _squares(kit)[colour].copy()
        rng.shuffle(tiles)
        stacks.append(" ".join(kit.names[tile] for tile in tiles))
    return stacks


@lru_cache(maxsize=16)
def _squares(kit: Components) -> list[list[int]]:
    """Return the squares of each colour."""
    squares = range(BUILDINGS, BUILDINGS + SQUARES)
    return [[s for s in squares if kit.type[s] == colour] for colour in range(len(COLOURS))]


def deal(setup: Setup, version: int = VERSION) -> State:
    """Return the first position of a game that follows a version of the rules.

    Raises SetupError for a pile or a start seat that is not right.
    """
    if setup.players not in SEATS:
        raise SetupError(
            f"ALH-S1: Alhambra is for 2 to 6 players, not {setup.players}",
            "position-players",
            least="2",
            most="6",
            players=str(setup.players),
        )
    state = State(load_components(setup.board), setup.players)
    state.version = version
    set_options(state, setup.options)
    _check_piles(setup)
    _deal_money(state, setup)
    _deal_tiles(state, setup.piles["Tiles"])
    if state.bonus:
        _deal_bonus(state, setup.piles["Bonus"])
    if state.squares:
        _deal_squares(state, setup.piles["Squares"])
    if state.vizier:
        state.active = all_seats(state.players)  # ALH-V1
    expect(state, setup.events)
    state.seed = hashlib.sha256(repr(sorted(setup.piles.items())).encode()).digest()
    return state


def expect(state: State, events: Sequence[str]) -> None:
    """Let reshuffles be in the order that a record tells (ALH-19)."""
    state.coming = [_reshuffle(event.lower().split()) for event in events]


def _reshuffle(words: list[str]) -> list[int]:
    """Return the cards of a reshuffle (ALH-19); what is none names cards that never lie there."""
    if words[:1] != ["reshuffle"] or any(word not in CARDS for word in words[1:]):
        return []
    return [CARDS[word] for word in words[1:]]


def set_options(state: State, options: dict[str, str]) -> None:
    """Write options into a state."""
    state.vizier = options["vizier"] == "on"
    state.exchange = options["exchange"] == "on"
    state.bonus = options["bonus"] == "on"
    state.squares = options["squares"] == "on"
    state.exact_exchange = options["exact_exchange"] == "on"
    state.vizier_exchange = options["vizier_exchange"] == "on"
    state.vizier_dirk = options["vizier_dirk"] == "on"
    state.decline = options["decline"] == "on"
    state.bag_ends = options["end"] == "bag"
    state.count_squares = options["count_squares"] == "on"
    state.dirk_wins = options["dirk_wins"] == "on"


def _check_piles(setup: Setup) -> None:
    wanted = {"Money", "Tiles"}
    wanted |= {"Bonus"} if setup.options["bonus"] == "on" else set()
    wanted |= {"Squares"} if setup.options["squares"] == "on" else set()
    if set(setup.piles) != wanted:
        names = ", ".join(sorted(wanted))
        raise SetupError(
            f"ALH-S5: with these options the piles are {names}",
            "record-setup-piles",
            piles=names,
            given=", ".join(sorted(setup.piles)) or "-",
        )


def _deal_money(state: State, setup: Setup) -> None:
    cards = _cards(setup.piles["Money"], state)
    hands = deal_hands([card for card in cards if card < EXCHANGE], state.players)
    place = sum(map(len, hands))
    if any(card >= EXCHANGE for card in cards[: place + DISPLAY]):
        raise SetupError(
            "ALH-S3: in Money, scoring and exchange cards lie in the deck, not before it",
            "alhambra-setup-before",
        )
    if setup.start not in may_start(hands):
        allowed = ", ".join(str(seat) for seat in may_start(hands))
        raise SetupError(
            f"ALH-S2: seat {setup.start} cannot start; it must be seat {allowed}",
            "record-setup-start",
            start=str(setup.start),
            may=allowed,
        )
    state.start = state.seat = state.mover = setup.start
    state.hands = [sorted(hand) for hand in hands]
    state.display = cards[place : place + DISPLAY]
    deck = cards[place + DISPLAY :]
    state.bounds = _bounds(deck, state.exchange)
    state.deck = vec[i64](deck[::-1])


def _cards(words: list[str], state: State) -> list[int]:
    """Return the numbers of the cards, checked to be all of them (ALH-D1, ALH-X1)."""
    cards = [CARDS.get(word, -1) for word in words]
    if sorted(cards) != _all_cards(copies(state.players), state.exchange):
        find_wrong_card(words, copies(state.players), state.exchange)
    return cards


@cache
def _all_cards(copies: int, exchange: bool) -> list[int]:
    """Return all cards of a deck in the order of their numbers."""
    money = [card for card in CARDS.values() if card < EXCHANGE for _ in range(copies)]
    return money + [
        card for card in CARDS.values() if card >= (EXCHANGE if exchange else SCORING_1)
    ]


def _bounds(deck: list[int], exchange: bool) -> list[int]:
    """Return the heights of the five piles from the bottom, checked to hold what they must."""
    money = sum(card < EXCHANGE for card in deck)
    heights: list[int] = []
    place = 0
    for number, size in enumerate(pile_sizes(money)):
        special = SCORING_PILES.get(number)
        extra = 2 if exchange and number in EXCHANGE_PILES else 0
        size += extra + (special is not None)
        pile = deck[place : place + size]
        place += size
        heights.append(size)
        if [c for c in pile if c >= SCORING_1] != ([special] if special else []):
            raise SetupError(
                f"ALH-S3: in Money, pile {number + 1} of the deck has a wrong scoring card",
                "alhambra-setup-pile-scoring",
                number=number + 1,
                card=card_name(special) if special else "-",
            )
        if sum(EXCHANGE <= c < SCORING_1 for c in pile) != extra:
            raise SetupError(
                f"ALH-S3: in Money, pile {number + 1} of the deck needs {extra} exchange cards",
                "alhambra-setup-pile-exchange",
                number=number + 1,
                exchange=extra,
            )
    heights.reverse()
    return [sum(heights[: n + 1]) for n in range(PILES)]


def _tiles(words: list[str], kit: Components, wanted: list[int], where: str) -> list[int]:
    """Return the numbers of tiles, checked to be the wanted ones.

    ``where`` is the rule and the name of the pile.
    """
    tiles = [kit.number.get(word, -1) for word in words]
    if sorted(tiles) != sorted(wanted):
        find_wrong_tile(words, kit, wanted, where)
    return tiles


def _deal_tiles(state: State, words: list[str]) -> None:
    tiles = _tiles(words, state.kit, list(range(BUILDINGS)), "ALH-S4: Tiles")
    state.market = vec[i64](tiles[:SLOTS])
    place = SLOTS
    if state.players == 2:
        state.dirk = tiles[place : place + DIRK]
        place += DIRK
    state.bag = vec[i64](tiles[place:][::-1])


def _deal_bonus(state: State, words: list[str]) -> None:
    cards = _tiles(words, state.kit, state.kit.bonus, "ALH-B1: Bonus")
    each = BONUS_DEAL[state.players]
    for seat in range(state.players):
        state.bonuses[seat] = sorted(cards[seat * each : (seat + 1) * each])
    state.aside = sorted(cards[state.players * each :])


def _deal_squares(state: State, stacks: list[str]) -> None:
    if len(stacks) != len(COLOURS):
        raise SetupError(
            "ALH-S5: Squares needs six stacks: " + ", ".join(COLOURS),
            "record-setup-stacks",
            pile="Squares",
            found=len(stacks),
            size=len(COLOURS),
        )
    kit = state.kit
    for colour, words in enumerate(stacks):
        tiles = _tiles(words.split(), kit, _squares(kit)[colour], "ALH-S5: Squares")
        state.stacks[colour] = tiles[::-1]
