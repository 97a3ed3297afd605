"""Alcazar: setting up, and the board (ALC-1 to ALC-6)."""

from __future__ import annotations

from collections import Counter

import pytest

from alcaide.core.errors import PlayersError
from alcaide.games.alcazar.rules.components import CELLS, FLAGS, SIDE, load_board
from alcaide.games.alcazar.rules.state import State
from situations import ALCAZAR, cell, height, play, table

PLAYERS = [2, 3, 4, 5]


@pytest.mark.parametrize("players", PLAYERS)
def test_alc_1_everyone_begins_with_nobles_money_and_ten_cards(players: int) -> None:
    state: State = ALCAZAR.new(players, seed=1)
    assert list(state.grandees) == [2] * players
    assert list(state.barons) == [6] * players
    assert list(state.money) == [40] * players
    assert [len(hand) for hand in state.hands] == [10] * players
    assert list(state.tower_hands) == [0] * players


@pytest.mark.parametrize("players", [0, 1, 6])
def test_alc_1_two_to_five_play(players: int) -> None:
    with pytest.raises(PlayersError, match="alcazar is for 2 to 5 players"):
        ALCAZAR.new(players)


@pytest.mark.parametrize("players", PLAYERS)
def test_alc_2_the_stock_is_84_cubes_20_bridges_8_flags_72_cards_20_towers(players: int) -> None:
    state: State = ALCAZAR.new(players, seed=2)
    assert (state.cubes, state.bridges, state.free_flags(), state.towers) == (84, 20, 8, 20)
    cards = state.deck + state.open + [card for hand in state.hands for card in hand]
    assert sorted(cards) == list(range(1, 73))


def test_alc_2_flags_carry_the_names_of_andalusian_provinces() -> None:
    assert FLAGS == (
        "almeria", "cadiz", "cordoba", "granada", "huelva", "jaen", "malaga", "sevilla",
    )  # fmt: skip


@pytest.mark.parametrize("players", PLAYERS)
def test_alc_3_six_cards_lie_open_and_the_rest_is_a_deck(players: int) -> None:
    setup = ALCAZAR.setup(players, seed=3)
    dealt = [int(card) for card in setup.piles["Deck"]]
    state: State = ALCAZAR.deal(setup)
    for seat in range(players):
        assert state.hands[seat] == sorted(dealt[seat * 10 : seat * 10 + 10])
    assert state.open == dealt[players * 10 :][:6]
    assert state.deck[::-1] == dealt[players * 10 + 6 :]  # the top one is drawn first


def test_alc_4_the_start_player_is_drawn_at_random() -> None:
    starts = Counter(ALCAZAR.setup(3, seed=seed).start for seed in range(300))
    assert set(starts) == {0, 1, 2}
    assert min(starts.values()) > 70
    state: State = ALCAZAR.deal(ALCAZAR.setup(3, seed=4))
    assert ALCAZAR.turn(state) == state.start


def test_alc_4_play_passes_to_the_left_and_rounds_are_counted_from_the_start_player() -> None:
    state = table("players 3", "start 1", "turn 1")
    seen = []
    for _ in range(4):
        seen.append((state.seat, state.round))
        play(state, "buy deck")
    assert seen == [(1, 1), (2, 1), (0, 1), (1, 2)]


def at(state: State, name: str | int) -> tuple[int, int]:
    """Return the column and row of a cell."""
    return cell(state, name) % SIDE, cell(state, name) // SIDE


def test_alc_5_the_72_spaces_form_one_closed_ring_on_an_11_by_11_grid() -> None:
    board = load_board()
    assert CELLS == 121
    assert len(set(board.cell_of[1:])) == 72
    state = State(board, 2)
    for space in range(1, 73):
        (x, y), (x2, y2) = at(state, space), at(state, space % 72 + 1)
        assert abs(x - x2) + abs(y - y2) == 1


def test_alc_5_the_map_fits_every_clue_of_the_texts() -> None:
    state = table()
    for first, last in [(1, 4), (4, 6), (6, 10), (37, 42)]:  # runs of the worked examples
        ends = at(state, first), at(state, last)
        assert ends[0][0] == ends[1][0] or ends[0][1] == ends[1][1]
    assert at(state, 7) == (6, 0)
    assert at(state, 17) == (6, 2)  # two apart, a gap between: bridge 7-17
    assert at(state, 67) == (4, 2)  # bridge 67-17, its middle the gap f3
    assert at(state, "f3") == (5, 2)
    assert at(state, 6) == (5, 0)  # two apart from that middle


def test_alc_5_the_map_is_symmetric_in_both_axes() -> None:
    cells = {(c % SIDE, c // SIDE) for c in load_board().cell_of[1:]}
    assert {(10 - x, y) for x, y in cells} == cells
    assert {(x, 10 - y) for x, y in cells} == cells


def test_alc_6_cubes_stack_one_level_each() -> None:
    state = table("build 8 8")
    assert height(state, 8) == 2
    assert height(state, 9) == 0


def test_alc_6_a_bridge_gives_its_level_to_all_three_cells_air_included() -> None:
    state = table("build 7x2 17x2 7-17", "castle almeria 7")
    assert [height(state, name) for name in (7, "g2", 17)] == [3, 3, 3]
    higher = table("build 7x2 17x2 7-17 g2", "castle almeria 7")
    assert height(higher, "g2") == 4
