"""What an action did, one event after the other, from its notes (ALH-3, ALH-21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alcaide.games.alhambra.information.determinization import guess
from alcaide.games.alhambra.information.view import View
from alcaide.games.alhambra.rules.components import TYPES, Components, card_name, load_components
from alcaide.games.alhambra.rules.palace import longest_wall
from alcaide.interface.script import Figures, Script
from alcaide.interface.values import Note
from alcaide.scene.happenings import Event
from alcaide.scene.model import Phrase

SCORED: Final = ("scored", "dirk-scored")


def story(before: View, after: View, notes: list[Note]) -> list[Event]:
    """Return what notes tell; a scoring round by type, then the walls (ALH-21)."""
    told = Told(before, after)
    rounds: list[Note] = []
    for note in notes:
        if note.key in SCORED and (not rounds or rounds[0].args["round"] == note.args["round"]):
            rounds.append(note)
            continue
        told.score(rounds)
        rounds = [note] if note.key in SCORED else []
        if not rounds:
            TELL.get(note.key, _said)(told, note, note.args)
    told.score(rounds)
    told.refill(before, after)
    return told.events


def figures(view: View) -> Figures:
    """Return the figures that everybody sees."""
    found: Figures = dict(walls(view))
    for seat, known in enumerate(view.seats):
        found[seat, "cards"] = len(known.money)
        found[seat, "points"] = known.points
        found[seat, "i-bonus"] = known.bonuses + len(known.shown)
        found[seat, "i-vizier"] = int(known.vizier)
    return found


def walls(view: View) -> Figures:
    """Return the longest wall of each seat."""
    state = guess(view)
    return {
        (seat, "i-wall"): longest_wall(palace, state.kit.walls)
        for seat, palace in enumerate(state.palaces)
    }


class Told(Script):
    """The events so far, and what lies where."""

    def __init__(self, before: View, after: View) -> None:
        super().__init__("alhambra", figures(before))
        self.kit: Components = load_components(before.board)
        self.after = walls(after)
        self.seats = after.seats

    def gain(self, kind: str, note: Note, figure: str, gain: int, **more: Any) -> None:
        """Write down an event that changes one figure of the seat of a note."""
        self.tell(kind, note, {(note.args["seat"], figure): gain}, **more)

    def go(self, kind: str, note: Note, start: str, goal: str) -> None:
        """Write down that the tile of a note goes from one place to another."""
        self.tell(kind, note, where={"thing": f"tile:{_name(note)}", "start": start, "goal": goal})

    def wall(self, note: Note) -> None:
        """Tell how the longest wall has changed, now that a tile lies or lies no more (ALH-23)."""
        what = note.args["seat"], "i-wall"
        before, after = self.figures[what], self.after[what]
        args = {"seat": what[0], "before": before, "after": after}
        if before != after:
            note = Note("wall", "ALH-23", args)
            where = {"thing": "ribbon"}
            self.gain("value", note, "i-wall", after - before, where=where, aid="wall")

    def score(self, notes: list[Note]) -> None:
        """Tell a scoring round: type by type, then the walls."""
        if not notes:
            return
        number = notes[0].args["round"]
        for kind, name in enumerate(TYPES):
            shares = [(note.args.get("seat"), note.args["types"][kind]) for note in notes]
            self._give(Note("scored-type", "ALH-22", {"round": number, "type": name}), shares)
        shares = [(note.args.get("seat"), note.args.get("wall", 0)) for note in notes]
        self._give(Note("scored-walls", "ALH-23", {"round": number, "type": ""}), shares)

    def _give(self, note: Note, shares: list[tuple[int | None, int]]) -> None:
        """Tell what seats (None: Dirk) are given for one thing."""
        given = [(seat, points) for seat, points in shares if points]
        said = [_share(seat, points) for seat, points in given]
        if given:
            gains: Figures = {(seat, "points"): n for seat, n in given if seat is not None}
            note = Note(note.key, note.rule, note.args | {"shares": said})
            self.tell("score", note, gains, places=self._counted(note.args["type"]))

    def _counted(self, name: str) -> list[str]:
        """Return the tiles of a type, whoever has them."""
        tiles = [lying.tile for seat in self.seats for lying in seat.alhambra]
        kinds = self.kit.type
        return [
            f"tile:{self.kit.names[t]}" for t in tiles if kinds[t] >= 0 and TYPES[kinds[t]] == name
        ]

    def refill(self, before: View, after: View) -> None:
        """Tell what is new on offer at the end of a turn (ALH-8)."""
        places = [
            f"slot:{slot + 1}"
            for slot, tile in enumerate(after.market)
            if tile >= 0 and tile != before.market[slot]
        ]
        places += [
            f"money:{card_name(card)}" for card in after.display if card not in before.display
        ]
        if places and self.events:
            self.tell("refill", Note("refilled", "ALH-8"), places=places)


def _share(seat: int | None, points: int) -> Phrase:
    if seat is None:
        return Phrase("alhambra-term-share-dirk", {"points": points})
    return Phrase("alhambra-term-share", {"seat": seat, "points": points})


def _name(note: Note) -> str:
    name: str = note.args["tile"]
    return name


def _said(told: Told, note: Note, _args: dict[str, Any]) -> None:
    told.tell("say", note)


def _cards(args: dict[str, Any], kind: str) -> list[str]:
    return [f"{kind}:{card.args['card']}" for card in args["cards"]]


def _took(told: Told, note: Note, args: dict[str, Any]) -> None:
    places = _cards(args, "money")
    told.gain("take", note, "cards", len(places), places=places, where={"goal": "hand"})


def _bought(told: Told, note: Note, args: dict[str, Any]) -> None:
    slot = f"slot:{args['slot']}"
    places = _cards(args, "hand")
    where = {"goal": slot, "thing": "exact" if args.get("exact", "yes") == "yes" else ""}
    told.gain("cost", note, "cards", -len(places), places=places, where=where)
    if note.key == "vizier":
        told.gain("say", note, "i-vizier", -1)
    told.go("take", note, slot, f"tray:{args['tile']}")


def _square(told: Told, note: Note, args: dict[str, Any]) -> None:
    name = args["tile"]
    told.go("take", note, f"square:{name.rstrip('0123456789')}", f"tray:{name}")


def _last(told: Told, note: Note, args: dict[str, Any]) -> None:
    told.go("take", note, f"slot:{args['slot']}", f"tray:{args['tile']}")


def _laid(told: Told, note: Note, args: dict[str, Any]) -> None:
    kind = "tray" if note.key == "placed" else "reserve"
    told.go("piece", note, f"{kind}:{args['tile']}", f"cell:{args['x']},{args['y']}")
    told.wall(note)


def _lifted(told: Told, note: Note, args: dict[str, Any]) -> None:
    told.go("take", note, f"cell:{args['x']},{args['y']}", f"reserve:{args['tile']}")
    told.wall(note)


def _exchanged(told: Told, note: Note, args: dict[str, Any]) -> None:
    cell, other = f"cell:{args['x']},{args['y']}", args["other"]
    where = {"thing": f"tile:{other}", "start": cell, "goal": f"reserve:{other}"}
    told.tell("take", note, where=where)
    told.go("piece", note, f"reserve:{args['tile']}", cell)
    told.wall(note)


def _reserved(told: Told, note: Note, args: dict[str, Any]) -> None:
    told.go("take", note, f"tray:{args['tile']}", f"reserve:{args['tile']}")


def _given(told: Told, note: Note, args: dict[str, Any]) -> None:
    told.go("take", note, f"tray:{args['tile']}", "dirk")


def _awake(told: Told, note: Note, _args: dict[str, Any]) -> None:
    told.gain("say", note, "i-vizier", 1)


TELL: Final[dict[str, Callable[[Told, Note, dict[str, Any]], None]]] = {
    "took": _took,
    "bought": _bought,
    "vizier": _bought,
    "square": _square,
    "got-last": _last,
    "placed": _laid,
    "built": _laid,
    "lifted": _lifted,
    "exchanged": _exchanged,
    "reserved": _reserved,
    "given-to-dirk": _given,
    "reactivated": _awake,
}
