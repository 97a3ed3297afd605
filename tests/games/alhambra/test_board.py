"""The drawing of an Alhambra: everything is there, walls run on, every cell can be told."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from itertools import pairwise
from xml.etree import ElementTree

import msgspec
import pytest

from alcaide.games.alhambra.board.drawing import MARGIN, board, plan
from alcaide.games.alhambra.board.picture import bonus_symbol, tile_symbol
from alcaide.games.alhambra.board.preview_marks import Marks, Wish
from alcaide.games.alhambra.board.wall_graph import CORNERS, has_wall, joined, longest_run, outline
from alcaide.games.alhambra.rules.components import FOUNTAIN, load_components, wall_bits
from alcaide.games.alhambra.rules.legal import legal_actions
from alcaide.games.alhambra.rules.palace import longest_wall
from alcaide.games.alhambra.rules.state import ACT, State
from alcaide.games.alhambra.text.notation import write
from alcaide.locale import LANGUAGES
from alcaide.scene.model import Drawing, Node
from alcaide.scene.svg import EMBLEMS, sprites, sprites_text, svg_text
from palaces import table
from sayings import faults, positions, say

STATES = [state for players in (2, 4, 6) for state in positions(players, players, 41)]
RING = "alhambra 0 pavilion2 0,-1 arcades4 1,0 seraglio3 0,1 chambers5 -1,0"
ROW = "alhambra 0 pavilion6 1,0 arcades8a 2,0 garden10a 3,0"


def nodes(drawing: Drawing, start: str) -> dict[str, Node]:
    return {node.key: node for node in drawing.nodes if node.key.startswith(start)}


def classes(drawing: Drawing, key: str) -> set[str]:
    return set(nodes(drawing, key)[key].cls.split())


def own_kit() -> str:
    """Return tiles of a table's own: the same with other prices, so that no picture is ready."""
    data = json.loads(
        files("alcaide.games.alhambra").joinpath("data/tiles.json").read_text("utf-8")
    )
    for tile in data["buildings"]:
        tile["price"] = 1 if tile["price"] == 2 else tile["price"]
    return json.dumps({"buildings": data["buildings"]})


@pytest.mark.parametrize("state", STATES)
def test_the_outline_closes_and_its_longest_run_is_the_wall_that_scores(state: State) -> None:
    for palace in state.palaces:
        around = outline(palace)
        assert len(around) == len(set(around))
        assert all(a.end(1) == b.end(0) for a, b in pairwise([*around, around[0]]))
        run = longest_run(palace, state.kit.walls)
        assert len(run) == longest_wall(palace, state.kit.walls)
        assert all(a.end(1) == b.end(0) for a, b in pairwise(run))


@pytest.mark.parametrize("state", STATES)
def test_where_outer_walls_follow_each_other_no_end_is_free_and_a_turret_stands_at_a_turn(
    state: State,
) -> None:
    walls = state.kit.walls
    for palace in state.palaces:
        ends, corners = joined(palace, walls)
        turrets = {(c.x + CORNERS[c.corner][0], c.y + CORNERS[c.corner][1]) for c in corners}
        own: set[tuple[int, int]] = set()  # turrets that tiles draw themselves
        for cell in palace.lying:
            x, y = palace.x_of(cell), palace.y_of(cell)
            for corner, (dx, dy) in enumerate(CORNERS):
                if has_wall(palace, walls, x, y, corner) and has_wall(
                    palace, walls, x, y, corner - 1
                ):
                    own.add((x + dx, y + dy))
        outer = [segment for segment in outline(palace) if has_wall(palace, walls, *segment)]
        begins = {segment.end(0): segment for segment in outer}
        for segment in outer:
            follower = begins.get(segment.end(1))
            going_on = segment.side * 2 + 1 in ends.get((segment.x, segment.y), [])
            if follower is None:
                assert not going_on or segment.end(1) in own  # on, along an inner wall
            elif segment.end(1) not in own:
                assert going_on
                assert (segment.end(1) in turrets) == (follower.side != segment.side)


def test_walls_in_line_have_no_piers_between_them() -> None:
    drawn = board(table(ROW), 0)
    for name, ends in (("pavilion6", {"al-j1"}), ("arcades8a", {"al-j0", "al-j1"})):
        assert classes(drawn, f"tile:{name}") == {"al-tile", *ends}
        assert classes(drawn, f"tile:{name}:gold") == {"al-tile", "al-gn", *ends}
    assert classes(drawn, "tile:garden10a:gold") == {"al-tile", "al-gn", "al-j0"}


def test_a_ring_of_wall_is_gold_with_turrets_at_its_inner_corners() -> None:
    drawn = board(table(RING), 0)
    turrets = nodes(drawn, "turret:")
    plain = {f"turret:0,0:{corner}" for corner in range(4)}
    assert set(turrets) == plain | {f"{turret}:gold" for turret in plain}
    gold = [name for n in nodes(drawn, "tile:").values() for name in n.cls.split() if "-g" in name]
    assert len(gold) == 12


def test_all_gold_belongs_to_the_aid_for_walls() -> None:
    drawn = board(table(RING), 0)
    golden = {n.key for n in drawn.nodes if "al-g" in n.cls or "ribbon" in n.cls}
    assert golden == {n.key for n in drawn.nodes if n.aid == "wall"} != set()


@pytest.mark.parametrize("state", STATES)
def test_keys_are_unique_and_symbols_exist(state: State) -> None:
    known = set(sprites(sprites_text("alhambra")).parts)
    known |= {f"em-seat-{seat}" for seat in range(6)}
    for seat in range(state.players):
        for drawn in (board(state, seat), plan(state, seat)):
            keys = [node.key for node in drawn.nodes]
            assert len(keys) == len(set(keys))
            assert {node.symbol for node in drawn.nodes if node.symbol} <= known
            assert {node.anchor for node in drawn.nodes if node.anchor} <= set(keys)
            tiles = [key for key in keys if re.fullmatch(r"tile:\w+", key)]
            assert len(tiles) == len(state.palaces[seat].lying)


@pytest.mark.parametrize("state", STATES)
def test_every_cell_in_reach_can_be_pointed_at_and_told(state: State) -> None:
    for seat in range(state.players):
        drawn = board(state, seat)
        hits = {node.pick: node for node in drawn.nodes if node.pick}
        assert set(hits) == set(drawn.spots)
        x, y, width, height = drawn.box
        for node in hits.values():
            if "al-full" in node.cls:
                assert x + MARGIN <= node.x - 50 < node.x + 50 <= x + width - MARGIN
                assert y + MARGIN <= node.y - 50 < node.y + 50 <= y + height - MARGIN
            assert x < node.x < x + width
            assert y < node.y < y + height
        assert width >= 500
        assert height >= 400
        assert not any(node.pick for node in plan(state, seat).nodes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spots_can_be_said(lang: str) -> None:
    for state in STATES:
        assert faults(board(state, 0), lang) == []


def test_spots_say_what_lies_there_and_what_could() -> None:
    state = table(
        "options squares=on",
        "alhambra 0 arcades8b 0,-1 garden10c 1,0 garden9 2,0 brown2 0,1 arcades9 1,1",
    )
    told = {pick: say(phrase) for pick, phrase in board(state, 0).spots.items()}
    assert told["cell:0,0"].startswith("The fountain.")
    assert told["cell:1,0"] == "Garden 10c. No wall."
    assert told["cell:2,0"].startswith("Garden 9. Wall: east")
    assert told["cell:0,1"].startswith("Brown square 2, counts 1. Wall: south")
    assert (
        told["cell:1,-1"] == "Empty. A tile here must be open to the south, and walled to the west."
    )
    assert told["cell:1,2"] == "Empty. A tile here must be open to the north."
    assert told["cell:3,0"].startswith("Empty, but walled off")


@pytest.mark.parametrize("state", STATES)
def test_what_an_empty_cell_asks_for_is_what_may_be_built_there(state: State) -> None:
    """For each tile to place: a sentence that asks for walls it has, and openings it has."""
    seat = state.mover
    spots = board(state, seat).spots
    cells = {write(state, action) for action in legal_actions(state)}
    for tile in state.trays[seat] if state.phase != ACT else ():
        walls = state.kit.walls[tile]
        fits = set()
        for pick, phrase in spots.items():
            if phrase.key == "alhambra-spot-empty":
                asked = {side.args["side"] for side in phrase.args["walls"]}
                open_ = {side.args["side"] for side in phrase.args["open"]}
                has = {"NESW"[k] for k in range(4) if walls >> k & 1}
                if asked <= has and not open_ & has:
                    fits.add(pick.removeprefix("cell:"))
        name = state.kit.names[tile]
        assert fits == {c.split(" at ")[1] for c in cells if c.startswith(f"put {name} at")}


def test_there_are_new_tiles_among_the_positions() -> None:
    assert sum(bool(state.trays[state.mover]) for state in STATES) >= 5


def test_squares_show_their_value_and_bonus_cards_their_tile() -> None:
    state = table(
        "options squares=on bonus=on",
        "alhambra 0 arcades9 0,1 garden12 1,0 brown1 1,1 arcades10 2,1",
        "shown 0 arcades9",
    )
    drawn = board(state, 0)
    value = nodes(drawn, "tile:brown1:value")["tile:brown1:value"]
    assert value.symbol == "al-value-2"
    assert set(value.cls.split()) == {"al-tile", "al-one", "al-onw"}
    assert list(nodes(drawn, "tile:arcades9:bonus")) == ["tile:arcades9:bonus"]


def test_a_preview_marks_what_is_new_what_leaves_and_what_could_be() -> None:
    state = table(ROW)
    tile = state.kit.number["tower9a"]
    marks = Marks(
        ghosts=frozenset({(1, 0)}),
        gone=frozenset({(3, 0)}),
        told=frozenset({(2, 0)}),
        hits={"cell:1,0": "chosen"},
        wishes=(Wish((1, 1), tile), Wish((0, 1), FOUNTAIN)),
    )
    drawn = board(state, 0, marks)
    assert "ghost" in classes(drawn, "tile:pavilion6")
    assert "gone" in classes(drawn, "tile:garden10a")
    assert classes(drawn, "hit:1,0") == {"hit", "al-full", "chosen"}
    assert classes(drawn, "hit:2,0") == {"hit", "al-full", "told"}
    assert {key: node.symbol for key, node in nodes(drawn, "wish:").items()} == {
        "wish:1,1": "walls-ne"
    }


def test_tiles_of_a_table_are_put_together_from_parts() -> None:
    kit = load_components(own_kit())
    tile = kit.number["pavilion1"]
    assert tile_symbol(load_components(), 0) == "t-pavilion2"
    assert tile_symbol(kit, tile) == "t-pavilion-0 coin-1 walls-new"
    assert bonus_symbol(kit, kit.number["tower12"]) == "b-tower-5 bcoin-12"
    known = set(sprites(sprites_text("alhambra")).parts)
    assert {s for t in range(FOUNTAIN + 1) for s in tile_symbol(kit, t).split()} <= known
    assert {s for t in kit.bonus for s in bonus_symbol(kit, t).split()} <= known
    drawn = board(table("alhambra 0 pavilion1 0,-1", board=own_kit()), 0)
    assert len(nodes(drawn, "tile:pavilion1")) == 3 + 1  # and its golden walls
    assert kit.walls[tile] == wall_bits("NEW")


def test_drawings_are_light() -> None:
    largest = max(STATES, key=lambda state: len(state.palaces[0].lying))
    assert len(largest.palaces[0].lying) > 9
    assert len(msgspec.json.encode(board(largest, 0).nodes)) < 16_000
    assert len(msgspec.json.encode(plan(largest, 0).nodes)) < 7_000


@pytest.mark.parametrize("dark", [False, True])
def test_a_picture_stands_by_itself(dark: bool) -> None:
    text = svg_text(board(STATES[-1], 0), sprites_text("alhambra"), dark=dark)
    ids = {element.get("id") for element in ElementTree.fromstring(text).iter()}
    assert set(re.findall(r'href="#([\w-]+)"', text)) <= ids
    assert set(re.findall(r"url\(#([\w-]+)\)", text)) <= ids


def test_every_seat_has_its_colour_and_emblem() -> None:
    for colour in ("blue", "yellow", "green", "red", "white", "violet"):
        assert f".p-{colour}{{" in sprites_text("alhambra")
        assert f'id="{EMBLEMS[colour]}"' in sprites_text("alhambra")
