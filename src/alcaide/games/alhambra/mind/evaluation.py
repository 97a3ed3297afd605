"""How good a position is for a seat: what the greedy bot climbs (and rollouts will)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.seat_sets import has_seat
from alcaide.games.alhambra.rules.components import BUILDINGS, EXCHANGE, POINTS
from alcaide.games.alhambra.rules.legal import showable
from alcaide.games.alhambra.rules.packed import card_value
from alcaide.games.alhambra.rules.scoring import counts, dirk_counts, rank_points, walls
from alcaide.games.alhambra.rules.state import OVER, State

# Points that a thing is worth in the middle of the game.
MONEY = 0.22  # a unit of money in hand
MANY_CARDS = 14  # more than these are worth little
EXCHANGE_CARD = 0.8
RESERVE = 0.8  # a building in reserve
TRAY = 2.5  # a tile still to be placed
VIZIER = 1.0
FURTHER = 2.5  # a further action
SHARE = 0.35  # of the points that a count would bring beyond its rank
LATER = 0.75  # of the points that a round after the next one would bring
VICTORY = 30.0

LONG = 100  # rounds; games between sensible players have at most 70
HASTE = 0.1  # in each round beyond, for a card in hand
BOUGHT = 20.0  # cards for a tile that was bought

ROUNDS: Final = 3
MEMORY: Final = 1 << 14
WORTH: Final[dict[int, list[float]]] = {}  # of columns met before, by owner


def evaluate(state: State, seat: int) -> float:
    """Return how much better a seat stands than the others, in points."""
    if state.phase == OVER:
        return _final(state, seat)
    outlook = outlooks(state)
    best = max([outlook[other] for other in range(state.players) if other != seat])
    others = (sum(outlook) - outlook[seat]) / (state.players - 1)
    value = outlook[seat] - 0.5 * best - 0.5 * others
    if state.further and state.mover == seat:
        value += FURTHER
    return value


def _final(state: State, seat: int) -> float:
    others = max([state.points[other] for other in range(state.players) if other != seat])
    lead = float(state.points[seat] - others)
    return lead + (VICTORY if lead > 0 else -VICTORY if lead < 0 else 0.0)


def outlooks(state: State) -> list[float]:
    """Return for each seat its points, those to come, and what it has to get more."""
    left = len(state.bag) / BUILDINGS
    tallies = [_tally(state, seat) for seat in range(state.players)]
    if state.players == 2:
        tallies.append(dirk_counts(state))
    wall = walls(state)
    value = [float(points) for points in state.points]
    for kind in range(6):
        worth = _worth([tally[kind] for tally in tallies], kind, state.scored)
        for seat in range(state.players):
            value[seat] += worth[seat]
    sure = sum([_sure(number, state.scored) for number in range(state.scored, ROUNDS)])
    for seat in range(state.players):
        value[seat] += wall[seat] * sure + _means(state, seat, left) + haste(state, seat)
    return value


def _tally(state: State, seat: int) -> vec[i64]:
    """Return how many of each type a seat will count, with the bonus cards it can show by then."""
    tally = counts(state, seat)
    if not state.bonus:
        return tally
    answered = has_seat(state.answered, seat)
    cards = state.answers[seat] if answered else showable(state, seat)
    if cards:
        tally = tally[:]
        for tile in cards:
            tally[state.kit.type[tile]] += 1
    return tally


def haste(state: State, seat: int) -> float:
    """Return what it is worth to have come further in a game that is getting long.

    Without it bots could answer each other's redesigns for ever.
    """
    beyond = state.round - LONG
    if beyond <= 0:
        return 0.0
    tiles = len(state.palaces[seat].lying) + len(state.reserves[seat])
    return HASTE * beyond * (len(state.hands[seat]) + BOUGHT * float(tiles))


def _sure(number: int, scored: int) -> float:
    """Return how far what lies now tells of a round, numbered from 0."""
    return 1.0 if number == scored else LATER


def _worth(column: list[int], kind: int, scored: int) -> list[float]:
    """Return what the rounds to come will bring the owners of one type, as they stand."""
    key = 1
    for count in column:
        key = key << 6 | count
    key = (key << 3 | kind) << 2 | scored
    found = WORTH.get(key)
    if found is None:
        if len(WORTH) == MEMORY:
            WORTH.clear()
        found = WORTH[key] = [0.0] * len(column)
        for number in range(scored, ROUNDS):
            _add_round(column, POINTS[number][kind], _sure(number, scored), found)
    return found


def _add_round(column: list[int], ranks: list[int], sure: float, value: list[float]) -> None:
    """Add the points of a round, and a share for being near."""
    most = max(column)
    points = rank_points(column, ranks)
    for owner in range(len(column)):
        value[owner] += points[owner] * sure
        if most:
            value[owner] += SHARE * sure * ranks[0] * column[owner] / (most + 1.0) / 2.0


def _means(state: State, seat: int, left: float) -> float:
    """Return the worth of money, reserve and vizier while there is something to buy."""
    money = 0
    number = 0
    value = 0.0
    for card in state.hands[seat]:
        if card >= EXCHANGE:
            value += EXCHANGE_CARD * left
        else:
            money += card_value(card)
            number += 1
    if number > MANY_CARDS:
        value -= 1.0 * (number - MANY_CARDS)
    value += MONEY * money * (0.35 + left)
    value += RESERVE * len(state.reserves[seat]) * (0.3 + left)
    value += TRAY * len(state.trays[seat])
    if state.vizier and has_seat(state.active, seat):
        value += VIZIER * left
    return value
