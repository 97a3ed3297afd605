"""The drawings of the Castle: everything is there, in the right place, and can be read."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from importlib.resources import files
from itertools import combinations
from math import dist
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from alcaide.core.errors import PositionError
from alcaide.core.rng import Rng
from alcaide.games import game
from alcaide.games.castle.board.geometry.boundaries import bound
from alcaide.games.castle.board.geometry.curves import UNIT, inside, turned
from alcaide.games.castle.board.geometry.feature_outlines import outline
from alcaide.games.castle.board.geometry.free_space import spot_of
from alcaide.games.castle.board.geometry.shapes import shape_of
from alcaide.games.castle.board.geometry.wall import wall_of
from alcaide.games.castle.board.picture import picture
from alcaide.games.castle.board.scene import scene
from alcaide.games.castle.board.scene_model import Town
from alcaide.games.castle.board.vignette import panorama, sample, vignette
from alcaide.games.castle.information.view import View, observe
from alcaide.games.castle.rules.components import KINDS, TILES, cell_name, load_components
from alcaide.games.castle.rules.state import State
from alcaide.games.castle.teaching.figures import figures
from alcaide.games.castle.text.position import read_position
from alcaide.games.castle.text.position_write import write_position
from alcaide.scene.model import PLAN, Drawing, Node
from alcaide.scene.svg import EMBLEMS, sprites, sprites_text, svg_text

CASTLE = game("castle")
LOOKS = range(5)
ROOT = Path(__file__).parents[3]


@cache
def played(seed: int, actions: int) -> State:
    state: State = CASTLE.new(2, seed=seed)
    rng = Rng(b"%d" % seed)
    for _ in range(actions):
        legal = CASTLE.legal_actions(state)
        if legal:
            CASTLE.apply(state, legal[rng.below(len(legal))], None)
    return state


STATES = [played(1, 0), played(2, 25), played(3, 70), played(4, 400)]
VIEWS = [*(observe(state, 0) for state in STATES), sample()]


LEAST_APART = 30  # units: a fingertip at the zoom of a follower step


def nodes(drawing: Drawing, start: str) -> dict[str, Node]:
    return {node.key: node for node in drawing.nodes if node.key.startswith(start)}


@pytest.mark.parametrize("turns", LOOKS)
@pytest.mark.parametrize("view", VIEWS)
def test_keys_are_unique_and_symbols_exist(view: View, turns: int) -> None:
    shown = scene(view, turns)
    keys = [node.key for node in shown.board.nodes]
    assert len(keys) == len(set(keys))
    known = set(sprites(sprites_text("castle")).parts) | {"em-seat-0", "em-seat-1"}
    assert {node.symbol for node in shown.board.nodes if node.symbol} <= known
    assert {node.anchor for node in shown.board.nodes if node.anchor} <= set(keys)
    icons = {card.symbol for card in [*shown.decks, *(shown.hand or [])]}
    icons |= {f.symbol for p in shown.players for f in [*p.pieces, p.points, p.money] if f}
    house = (ROOT / "ui/src/icons.svg").read_text()
    assert {icon for icon in icons if f'id="{icon}"' not in sprites_text("castle") + house} == set()


@pytest.mark.parametrize("view", VIEWS)
def test_the_same_things_have_the_same_keys_from_every_side(view: View) -> None:
    seen = [{node.key for node in scene(view, turns).board.nodes} for turns in range(4)]
    assert seen[0] == seen[1] == seen[2] == seen[3]


@pytest.mark.parametrize("turns", LOOKS)
@pytest.mark.parametrize("view", VIEWS)
def test_everything_that_lies_is_drawn(view: View, turns: int) -> None:
    board = scene(view, turns).board
    ids = load_components().ids
    tiles = nodes(board, "tile:")
    for lying in view.lying:
        node = tiles[f"tile:{cell_name(lying.cell)}"]
        assert node.symbol.endswith(ids[lying.tile])
        quarters = lying.turn if turns == PLAN else (lying.turn - turns) % 4
        assert f"t{quarters}" in node.cls.split()
    assert len(tiles) == len(view.lying)
    people = [key for key in nodes(board, "person:") if key.count(":") == 2]
    assert len(people) == len(view.followers)
    keeps = [key for key in nodes(board, "keep:") if key.count(":") == 1]
    assert len(keeps) == sum(seat.keep is not None for seat in view.seats)
    assert len(nodes(board, "bonus:")) == sum(view.wall)
    assert {"marker:0", "marker:1"} <= set(nodes(board, "marker:"))


@pytest.mark.parametrize("turns", LOOKS)
@pytest.mark.parametrize("view", VIEWS)
def test_every_feature_and_empty_cell_can_be_pointed_at_and_told(view: View, turns: int) -> None:
    board = scene(view, turns).board
    town = Town(view)
    hits = [node for node in board.nodes if node.cls.startswith("hit")]
    picks = {node.pick for node in hits}
    taken = {lying.cell for lying in view.lying}
    empty = {f"cell:{cell_name(cell)}" for cell in load_components().inside if cell not in taken}
    assert {pick for pick in picks if pick.startswith("cell:")} == empty
    features = {feature.pick for feature in town.features.values()}
    assert features <= picks
    assert set(board.spots) == features


def points_of(text: str) -> list[tuple[float, float]]:
    """Return the points of a polygon."""
    points = [point.split(",") for point in text.split()]
    return [(float(x), float(y)) for x, y in points]


@pytest.mark.parametrize("view", VIEWS)
def test_an_outline_closes_round_the_places_of_its_feature_and_no_other(view: View) -> None:
    town = Town(view)
    for feature in town.features.values():
        rings = [points_of(ring) for ring in outline(town, feature, 0, (0.0, 0.0))]
        assert rings
        for cell in town.state.placed:
            shape = town.state.shape[cell]
            for part in range(len(town.state.kit.kinds[shape >> 2])):
                x, y = turned(spot_of("", shape >> 2, part), shape & 3)
                at = (x + int(cell) % 10 * UNIT + 0.3, y + int(cell) // 10 * UNIT + 0.2)
                within = sum(inside(at, ring) for ring in rings) % 2 == 1
                assert within == ((cell, part) in feature.parts), (feature.name, cell, part)


def test_parts_of_a_tile_meet_its_edge_in_their_own_slots() -> None:
    for tile in range(TILES):
        shape = shape_of("", tile)
        for slot in range(12):
            (x1, y1), (x2, y2) = bound(slot), bound(slot + 1)
            for share in (0.06, 0.5, 0.94):
                x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
                nudged = [v + 0.7 if v == 0 else v - 0.7 if v == UNIT else v for v in (x, y)]
                owners = [
                    p
                    for p, ring in enumerate(shape.polygons)
                    if inside((nudged[0], nudged[1]), ring)
                ]
                assert owners == [shape.face.part[slot]], (load_components().ids[tile], slot)


def test_a_follower_stands_within_its_part() -> None:
    for tile in range(TILES):
        shape = shape_of("", tile)
        for part, ring in enumerate(shape.polygons):
            x, y = spot_of("", tile, part)
            assert inside((x + 0.3, y + 0.2), ring), (load_components().ids[tile], part)


def test_the_wall_carries_every_space_once_and_bends_where_towers_are() -> None:
    wall = wall_of("")
    spaces = [*wall.plates, *(space for corner in wall.corners for space in corner.spaces)]
    assert sorted(spaces) == list(range(100))
    assert len(wall.vertices) == len(wall.corners) == 14
    for space in range(99):
        (x1, y1), (x2, y2) = wall.stand(space)[0], wall.stand(space + 1)[0]
        assert abs(x1 - x2) + abs(y1 - y2) < 150


@pytest.mark.parametrize("view", VIEWS)
def test_a_drawing_is_light(view: View) -> None:
    for turns in LOOKS:
        board = scene(view, turns).board
        assert len(msgspec.json.encode(board.nodes)) < 52_000


@pytest.mark.parametrize("turns", LOOKS)
def test_a_picture_stands_by_itself(turns: int) -> None:
    text = picture(VIEWS[2], turns)
    root = ElementTree.fromstring(text)
    ids = {element.get("id") for element in root.iter()}
    assert set(re.findall(r'href="#([\w-]+)"', text)) <= ids
    assert (
        set(
            re.findall(
                r"url\(#([\w-]+)\)", "".join(re.findall(r"<defs>.*</defs>", text, re.DOTALL))
            )
        )
        <= ids
    )


def test_vignette_panorama_and_figures_have_nothing_to_point_at() -> None:
    for drawing in (vignette(), panorama(), *figures().values()):
        assert not any(node.pick and "told" not in node.cls for node in drawing.nodes)
        assert any(node.key.startswith(("tile:", "wall")) for node in drawing.nodes)
        ElementTree.fromstring(
            svg_text(drawing, sprites_text("castle"), colours=("white", "black"))
        )


def test_the_sprites_are_those_that_the_script_writes(tmp_path: Path) -> None:
    code = (
        "import sys; sys.path[:0] = ['scripts', 'src'];"
        "from castle_art.sheet import sheet; sys.stdout.write(sheet())"
    )
    made = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True, text=True
    )
    assert made.stdout == sprites_text("castle")
    for colour, emblem in EMBLEMS.items():
        assert f".p-{colour}{{" in sprites_text("castle")
        assert f'id="{emblem}"' in sprites_text("castle")


def test_a_board_and_tiles_of_ones_own_are_drawn_from_their_data() -> None:
    data = files("alcaide.games.castle") / "data"
    board, tiles = ((data / name).read_text() for name in ("board.json", "tiles.json"))
    own = f'{{"board": {board}, "tiles": {tiles}}}'
    view = msgspec.structs.replace(VIEWS[2], board=own)
    for turns in LOOKS:
        drawn = scene(view, turns).board
        assert not any(n.symbol.startswith(("tile-", "flat-", "cs-wall")) for n in drawn.nodes)
        assert len(nodes(drawn, "plate:")) == 72
        kinds = {n.cls.split()[0] for n in drawn.nodes if n.key.startswith("tile:")}
        assert {f"pl-{kind}" for kind in KINDS} <= kinds


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("seed", range(8))
def test_a_position_can_be_written_and_read(seed: int, seat: int | None) -> None:
    state = played(seed, 12 * seed + 1)
    text = write_position(state, seat)
    again = read_position(text)
    assert write_position(again, seat) == text
    assert CASTLE.legal_actions(again) == CASTLE.legal_actions(state)
    assert CASTLE.scores(again) == CASTLE.scores(state)
    if seat is None:
        assert (again.pile, again.wall) == (state.pile, state.wall)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("castle e5", "line 1: 'castle' is none of"),
        ("tile e5 T99 0", "line 1: CST-S3: there is no tile 'T99'"),
        ("tile a1 T01 0", "line 1: CST-S3: 'a1' is not inside the wall"),
        ("tile e5 T01 0\ntile e5 T02 0", "line 2: CST-3"),
        ("tile e5 T01", "line 1: 'tile e5 t01' has too few or too many words"),
        ("; empty\nfollower 0 e5.0", "line 2: CST-5: no tile with a part 0 lies on e5"),
        ("used 1 1 1", "line 1: CST-1: there are 2 wall tiles 1, and more are named"),
        ("turn 1 phase nap", "line 1"),
        ("score 1 2\npoints 3 4", "line 2: points is there twice"),
        ("held 0 2\nheld 1 3\nheld 0 4", "line 3: held 0 is there twice"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_line(text: str, says: str) -> None:
    with pytest.raises(PositionError, match=re.escape(says)):
        read_position(text)


def test_followers_that_might_be_set_can_each_be_pointed_at() -> None:
    """All 60 tiles: spots do not overlap, and the board asks to be looked at from near."""
    kit = load_components("")
    for tile in range(TILES):
        spots = [spot_of("", tile, part) for part in range(len(kit.kinds[tile]))]
        apart = [dist(a, b) for a, b in combinations(spots, 2)]
        assert min(apart) >= LEAST_APART, kit.ids[tile]


@pytest.mark.parametrize("turns", [0, 1, PLAN])
def test_where_a_follower_may_be_set_is_looked_at_from_near(turns: int) -> None:
    castle = game("castle")
    state = castle.new(2, seed=1)
    view = observe(state, castle.turn(state))
    assert scene(view, turns).board.focus is None
    castle.apply(state, castle.legal_actions(state)[0], None)
    mover = castle.turn(state)
    board = scene(observe(state, mover), turns).board
    assert board.focus is not None
    left, top, width, height = board.focus
    hits = [node for node in board.nodes if node.key.startswith("hit:spot:")]
    assert hits
    assert all(left < node.x < left + width and top < node.y < top + height for node in hits)
    for one, other in combinations(hits, 2):
        assert dist((one.x, one.y), (other.x, other.y)) >= 2 * reach(one) - 0.2
    assert scene(observe(state, 1 - (mover or 0)), turns).board.focus is None


def reach(node: Node) -> float:
    """Return the radius of a round place."""
    return max(float(point.split(",")[0]) for point in node.points.split())
