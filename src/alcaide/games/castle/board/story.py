"""What an action did, one event after the other, from its notes (CST-11)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from alcaide.games.castle.decisions.choices import standing
from alcaide.games.castle.information.determinization import guess
from alcaide.games.castle.information.view import View
from alcaide.interface.script import Figures, Script
from alcaide.interface.values import Note
from alcaide.scene.happenings import Event


def story(before: View, after: View, notes: list[Note]) -> list[Event]:
    """Return what notes tell, in the order of CST-11; then what all of it is worth."""
    told = Told(before)
    for note in notes:
        TELL.get(note.key, _said)(told, note, note.args)
    told.settle(points(after))
    return told.events


def figures(view: View) -> Figures:
    """Return the figures that everybody sees, but for what the position is worth."""
    found: Figures = {}
    for seat, known in enumerate(view.seats):
        found[seat, "money"] = known.score
        found[seat, "i-follower"] = known.supply
        found[seat, "i-keep"] = known.keep[0] if known.keep else 0
        for tile in known.held:
            symbol = f"i-bonus{tile.kind}"
            found[seat, symbol] = found.get((seat, symbol), 0) + 1
    return found


def points(view: View) -> Figures:
    """Return what each seat would have, courts and wall tiles with it."""
    state = guess(view)
    return {(seat, "points"): standing(state, seat) for seat in range(len(view.seats))}


class Told(Script):
    """The events so far, with what each seat has."""

    def __init__(self, view: View) -> None:
        super().__init__("castle", figures(view) | points(view))

    def gain(self, kind: str, note: Note, figure: str, gain: int, **more: Any) -> None:
        """Write down an event that changes one figure of the seat of a note."""
        self.tell(kind, note, {(note.args["seat"], figure): gain}, **more)


def _said(told: Told, note: Note, _args: dict[str, Any]) -> None:
    told.tell("say", note)


def _placed(told: Told, note: Note, args: dict[str, Any]) -> None:
    told.tell("piece", note, where={"start": "tile"}, places=[f"tile:{args['cell']}"])


def _follower(told: Told, note: Note, args: dict[str, Any]) -> None:
    told.gain("figure", note, "i-follower", -1, where={"goal": f"person:{args['man']}"})


def _scored(told: Told, note: Note, args: dict[str, Any]) -> None:
    """Tell a scoring: a wall tile is spent, tiles are counted, followers and marker walk."""
    seat, cells = args["seat"], args["cells"]
    if args["wall"]:
        told.gain("cost", note, f"i-bonus{args['wall']}", -1)
    places = [f"tile:{cell}" for cell in cells]
    told.tell("light", note, places=places, each=shares(args["points"], len(cells)))
    _home(told, note, args)
    told.gain("walk", note, "money", args["points"], where={"thing": f"marker:{seat}"})


def shares(points: int, places: int) -> list[int]:
    """Return what each place brings: whole points that add up."""
    ends = [points * number // places for number in range(places + 1)]
    return [end - begun for begun, end in pairwise(ends)]


def _home(told: Told, note: Note, args: dict[str, Any]) -> None:
    for man in args["men"]:
        seat = int(man.split(":")[0])
        gains: Figures = {(seat, "i-follower"): 1}
        told.tell("home", note, gains, where={"start": f"person:{man}"}, seat=seat)


def _took(told: Told, note: Note, args: dict[str, Any]) -> None:
    symbol = f"i-bonus{args['wall']}"
    start = f"bonus:{args['corner']}"
    told.gain("turn", note, symbol, 1, where={"thing": symbol, "start": start})


def _keep(told: Told, note: Note, args: dict[str, Any]) -> None:
    seat = args["seat"]
    gain = args["tiles"] - told.figures[seat, "i-keep"]
    told.gain("figure", note, "i-keep", gain, where={"goal": f"keep:{seat}"})


def _extra(told: Told, note: Note, _args: dict[str, Any]) -> None:
    told.gain("cost", note, "i-bonus1", -1)


TELL: Final[dict[str, Callable[[Told, Note, dict[str, Any]], None]]] = {
    "placed": _placed,
    "follower": _follower,
    "scored": _scored,
    "tied": _home,
    "took-wall-tile": _took,
    "keep": _keep,
    "extra": _extra,
}
