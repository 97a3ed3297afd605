"""The table in sentences: for the text mode, the terminal, the end of a game."""

from __future__ import annotations

from collections.abc import Iterator

from alcaide.games.castle.board.scene_model import Town
from alcaide.games.castle.board.tooltips import sentence
from alcaide.games.castle.decisions.choices import standing
from alcaide.games.castle.information.determinization import guess
from alcaide.games.castle.information.view import View
from alcaide.games.castle.rules.components import cell_name, load_components
from alcaide.games.castle.rules.packed import shape_of
from alcaide.games.castle.rules.scoring import largest_empty, scores
from alcaide.games.castle.rules.state import State
from alcaide.games.castle.text.count import count
from alcaide.scene.model import Ending, Phrase, counted


def phrase(key: str, **args: object) -> Phrase:
    """Return a sentence of this module."""
    return Phrase(f"castle-text-{key}", args)


def describe(view: View) -> list[Phrase]:
    """Return the position in sentences: whose turn, the tile, features, tiles, players."""
    state = guess(view)
    kit = load_components(view.board)
    out = [phrase("over") if view.turn is None else phrase("turn", seat=view.turn)]
    if view.phase == "place" and view.drawn >= 0:
        out.append(phrase("tile", tile=kit.ids[view.drawn], parts=parts_of(view, view.drawn)))
    out += _features(Town(view, state))
    if view.lying:
        lying = [
            phrase("lying", cell=cell_name(t.cell), tile=kit.ids[t.tile], turn=t.turn)
            for t in view.lying
        ]
        out.append(phrase("tiles", tiles=lying, count=len(lying)))
    else:
        out.append(phrase("empty"))
    for seat in (0, 1):
        out += _player(view, state, seat)
    out.append(phrase("left", count=len(view.unseen), towers=sum(view.wall)))
    if view.unseen:
        names = [kit.ids[tile] for tile in view.unseen]
        args = {"tiles": names, "count": len(names)}
        out.append(Phrase("castle-text-unseen", args, aid="left"))
    out.append(phrase("area", count=largest_empty(state)))
    return out


def parts_of(view: View, tile: int) -> list[Phrase]:
    """Return the parts of an unturned tile: kinds and the sides they reach."""
    kit = load_components(view.board)
    out = []
    face = kit.faces[shape_of(tile, 0)]
    for part, kind in enumerate(kit.kinds[tile]):
        slots = [slot for slot in range(12) if face[slot] == part]
        sides = "".join(dict.fromkeys("NESW"[slot // 3] for slot in slots))
        mark = "well" if kit.wells[tile][part] else "market" if kit.markets[tile][part] else "no"
        names = [phrase("side", side=side) for side in sides]
        kinds = ("path", "tower", "house", "court")
        out.append(phrase("part", part=part, kind=kinds[kind], sides=names, mark=mark))
    return out


def _features(town: Town) -> Iterator[Phrase]:
    """Yield the features that count: with followers, or open and of several tiles."""
    features = sorted(town.features.values(), key=lambda f: (-sum(f.men), -f.tiles, f.root))
    for feature in features:
        kept = sum(feature.men) or (not feature.complete and feature.tiles > 1)
        if kept:
            args = {"name": feature.name, "what": sentence(feature)}
            yield Phrase("castle-text-feature", args, aid="features")


def _player(view: View, state: State, seat: int) -> Iterator[Phrase]:
    known = view.seats[seat]
    yield phrase(
        "player",
        seat=seat,
        score=known.score,
        points=standing(state, seat),
        followers=known.supply,
    )
    if known.held:
        tiles = [
            Phrase("castle-label-wall-tile", {"wall": tile.kind, "count": 1}) for tile in known.held
        ]
        yield phrase("held", seat=seat, tiles=tiles)
    if known.keep:
        size, cell, _ = known.keep
        yield phrase("keep", seat=seat, cell=cell_name(cell), count=size)


def ending(view: View) -> Ending:
    """Return who won by what, with what each seat's points are made of (CST-17, CST-19)."""
    state = guess(view)
    totals = scores(state)
    first, second = max(totals), min(totals)
    key = "drawn" if first == second else "won"
    verdict = phrase(key, points=first, second=second)
    return counted(verdict, count(Town(view, state)), len(totals))
