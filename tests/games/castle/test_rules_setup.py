"""The Castle: board, start spaces, track, setting up (CST-S3 to CST-S5, CST-1)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from alcaide.core.errors import NotationError, PlayersError, SetupError
from alcaide.games.castle.rules.components import KINDS, SIDES, cell_name, load_components
from alcaide.games.castle.rules.state import State
from alcaide.locale import texts
from games.castle.support import CASTLE, held, legal, markets, play, table, tiles


def test_cst_s3_the_wall_encloses_76_cells_in_a_frame_of_ten_by_ten() -> None:
    kit = load_components()
    assert len(kit.inside) == 76
    rows = Counter(cell // 10 for cell in kit.inside)
    assert [rows[y] for y in range(10)] == [5, 5, 8, 8, 8, 10, 10, 8, 8, 6]
    for name in ("e1", "i1", "c3", "j3", "a6", "j7", "a9", "h9", "c10", "h10"):
        assert name in map(cell_name, kit.inside)
    for name in ("d1", "j1", "b3", "a5", "i8", "b10", "i10"):
        assert name not in map(cell_name, kit.inside)


def test_cst_s3_sixty_tiles_so_that_at_least_16_cells_stay_empty() -> None:
    kit = load_components()
    assert len(kit.ids) == 60
    assert len(kit.inside) - len(kit.ids) == 16


@pytest.mark.parametrize("players", [0, 1, 3])
def test_cst_s3_it_is_for_two(players: int) -> None:
    with pytest.raises(PlayersError, match="castle is for 2 players"):
        CASTLE.new(players)
    setup = msgspec.structs.replace(CASTLE.setup(2, seed=1), players=players)
    with pytest.raises(SetupError, match="CST-S3: The Castle is for 2 players"):
        CASTLE.deal(setup)


def test_cst_s4_seven_start_spaces_lie_on_the_inner_edge_of_the_wall() -> None:
    kit = load_components()
    found = {
        f"{cell_name(cell)} {SIDES[side]}": KINDS[kit.start_kind[kit.start_near[cell * 4 + side]]]
        for cell in kit.inside
        for side in range(4)
        if kit.start_near[cell * 4 + side] >= 0
    }
    assert found == {
        "g1 N": "path", "j4 E": "tower", "h9 E": "house", "e10 S": "court", "a8 W": "path",
        "c4 W": "tower", "e2 W": "house",
    }  # fmt: skip
    assert kit.start_market == [0, 0, 0, 1, 0, 0, 0]
    for cell in kit.inside:
        for side in range(4):
            if kit.start_near[cell * 4 + side] >= 0:
                assert kit.near[cell * 4 + side] == -1


def test_cst_s4_a_start_space_counts_as_one_tile_and_its_market_counts() -> None:
    assert tiles(table("place g1 0 T27"), "g1.0") == 2  # path
    assert tiles(table("place j4 0 T01"), "j4.0") == 2  # tower
    assert tiles(table("place e2 0 T01"), "e2.1") == 2  # house
    state = table("place e10 0 T06")  # court without a market of its own
    assert (tiles(state, "e10.1"), markets(state, "e10.1")) == (2, 1)


def test_cst_s4_no_follower_can_stand_on_a_start_space() -> None:
    state = table("draw T19")
    play(state, "place g1 2")
    assert legal(state) == {"herald 0", "knight 1", "done"}  # parts of the tile, no other place
    with pytest.raises(NotationError):
        CASTLE.read(state, "herald s1")


def test_cst_s5_the_track_has_100_spaces_and_13_towers_carry_a_wall_tile() -> None:
    kit = load_components()
    assert kit.corner_spaces == [12, 17, 20, 32, 37, 44, 58, 61, 66, 76, 81, 88, 94]
    on = {space: corner for space, corner in enumerate(kit.corner_on) if corner >= 0}
    assert len(kit.corner_on) == 100
    assert on == {
        space + step: number for number, space in enumerate(kit.corner_spaces) for step in (0, 1)
    }
    assert 0 not in on  # nor 1: the tower on which the markers begin
    assert 33 in on  # the example of the printed rules


def test_cst_s5_the_wall_pile_is_laid_in_the_order_of_the_track() -> None:
    setup = CASTLE.setup(2, seed=5)
    state: State = CASTLE.deal(setup)
    assert list(state.wall) == [int(kind) for kind in setup.piles["Wall"]]
    state = table("wall 32 9", "score 31 0", "draw T19")
    play(state, "place g1 2", "herald 0")
    assert held(state, 0) == [9]
    assert state.wall[3] == 0


def test_cst_1_markers_on_0_six_followers_a_keep_and_no_wall_tile() -> None:
    state: State = CASTLE.new(2, seed=1)
    assert list(state.score) == [0, 0]
    assert list(state.supply) == [6, 6]
    assert (list(state.keep_size), state.held) == ([0, 0], [[], []])
    assert not list(state.placed)


def test_cst_1_tiles_and_wall_tiles_are_shuffled() -> None:
    seen = [CASTLE.setup(2, seed=seed) for seed in range(200)]
    assert len({tuple(setup.piles["Tiles"]) for setup in seen}) == 200
    left_out = Counter[int]()
    for setup in seen:
        assert sorted(setup.piles["Tiles"]) == [f"T{n:02}" for n in range(1, 61)]
        wall = Counter(map(int, setup.piles["Wall"]))
        assert sum(wall.values()) == 13
        assert max(wall.values()) <= 2
        left_out.update({kind: 2 - wall[kind] for kind in range(1, 10)})
    assert sum(left_out.values()) == 200 * 5
    assert min(left_out.values()) > 60  # every kind stays out now and then


def test_cst_1_the_first_tile_is_drawn_from_the_top() -> None:
    setup = CASTLE.setup(2, seed=9)
    state: State = CASTLE.deal(setup)
    assert state.kit.ids[state.drawn] == setup.piles["Tiles"][0]
    assert [state.kit.ids[tile] for tile in state.pile[::-1]] == setup.piles["Tiles"][1:]


def test_cst_1_chance_says_who_begins() -> None:
    starts = Counter(CASTLE.setup(2, seed=seed).start for seed in range(300))
    assert set(starts) == {0, 1}
    assert min(starts.values()) > 110
    for seat in (0, 1):
        setup = msgspec.structs.replace(CASTLE.setup(2, seed=1), start=seat)
        assert CASTLE.turn(CASTLE.deal(setup)) == seat


TILES = [f"T{n:02}" for n in range(1, 61)]
WALL = [str(kind) for kind in (1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4)]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"start": 2}, "CST-1: seat 2 cannot start; seats are 0 and 1"),
        ({"piles": {"Tiles": TILES}}, "CST-1: the piles are Tiles and Wall, not Tiles"),
        ({"piles": {"Tiles": [*TILES[1:], "T61"], "Wall": WALL}}, "CST-S3: 'T61' in Tiles"),
        ({"piles": {"Tiles": TILES[1:], "Wall": WALL}}, "CST-S3: tile T01 is missing in Tiles"),
        ({"piles": {"Tiles": [*TILES, "T60"], "Wall": WALL}}, "CST-S3: tile T60 is twice"),
        ({"piles": {"Tiles": TILES, "Wall": WALL[1:]}}, "CST-1: Wall has 13 wall tiles, not 12"),
        ({"piles": {"Tiles": TILES, "Wall": [*WALL[1:], "10"]}}, "CST-1: '10' in Wall is no wall"),
        ({"piles": {"Tiles": TILES, "Wall": [*WALL[:-1], "1"]}}, "CST-1: wall tile 1 is more than"),
    ],
)
def test_cst_1_piles_that_cannot_be_are_refused(change: dict[str, object], reason: str) -> None:
    setup = msgspec.structs.replace(CASTLE.setup(2, seed=1), **change)
    with pytest.raises(SetupError, match=reason):
        CASTLE.deal(setup)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "for 2 players"), ("it", "per 2 "), ("fr", "à 2,")]
)
def test_cst_s3_two_is_said_without_a_range(lang: str, said: str) -> None:
    with pytest.raises(PlayersError) as caught:
        CASTLE.new(3)
    assert said in texts(lang).say("table-players", caught.value.words)
