"""Chances and dangers of The Castle, in words and as marks."""

from __future__ import annotations

from typing import Final

from alcaide.games.castle.board.scene_model import Feature, Town
from alcaide.games.castle.board.tooltips import men
from alcaide.games.castle.information.view import View
from alcaide.games.castle.layer.fits import Opening, openings
from alcaide.games.castle.layer.landings import Landing, landings
from alcaide.games.castle.rules.components import cell_name
from alcaide.interface.values import Args
from alcaide.scene.layers import Layer, LayerMark, LayerPart
from alcaide.scene.model import Phrase

FEW: Final = 10  # fewer tiles than this are few, if they are not half of those to come
POINTS: Final = {"path": "CST-7", "tower": "CST-8", "house": "CST-9", "court": "CST-15"}


def layer(view: View) -> Layer:
    """Return what fits where, what completes what, who holds it, and what lands on the wall."""
    if view.turn is None:
        return Layer(Phrase("castle-aid-layer"), [])
    open_cells = openings(view)
    features = sorted(Town(view).features.values(), key=lambda feature: feature.name)
    held = [f for f in features if any(f.men) and not f.complete]
    free = [f for f in features if not any(f.men) and not f.complete and f.kind != "court"]
    count = len(view.unseen)
    return Layer(
        Phrase("castle-aid-layer"),
        [
            _part("count", "fit", "CST-3", [_fit(one, count) for one in open_cells], "left"),
            _part("hold", "held", "CST-10", [_feature(f, open_cells) for f in held], "features"),
            _part("words", "free", "CST-6", [_feature(f, open_cells) for f in free], "features"),
            _part("lane", "land", "CST-13", [_landing(one) for one in landings(view)], "features"),
        ],
    )


def _part(kind: str, name: str, rule: str, marks: list[LayerMark], aid: str) -> LayerPart:
    title, hint = Phrase(f"castle-layer-{name}"), Phrase(f"castle-layer-{name}-hint")
    return LayerPart(kind, title, hint, rule, marks, aid)


def _fit(one: Opening, count: int) -> LayerMark:
    cell = cell_name(one.cell)
    said = Phrase("castle-layer-fits", {"cell": cell, "fits": one.fits, "count": count})
    few = one.fits < FEW and 2 * one.fits < count
    return LayerMark(said, [f"cell:{cell}"], str(one.fits), alert=few, rule="CST-3")


def _feature(feature: Feature, open_cells: list[Opening]) -> LayerMark:
    """Return who holds a feature, what it is worth, and how many tiles complete it."""
    args: Args = {"kind": feature.kind, "cell": feature.name.partition(".")[0]}
    args |= {"tiles": feature.tiles, "points": feature.points, "men": men(feature)}
    seats = [seat for seat in (0, 1) if str(seat) == feature.holder or feature.holder == "tied"]
    rule = POINTS[feature.kind]
    if feature.kind == "court":
        said = Phrase("castle-layer-court", args)
        return LayerMark(said, [feature.pick], "", seats=seats, rule=rule)
    args |= {"cells": [cell_name(cell) for cell in feature.lacks], "count": len(feature.lacks)}
    if len(feature.lacks) > 1:
        said = Phrase("castle-layer-open", args)
        return LayerMark(said, [feature.pick], "", seats=seats, rule=rule)
    number = sum(one.completes.get(feature.root, 0) for one in open_cells)
    said = Phrase("castle-layer-completes", args | {"number": number})
    return LayerMark(said, [feature.pick], str(number), seats=seats, alert=not number, rule=rule)


def _landing(one: Landing) -> LayerMark:
    several = len(one.needs) > 1
    args: Args = {"seat": one.seat, "several": several, "most": one.needs[-1]}
    args |= {"space": one.spaces[0], "last": one.spaces[-1], "needs": one.needs[0]}
    said = Phrase("castle-layer-lands", args)
    text = "·".join(map(str, one.needs))
    along = one.spaces[0]
    return LayerMark(said, [], text, seats=[one.seat], along=along, rule="CST-13")
