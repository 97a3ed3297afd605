"""What there is to say about each thing on the board that can be pointed at."""

from __future__ import annotations

from functools import lru_cache

from alcaide.games.castle.board.scene_model import Feature, Town
from alcaide.games.castle.rules.components import cell_name
from alcaide.scene.model import Phrase

MANY = 4  # more cells than this are counted, not named


def spots(town: Town) -> dict[str, Phrase]:
    """Return a sentence for every feature, by pick."""
    return {feature.pick: sentence(feature) for feature in town.features.values()}


@lru_cache(maxsize=8192)  # most features stay as they are from one move to the next
def sentence(feature: Feature) -> Phrase:
    """Return what a feature is, what it is worth, who holds it, what it lacks."""
    return Phrase(
        "castle-label-feature",
        {
            "kind": feature.kind,
            "tiles": feature.tiles,
            "worth": worth(feature),
            "men": men(feature),
            "lacks": lacks(feature),
        },
    )


def worth(feature: Feature) -> Phrase:
    """Return the points of a feature if it were complete now."""
    if feature.kind == "court":
        args = {"markets": feature.markets, "points": feature.points}
        return Phrase("castle-label-worth-court", args)
    well = "yes" if feature.kind == "path" and feature.wells else "no"
    return Phrase("castle-label-worth", {"points": feature.points, "well": well})


def men(feature: Feature) -> Phrase:
    """Return who holds a feature."""
    seats = [seat for seat in (0, 1) if feature.men[seat]]
    if not seats:
        return Phrase("castle-label-men-none")
    each = [
        Phrase("castle-label-men-seat", {"seat": seat, "count": feature.men[seat]})
        for seat in seats
    ]
    if len(each) == 1:
        return Phrase("castle-label-men-one", {"men": each[0]})
    tied = "yes" if feature.men[0] == feature.men[1] else "no"
    return Phrase("castle-label-men-both", {"one": each[0], "two": each[1], "tied": tied})


def lacks(feature: Feature) -> Phrase:
    """Return what a feature lacks to be complete."""
    if feature.kind == "court":
        return Phrase("castle-label-lacks-court")
    if feature.complete:
        return Phrase("castle-label-lacks-nothing")
    cells = [cell_name(cell) for cell in feature.lacks]
    if len(cells) > MANY:
        return Phrase("castle-label-lacks-many", {"count": len(cells)})
    return Phrase("castle-label-lacks", {"cells": cells, "count": len(cells)})
