"""What is pointed at is what is seen there, also where cells hide each other."""

from __future__ import annotations

import pytest

from alcaide.games.alcazar.board.drawing import isometric
from alcaide.games.alcazar.board.pick_shapes import FACE, hidden_shape, nearer
from alcaide.games.alcazar.information.view import View
from alcaide.scene.model import Node
from crowded import ALCAZAR, late

CROWDED = [ALCAZAR.observe(late(seed, players), 0) for seed, players in ((1, 2), (2, 3), (3, 5))]


def corners(node: Node) -> list[tuple[float, float]]:
    """Return the corners of a pick shape, relative to its middle."""
    if not node.points:
        return FACE
    pairs = [pair.split(",") for pair in node.points.split()]
    return [(float(x), float(y)) for x, y in pairs]


def holds(node: Node, x: float, y: float) -> bool:
    """Tell whether a place to pick is hit at a point: a plate, a flag's cloth, a pick shape."""
    x, y = x - node.x, y - node.y
    if node.symbol == "plate":
        return abs(x) <= 13 and -10 <= y <= 9
    if node.symbol.startswith("flag"):
        x, y = -x if node.flip else x, y + 32 * (node.symbol == "flag-tall")
        return 1 <= x <= 63 and -76 <= y <= -40
    if not node.key.startswith("hit:"):
        return False
    shape = corners(node)
    after = zip(shape, shape[1:] + shape[:1], strict=True)
    return len({(c - a) * (y - b) > (d - b) * (x - a) for (a, b), (c, d) in after}) == 1


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("view", CROWDED)
def test_a_number_that_can_be_read_picks_its_own_cell(view: View, turns: int) -> None:
    nodes = isometric(view, turns).nodes
    for i, node in enumerate(nodes):
        if node.key.startswith("num:"):
            above = [one for one in nodes[i:] if one.pick and holds(one, node.x, node.y - 6)]
            assert {one.pick for one in above[-1:]} <= {f"cell:{node.text}"}, node.key


@pytest.mark.parametrize("view", CROWDED)
def test_a_plate_picks_the_cell_on_which_it_stands(view: View) -> None:
    for turns in range(4):
        nodes = isometric(view, turns).nodes
        middles = {n.pick: n for n in nodes if n.key.startswith("hit:")}
        for plate in (n for n in nodes if n.symbol == "plate"):
            assert abs(plate.x - middles[plate.pick].x) <= 25


def test_a_hidden_cell_is_picked_where_no_sign_of_another_is_nearer() -> None:
    assert hidden_shape((10, 10), [(200, 10)]) == ""
    below = nearer(FACE, (0, -28))
    assert min(y for _, y in below) == pytest.approx(-14)
    assert max(y for _, y in below) == 24.2
    near = [min(y for _, y in nearer(FACE, (0, sign))) for sign in (-20, -10)]
    assert near == pytest.approx([-12, -6])  # large enough to be hit, and clear of the sign
    assert hidden_shape((10, 10), [(10, -18)]) == "18,-14 43,0 0,24 -43,0 -18,-14"
