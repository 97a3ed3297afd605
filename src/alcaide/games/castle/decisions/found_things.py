"""Tiles that come to light at a table of wood, found by what is on them."""

from __future__ import annotations

from alcaide.games.castle.rules.components import KINDS, PATH, load_components
from alcaide.interface.real_table.things import Thing
from alcaide.scene.model import Phrase


def thing(verb: str, word: str) -> Thing:
    """Return a tile as it is offered to whoever saw it."""
    if verb == "wall":
        return Thing(Phrase("castle-count-sheet-tile", {"wall": int(word)}), f"i-bonus{word}")
    return Thing(Phrase("castle-need-thing", {"tile": word}), f"i-{word}", traits=traits(word))


def traits(name: str) -> tuple[Phrase, ...]:
    """Return on how many sides a path leaves a tile, and what else is on it."""
    kit = load_components()
    tile = kit.ids.index(name)
    sides = int(kit.paths[tile * 4]).bit_count()
    found = [Phrase("castle-need-paths", {"count": sides})]
    for number, kind in enumerate(KINDS):
        if number != PATH and number in kit.kinds[tile]:
            found.append(Phrase("castle-need-has", {"kind": kind}))
    if any(kit.wells[tile]):
        found.append(Phrase("castle-need-has", {"kind": "well"}))
    if any(kit.markets[tile]):
        found.append(Phrase("castle-need-has", {"kind": "market"}))
    return tuple(found)
