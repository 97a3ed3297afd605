"""What a seat may know of Alcazar, in numbers. docs/features/alcazar.md explains every block."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.encoding import Encoding, Pieces
from alcaide.core.seat_sets import has_seat
from alcaide.games.alcazar.rules.components import CELLS, LINES, SPACES
from alcaide.games.alcazar.rules.packed import is_grandee
from alcaide.games.alcazar.rules.scoring import noble_points
from alcaide.games.alcazar.rules.state import SLOTS, State
from alcaide.games.alcazar.tensors.observation_cache import ObservationCache
from alcaide.interface.features import Block

LINE_COUNT: Final = len(LINES)
EIGHTS: Final = SPACES // 8


def parts(players: int) -> tuple[Block, ...]:
    """Return the blocks of an observation."""
    return (
        Block("height", (CELLS,), 10),
        Block("building", (CELLS,), SLOTS),
        Block("value", (CELLS,), 50),
        Block("castle", (CELLS,)),
        Block("barons", (players, CELLS)),
        Block("grandees", (players, CELLS)),
        Block("fresh", (CELLS,)),
        Block("bridges", (len(LINES),)),
        Block("hand", (SPACES,)),
        Block("open", (SPACES,)),
        Block("unseen", (SPACES,)),
        Block("shown", (players, SPACES)),
        Block("money", (players,), 50),
        Block("points", (players,), 30),
        Block("reserve", (players, 2), 6),
        Block("cards", (players, 2), 10),
        Block("out", (players,)),
        Block("passed", (players,)),
        Block("turn", (players,)),
        Block("start", (players,)),
        Block("phase", (4,)),
        Block("step", (3,)),
        Block("stocks", (4,), 84),
        Block("options", (3,)),
    )


def new_cache(state: State, encoding: Encoding) -> ObservationCache:
    """Return a cache for the observations of a position and all that it becomes."""
    return ObservationCache(encoding, state.players)


def write(state: State, seat: int, cache: ObservationCache) -> Pieces:
    """Return what a seat may know, as `parts` lays it out; seats are counted from the own."""
    encoding, seats = cache.encoding, cache.seats[seat]
    out: Pieces = [_ground(state, cache)]
    _nobles(state, seats, encoding, out)
    if state.fresh:
        encoding.scatter(out, state.fresh, 0, CELLS)
    else:
        out.append(encoding.zeros[CELLS])
    bridges = cache.bridges
    if bridges.shows is None or len(bridges.shows) != len(state.spans):  # they only become more
        bridges.marks(encoding, list(state.spans), 0, LINE_COUNT)
    out.append(bridges.written)
    _cards(state, seats, cache, out)
    _seats(state, seats, cache, out)
    _table(state, cache, out)
    return out


def _ground(state: State, cache: ObservationCache) -> Any:
    """Return heights, buildings, values and castles; they stay until a piece or a flag comes."""
    built = len(state.pieces) << SLOTS | state.castles
    if cache.built != built:
        cache.built = built
        looks = cache.looks
        for cell in range(CELLS):
            building = state.top[cell]
            if building >= 0:
                worth = 2 * min(state.value[building], 255) + (state.flag[building] >= 0)
                look = (state.height[cell] * 64 + building) * 512 + worth
                if looks[cell] != look:
                    _look_at(cache, cell, look)
    return cache.ground


def _look_at(cache: ObservationCache, cell: int, look: i64) -> None:
    """Write how a cell looks where it has changed."""
    ground, encoding = cache.ground, cache.encoding
    changed = cache.looks[cell] ^ look
    cache.looks[cell] = look
    if changed >> 9:
        ground[cell] = encoding.values(10)[look >> 15]
        ground[CELLS + cell] = encoding.values(SLOTS)[(look >> 9 & 63) + 1]  # 0: none
    if changed >> 1 & 255:
        ground[2 * CELLS + cell] = encoding.values(50)[look >> 1 & 255]
    if changed & 1:
        ground[3 * CELLS + cell] = encoding.values(1)[look & 1]


def _nobles(state: State, seats: list[int], encoding: Encoding, out: Pieces) -> None:
    """Add the barons of every seat, then the grandees."""
    runs = encoding.runs
    for kind in range(2):
        for s in seats:
            at = 0
            for cell in state.posts[s]:  # sorted
                if is_grandee(state.noble[cell]) == kind:
                    out.append(runs[cell - at])
                    at = cell + 1
            out.append(encoding.zeros[CELLS - at])


def _cards(state: State, seats: list[int], cache: ObservationCache, out: Pieces) -> None:
    """Add the hand, the open cards, those unseen and those that were taken openly."""
    encoding, own = cache.encoding, seats[0]
    encoding.mark(out, state.hands[own], 1, SPACES)
    out.append(cache.open.marks(encoding, state.open, 1, SPACES))
    others: list[int] = []  # cards in their hands: those that they took openly twice
    for s in seats:
        if s != own:
            others += state.hands[s]
            others += state.shown[s]
    left = len(state.deck)  # it only shrinks, at its end
    unseen = cache.unseen[own]
    if unseen.shows != others or cache.left[own] != left:
        cache.left[own] = left
        unseen.shows = others
        unseen.written = _unseen(state, others, cache)
    out.append(unseen.written)
    for s in seats:
        out.append(cache.shown[s].marks(encoding, state.shown[s], 1, SPACES))


def _unseen(state: State, others: list[int], cache: ObservationCache) -> bytes:
    """Return which cards lie in the deck or are hidden in the hands of others."""
    if not len(cache.bits):
        cache.bits = vec[i64]([0] * EIGHTS)
        cache.deck = state.deck.copy()
        _turn(cache.bits, cache.deck)
    left = len(state.deck)
    if len(cache.deck) != left:
        _turn(cache.bits, cache.deck[left:])
        del cache.deck[left:]
    bits = cache.bits[:]
    _turn(bits, others)
    eights = cache.encoding.eights
    return b"".join([eights[eight] for eight in bits])


def _turn(bits: vec[i64], cards: list[int]) -> None:
    """Turn the bits of cards to the other value."""
    for card in cards:
        place: i64 = card - 1
        bits[place >> 3] ^= 1 << (place & 7)


def _seats(state: State, seats: list[int], cache: ObservationCache, out: Pieces) -> None:
    """Add what can be counted of every seat, whose turn it is and who began."""
    encoding = cache.encoding
    number = encoding.scaled(50)
    for s in seats:
        out.append(number[min(state.money[s], 255)])
    number = encoding.scaled(30)
    for s in seats:
        out.append(number[min(noble_points(state, s), 255)])
    number = encoding.scaled(6)
    for s in seats:
        out.append(number[state.barons[s]])
        out.append(number[state.grandees[s]])
    number = encoding.scaled(10)
    for s in seats:
        out.append(number[len(state.hands[s])])
        out.append(number[state.tower_hands[s]])
    own, players = seats[0], state.players
    gone = state.out << players | state.passed
    if cache.gone[own] != gone:
        cache.gone[own] = gone
        number = encoding.scaled(1)
        outs = [number[has_seat(state.out, s)] for s in seats]
        cache.outs[own] = b"".join(outs + [number[has_seat(state.passed, s)] for s in seats])
    out.append(cache.outs[own])
    encoding.only(out, (state.seat - own) % players, players)
    encoding.only(out, (state.start - own) % players, players)


def _table(state: State, cache: ObservationCache, out: Pieces) -> None:
    """Add the phase, the step, the stocks and the options."""
    encoding = cache.encoding
    encoding.only(out, state.phase, 4)
    number = encoding.scaled(1)
    out.append(number[int(state.retired) + int(state.forced)])
    out.append(number[int(state.founding)])
    out.append(number[state.placed])
    number = encoding.scaled(84)
    out.append(number[state.cubes])
    out.append(number[state.bridges])
    out.append(number[state.towers])
    out.append(number[len(state.deck)])
    if not cache.options:
        options = [int(state.money_points), int(state.union50), int(state.straight)]
        cache.options = b"".join([encoding.scaled(1)[option] for option in options])
    out.append(cache.options)
