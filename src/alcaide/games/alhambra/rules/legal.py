"""What is legal: every action that a player may choose. Numbers refer to docs/rules/alhambra.md."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.seat_sets import has_seat
from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.rules.components import (
    EXCHANGE,
    FOUNTAIN,
    SLOTS,
    SQUARE_LIMIT,
    TAKE_LIMIT,
)
from alcaide.games.alhambra.rules.packed import card_value
from alcaide.games.alhambra.rules.palace import FIT, SMALL, Alhambra, loose, survey
from alcaide.games.alhambra.rules.payments import (
    EXACTLY,
    MORE,
    NOTHING,
    list_buys,
    money_by_currency,
    sum_of,
)
from alcaide.games.alhambra.rules.state import (
    ACT,
    LAST_PUT,
    OVER,
    PUT,
    REVEAL,
    VIZIER,
    State,
    is_square,
    may_show,
)

CELLS: Final = SMALL * SMALL
STALL_ROUNDS: Final = 2  # without progress, after which redesigning waits (ALH-40)
TAKE: Final[list[Action]] = act.TAKE  # bound here: found at once when compiled
SMALL_TAKES: Final[dict[int, list[Action]]] = {}  # of up to four cards below 5: a few thousand
SQUARE: Final[list[Action]] = act.SQUARE
REACTIVATE: Final[Action] = act.REACTIVATE
END: Final[Action] = act.END
NO: Final[Action] = act.NO
PUT_RESERVE: Final[list[Action]] = [act.PutReserve(tile) for tile in range(FOUNTAIN)]
PUT_DIRK: Final[list[Action]] = [act.PutDirk(tile) for tile in range(FOUNTAIN)]
LIFT: Final[list[Action | None]] = [None] * CELLS


class ActionGrid:
    """Actions of one kind by tile and cell of a small grid, made when needed."""

    def __init__(self, kind: Any) -> None:
        self.kind: Any = kind
        self.rows: list[list[Any]] = [[None] * CELLS for _ in range(FOUNTAIN)]


BUILD: Final = ActionGrid(act.Build)
EXCHANGE_FOR: Final = ActionGrid(act.Exchange)
PUT_AT: Final = ActionGrid(act.Put)


def turn(state: State) -> int | None:
    """Return the seat to decide, or None when the game is over."""
    return None if state.phase == OVER else state.mover


def legal_actions(state: State) -> list[Action]:
    """Return every legal action, each once, in a fixed order; empty only at the end."""
    actions = worthwhile(state)
    if state.bonus and may_show(state):
        actions += [act.Reveal((card,)) for card in showable(state, state.mover)]
    return actions


def worthwhile(state: State) -> list[Action]:
    """Return the legal actions but for showing bonus cards in one's own turn.

    That only tells the others: every scoring round asks for them (ALH-B4). So bots leave it alone.
    """
    phase = state.phase
    if phase == ACT:
        return turn_actions(state)
    if phase == OVER:
        return []
    if phase == VIZIER:
        actions = vizier_actions(state, state.mover)
        actions.append(NO)
        return actions
    if phase == REVEAL:
        return reveals(state, state.mover)
    return placings(state)


def turn_actions(state: State) -> list[Action]:
    """List the actions of a turn (ALH-1); ``end`` after an exact payment, or alone (ALH-6)."""
    seat = state.mover
    actions: list[Action] = []
    _list_money(state, actions)
    _list_purchases(state, seat, actions)
    waits = state.stalled >= STALL_ROUNDS * state.players and bool(actions or _squares(state, seat))
    if not waits:  # ALH-40
        _list_redesigns(state, seat, actions)
    if state.squares:
        actions += _squares(state, seat)
    if state.vizier and not has_seat(state.active, seat) and not waits:
        actions.append(REACTIVATE)  # ALH-V5
    if not actions or (state.further and state.decline):
        actions.append(END)
    return actions


def redesigns(state: State) -> list[Action]:
    """List the redesigns of the seat to move, whether or not they have to wait."""
    actions: list[Action] = []
    _list_redesigns(state, state.mover, actions)
    return actions


def _list_money(state: State, actions: list[Action]) -> None:
    """List one card of any value, or several of at most 5 together (ALH-2, ALH-X1)."""
    seen = 0  # cards, as bits
    small: list[int] = []
    for card in state.display:
        if not seen >> card & 1:
            seen |= 1 << card
            actions.append(TAKE[card])
        if card < EXCHANGE and card_value(card) < TAKE_LIMIT:
            small.append(card)
    if len(small) > 1:
        small.sort()
        key = 0
        for card in small:
            key = key << 6 | card
        found = SMALL_TAKES.get(key)
        if found is None:
            found = SMALL_TAKES[key] = _small_takes(small)
        actions += found


def _small_takes(small: list[int]) -> list[Action]:
    takes: list[tuple[int, ...]] = []
    for mask in range(3, 1 << len(small)):
        cards = [small[i] for i in range(len(small)) if mask >> i & 1]
        if len(cards) > 1 and sum_of(cards) <= TAKE_LIMIT and tuple(cards) not in takes:
            takes.append(tuple(cards))
    return [act.Take(cards) for cards in takes]


def _list_purchases(state: State, seat: int, actions: list[Action]) -> None:
    """List what the hand can pay (ALH-3)."""
    hand = state.hands[seat]
    purse = money_by_currency(hand)
    exchange = EXACTLY if state.exact_exchange else MORE  # ALH-X3
    for slot in range(SLOTS):
        tile = state.market[slot]
        if tile >= 0:
            list_buys(hand, purse, slot, state.kit.price[tile], False, exchange, actions)


def _squares(state: State, seat: int) -> list[Action]:
    """List the open squares, as far as a seat may have one more (ALH-Q1, ALH-Q3)."""
    if not state.squares or squares_of(state, seat) >= SQUARE_LIMIT:
        return []
    return [SQUARE[colour] for colour in range(6) if state.stacks[colour]]


def _list_redesigns(state: State, seat: int, actions: list[Action]) -> None:
    """List the three redesigns; the lists last as long as the Alhambra (ALH-15)."""
    palace = state.palaces[seat]
    if palace.lifts is None:
        palace.lifts = [_lift(palace, cell) for cell in loose(palace, state.kit.walls)]  # ALH-16
        palace.redesigns = {}
    for tile in state.reserves[seat]:
        made = palace.redesigns.get(tile)
        if made is None:
            made = palace.redesigns[tile] = _redesigns(palace, state.kit.walls, tile)
        actions += made
    actions += palace.lifts


def _redesigns(palace: Alhambra, walls: vec[i64], tile: int) -> list[Action]:
    """Return all that may be done with a tile of the reserve."""
    survey(palace, walls)
    fit = FIT[walls[tile]]
    actions = _at(BUILD, palace, tile, fit, palace.cells, palace.places)  # ALH-11
    actions += _at(EXCHANGE_FOR, palace, tile, fit, palace.lying, palace.seats)  # ALH-17
    return actions


def _lift(palace: Alhambra, cell: i64) -> Action:
    made = LIFT[cell] if palace.side == SMALL else None
    if made is None:
        made = act.Lift(palace.x_of(cell), palace.y_of(cell))
        if palace.side == SMALL:
            LIFT[cell] = made
    return made


def _at(
    made: ActionGrid, palace: Alhambra, tile: int, fit: bytes, cells: vec[i64], places: bytes
) -> list[Action]:
    """Return the actions of one kind that put a tile where it fits, each made only once."""
    if palace.side != SMALL:
        fitting = [cell for i, cell in enumerate(cells) if fit[places[i]]]
        return [made.kind(tile, palace.x_of(cell), palace.y_of(cell)) for cell in fitting]
    row = made.rows[tile]
    return [
        row[cells[i]] or _make(made, palace, tile, cells[i])
        for i in range(len(places))
        if fit[places[i]]
    ]


def _make(made: ActionGrid, palace: Alhambra, tile: int, cell: i64) -> Any:
    action = made.rows[tile][cell] = made.kind(tile, palace.x_of(cell), palace.y_of(cell))
    return action


def spots(palace: Alhambra, wall: i64) -> list[i64]:
    """Return the cells where a tile with these walls may go (ALH-11)."""
    fit, places = FIT[wall], palace.places
    return [cell for i, cell in enumerate(palace.cells) if fit[places[i]]]


def placings(state: State) -> list[Action]:
    """List where the tiles of the tray may go (ALH-7, ALH-14, ALH-D6)."""
    seat = state.mover
    palace = state.palaces[seat]
    survey(palace, state.kit.walls)
    actions: list[Action] = []
    for tile in state.trays[seat]:
        fit = FIT[state.kit.walls[tile]]
        actions += _at(PUT_AT, palace, tile, fit, palace.cells, palace.places)
        actions.append(PUT_RESERVE[tile])
        if dirk_takes(state, tile):
            actions.append(PUT_DIRK[tile])
    return actions


def dirk_takes(state: State, tile: int) -> bool:
    """Tell whether a new tile may be given to Dirk (ALH-D6, ALH-V8)."""
    if state.players != 2 or is_square(tile) or state.phase == LAST_PUT:
        return False
    return state.phase == PUT or state.vizier_dirk


def vizier_actions(state: State, seat: int, one_slot: bool = False) -> list[Action]:
    """List what a seat's vizier could buy (ALH-V3, ALH-V8), on one slot where he can, or on all."""
    actions: list[Action] = []
    if not has_seat(state.active, seat):
        return actions
    hand = state.hands[seat]
    purse = money_by_currency(hand)
    exchange = EXACTLY if state.vizier_exchange else NOTHING
    for slot in range(SLOTS):
        tile = state.market[slot]
        if tile >= 0:
            list_buys(hand, purse, slot, state.kit.price[tile], True, exchange, actions)
            if one_slot and actions:
                break
    return actions


def showable(state: State, seat: int) -> list[int]:
    """Return the bonus cards in hand whose tile stands in the Alhambra (ALH-B2)."""
    if not state.bonuses[seat]:
        return []
    grid = state.palaces[seat].grid
    return [tile for tile in state.bonuses[seat] if tile in grid]


def reveals(state: State, seat: int) -> list[Action]:
    """List every choice of bonus cards to show, the empty one last (ALH-B4)."""
    cards = showable(state, seat)
    actions: list[Action] = [
        act.Reveal(tuple([cards[i] for i in range(len(cards)) if mask >> i & 1]))
        for mask in range(1, 1 << len(cards))
    ]
    actions.append(act.Reveal(()))
    return actions


def squares_of(state: State, seat: int) -> int:
    """Return how many squares a seat has, reserve and tray included (ALH-Q3)."""
    count = 0
    palace = state.palaces[seat]
    for cell in palace.lying:
        count += is_square(palace.grid[cell])
    for tile in state.reserves[seat]:
        count += is_square(tile)
    for tile in state.trays[seat]:
        count += is_square(tile)
    return count
