"""What the figures of the rules page say is what they show."""

from __future__ import annotations

import pytest

from alcaide.games.castle.board.scene_model import Feature, Town
from alcaide.games.castle.information.view import observe
from alcaide.games.castle.rules.components import PATH, cell_named, load_components
from alcaide.games.castle.rules.scoring import largest_empty
from alcaide.games.castle.rules.state import State
from alcaide.games.castle.teaching.figure_list import FIGURES, Figure
from alcaide.games.castle.teaching.figures import figures, largest_area, position
from alcaide.games.castle.text.position import read_position
from alcaide.locale import LANGUAGES, rules, texts

BY_RULE = {figure.rule: figure for figure in FIGURES}


def state_of(figure: Figure) -> State:
    return read_position(position(figure), reachable=False)


def told(rule: str) -> Feature:
    """Return the feature that is outlined."""
    figure = BY_RULE[rule]
    cell, _, part = figure.told.partition(".")
    return Town(observe(state_of(figure), None)).at(cell_named(load_components(), cell), int(part))


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.rule)
def test_paths_meet_paths(figure: Figure) -> None:
    state = state_of(figure)
    kit = state.kit
    for cell in state.placed:
        for side in (1, 2):
            near = kit.near[cell * 4 + side]
            if near >= 0 and state.shape[near] >= 0:
                mine = kit.faces[state.shape[cell]][side * 3 + 1]
                theirs = kit.faces[state.shape[near]][((side + 2) & 3) * 3 + 1]
                kinds = [
                    kit.kinds[state.shape[cell] >> 2][mine],
                    kit.kinds[state.shape[near] >> 2][theirs],
                ]
                assert kinds.count(PATH) != 1, (figure.rule, cell)


@pytest.mark.parametrize(
    ("rule", "kind", "tiles", "points", "complete", "men"),
    [
        ("CST-6", "path", 4, 4, True, (1, 0)),
        ("CST-7", "path", 4, 8, True, (0, 1)),
        ("CST-8", "tower", 2, 4, True, (1, 0)),
        ("CST-9", "house", 3, 3, True, (0, 1)),
        ("CST-10", "tower", 4, 8, True, (2, 1)),
        ("CST-5", "tower", 3, 6, True, (1, 1)),
        ("CST-15", "court", 2, 6, False, (1, 0)),
        ("CST-22", "court", 2, 6, False, (0, 0)),
    ],
)
def test_what_is_outlined_is_as_the_caption_says(
    rule: str, kind: str, tiles: int, points: int, complete: bool, men: tuple[int, int]
) -> None:
    feature = told(rule)
    assert (feature.kind, feature.tiles, feature.points) == (kind, tiles, points)
    assert (feature.complete, feature.men) == (complete, men)


def test_the_largest_empty_area_lights_up() -> None:
    state = state_of(BY_RULE["CST-18"])
    area = largest_area(state)
    assert len(set(area)) == len(area) == largest_empty(state)
    lit = [node for node in figures()["CST-18"].nodes if "may" in node.cls.split()]
    assert len(lit) == len(area)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_belongs_to_a_rule_and_has_a_caption(lang: str) -> None:
    known = {rule.id for rule in rules("castle", lang).rules}
    for name, drawing in figures().items():
        assert name in known
        assert drawing.label.key in texts(lang)
        assert drawing.nodes
