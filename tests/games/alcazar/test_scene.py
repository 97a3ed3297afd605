"""The drawings: everything is there, in the right place, and can be read."""

from __future__ import annotations

import os
import re
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from alcaide.games.alcazar.board.drawing import isometric
from alcaide.games.alcazar.board.picture import picture
from alcaide.games.alcazar.board.projection import HALF_H, HALF_W, LEVEL, STONE, look
from alcaide.games.alcazar.board.scene import scene
from alcaide.games.alcazar.board.vignette import sample, vignette
from alcaide.games.alcazar.information.view import View
from alcaide.games.alcazar.rules.components import CELLS, SIDE, load_board
from alcaide.games.alcazar.teaching.figures import figures
from alcaide.scene.model import PLAN, Drawing, Node
from alcaide.scene.svg import sprites, sprites_text, svg_text
from crowded import ALCAZAR, late, trail

GOLDEN = Path(__file__).parents[2] / "golden"
LOOKS = range(5)
NAMES = load_board().names
SPACES = {name for name in NAMES if name.isdigit()}
CROWDED = [ALCAZAR.observe(late(seed, players), 0) for seed, players in ((1, 2), (2, 3), (3, 5))]
FRESH = ALCAZAR.observe(trail(1, 2)[0], 0)


def nodes(drawing: Drawing, start: str) -> dict[str, Node]:
    """Return the nodes whose key begins so."""
    return {node.key: node for node in drawing.nodes if node.key.startswith(start)}


@pytest.mark.parametrize("turns", LOOKS)
@pytest.mark.parametrize("view", [FRESH, *CROWDED, sample()])
def test_keys_are_unique_and_symbols_exist(view: View, turns: int) -> None:
    drawing = scene(view, turns).board
    keys = [node.key for node in drawing.nodes]
    assert len(keys) == len(set(keys))
    known = set(sprites(sprites_text("alcazar")).parts) | {f"em-seat-{seat}" for seat in range(5)}
    assert {node.symbol for node in drawing.nodes if node.symbol} <= known
    anchors = {node.anchor for node in drawing.nodes if node.anchor}
    assert anchors <= set(keys)


@pytest.mark.parametrize("view", CROWDED)
def test_the_same_pieces_have_the_same_keys_from_every_side(view: View) -> None:
    kinds = re.compile(r"(cube|bridge|noble|flag|tile|hit|plate|shade-none):")
    seen = [{n.key for n in scene(view, t).board.nodes if kinds.match(n.key)} for t in range(4)]
    assert seen[0] == seen[1] == seen[2] == seen[3]


@pytest.mark.parametrize("turns", LOOKS)
@pytest.mark.parametrize("view", CROWDED)
def test_every_place_can_be_pointed_at(view: View, turns: int) -> None:
    drawing = scene(view, turns).board
    built = {NAMES[cell] for cell in range(CELLS) if view.height[cell]}
    hits = nodes(drawing, "hit:")
    assert {node.pick for node in hits.values()} == {f"cell:{n}" for n in SPACES | built}
    assert all("hit" in node.cls.split() for node in hits.values())
    pieces = [
        n for n in drawing.nodes if n.symbol.startswith(("tile", "stone", "bridge", "plan-s"))
    ]
    assert all(node.pick for node in pieces)


@pytest.mark.parametrize("view", CROWDED)
def test_every_piece_noble_and_value_is_drawn(view: View) -> None:
    for turns in range(4):
        drawing = scene(view, turns).board
        cubes = [piece for piece in view.pieces if piece.kind == "cube"]
        assert len(nodes(drawing, "cube:")) == len(cubes)
        assert len(nodes(drawing, "bridge:")) == 3 * (len(view.pieces) - len(cubes))
    for turns in LOOKS:
        drawing = scene(view, turns).board
        for noble in view.nobles:
            key = f"noble:{noble.seat}:{noble.kind}:{NAMES[noble.cell]}"
            assert f"seat-{noble.seat}" in nodes(drawing, key)[key].cls
            assert nodes(drawing, key)[f"{key}:em"].symbol == f"em-seat-{noble.seat}"
        for building in view.buildings:
            if building.flag:
                value = nodes(drawing, f"flag:{building.flag}:value")
                assert [node.text for node in value.values()] == [str(building.value)]
        plates = [n.text for k, n in nodes(drawing, "plate:").items() if k.endswith(":value")]
        assert sorted(plates) == sorted(str(b.value) for b in view.buildings if not b.flag)


def test_a_quarter_turn_takes_x_y_to_y_and_ten_minus_x() -> None:
    for turns in range(4):
        here, after = look(turns), look(turns + 1)
        for cell in range(CELLS):
            assert (after.column[cell], after.row[cell]) == (here.row[cell], 10 - here.column[cell])
    assert look(4) == look(0)
    x, y = look(0).middle(NAMES.index("11"))
    assert (x, y) == (10 * HALF_W, 11 * HALF_H)
    assert look(1).middle(NAMES.index("11")) == (0, HALF_H)


@pytest.mark.parametrize("view", CROWDED)
@pytest.mark.parametrize("turns", range(4))
def test_pieces_are_drawn_from_back_to_front(view: View, turns: int) -> None:
    order = [
        n.pick for n in scene(view, turns).board.nodes if n.symbol.startswith(("stone", "bri"))
    ]
    eye = look(turns)
    cells = [NAMES.index(pick.removeprefix("cell:")) for pick in order]
    depths = [eye.column[cell] + eye.row[cell] for cell in cells]
    assert depths == sorted(depths)


@pytest.mark.parametrize("seed", range(1, 9))
def test_every_number_can_be_read_from_some_side_and_nearly_all_from_each(seed: int) -> None:
    view = ALCAZAR.observe(late(seed, 2 + seed % 4), None)
    shown = {NAMES[c] for c in range(CELLS) if view.height[c]} | SPACES
    sides = [{n.text for n in nodes(scene(view, t).board, "num:").values()} for t in range(4)]
    assert set.union(*sides) == shown
    assert min(len(side) for side in sides) >= 0.75 * len(shown)
    plan = {n.text for n in nodes(scene(view, PLAN).board, "num:").values()}
    assert plan == shown


@pytest.mark.parametrize("seed", range(1, 6))
def test_flags_stand_on_free_cells_and_apart(seed: int) -> None:
    view = ALCAZAR.observe(late(seed, 4), None)
    taken = {NAMES[noble.cell] for noble in view.nobles}
    for turns in range(4):
        drawing = scene(view, turns).board
        flags = [n for n in drawing.nodes if n.symbol.startswith("flag")]
        for node in flags:
            castle = next(b for b in view.buildings if node.key == f"flag:{b.flag}")
            tops = {
                n.pick.removeprefix("cell:")
                for n in nodes(drawing, "hit:").values()
                if f"b-{castle.id}" in n.cls.split()
            }
            stands = node.pick.removeprefix("cell:")
            assert stands in tops
            assert stands not in taken or tops <= taken
        values = [(n.x, n.y) for k, n in nodes(drawing, "flag:").items() if k.endswith(":value")]
        for i, (x, y) in enumerate(values):
            assert all(abs(x - a) > 20 or abs(y - b) > 14 for a, b in values[i + 1 :])


def test_symbols_have_the_sizes_of_the_projection() -> None:
    parts = sprites(sprites_text("alcazar")).parts
    points = [
        tuple(map(float, point.split(",")))
        for point in re.findall(r"-?[\d.]+,-?[\d.]+", parts["stone-a"].split("s-t")[1])
    ]
    w, h = HALF_W * STONE, HALF_H * STONE
    top = [(0, -h - LEVEL), (w, -LEVEL), (0, h - LEVEL), (-w, -LEVEL)]
    assert points[:4] == [pytest.approx(corner, abs=0.06) for corner in top]


def test_shadows_fall_on_lower_tops_to_the_right() -> None:
    shades = nodes(isometric(sample(), 0), "shade:")
    assert "shade:9" in shades  # 8 stands a level higher, to the left of it
    assert "shade:8" not in shades


@pytest.mark.parametrize("turns", LOOKS)
def test_what_stands_so_high_that_its_shadow_misses_the_board_is_drawn(turns: int) -> None:
    text = "players 2\nbuild 1x14 3x14 1-3 6x14 8x14 6-8\ncastle jaen 1\ncastle sevilla 6"
    state = ALCAZAR.read_position(text, reachable=False)
    found = nodes(isometric(ALCAZAR.observe(state, None), turns), "shadow:cast")
    assert found["shadow:cast"].points


def test_the_other_panels_say_what_the_view_says() -> None:
    for seed in range(1, 5):
        state = late(seed, 3)
        view = ALCAZAR.observe(state, 1)
        table = scene(view)
        assert [player.points.value for player in table.players] == ALCAZAR.scores(state)
        assert [p.money.value for p in table.players if p.money] == [s.money for s in view.seats]
        assert [card.face for card in table.market] == [str(card) for card in view.open]
        assert table.hand is not None
        faces = [card.face for card in table.hand if card.pick != "card:tower"]
        assert faces == [str(card) for card in view.hand]
        assert [card.count for card in table.decks] == [view.deck, view.tower_deck]
        assert table.track is not None
        castles = {f"sh-{b.flag}": b.value for b in view.buildings if b.flag}
        assert {mark.symbol: mark.value for mark in table.track.marks} == castles
        assert len(table.stock[-1].symbols) + len(castles) == 8
        for card in table.market:
            assert card.mark is not None
            x, y = card.mark
            assert NAMES[y * SIDE + x] == card.face
        assert scene(ALCAZAR.observe(state, None)).hand is None


@pytest.mark.parametrize("view", CROWDED)
def test_a_scene_stays_small(view: View) -> None:
    for turns in LOOKS:
        assert len(msgspec.json.encode(scene(view, turns).board.nodes)) < 50_000
    assert len(msgspec.json.encode(scene(FRESH))) < 26_000


def test_places_that_carry_something_say_what() -> None:
    view = sample()
    for turns in LOOKS:
        spots = scene(view, turns).board.spots
        assert set(spots) == {f"cell:{NAMES[cell]}" for cell in range(CELLS) if view.height[cell]}
        assert spots["cell:8"].args["flag"] == "almeria"
        assert (spots["cell:8"].args["kind"], spots["cell:8"].args["seat"]) == ("grandee", 3)
        assert (spots["cell:9"].args["value"], spots["cell:9"].args["grandee"]) == (22, 44)


def test_the_vignette_and_the_figures_are_pictures_of_their_own() -> None:
    drawings = [vignette(), *figures().values()]
    for drawing in drawings:
        assert not any(node.pick for node in drawing.nodes)
        assert len(msgspec.json.encode(drawing)) < 10_000
        ElementTree.fromstring(svg_text(drawing, sprites_text("alcazar")))
    assert {rule[:4] for rule in figures()} == {"ALC-"}


def test_svg_is_escaped_painted_and_complete() -> None:
    drawing = Drawing(
        (0, 0, 10, 10),
        [
            Node("a", 1, 2, text="<&>", cls='x"y seat-1'),
            Node("b", symbol="em-seat-1", cls="em seat-1", width=4, height=4),
            Node("c", 3.25, 4, "flag", flip=True),
            Node("d", 1, 1, points="0,0 1,0 1,1"),
        ],
        vignette().label,
    )
    text = svg_text(drawing, sprites_text("alcazar"), "A & B", colours=("red", "green"))
    root = ElementTree.fromstring(text)
    assert "A &amp; B" in text
    assert "&lt;&amp;&gt;" in text
    assert 'href="#em-triangle"' in text
    assert "p-green" in text
    assert "seat-1" not in text.split("</defs>")[1]
    assert 'transform="translate(3.2 4) scale(-1 1)"' in text
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', text)) <= ids


@pytest.mark.parametrize("view", CROWDED[:1])
def test_pictures_contain_all_they_refer_to(view: View) -> None:
    for turns in LOOKS:
        text = picture(view, turns)
        root = ElementTree.fromstring(text)
        ids = {element.get("id") for element in root.iter() if element.get("id")}
        assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', text)) <= ids
    assert view._repr_svg_() == picture(view)


GOLDENS = {
    "alcazar-vignette.svg": lambda: svg_text(vignette(), sprites_text("alcazar"), "Alcazar"),
    "alcazar-board.svg": lambda: picture(CROWDED[1], 1),
    "alcazar-plan.svg": lambda: picture(CROWDED[1], PLAN),
}


@pytest.mark.parametrize("name", GOLDENS)
def test_pictures_stay_as_they_were_looked_at(name: str) -> None:
    """ALCAIDE_GOLDEN=1 writes the files anew: look at them before committing."""
    drawn = GOLDENS[name]()
    path = GOLDEN / name
    if os.environ.get("ALCAIDE_GOLDEN"):
        path.write_text(drawn, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == drawn
