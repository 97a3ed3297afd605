"""Scoring rounds, ranks, walls and winners (ALH-20 to ALH-24, ALH-29, ALH-Q5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.games.alhambra.rules.components import BUILDINGS, FOUNTAIN, POINTS
from alcaide.games.alhambra.rules.packed import wall_on
from alcaide.games.alhambra.rules.palace import longest_wall
from alcaide.games.alhambra.rules.state import DISCREET, State
from alcaide.interface.values import Args, Note


def counts(state: State, seat: int) -> vec[i64]:
    """Return how many of each type a seat counts: buildings, squares, bonus cards."""
    palace = state.palaces[seat]
    if not len(palace.tally):
        palace.tally = _tally(state, seat)
    if not state.shown[seat]:
        return palace.tally
    number = palace.tally[:]
    for tile in state.shown[seat]:
        number[state.kit.type[tile]] += 1  # ALH-B2, ALH-B5
    return number


def _tally(state: State, seat: int) -> vec[i64]:
    kit = state.kit
    palace = state.palaces[seat]
    grid = palace.grid
    number = vec[i64]([0] * 6)
    squares: list[int] = []
    for cell in palace.lying:
        tile = grid[cell]
        if tile < BUILDINGS:
            number[kit.type[tile]] += 1
        elif tile != FOUNTAIN:
            squares.append(cell)
    real = number[:]
    for cell in squares:
        kind = kit.type[grid[cell]]
        if real[kind] or state.version >= DISCREET:  # ALH-Q7
            number[kind] += square_value(state, seat, cell)
    return number


def square_value(state: State, seat: int, cell: int) -> int:
    """Return the buildings of its colour beside a square with no wall between (ALH-Q5)."""
    return square_sides(state, seat, cell).bit_count()


def square_sides(state: State, seat: int, cell: int) -> int:
    """Return the sides through which a square counts, as bits."""
    kit = state.kit
    palace = state.palaces[seat]
    steps = [-palace.side, 1, palace.side, -1]
    square = palace.grid[cell]
    found = 0
    for side in range(4):
        near = palace.grid[cell + steps[side]]
        if near >= FOUNTAIN or wall_on(kit.walls[square], side):
            continue
        if kit.type[near] == kit.type[square] and (near < BUILDINGS or state.count_squares):
            found |= 1 << side  # ALH-Q6
    return found


def dirk_counts(state: State) -> vec[i64]:
    """Return how many of each type Dirk owns (ALH-D4)."""
    number = vec[i64]([0] * 6)
    for tile in state.dirk:
        number[state.kit.type[tile]] += 1
    return number


def rank_points(number: list[int], ranks: tuple[int, ...] | list[int]) -> list[int]:
    """Return the points of each owner for one type, ties shared and rounded down (ALH-22)."""
    points = [0] * len(number)
    order = sorted(number, reverse=True)
    for owner in range(len(number)):
        if number[owner]:
            rank, tied = order.index(number[owner]), order.count(number[owner])
            points[owner] = sum(ranks[rank : rank + tied]) // tied
    return points


def walls(state: State) -> list[int]:
    """Return the longest outer wall of each seat (ALH-23)."""
    return [longest_wall(palace, state.kit.walls) for palace in state.palaces]


def round_points(state: State, number: int) -> list[list[int]]:
    """Return the points of a scoring round: for each type, of each seat and of Dirk last."""
    tallies = [counts(state, seat) for seat in range(state.players)]
    if state.players == 2:
        tallies.append(dirk_counts(state))
    ranks = POINTS[number - 1]
    return [rank_points([tally[t] for tally in tallies], ranks[t]) for t in range(6)]


def score_round(state: State, number: int, notes: list[Note] | None) -> None:
    """Hold a scoring round (ALH-20 to ALH-23); Dirk has no walls (ALH-D3)."""
    by_type = round_points(state, number)
    wall = walls(state)
    for seat in range(state.players):
        gained = sum([points[seat] for points in by_type])
        state.points[seat] += gained + wall[seat]
        if notes is not None:
            types = [points[seat] for points in by_type]
            args: Args = {"seat": seat, "round": number, "buildings": gained, "wall": wall[seat]}
            notes.append(Note("scored", "ALH-21", args | {"types": types}))
    if state.players == 2:
        gained = sum([points[2] for points in by_type])
        state.dirk_points += gained
        if notes is not None:
            types = [points[2] for points in by_type]
            args = {"round": number, "buildings": gained, "types": types}
            notes.append(Note("dirk-scored", "ALH-D4", args))
    state.scored = number


def scores(state: State) -> list[int]:
    """Return the points of every seat so far."""
    return list(state.points)


def winners(state: State) -> list[int]:
    """Return the seats with most points; ties share (ALH-29)."""
    best = max(state.points)
    if state.players == 2 and state.dirk_wins and state.dirk_points > best:
        return []  # ALH-D7: nobody beats Dirk
    return [seat for seat in range(state.players) if state.points[seat] == best]
