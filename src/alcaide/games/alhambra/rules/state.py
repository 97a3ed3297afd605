"""Everything on the table, hidden or not: cheap to copy."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.rows import filled, held
from alcaide.games.alhambra.rules.components import FOUNTAIN, SLOTS, Components
from alcaide.games.alhambra.rules.palace import Alhambra, fountain_alone

ACT: Final = 0  # an action of the turn
PUT: Final = 1  # place what the turn brought
REVEAL: Final = 2  # show bonus cards before a scoring round
VIZIER: Final = 3  # use the vizier between two turns?
VIZIER_PUT: Final = 4  # place what the vizier bought
LAST_PUT: Final = 5  # place the last tiles of the market
OVER: Final = 6

NO_TILE: Final = -1
VERSION: Final = 3  # of the rules: those that new games follow
PROGRESS: Final = 2  # the version from which ALH-40 is in force
DISCREET: Final = 3  # the one from which ALH-B2, ALH-B4 and ALH-Q7 are as they are now


class State:
    """One position. Mutable; ``copy`` before exploring.

    Copies share the lists of numbers: these are never changed, others take their place.
    """

    def __init__(self, kit: Components, players: int, model: State | None = None) -> None:
        self.kit: Components = kit
        self.players: int = players
        # seats whose hand of money is only a guess, as bits (ALH-S1)
        self.forgotten: int = 0 if model is None else model.forgotten
        # of the rules of this game
        self.version: int = VERSION if model is None else model.version
        self.vizier: bool = False if model is None else model.vizier  # modules
        self.exchange: bool = False if model is None else model.exchange
        self.bonus: bool = False if model is None else model.bonus
        self.squares: bool = False if model is None else model.squares
        # rulings: ALH-X3
        self.exact_exchange: bool = True if model is None else model.exact_exchange
        self.vizier_exchange: bool = True if model is None else model.vizier_exchange  # ALH-V8
        self.vizier_dirk: bool = True if model is None else model.vizier_dirk  # ALH-V8
        self.decline: bool = True if model is None else model.decline  # ALH-6
        self.bag_ends: bool = False if model is None else model.bag_ends  # ALH-25
        self.count_squares: bool = False if model is None else model.count_squares  # ALH-Q6
        self.dirk_wins: bool = False if model is None else model.dirk_wins  # ALH-D7
        self.start: int = 0 if model is None else model.start
        self.seat: int = 0 if model is None else model.seat  # whose turn it is, or was last
        self.mover: int = 0 if model is None else model.mover  # who decides
        self.round: int = 1 if model is None else model.round
        self.phase: int = ACT if model is None else model.phase
        # a further action after an exact payment
        self.further: bool = False if model is None else model.further
        # turns in succession without progress (ALH-40)
        self.stalled: int = 0 if model is None else model.stalled
        # the top card is the last
        self.deck: vec[i64] = vec[i64]() if model is None else model.deck[:]
        # piles of the deck from the bottom: heights of their tops
        self.bounds: list[int] = [] if model is None else model.bounds
        self.discards: vec[i64] = vec[i64]() if model is None else model.discards[:]
        self.display: list[int] = [] if model is None else model.display
        # the next tile is the last
        self.bag: vec[i64] = vec[i64]() if model is None else model.bag[:]
        self.market: vec[i64] = vec[i64]([NO_TILE] * SLOTS) if model is None else model.market[:]
        # sorted
        self.hands: list[list[int]] = lists(players) if model is None else model.hands.copy()
        self.palaces: list[Alhambra] = (
            [fountain_alone() for _ in range(players)] if model is None else model.palaces.copy()
        )
        # sorted
        self.reserves: list[list[int]] = lists(players) if model is None else model.reserves.copy()
        # tiles to be placed now
        self.trays: list[list[int]] = lists(players) if model is None else model.trays.copy()
        self.dirk: list[int] = [] if model is None else model.dirk
        self.points: vec[i64] = vec[i64]([0] * players) if model is None else model.points[:]
        self.dirk_points: int = 0 if model is None else model.dirk_points
        self.scored: int = 0 if model is None else model.scored  # scoring rounds held
        # scoring rounds to hold after this refill
        self.waiting: list[int] = [] if model is None else model.waiting
        # the market could not be filled
        self.ending: bool = False if model is None else model.ending
        # seats with an active vizier, as bits
        self.active: int = 0 if model is None else model.active
        # seats still to be asked (viziers, reveals, last tiles)
        self.asked: list[int] = [] if model is None else model.asked
        self.bonuses: list[list[int]] = (  # bonus cards in hand
            lists(players) if model is None else copied(model.bonuses, model.bonus)
        )
        self.shown: list[list[int]] = (  # bonus cards shown
            lists(players) if model is None else copied(model.shown, model.bonus)
        )
        self.answers: list[list[int]] = (  # reveals, not yet open
            lists(players) if model is None else copied(model.answers, model.bonus)
        )
        # seats whose answer is in, as bits
        self.answered: int = 0 if model is None else model.answered
        self.aside: list[int] = [] if model is None else model.aside  # bonus cards nobody got, open
        self.stacks: list[list[int]] = (  # squares; the last is open
            lists(6) if model is None else copied(model.stacks, model.squares)
        )
        self.seed: bytes = b"" if model is None else model.seed  # of the reshuffles
        # those that happened, top first
        self.reshuffles: list[list[int]] = [] if model is None else model.reshuffles
        # those of a record, still to be followed
        self.coming: list[list[int]] = [] if model is None else model.coming

    def copy(self) -> State:
        """Return an independent copy."""
        return State(self.kit, self.players, self)  # compiled classes have no other way

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[dict[str, Any]]]:
        return restore, (held(self),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and held(self) == held(other)

    def __hash__(self) -> int:
        raise TypeError("a position changes, so it has no hash")


def restore(fields: dict[str, Any]) -> State:
    """Return a state from what its fields hold: unpickle."""
    return filled(State(fields["kit"], fields["players"]), fields)


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


def may_show(state: State) -> bool:
    """Tell whether it is a turn in which its player may show bonus cards (ALH-B2)."""
    if not state.bonus or state.version < DISCREET:
        return False
    return state.phase == ACT or state.phase == PUT


def lists(number: int) -> list[list[int]]:
    """Return so many empty lists."""
    return [[] for _ in range(number)]


def copied(lists: list[list[int]], used: bool) -> list[list[int]]:
    """Return a copy of some lists that are used; those that are not stay empty."""
    return lists.copy() if used else lists
