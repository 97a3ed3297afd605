"""Laws of packed numbers: what is packed comes back, and only one module of a game knows how."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from alcaide.core import seat_sets
from alcaide.games.alcazar.rules import packed as alcazar
from alcaide.games.alhambra.rules import packed as alhambra
from alcaide.games.castle.rules import packed as castle

GAMES = Path(__file__).parents[2] / "src" / "alcaide" / "games"
TAKEN_APART = {  # elsewhere than in packed.py
    "alcazar": r"\bnoble(\[\w+\])? (>>|&) 1\b|\bpiece (//|%) ",
    "castle": (
        r"// 1024|% 1024|\bspot (//|%) 8|\bman (>>|&) "
        r"|\bshape(\[[\w.]+\])? (>>|&) |\bmarks(\[\w+\])? (>>|&) "
    ),
    "alhambra": r"\b(card|c) (//|%) 10\b|walls\[\w+\] >> |\bpurse(\[\w+\])? (>>|&) ",
}
SEATS = r"state\.(out|passed|active|answered|forgotten) (>>|\|=|&=)"


@pytest.mark.parametrize("game", TAKEN_APART)
def test_only_one_module_takes_packed_numbers_apart(game: str) -> None:
    pattern = re.compile(f"{TAKEN_APART[game]}|{SEATS}")
    texts = {path: path.read_text(encoding="utf-8") for path in (GAMES / game).rglob("*.py")}
    assert len(texts) > 30
    knowing = {path for path, text in texts.items() if pattern.search(text)}
    assert knowing == {GAMES / game / "rules" / "packed.py"}


def test_pieces_and_nobles_of_alcazar_come_back() -> None:
    for level, place, building in product((0, 3, 30), (0, 120, 300), (0, 39)):
        piece = alcazar.piece_at(level, place, building)
        assert alcazar.piece_level(piece) == level
        assert alcazar.piece_place(piece) == place
        assert alcazar.piece_building(piece) == building
    for seat, grandee in product(range(5), (0, 1)):
        noble = alcazar.noble_of(seat, grandee)
        assert (alcazar.noble_seat(noble), alcazar.is_grandee(noble)) == (seat, grandee)


def test_what_lies_and_stands_in_the_castle_comes_back() -> None:
    for cell, part, seat in product((0, 75), range(8), (0, 1)):
        spot = castle.spot_at(cell, part)
        man = castle.man_at(spot, seat)
        assert (castle.spot_cell(spot), castle.spot_part(spot)) == (cell, part)
        assert (castle.man_spot(man), castle.man_seat(man)) == (spot, seat)
    for tile, turn in product((0, 59), range(4)):
        shape = castle.shape_of(tile, turn)
        assert (castle.shape_tile(shape), castle.shape_turn(shape)) == (tile, turn)
    for kind, turn in product(range(1, 9), (1, 60)):
        wall = castle.wall_tile(kind, turn)
        assert (castle.wall_kind(wall), castle.wall_turn(wall)) == (kind, turn)


def test_what_a_feature_of_the_castle_holds_adds_up() -> None:
    men = castle.men_of(0) + 2 * castle.men_of(1)
    assert (castle.first_men(men), castle.second_men(men)) == (1, 2)
    marks = castle.marks_of(1, 0) + castle.marks_of(2, 3)
    assert (castle.wells_of(marks), castle.markets_of(marks)) == (3, 3)


def test_purses_of_alhambra_add_up() -> None:
    purse = 3 * alhambra.purse_of(9) + alhambra.purse_of(1)
    assert alhambra.purse_sum(purse) == 28
    assert [alhambra.purse_count(purse, value) for value in (1, 2, 9)] == [1, 0, 3]
    assert alhambra.purse_cards(purse) == alhambra.purse_cards(purse + (1 << 30))


def test_sets_of_seats_are_sets() -> None:
    for players, seat in product(range(2, 7), range(2)):
        everybody = seat_sets.all_seats(players)
        others = seat_sets.without_seat(everybody, seat)
        found = [each for each in range(players) if seat_sets.has_seat(others, each)]
        assert found == [each for each in range(players) if each != seat]
        assert seat_sets.with_seat(others, seat) == everybody
        assert seat_sets.without_seat(others, seat) == others
