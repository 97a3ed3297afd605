"""What a seat may know of Alhambra, as bytes. docs/features/alhambra.md explains every block."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from alcaide.core.features import Block
from alcaide.games.alhambra.components import (
    BONUS_CARDS,
    BUILDINGS,
    DISPLAY,
    SCORING_2,
    SLOTS,
    TYPES,
    Kit,
)
from alcaide.games.alhambra.palace import Alhambra
from alcaide.games.alhambra.state import REVEAL, State

CARDS: Final = 46  # numbers of money and exchange cards
COPIES: Final = 3  # of a money card
TYPE_COUNT: Final = len(TYPES)
HALF: Final = 7  # how far from the fountain cells have numbers
WINDOW: Final = 2 * HALF + 1
CELLS: Final = WINDOW * WINDOW
RESERVE: Final = 3  # tiles of one type in a reserve, and in a tray, that have numbers
TRAY: Final = 2
LOOK: Final = TYPE_COUNT + 5  # bytes that tell how a tile looks: type, square, walls
NOTHING: Final = bytes(CELLS * LOOK)
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


def observation(state: State, seat: int) -> bytes:
    """Return what a seat may know, as `parts` lays it out; seats are counted from the own."""
    players = state.players
    seats = [(seat + turned) % players for turned in range(players)]
    look = looks(state.kit)
    out: list[bytes | bytearray] = []
    for s in seats:
        palace = state.palaces[s]
        if not palace.ground:
            _survey(state.kit, palace, look)
        out.append(palace.ground)
    out.append(_tiles(state, state.reserves[seat], RESERVE, look))
    out.append(_tiles(state, state.trays[state.mover], TRAY, look))
    out += [look[tile] for tile in state.market]  # NO_TILE is the last look
    out += [look[tiles[-1]] if tiles else look[-1] for tiles in state.stacks]
    out.append(bytes([state.kit.price[tile] if tile >= 0 else 0 for tile in state.market]))
    out += _money(state, seats)
    out += _stocks(state)
    out += [state.palaces[s].built for s in seats]
    out.append(_supplies(state, seats))
    out.append(_bonuses(state, seats))
    out.append(_table(state, seats))
    return b"".join(out)


def window_cell(x: int, y: int) -> int:
    """Return the number of a cell by its place from the fountain, -1 where it has none."""
    if -HALF <= x <= HALF and -HALF <= y <= HALF:
        return (y + HALF) * WINDOW + x + HALF
    return -1


def rows(state: State, tiles: list[int], room: int) -> dict[int, int]:
    """Return the row of each tile: its type times ``room``, plus those of its type before it."""
    found: dict[int, int] = {}
    if not tiles:
        return found
    counts = [0] * TYPE_COUNT
    for tile in tiles:
        kind = state.kit.type[tile]
        if counts[kind] < room:
            found[tile] = kind * room + counts[kind]
        counts[kind] += 1
    return found


@lru_cache(maxsize=16)
def looks(kit: Kit) -> list[bytes]:
    """Return the bytes of every tile, and at the end those of none."""
    found: list[bytes] = []
    for tile, kind in enumerate(kit.type):
        look = bytearray(LOOK)
        if kind >= 0:
            look[kind] = 1
        look[TYPE_COUNT] = int(tile >= BUILDINGS)
        for side in range(4):
            look[TYPE_COUNT + 1 + side] = kit.walls[tile] >> side & 1
        found.append(bytes(look))
    found.append(bytes(LOOK))
    return found


def _survey(kit: Kit, palace: Alhambra, look: list[bytes]) -> None:
    """Note in an Alhambra, which never changes, what lies where and how much of it."""
    built = [0] * TYPE_COUNT
    side, grid, half = palace.side, palace.grid, palace.side // 2
    window: list[int] = []  # the cells in the window, each with its tile
    for number, cell in enumerate(palace.lying):
        place = window_cell(cell % side - half, cell // side - half)
        if place >= 0:
            window.append(place << 8 | grid[cell])
        if number:  # the fountain is the first
            kind = kit.type[grid[cell]]
            built[kind] = built[kind] + 1
    window.sort()
    palace.ground = _laid_out(window, CELLS, look)
    palace.built = bytes(built)


def _laid_out(things: list[int], size: int, look: list[bytes]) -> bytes:
    """Return how things look on their places, which they have in ascending order."""
    out: list[bytes] = []
    at = 0
    for thing in things:
        place = thing >> 8
        out.append(NOTHING[: (place - at) * LOOK])
        out.append(look[thing & 255])
        at = place + 1
    out.append(NOTHING[: (size - at) * LOOK])
    return b"".join(out)


def _tiles(state: State, tiles: list[int], room: int, look: list[bytes]) -> bytes:
    if not tiles:
        return NOTHING[: TYPE_COUNT * room * LOOK]
    found = [row << 8 | tile for tile, row in rows(state, tiles, room).items()]
    found.sort()
    return _laid_out(found, TYPE_COUNT * room, look)


def _money(state: State, seats: list[int]) -> list[bytes | bytearray]:
    display = bytearray(DISPLAY * CARDS)
    at = 0
    for card in state.display:
        display[at + card] = 1
        at += CARDS
    out: list[bytes | bytearray] = [display]
    for s in seats:
        money = bytearray(CARDS)
        last = equal = 0
        for card in state.hands[s]:  # sorted
            equal = equal + 1 if card == last else 1
            last = card
            money[card] = equal
        out.append(money)
    return out


def _stocks(state: State) -> list[bytes | bytearray]:
    """Return discards, deck and bag; they stay until they grow or shrink."""
    spent = (len(state.reshuffles) << 8 | len(state.discards)) << 8 | len(state.bag)
    if state.spent != spent:
        state.spent = spent
        state.discarded = bytes(_counted(state.discards, CARDS))
        state.bagged = bytes(_counted(state.bag, BUILDINGS))
    drawn = len(state.reshuffles) << 8 | len(state.deck)
    if state.drawn != drawn:
        state.drawn = drawn
        state.decked = bytes(_counted(state.deck, SCORING_2 + 1)[:CARDS])
    return [state.discarded, state.decked, state.bagged]


def _counted(things: list[int], size: int) -> list[int]:
    """Return how many there are of each: many are counted quickest in a list."""
    counts = [0] * size
    for thing in things:
        counts[thing] = counts[thing] + 1
    return counts


def _supplies(state: State, seats: list[int]) -> bytes:
    """Return how many tiles of each type are in reserves, and points."""
    kind = state.kit.type
    out = [0] * ((len(seats) + 1) * TYPE_COUNT)
    at = 0
    for s in seats:
        for tile in state.reserves[s]:
            out[at + kind[tile]] = out[at + kind[tile]] + 1
        at += TYPE_COUNT
    for tile in state.dirk:
        out[at + kind[tile]] = out[at + kind[tile]] + 1
    out += [min(state.points[s], 255) for s in seats]
    out.append(min(state.dirk_points, 255))
    return bytes(out)


def _bonuses(state: State, seats: list[int]) -> bytes | bytearray:
    players = len(seats)
    if not state.bonus:
        return NOTHING[: BONUS_CARDS * (players + 2) + players]
    out = bytearray(BONUS_CARDS * (players + 2) + players)
    cards = state.kit.bonus
    for tile in state.bonuses[seats[0]]:
        out[cards.index(tile)] = 1
    at = BONUS_CARDS
    for s in seats:
        for tile in state.shown[s]:
            out[at + cards.index(tile)] = 1
        at += BONUS_CARDS
    for tile in state.aside:
        out[at + cards.index(tile)] = 1
    at += BONUS_CARDS
    for turned in range(players):
        out[at + turned] = len(state.bonuses[seats[turned]])
    return out


def _table(state: State, seats: list[int]) -> bytes:
    asked = state.asked
    if state.phase == REVEAL:  # who will be asked for bonus cards is nobody's business
        asked = [s for s in asked if s in (seats[0], state.mover)]
    players = len(seats)
    out = [0] * (6 * players + PHASES + 5 + OPTIONS)
    for turned in range(players):
        s = seats[turned]
        out[turned] = state.active >> s & 1
        out[players + turned] = state.answered >> s & 1
        out[3 * players + turned] = int(s == state.mover)
        out[4 * players + turned] = int(s == state.seat)
        out[5 * players + turned] = int(s == state.start)
    for s in asked:
        out[2 * players + (s - seats[0]) % players] = 1
    at = 6 * players
    out[at + state.phase] = 1
    at += PHASES
    out[at] = state.scored
    out[at + 1] = len(state.waiting)
    out[at + 2] = int(state.further)
    out[at + 3] = int(state.ending)
    out[at + 4] = len(state.deck)
    at += 5
    out[at] = int(state.vizier)
    out[at + 1] = int(state.exchange)
    out[at + 2] = int(state.bonus)
    out[at + 3] = int(state.squares)
    out[at + 4] = int(state.exact_exchange)
    out[at + 5] = int(state.vizier_exchange)
    out[at + 6] = int(state.vizier_dirk)
    out[at + 7] = int(state.decline)
    out[at + 8] = int(state.bag_ends)
    out[at + 9] = int(state.count_squares)
    out[at + 10] = int(state.dirk_wins)
    return bytes(out)
