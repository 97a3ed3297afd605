"""What a seat may know of Alhambra, in numbers. docs/features/alhambra.md explains every block."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.encoding import Encoding, Pieces, Stock
from alcaide.core.seat_sets import has_seat
from alcaide.games.alhambra.rules.components import (
    BONUS_CARDS,
    BUILDINGS,
    DISPLAY,
    SLOTS,
    TYPES,
    Components,
)
from alcaide.games.alhambra.rules.packed import wall_on
from alcaide.games.alhambra.rules.palace import GRIDS
from alcaide.games.alhambra.rules.state import DISCREET, REVEAL, State
from alcaide.games.alhambra.tensors.observation_cache import ObservationCache
from alcaide.interface.features import Block

CARDS: Final = 46  # numbers of money and exchange cards
COPIES: Final = 3  # of a money card
TYPE_COUNT: Final = len(TYPES)
HALF: Final = 7  # how far from the fountain cells have numbers
WINDOW: Final = 2 * HALF + 1
CELLS: Final = WINDOW * WINDOW
RESERVE: Final = 3  # tiles of one type in a reserve, and in a tray, that have numbers
TRAY: Final = 2
LOOK: Final = TYPE_COUNT + 5  # numbers that tell how a tile looks: type, square, walls
PHASES: Final = 7
OPTIONS: Final = 11


def parts(players: int) -> tuple[Block, ...]:
    """Return the blocks of an observation."""
    return (
        Block("alhambras", (players, CELLS, LOOK)),
        Block("reserve", (TYPE_COUNT, RESERVE, LOOK)),
        Block("tray", (TYPE_COUNT, TRAY, LOOK)),
        Block("market", (SLOTS, LOOK)),
        Block("squares", (TYPE_COUNT, LOOK)),
        Block("prices", (SLOTS,), 13),
        Block("display", (DISPLAY, CARDS)),
        Block("money", (players, CARDS), COPIES),
        Block("discards", (CARDS,), COPIES),
        Block("unseen", (CARDS,), COPIES),
        Block("bag", (BUILDINGS,)),
        Block("built", (players, TYPE_COUNT), 10),
        Block("reserves", (players, TYPE_COUNT), 10),
        Block("dirk", (TYPE_COUNT,), 10),
        Block("points", (players,), 100),
        Block("dirk-points", (1,), 100),
        Block("bonus-hand", (BONUS_CARDS,)),
        Block("bonus-shown", (players, BONUS_CARDS)),
        Block("bonus-aside", (BONUS_CARDS,)),
        Block("bonus-cards", (players,), 3),
        Block("vizier", (players,)),
        Block("answered", (players,)),
        Block("asked", (players,)),
        Block("turn", (players,)),
        Block("active", (players,)),
        Block("start", (players,)),
        Block("phase", (PHASES,)),
        Block("scored", (1,), 3),
        Block("waiting", (1,), 3),
        Block("further", (1,)),
        Block("ending", (1,)),
        Block("deck", (1,), 114),
        Block("options", (OPTIONS,)),
    )


def new_cache(state: State, encoding: Encoding) -> ObservationCache:
    """Return a cache for the observations of a position and all that it becomes."""
    return ObservationCache(encoding, state.players, looks(state.kit, encoding))


def write(state: State, seat: int, cache: ObservationCache) -> Pieces:
    """Return what a seat may know, as `parts` lays it out; seats are counted from the own."""
    encoding, seats, look = cache.encoding, cache.seats[seat], cache.looks
    out: Pieces = []
    for s in seats:
        if cache.palaces[s] is not state.palaces[s]:
            _survey(state, s, cache)
        out.append(cache.grounds[s])
    out.append(_reserve(state, seat, cache, look))
    out.append(_tiles(state, state.trays[state.mover], TRAY, encoding, look))
    for tile in state.market:
        out.append(look[tile])  # NO_TILE is the last look
    if state.squares:
        out += [look[tiles[-1]] if tiles else look[-1] for tiles in state.stacks]
    else:
        out.append(encoding.zeros[TYPE_COUNT * LOOK])
    prices = encoding.scaled(13)
    for tile in state.market:
        out.append(prices[state.kit.price[tile]] if tile >= 0 else prices[0])
    _money(state, seats, cache, out)
    for s in seats:
        out.append(cache.built[s])
    _supplies(state, seats, cache, out)
    _bonuses(state, seats, encoding, out)
    _table(state, seats, cache, out)
    return out


def window_cell(x: int, y: int) -> int:
    """Return the number of a cell by its place from the fountain, -1 where it has none."""
    if -HALF <= x <= HALF and -HALF <= y <= HALF:
        return (y + HALF) * WINDOW + x + HALF
    return -1


def _windows(side: int) -> list[int]:
    """Return the numbers of all cells of a grid."""
    half = side // 2
    return [window_cell(cell % side - half, cell // side - half) for cell in range(side * side)]


WINDOWS: Final = {side: _windows(side) for side in GRIDS}


def entry_row(entry: i64) -> i64:
    """Return the row of an entry."""
    return entry >> 8


def entry_tile(entry: i64) -> i64:
    """Return the tile of an entry."""
    return entry & 255


def rows(state: State, tiles: list[int], room: int) -> list[int]:
    """Return the row of each tile, times 256, plus the tile.

    A row is the type times ``room``, plus the tiles of the type before. ``entry_row`` and
    ``entry_tile`` take them apart.
    """
    found: list[int] = []
    if not tiles:
        return found
    kinds = state.kit.type
    counts = [0] * TYPE_COUNT
    for tile in tiles:
        kind = kinds[tile]
        count = counts[kind]
        if count < room:
            found.append((kind * room + count) * 256 + tile)
        counts[kind] = count + 1
    return found


@lru_cache(maxsize=32)
def looks(kit: Components, encoding: Encoding) -> list[bytes]:
    """Return how every tile looks, and at the end none."""
    digits = encoding.scaled(1)
    found: list[bytes] = []
    for tile, kind in enumerate(kit.type):
        look = [0] * LOOK
        if kind >= 0:
            look[kind] = 1
        look[TYPE_COUNT] = int(tile >= BUILDINGS)
        for side in range(4):
            look[TYPE_COUNT + 1 + side] = wall_on(kit.walls[tile], side)
        found.append(b"".join([digits[bit] for bit in look]))
    found.append(encoding.zeros[LOOK])
    return found


@lru_cache(maxsize=4)
def cards(encoding: Encoding) -> list[bytes]:
    """Return how every card looks on display."""
    out: Pieces = []
    for card in range(CARDS):
        encoding.only(out, card, CARDS)
    return [b"".join(out[at : at + 2]) for at in range(0, 2 * CARDS, 2)]


def _survey(state: State, seat: int, cache: ObservationCache) -> None:
    """Note of an Alhambra, which never changes, what lies where and how much of it."""
    palace, encoding = state.palaces[seat], cache.encoding
    built = [0] * TYPE_COUNT
    windows, grid, kinds = WINDOWS[palace.side], palace.grid, state.kit.type
    window: list[int] = []  # the cells in the window, each with its tile
    for cell in palace.lying:
        tile = grid[cell]
        place = windows[cell]
        if place >= 0:
            window.append(place * 256 + tile)
        kind = kinds[tile]
        if kind >= 0:  # not the fountain
            built[kind] = built[kind] + 1
    window.sort()
    tenths = encoding.scaled(10)
    cache.palaces[seat] = palace
    cache.grounds[seat] = b"".join(_laid_out(window, CELLS, encoding, cache.looks))
    cache.built[seat] = b"".join([tenths[count] for count in built])


def _laid_out(things: list[int], size: int, encoding: Encoding, look: list[bytes]) -> list[bytes]:
    """Return how things look on their places, which they have in ascending order."""
    out: list[bytes] = []
    at = 0
    for thing in things:
        place = entry_row(thing)
        out.append(encoding.nothing((place - at) * LOOK))
        out.append(look[entry_tile(thing)])
        at = place + 1
    out.append(encoding.nothing((size - at) * LOOK))
    return out


def _tiles(
    state: State, tiles: list[int], room: int, encoding: Encoding, look: list[bytes]
) -> bytes:
    if not tiles:
        return encoding.nothing(TYPE_COUNT * room * LOOK)
    found = rows(state, tiles, room)
    found.sort()
    return b"".join(_laid_out(found, TYPE_COUNT * room, encoding, look))


def _reserve(state: State, seat: int, cache: ObservationCache, look: list[bytes]) -> bytes:
    """Return how the tiles of the own reserve look; they stay until one comes or goes."""
    row, tiles = cache.reserves[seat], state.reserves[seat]
    if row.becomes(tiles):
        row.written = _tiles(state, tiles, RESERVE, cache.encoding, look)
    return row.written


def _money(state: State, seats: list[int], cache: ObservationCache, out: Pieces) -> None:
    """Add the display, everybody's money, discards, deck and bag."""
    encoding = cache.encoding
    shown = cards(encoding)
    for card in state.display:
        out.append(shown[card])
    out.append(encoding.zeros[(DISPLAY - len(state.display)) * CARDS])
    for s in seats:
        out.append(cache.hands[s].copies(encoding, state.hands[s], CARDS, COPIES))
    discards, deck, bag = cache.discards, cache.deck, cache.bag
    shuffled = len(state.reshuffles)
    if discards is None or deck is None or bag is None or cache.shuffled != shuffled:
        cache.shuffled = shuffled
        discards = cache.discards = Stock(encoding, CARDS, COPIES)
        deck = cache.deck = Stock(encoding, CARDS, COPIES)
        bag = cache.bag = Stock(encoding, BUILDINGS, 1)
    out.append(_follow(discards, state.discards))
    out.append(_follow(deck, state.deck))
    out.append(_follow(bag, state.bag))


def _follow(stock: Stock, pile: vec[i64]) -> Any:
    known = len(stock.things)
    if known == len(pile):
        return stock.row
    return stock.follow(len(pile), list(pile[known:]))


def _supplies(state: State, seats: list[int], cache: ObservationCache, out: Pieces) -> None:
    """Add how many tiles of each type are in reserves, and points."""
    kinds, encoding = state.kit.type, cache.encoding
    for s in seats:
        out.append(cache.supplies[s].counts(encoding, state.reserves[s], kinds, TYPE_COUNT, 10))
    out.append(cache.dirk.counts(encoding, state.dirk, kinds, TYPE_COUNT, 10))
    share = encoding.scaled(100)
    for s in seats:
        out.append(share[min(state.points[s], 255)])
    out.append(share[min(state.dirk_points, 255)])


def _bonuses(state: State, seats: list[int], encoding: Encoding, out: Pieces) -> None:
    """Add bonus cards: in the own hand, shown by everybody, aside, in everybody's hand."""
    players = len(seats)
    if not state.bonus:
        out.append(encoding.zeros[BONUS_CARDS * (players + 2) + players])
        return
    _add_bonuses(state, state.bonuses[seats[0]], encoding, out)
    for s in seats:
        _add_bonuses(state, state.shown[s], encoding, out)
    _add_bonuses(state, state.aside, encoding, out)
    share = encoding.scaled(3)
    for s in seats:
        out.append(share[len(state.bonuses[s])])


def _add_bonuses(state: State, tiles: list[int], encoding: Encoding, out: Pieces) -> None:
    cards = state.kit.bonus
    encoding.scatter(out, [cards.index(tile) for tile in tiles], 0, BONUS_CARDS)


def _table(state: State, seats: list[int], cache: ObservationCache, out: Pieces) -> None:
    """Add who may or must do what, the phase, scoring rounds, the deck and the options."""
    encoding, players, own = cache.encoding, len(seats), seats[0]
    digits = encoding.scaled(1)
    if state.active or state.answered or state.asked:
        out += [digits[has_seat(state.active, s)] for s in seats]
        out += [digits[has_seat(state.answered, s)] for s in seats]
        public = state.phase != REVEAL or state.version >= DISCREET  # as in view.py
        for s in seats:
            known = public or s == own or s == state.mover
            out.append(digits[int(known and s in state.asked)])
    else:
        out.append(encoding.zeros[3 * players])
    out.append(_stage(state, own, players, cache))
    out.append(encoding.scaled(114)[len(state.deck)])
    if not cache.options:
        cache.options = b"".join([digits[option] for option in _options(state)])
    out.append(cache.options)


def _stage(state: State, own: int, players: int, cache: ObservationCache) -> bytes:
    """Return whose turn it is, who began, the phase and the scoring rounds; there are few ways."""
    mover, active = (state.mover - own) % players, (state.seat - own) % players
    start, waiting = (state.start - own) % players, len(state.waiting)
    key = ((mover * 8 + active) * 8 + start) * 8 + state.phase
    key = ((key * 4 + state.scored) * 4 + waiting) * 4 + state.further * 2 + state.ending
    found = cache.stages.get(key)
    if found is None:
        encoding = cache.encoding
        out: Pieces = []
        for seat in (mover, active, start):
            encoding.only(out, seat, players)
        encoding.only(out, state.phase, PHASES)
        thirds, digits = encoding.scaled(3), encoding.scaled(1)
        out += [thirds[state.scored], thirds[waiting]]
        out += [digits[int(state.further)], digits[int(state.ending)]]
        found = cache.stages[key] = b"".join(out)
    return found


def _options(state: State) -> list[bool]:
    modules = [state.vizier, state.exchange, state.bonus, state.squares]
    payments = [state.exact_exchange, state.vizier_exchange, state.vizier_dirk]
    ends = [state.decline, state.bag_ends, state.count_squares, state.dirk_wins]
    return modules + payments + ends
