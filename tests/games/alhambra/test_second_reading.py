"""A second reading of scoring, written from the rules alone and slow: it has to agree everywhere.

It reads views as an onlooker has them, over every value of the options that scoring depends on.
"""

from __future__ import annotations

from itertools import product

import pytest

from alcaide.games.alhambra.information.view import View, observe
from alcaide.games.alhambra.rules import apply
from alcaide.games.alhambra.rules.components import load_components
from alcaide.interface.values import Note
from palaces import NONE, wander
from profiles import many

FIRST = {1: 1, 2: 8, 3: 16}  # for most pavilions, by round; each further type brings one more
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OTHER = {"N": "S", "E": "W", "S": "N", "W": "E"}
ENDS = {"N": ((0, 0), (1, 0)), "E": ((1, 0), (1, 1)), "S": ((0, 1), (1, 1)), "W": ((0, 0), (0, 1))}
KIT = load_components()
SWITCH = ("off", "on")
Cell = tuple[int, int]


def walled(tile: int) -> str:
    """Return the sides of a tile that have a wall."""
    return "".join(side for bit, side in enumerate("NESW") if KIT.walls[tile] >> bit & 1)


def counted(view: View, seat: int) -> list[int]:
    """Return how many of each type a seat counts (ALH-B2, ALH-Q5, ALH-Q6, ALH-Q7)."""
    lying = {(t.x, t.y): t.tile for t in view.seats[seat].alhambra}
    total = [0] * 6
    for (x, y), tile in lying.items():
        name = KIT.names[tile]
        if name == "fountain":
            continue
        kind = KIT.type[tile]
        if price_of(name):
            total[kind] += 1
            continue
        for side, (dx, dy) in STEPS.items():
            near = lying.get((x + dx, y + dy))
            if near is None or side in walled(tile) or KIT.type[near] != kind:
                continue
            if OTHER[side] in walled(near):
                continue
            if price_of(KIT.names[near]) or view.options["count_squares"] == "on":
                total[kind] += 1
    for tile in view.seats[seat].shown:
        total[KIT.type[tile]] += 1
    return total


def price_of(name: str) -> int:
    """Return the price in the name of a building; 0: it is a square."""
    square = name.rstrip("0123456789") in ("blue", "red", "brown", "white", "green", "purple")
    return 0 if square else int("".join(letter for letter in name if letter.isdigit()))


def longest(view: View, seat: int) -> int:
    """Return the longest connected outer wall: sides that meet are of one wall (ALH-23)."""
    lying = {(t.x, t.y): t.tile for t in view.seats[seat].alhambra}
    sides = [
        {(x + dx, y + dy) for dx, dy in ENDS[side]}
        for (x, y), tile in lying.items()
        for side in walled(tile)
        if (x + STEPS[side][0], y + STEPS[side][1]) not in lying
    ]
    most = 0
    while sides:
        wall, grown = sides.pop(), 1
        while more := [side for side in sides if side & wall]:
            sides = [side for side in sides if not side & wall]
            wall, grown = wall.union(*more), grown + len(more)
        most = max(most, grown)
    return most


def ranked(have: list[int], prizes: list[int]) -> list[int]:
    """Return what each owner gets: those with as many share the ranks that they fill (ALH-22)."""
    points = []
    for number in have:
        better = sum(other > number for other in have)
        alike = have.count(number)
        points.append(sum(prizes[better : better + alike]) // alike if number else 0)
    return points


def scored(view: View, dirk: list[int], number: int) -> list[int]:
    """Return what a round brings the seats."""
    seats = range(len(view.seats))
    have = [counted(view, seat) for seat in seats]
    if len(seats) == 2:
        have.append([sum(KIT.type[tile] == kind for tile in dirk) for kind in range(6)])
    total = [longest(view, seat) for seat in seats]
    for kind in range(6):
        prizes = [FIRST[number - place] + kind for place in range(number)]
        for seat, points in enumerate(ranked([each[kind] for each in have], prizes)[: len(seats)]):
            total[seat] += points
    return total


@pytest.mark.parametrize("values", list(product(SWITCH, repeat=3)))
def test_every_round_brings_what_the_second_reading_says(
    values: tuple[str, ...],
) -> None:
    options = NONE | dict(zip(("bonus", "squares", "count_squares"), values, strict=True))
    rounds = 0
    for seed in range(many(20)):
        players = 2 + (seed + values.count("on")) % 5
        for state, action, _ in wander(players, options, seed):
            if not state.deck and not state.bag:
                continue
            before, after, notes = list(state.points), state.copy(), list[Note]()
            apply.apply(after, action, notes)
            held = {note.args["round"] for note in notes if note.key == "scored"}
            if len(held) != 1:
                continue
            drawn = sum(len(note.args["tiles"]) for note in notes if note.key == "dirk-drew")
            dirk = after.dirk[: len(after.dirk) - drawn]
            gained = scored(observe(after, None), dirk, held.pop())
            assert [a - b for a, b in zip(after.points, before, strict=True)] == gained
            rounds += 1
    assert rounds >= 2
