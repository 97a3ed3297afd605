"""Everything on the table, hidden or not."""

from __future__ import annotations

from typing import Final

from alcaide.games.alhambra.components import FOUNTAIN, SLOTS, Kit, load_kit
from alcaide.games.alhambra.palace import Alhambra, fountain_alone, rebuild
from alcaide.games.alhambra.sheet import Sheet

ACT: Final = 0  # an action of the turn
PUT: Final = 1  # place what the turn brought
REVEAL: Final = 2  # show bonus cards before a scoring round
VIZIER: Final = 3  # use the vizier between two turns?
VIZIER_PUT: Final = 4  # place what the vizier bought
LAST_PUT: Final = 5  # place the last tiles of the market
OVER: Final = 6

NO_TILE: Final = -1


class State:
    """One position. Mutable; ``copy`` before exploring."""

    def __init__(self, kit: Kit, players: int) -> None:
        self.kit: Kit = kit
        self.players: int = players
        self.vizier: bool = False  # modules
        self.exchange: bool = False
        self.bonus: bool = False
        self.squares: bool = False
        self.exact_exchange: bool = True  # rulings: ALH-X3
        self.vizier_exchange: bool = True  # ALH-V8
        self.vizier_dirk: bool = True  # ALH-V8
        self.decline: bool = True  # ALH-6
        self.bag_ends: bool = False  # ALH-25
        self.count_squares: bool = False  # ALH-Q6
        self.dirk_wins: bool = False  # ALH-D7
        self.start: int = 0
        self.seat: int = 0  # whose turn it is, or was last
        self.mover: int = 0  # who decides
        self.round: int = 1
        self.phase: int = ACT
        self.further: bool = False  # a further action after an exact payment
        self.deck: list[int] = []  # the top card is the last
        self.bounds: list[int] = []  # piles of the deck from the bottom: heights of their tops
        self.discards: list[int] = []
        self.display: list[int] = []
        self.bag: list[int] = []  # the next tile is the last
        self.market: list[int] = [NO_TILE] * SLOTS
        self.hands: list[list[int]] = [[] for _ in range(players)]  # sorted
        self.palaces: list[Alhambra] = [fountain_alone() for _ in range(players)]
        self.reserves: list[list[int]] = [[] for _ in range(players)]  # sorted
        self.trays: list[list[int]] = [[] for _ in range(players)]  # tiles to be placed now
        self.dirk: list[int] = []
        self.points: list[int] = [0] * players
        self.dirk_points: int = 0
        self.scored: int = 0  # scoring rounds held
        self.waiting: list[int] = []  # scoring rounds to hold after this refill
        self.ending: bool = False  # the market could not be filled
        self.active: int = 0  # seats with an active vizier, as bits
        self.asked: list[int] = []  # seats still to be asked (viziers, reveals, last tiles)
        self.bonuses: list[list[int]] = [[] for _ in range(players)]  # bonus cards in hand
        self.shown: list[list[int]] = [[] for _ in range(players)]  # bonus cards shown
        self.answers: list[list[int]] = [[] for _ in range(players)]  # reveals, not yet open
        self.answered: int = 0  # seats whose answer is in, as bits
        self.aside: list[int] = []  # bonus cards nobody got, open
        self.stacks: list[list[int]] = [[] for _ in range(6)]  # squares; the open one is the last
        self.seed: bytes = b""  # of the reshuffles
        self.reshuffles: list[list[int]] = []  # those that happened, top first
        self.coming: list[list[int]] = []  # those of a record, still to be followed
        self.sheet: Sheet | None = None  # as it was last observed in numbers

    def copy(self) -> State:
        """Return an independent copy."""
        other = State(self.kit, 0)
        other.players = self.players
        other.vizier = self.vizier
        other.exchange = self.exchange
        other.bonus = self.bonus
        other.squares = self.squares
        other.exact_exchange = self.exact_exchange
        other.vizier_exchange = self.vizier_exchange
        other.vizier_dirk = self.vizier_dirk
        other.decline = self.decline
        other.bag_ends = self.bag_ends
        other.count_squares = self.count_squares
        other.dirk_wins = self.dirk_wins
        other.start = self.start
        other.seat = self.seat
        other.mover = self.mover
        other.round = self.round
        other.phase = self.phase
        other.further = self.further
        other.deck = self.deck.copy()
        other.bounds = self.bounds
        other.discards = self.discards.copy()
        other.display = self.display.copy()
        other.bag = self.bag.copy()
        other.market = self.market.copy()
        other.hands = [cards.copy() for cards in self.hands]
        other.palaces = self.palaces.copy()
        other.reserves = [tiles.copy() for tiles in self.reserves]
        other.trays = [tiles.copy() for tiles in self.trays]
        other.dirk = self.dirk.copy()
        other.points = self.points.copy()
        other.dirk_points = self.dirk_points
        other.scored = self.scored
        other.waiting = self.waiting.copy()
        other.ending = self.ending
        other.active = self.active
        other.asked = self.asked.copy()
        other.answered = self.answered
        if self.bonus:
            other.bonuses = [cards.copy() for cards in self.bonuses]
            other.shown = [cards.copy() for cards in self.shown]
            other.answers = [cards.copy() for cards in self.answers]
            other.aside = self.aside
        else:
            other.bonuses, other.shown, other.answers = self.bonuses, self.shown, self.answers
        other.stacks = [tiles.copy() for tiles in self.stacks] if self.squares else self.stacks
        other.seed = self.seed
        other.reshuffles = self.reshuffles.copy()
        other.coming = self.coming
        return other

    def __reduce__(self) -> tuple[object, tuple[str, int, list[object]]]:
        values: list[object] = [getattr(self, name) for name in FIELDS]
        values[FIELDS.index("palaces")] = [palace.laid() for palace in self.palaces]
        return restore, (self.kit.text, self.players, values)


FIELDS: Final = (
    "vizier",
    "exchange",
    "bonus",
    "squares",
    "exact_exchange",
    "vizier_exchange",
    "vizier_dirk",
    "decline",
    "bag_ends",
    "count_squares",
    "dirk_wins",
    "start",
    "seat",
    "mover",
    "round",
    "phase",
    "further",
    "deck",
    "bounds",
    "discards",
    "display",
    "bag",
    "market",
    "hands",
    "palaces",
    "reserves",
    "trays",
    "dirk",
    "points",
    "dirk_points",
    "scored",
    "waiting",
    "ending",
    "active",
    "asked",
    "bonuses",
    "shown",
    "answers",
    "answered",
    "aside",
    "stacks",
    "seed",
    "reshuffles",
    "coming",
)  # all but the kit and the number of players, for pickling


def restore(kit: str, players: int, values: list[object]) -> State:
    """Return a state from its kit's text and the values of FIELDS: unpickle."""
    state = State(load_kit(kit), players)
    for name, value in zip(FIELDS, values, strict=True):
        if name == "palaces":
            value = [rebuild(laid) for laid in value]  # type: ignore[attr-defined]
        setattr(state, name, value)
    return state


def is_square(tile: int) -> bool:
    """Tell whether a tile is a square (ALH-Q1)."""
    return 54 <= tile < FOUNTAIN
