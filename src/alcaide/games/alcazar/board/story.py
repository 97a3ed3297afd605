"""What an action did, one event after the other, from its notes (ALC-23)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alcaide.games.alcazar.information.view import View
from alcaide.games.alcazar.rules.components import CAP, load_board
from alcaide.interface.script import Figures, Script
from alcaide.interface.values import Note
from alcaide.scene.happenings import KINDS, Event

WEIGHTS: Final = {"baron": 1, "grandee": 2}
RANKS: Final = {kind: rank for rank, kind in enumerate(KINDS)}


def story(before: View, after: View, notes: list[Note]) -> list[Event]:
    """Return what notes tell, in the order of ALC-23."""
    told = Told(before)
    for note in notes:
        tell = TELL.get(note.key)
        if tell is None:
            told.tell("say", note)
        else:
            tell(told, note, note.args)
    return sorted(told.events, key=lambda event: RANKS[event.kind] if event.kind != "say" else 99)


def figures(view: View) -> Figures:
    """Return the figures that everybody sees."""
    found: Figures = {
        (None, f"sh-{building.flag}"): building.value
        for building in view.buildings
        if building.flag
    }
    for seat, known in enumerate(view.seats):
        found[seat, "money"] = known.money
        found[seat, "i-grandee"] = known.grandees
        found[seat, "i-baron"] = known.barons
        found[seat, "i-tower"] = known.towers
        found[seat, "cards"] = known.cards
        found[seat, "points"] = known.money // CAP if view.options["money_points"] == "on" else 0
    for noble in view.nobles:
        found[noble.seat, "points"] += view.height[noble.cell] * WEIGHTS[noble.kind]
    return found


class Told(Script):
    """The events so far, and how high every noble stands."""

    def __init__(self, view: View) -> None:
        super().__init__("alcazar", figures(view))
        names = load_board(view.board).names
        self.level = {names[cell]: height for cell, height in enumerate(view.height)}
        self.men = {names[noble.cell]: (noble.seat, WEIGHTS[noble.kind]) for noble in view.nobles}
        self.rich = view.options["money_points"] == "on"

    def pay(self, kind: str, note: Note, gains: dict[str, int], **more: Any) -> None:
        """Write down an event of the seat of a note; money and height are points (ALC-91)."""
        seat = note.args["seat"]
        gains = dict(gains)
        money = self.figures[seat, "money"]
        if self.rich:
            gained = (money + gains.get("money", 0)) // CAP - money // CAP
            gains["points"] = gains.get("points", 0) + gained
        self.tell(kind, note, {(seat, what): gain for what, gain in gains.items()}, **more)

    def height(self, cell: str) -> int:
        """Return what a noble on a cell counts."""
        return self.level[cell] * self.men[cell][1] if cell in self.men else 0


def _bought(told: Told, note: Note, args: dict[str, Any]) -> None:
    told.pay("cost", note, {"money": -args["price"]})
    start = {"bought-tower": "towers", "bought-deck": "deck"}.get(note.key, "")
    start = start or f"open:{args['card']}"
    goal = "card:tower" if start == "towers" else f"card:{args['card']}" if "card" in args else ""
    what = "i-tower" if start == "towers" else "cards"
    told.pay("take", note, {what: 1}, where={"start": start, "goal": goal})
    if note.key == "bought-open":
        told.pay("refill", note, {}, places=["market"])


def _laid(told: Told, note: Note, args: dict[str, Any]) -> None:
    cells = [args[name] for name in ("first", "middle", "last") if name in args]
    if "cell" in args:
        cells.append(args["cell"])
    elif str(args["card"]) not in map(str, cells):
        cells.append(args["card"])
    start = f"card:{args['card']}" if args.get("card") else "card:tower"
    paid = "cards" if args.get("card") else "i-tower"
    places = [f"cell:{cell}" for cell in cells]
    told.pay("cost", note, {paid: -1}, where={"start": start, "goal": places[-1]})
    told.pay("piece", note, {}, places=places)


def _bridged(told: Told, note: Note, args: dict[str, Any]) -> None:
    told.pay("cost", note, {"money": -args["price"]})
    cells = (args["cell1"], args["middle"], args["cell2"])
    told.pay("piece", note, {}, where={"thing": "bridge"}, places=[f"cell:{c}" for c in cells])


def _home(told: Told, note: Note, args: dict[str, Any]) -> None:
    cell, kind = args["cell"], args["kind"]
    gains = {"points": -told.height(cell), f"i-{kind}": 1}
    del told.men[cell]
    told.pay("home", note, gains, where={"start": _key(args["seat"], kind, cell)})
    told.pay("home", note, {"money": args["money"]}, where={"goal": f"cell:{cell}"})


def _rose(told: Told, note: Note, args: dict[str, Any]) -> None:
    cell = args["cell"]
    before = told.height(cell)
    told.level[cell] = args["level"]
    key = _key(args["seat"], args["kind"], cell)
    told.pay("rise", note, {"points": told.height(cell) - before}, where={"thing": key})


def _placed(told: Told, note: Note, args: dict[str, Any]) -> None:
    cell, kind = args["cell"], args["kind"]
    told.pay("cost", note, {"money": -args["price"]})
    told.men[cell] = (args["seat"], WEIGHTS[kind])
    gains = {f"i-{kind}": -1, "points": told.height(cell)}
    told.pay("figure", note, gains, where={"goal": _key(args["seat"], kind, cell)})


def _moved(told: Told, note: Note, args: dict[str, Any]) -> None:
    one, other = args["cell1"], args["cell2"]
    before = told.height(one)
    told.men[other] = told.men.pop(one)
    keys = [_key(args["seat"], args["kind"], cell) for cell in (one, other)]
    where = {"start": keys[0], "goal": keys[1]}
    told.pay("figure", note, {"points": told.height(other) - before}, where=where)


def _swapped(told: Told, note: Note, args: dict[str, Any]) -> None:
    one, other, seat = args["cell1"], args["cell2"], args["seat"]
    before = told.height(one) + told.height(other)
    men = told.men
    men[one], men[other] = men[other], men[one]
    gain = told.height(one) + told.height(other) - before
    for start, goal, points in ((one, other, 0), (other, one, gain)):
        kind = "grandee" if men[goal][1] > 1 else "baron"
        where = {"start": _key(seat, kind, start), "goal": _key(seat, kind, goal)}
        told.pay("figure", note, {"points": points}, where=where)


def _united(told: Told, note: Note, args: dict[str, Any]) -> None:
    keep = f"flag:{args['flag']}" if args["flag"] else ""
    if "lost" in args:
        lost = f"flag:{args['lost']}"
        gains: Figures = {(None, _arms(lost)): -told.figures[None, _arms(lost)]}
        told.tell("join", note, gains, where={"start": lost, "goal": keep})
    else:
        told.tell("join", note, where={"goal": keep or f"plate:{args['at']}"})
    if keep:
        arms = _arms(keep)
        more: Figures = {(None, arms): args["after"] - told.figures[None, arms]}
        told.tell("value", note, more, where={"thing": keep})


def _flagged(told: Told, note: Note, args: dict[str, Any]) -> None:
    flag = f"flag:{args['flag']}"
    told.tell("hoist", note, {(None, _arms(flag)): args["value"]}, where={"thing": flag})


def _income(told: Told, note: Note, args: dict[str, Any]) -> None:
    flag = f"flag:{args['flag']}"
    if args["flag"]:
        gain = args["after"] - told.figures.get((None, _arms(flag)), 0)
        kind = "value" if (None, _arms(flag)) in told.figures else "hoist"
        if gain or kind == "hoist":
            told.tell(kind, note, {(None, _arms(flag)): gain}, where={"thing": flag})
    told.pay("income", note, {"money": args["money"]}, where={"start": f"cell:{args['at']}"})


def _fifty(told: Told, note: Note, args: dict[str, Any]) -> None:
    told.pay("cost", note, {"cards": -1}, where={"start": f"card:{args['card']}"})
    told.pay("income", note, {"money": CAP})


def _arms(flag: str) -> str:
    """Return the symbol of a flag's counter on the track."""
    return flag.replace("flag:", "sh-")


def _key(seat: int, kind: str, cell: str) -> str:
    return f"noble:{seat}:{kind}:{cell}"


def _silent(_told: Told, _note: Note, _args: dict[str, Any]) -> None:
    """Tell nothing: what it says was seen with what came before."""


TELL: Final[dict[str, Callable[[Told, Note, dict[str, Any]], None]]] = {
    "bought-tower": _bought,
    "bought-deck": _bought,
    "bought-open": _bought,
    "founded-castle": _laid,
    "founded-palace": _laid,
    "extended": _laid,
    "towered": _laid,
    "bridged": _bridged,
    "removed": _home,
    "retired": _home,
    "rose": _rose,
    "placed": _placed,
    "moved": _moved,
    "swapped": _swapped,
    "united-castles": _united,
    "united-palace": _united,
    "united-palaces": _united,
    "flag-returned": _silent,
    "flagged": _flagged,
    "income": _income,
    "fifty": _fifty,
}
