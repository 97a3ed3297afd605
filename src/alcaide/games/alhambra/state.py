"""Everything on the table, hidden or not: cheap to copy."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.rows import plain, set_plain
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
VERSION: Final = 2  # of the rules: those that new games follow
PROGRESS: Final = 2  # the version from which ALH-40 is in force


class State:
    """One position. Mutable; ``copy`` before exploring.

    Copies share the lists of numbers: these are never changed, others take their place.
    """

    def __init__(self, kit: Kit, players: int, model: State | None = None) -> None:
        self.kit: Kit = kit
        self.players: int = players
        self.sheet: Sheet | None = None  # as it was last observed in numbers
        if model is None:  # else there is no need to make what is replaced at once
            self.version: int = VERSION  # of the rules of this game
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
            self.stalled: int = 0  # turns in succession without progress (ALH-40)
            self.deck = vec[i64]()  # the top card is the last
            self.bounds: list[int] = []  # piles of the deck from the bottom: heights of their tops
            self.discards = vec[i64]()
            self.display: list[int] = []
            self.bag = vec[i64]()  # the next tile is the last
            self.market = vec[i64]([NO_TILE] * SLOTS)
            self.hands: list[list[int]] = [[] for _ in range(players)]  # sorted
            self.palaces: list[Alhambra] = [fountain_alone() for _ in range(players)]
            self.reserves: list[list[int]] = [[] for _ in range(players)]  # sorted
            self.trays: list[list[int]] = [[] for _ in range(players)]  # tiles to be placed now
            self.dirk: list[int] = []
            self.points = vec[i64]([0] * players)
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
            self.stacks: list[list[int]] = [[] for _ in range(6)]  # squares; the last is open
            self.seed: bytes = b""  # of the reshuffles
            self.reshuffles: list[list[int]] = []  # those that happened, top first
            self.coming: list[list[int]] = []  # those of a record, still to be followed
            return
        self.version = model.version
        self.vizier = model.vizier
        self.exchange = model.exchange
        self.bonus = model.bonus
        self.squares = model.squares
        self.exact_exchange = model.exact_exchange
        self.vizier_exchange = model.vizier_exchange
        self.vizier_dirk = model.vizier_dirk
        self.decline = model.decline
        self.bag_ends = model.bag_ends
        self.count_squares = model.count_squares
        self.dirk_wins = model.dirk_wins
        self.start = model.start
        self.seat = model.seat
        self.mover = model.mover
        self.round = model.round
        self.phase = model.phase
        self.further = model.further
        self.stalled = model.stalled
        self.deck = model.deck[:]
        self.bounds = model.bounds
        self.discards = model.discards[:]
        self.display = model.display
        self.bag = model.bag[:]
        self.market = model.market[:]
        self.hands = model.hands.copy()
        self.palaces = model.palaces.copy()
        self.reserves = model.reserves.copy()
        self.trays = model.trays.copy()
        self.dirk = model.dirk
        self.points = model.points[:]
        self.dirk_points = model.dirk_points
        self.scored = model.scored
        self.waiting = model.waiting
        self.ending = model.ending
        self.active = model.active
        self.asked = model.asked
        self.bonuses = model.bonuses.copy() if model.bonus else model.bonuses
        self.shown = model.shown.copy() if model.bonus else model.shown
        self.answers = model.answers.copy() if model.bonus else model.answers
        self.answered = model.answered
        self.aside = model.aside
        self.stacks = model.stacks.copy() if model.squares else model.stacks
        self.seed = model.seed
        self.reshuffles = model.reshuffles
        self.coming = model.coming

    def copy(self) -> State:
        """Return an independent copy."""
        return State(self.kit, self.players, self)  # compiled classes have no other way

    def __reduce__(self) -> tuple[object, tuple[str, int, list[object]]]:
        values: list[object] = [plain(self, name) for name in FIELDS]
        values[FIELDS.index("palaces")] = [palace.laid() for palace in self.palaces]
        return restore, (self.kit.text, self.players, values)


FIELDS: Final = (
    "version",
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
    "stalled",
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
        set_plain(state, name, value)
    return state


def without(things: list[int], thing: int) -> list[int]:
    """Return some things but for one."""
    rest = things.copy()
    rest.remove(thing)
    return rest


def with_one(things: list[int], thing: int) -> list[int]:
    """Return some things and one more, sorted."""
    more = [*things, thing]
    more.sort()
    return more


def is_square(tile: int) -> bool:
    """Tell whether a tile is a square (ALH-Q1)."""
    return 54 <= tile < FOUNTAIN
