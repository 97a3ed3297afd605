"""Alhambra: figures of the rules tell the truth; pictures of the game; who wrote the sprites."""

from __future__ import annotations

import gzip
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from alcaide.games.alhambra.board.vignette import panorama, vignette
from alcaide.games.alhambra.teaching.figures import FIGURES, Panel, figures
from alcaide.games.alhambra.teaching.payment_figures import PAYMENTS
from alcaide.locale import LANGUAGES
from alcaide.scene.svg import sprites_text, svg_text
from palaces import legal, play, table
from sayings import faults

ROOT = Path(__file__).parents[3]
PLACED = [(rule, panel) for rule, panels in FIGURES.items() for panel in panels if panel.verdicts]
SLOTS = "ygbo"


@pytest.mark.parametrize(("rule", "panel"), PLACED)
def test_what_a_figure_calls_right_is_legal_and_what_it_calls_wrong_is_not(
    rule: str, panel: Panel
) -> None:
    position, verdicts = panel.position, panel.verdicts
    if panel.laid:
        name, cell = panel.laid.split()
        state = table(f"alhambra 0 {position}", f"tray 0 {name}", "phase put")
        ((_, badge),) = verdicts
        assert (f"put {name} at {cell}" in legal(state)) == (badge == "al-yes"), rule
        return
    state = table(f"alhambra 0 {position}")
    for (x, y), badge in verdicts:
        assert (f"lift {x},{y}" in legal(state)) == (badge == "al-yes"), rule


@pytest.mark.parametrize("rule", [rule for rule, shown in PAYMENTS.items() if shown.tile])
def test_payments_are_as_their_figure_says(rule: str) -> None:
    shown = PAYMENTS[rule]
    slot = SLOTS.index(shown.currency)
    market = ["pavilion8", "seraglio9", "arcades9", "chambers11"]
    market[slot] = shown.tile
    for cards, badge in shown.rows:
        state = table(
            "options exchange=on",
            f"market {' '.join(market)}",
            f"money 0 {cards}",
            "display o1 o2 o3 o4",
        )
        paid = " ".join(sorted(cards.split(), key=lambda card: (len(card), card)))
        ways = {
            text.split(" with ")[1] for text in legal(state, "buy") if f"buy {slot + 1}" in text
        }
        match = [way for way in ways if sorted(way.split()) == sorted(cards.split())]
        assert bool(match) == (badge != "al-not"), paid
        if match:
            play(state, f"buy {slot + 1} with {match[0]}")
            assert state.further == (badge in ("al-again", "al-yes") and rule != "ALH-3")


def test_what_may_be_taken_is_as_its_figure_says() -> None:
    state = table("display y2 g3 b1 o9")
    for cards, badge in PAYMENTS["ALH-2"].rows:
        takes = {" ".join(sorted(text.split()[1:])) for text in legal(state, "take")}
        assert (" ".join(sorted(cards.split())) in takes) == (badge == "al-yes")


def test_walls_are_as_long_as_their_figures_say() -> None:
    said = {
        rule: [node.text for node in drawing.nodes if node.text]
        for rule, drawing in figures().items()
    }
    assert said["ALH-23"] == ["8"]
    assert said["ALH-24"] == ["12"]
    values = [node.symbol for node in figures()["ALH-Q5"].nodes if "al-value" in node.symbol]
    assert sorted(values) == ["al-value-0", "al-value-1", "al-value-2"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_have_nothing_to_point_at_and_can_be_told(lang: str) -> None:
    assert len(figures()) >= 8
    for drawing in (vignette(), panorama(), *figures().values()):
        assert faults(drawing, lang) == []
        assert not any(node.pick for node in drawing.nodes)
        keys = [node.key for node in drawing.nodes]
        assert len(keys) == len(set(keys))
        ElementTree.fromstring(svg_text(drawing, sprites_text("alhambra")))


def test_the_sprites_are_those_that_the_script_writes() -> None:
    code = (
        "import sys; sys.path[:0] = ['scripts', 'src'];"
        "from alhambra_art.sheet import sheet; sys.stdout.write(sheet())"
    )
    made = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True, text=True
    )
    assert made.stdout == sprites_text("alhambra")


def test_the_sprites_are_light() -> None:
    assert len(sprites_text("alhambra")) < 160_000
    assert len(gzip.compress(sprites_text("alhambra").encode())) < 20_000
