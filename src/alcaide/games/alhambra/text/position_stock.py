"""The cards and tiles that a position in words has not named yet."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.errors import PositionError
from alcaide.core.rng import Rng
from alcaide.core.seat_sets import with_seat
from alcaide.games.alhambra.rules.components import (
    BUILDINGS,
    CARDS,
    DISPLAY,
    EXCHANGE,
    FOUNTAIN,
    SCORING_1,
    SCORING_2,
    SLOTS,
    card_name,
)
from alcaide.games.alhambra.rules.setup import copies
from alcaide.games.alhambra.rules.state import NO_TILE, State, is_square

REST = "rest"
BY_NAME = {name.lower(): card for name, card in CARDS.items()}


class Stock:
    """Gives out cards and tiles by name, each as often as there is one."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.given: list[int] = []  # cards
        self.used: list[int] = []  # tiles
        self.bonus_used: list[int] = []
        self.unknown = [0] * state.players  # bonus cards nobody knows
        self.forgotten = [0] * state.players  # cards in hands nobody remembers
        self.deck: list[int] = []  # the top card is the last
        self.discards: list[int] = []
        self.bag: list[int] = []  # the next tile is the last
        self.aside: list[int] = []  # bonus cards nobody got
        self.piles: list[tuple[int, list[int], int]] = []  # cards, scoring cards, exchange cards
        self.rest_cards: list[int] | None = None  # where the rest goes
        self.rest_tiles: list[int] | None = None

    def cards(self, words: list[str], target: list[int]) -> None:
        """Put named cards into a list."""
        for word in words:
            if word == REST:
                self.rest_cards = target
                continue
            card = BY_NAME.get(word, -1)
            if card < 0:
                given = repr(word[:20])
                told = f"ALH-S3: {given} is no card; cards are like y7, yb, S1"
                raise PositionError(told, "alhambra-position-no-card", card=given)
            self.given.append(card)
            if self.given.count(card) > self._number_of(card):
                told = f"ALH-S3: there are not so many cards {card_name(card)}"
                raise PositionError(told, "alhambra-position-cards", card=card_name(card))
            target.append(card)

    def _number_of(self, card: int) -> int:
        if card < EXCHANGE:
            return copies(self.state.players)
        return 1 if card >= SCORING_1 or self.state.exchange else 0

    def tiles(self, words: list[str], first: int, end: int) -> list[int]:
        """Return the tiles of these names, which must be of a range."""
        found = []
        for word in words:
            tile = self.state.kit.number.get(word, -1)
            if not first <= tile < end:
                given = repr(word[:20])
                told = f"ALH-S4: {given} is no tile that can be there"
                raise PositionError(told, "alhambra-position-no-tile", tile=given)
            if is_square(tile) and not self.state.squares:
                told = "ALH-Q1: there are no squares in this game"
                raise PositionError(told, "alhambra-position-no-squares")
            if tile in self.used:
                told = f"ALH-S4: {word} is in two places"
                raise PositionError(told, "alhambra-position-tile-twice", tile=word)
            self.used.append(tile)
            found.append(tile)
        return found

    def tiles_into(self, words: list[str], target: list[int]) -> None:
        """Put named tiles into a list."""
        if REST in words:
            self.rest_tiles = target
        target += self.tiles([word for word in words if word != REST], 0, FOUNTAIN)

    def stack(self, words: list[str]) -> None:
        """Put named squares on their stack, top first."""
        found = self.tiles(words, BUILDINGS, FOUNTAIN)
        colours = {self.state.kit.type[tile] for tile in found}
        if len(colours) != 1:
            told = "ALH-Q1: a stack of squares is of one colour"
            raise PositionError(told, "alhambra-position-stack")
        self.state.stacks[colours.pop()] = found[::-1]

    def bonuses(self, words: list[str]) -> list[int]:
        """Return the bonus cards of these names."""
        found = []
        for word in words:
            card = self.state.kit.number.get(word, -1)
            if not self.state.bonus or card not in self.state.kit.bonus:
                given = repr(word[:20])
                told = f"ALH-B1: there is no bonus card {given} in this game"
                raise PositionError(told, "alhambra-position-no-bonus", card=given)
            if card in self.bonus_used:
                told = f"ALH-B1: bonus card {word} is in two places"
                raise PositionError(told, "alhambra-position-bonus-twice", card=word)
            self.bonus_used.append(card)
            found.append(card)
        return sorted(found)

    def pile(self, words: list[str]) -> None:
        """Read the make-up of a pile of the deck."""
        digits = [int(word) for word in words if word.isascii() and word.isdigit()]
        exchange = digits[1] if "exchange" in words and len(digits) == 2 else 0
        scoring = [BY_NAME[word] for word in words if word in ("s1", "s2")]
        if not digits or len(digits) + len(scoring) + words.count("exchange") != len(words):
            told = "a pile is: pile NUMBER S1 exchange NUMBER"
            raise PositionError(told, "alhambra-position-pile")
        self.piles.append((digits[0], scoring, exchange))

    def finish(self, *, need_market: bool, need_display: bool, rng: Rng | None) -> None:
        """Put what was not named in its place; without chance the lowest first."""
        self._finish_tiles(need_market, rng)
        self._finish_cards(need_display, rng)
        state = self.state
        state.deck, state.bag = vec[i64](self.deck), vec[i64](self.bag)
        state.discards = vec[i64](self.discards)
        for seat, hand in enumerate(state.hands):
            hand.sort()
            if self.forgotten[seat]:
                state.forgotten = with_seat(state.forgotten, seat)
        for tiles in state.reserves:
            tiles.sort()
        if state.bonus:
            left = [card for card in state.kit.bonus if card not in self.bonus_used]
            shuffled(left, rng)
            for seat, number in enumerate(self.unknown):
                if number > len(left):
                    told = "ALH-B1: there are ten bonus cards"
                    raise PositionError(told, "alhambra-position-ten")
                state.bonuses[seat] = sorted(state.bonuses[seat] + left[:number])
                left = left[number:]
            state.aside = sorted(self.aside + left)
        elif any(self.unknown):
            told = "ALH-B1: there are no bonus cards in this game"
            raise PositionError(told, "alhambra-position-no-bonuses")

    def _finish_tiles(self, need_market: bool, rng: Rng | None) -> None:
        state = self.state
        left = [tile for tile in range(BUILDINGS) if tile not in self.used]
        shuffled(left, rng)
        if need_market:
            lying = left[:SLOTS]
            state.market = vec[i64](lying + [NO_TILE] * (SLOTS - len(lying)))
            left = left[SLOTS:]
        if self.rest_tiles is None:
            self.bag = left[::-1] + self.bag
        else:
            self.rest_tiles += left
        squares = [tile for tile in range(BUILDINGS, FOUNTAIN) if tile not in self.used]
        shuffled(squares, rng)
        for tile in squares if state.squares else ():
            state.stacks[state.kit.type[tile]].insert(0, tile)

    def _finish_cards(self, need_display: bool, rng: Rng | None) -> None:
        state = self.state
        left = [card for name, card in CARDS.items() if card < SCORING_1 for _ in self._left(card)]
        shuffled(left, rng)
        if need_display:
            money = [card for card in left if card < EXCHANGE][:DISPLAY]
            for card in money:
                left.remove(card)
            state.display = money
        if self.rest_cards is not None:
            self.rest_cards += left
            left = []
        if self.piles and not self.deck:
            left = self._deal_piles(left, rng)
            self._deal_hands(left)
            if left:
                told = "ALH-S3: there are more cards than the piles hold"
                raise PositionError(told, "alhambra-position-piles-few")
        else:
            self._deal_hands(left)
            coming = [SCORING_1, SCORING_2][min(state.scored, 2) :]
            coming = [c for c in coming if c not in self.given and c - 49 not in state.waiting]
            if self.piles:
                coming = []
            self.deck = in_order(coming[::-1] + left[::-1], rng) + self.deck
            self._set_bounds()

    def _deal_hands(self, left: list[int]) -> None:
        """Take what nobody remembers from what has not been named."""
        for hand, number in zip(self.state.hands, self.forgotten, strict=True):
            if number > len(left):
                told = "ALH-S1: there are not so many cards for all hands"
                raise PositionError(told, "alhambra-position-hands")
            hand += left[:number]
            del left[:number]

    def _left(self, card: int) -> range:
        return range(self._number_of(card) - self.given.count(card))

    def _set_bounds(self) -> None:
        """Write the heights of the piles from the bottom; without piles it is one."""
        state = self.state
        heights = [number for number, _, _ in reversed(self.piles)] or [len(self.deck)]
        state.bounds = [sum(heights[: n + 1]) for n in range(len(heights))]
        if state.bounds[-1] != len(self.deck):
            cards = len(self.deck)
            told = f"ALH-S3: the piles of the deck have {cards} cards"
            raise PositionError(told, "alhambra-position-piles", cards=cards)

    def _deal_piles(self, left: list[int], rng: Rng | None) -> list[int]:
        """Fill the piles from the bottom with what has not been named; return what is left."""
        exchange = [card for card in left if card >= EXCHANGE]
        money = [card for card in left if card < EXCHANGE]
        for number, scoring, pairs in reversed(self.piles):
            pile = scoring + exchange[:pairs] + money[: number - len(scoring) - pairs]
            shuffled(pile, rng)
            self.deck += pile
            exchange = exchange[pairs:]
            money = money[number - len(scoring) - pairs :]
        self._set_bounds()
        return exchange + money


def shuffled(things: list[int], rng: Rng | None) -> None:
    """Shuffle things that nobody knows the order of, if there is chance."""
    if rng:
        rng.shuffle(things)


def in_order(deck: list[int], rng: Rng | None) -> list[int]:
    """Return a part of the deck, shuffled; the first scoring card comes before the second."""
    shuffled(deck, rng)
    if SCORING_1 in deck and SCORING_2 in deck:
        one, two = deck.index(SCORING_1), deck.index(SCORING_2)
        deck[max(one, two)], deck[min(one, two)] = SCORING_1, SCORING_2
    return deck
