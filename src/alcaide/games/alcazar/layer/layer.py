"""Chances and dangers of Alcazar, in words and as marks."""

from __future__ import annotations

from alcaide.games.alcazar.board.cells import Piles
from alcaide.games.alcazar.information.view import View
from alcaide.games.alcazar.layer.card_places import holder_of, place_of
from alcaide.games.alcazar.layer.heights import Rise, most, rises
from alcaide.games.alcazar.layer.removals import Removal, removals
from alcaide.games.alcazar.layer.unions import Union, unions
from alcaide.games.alcazar.rules.components import CAP
from alcaide.interface.values import Args
from alcaide.scene.layers import Ladder, Layer, LayerMark, LayerPart
from alcaide.scene.model import Phrase

AID = "features"  # all of it is about what stands on the board


def layer(view: View) -> Layer:
    """Return who can be removed, who can rise how high, what can unite, and what that counts."""
    if view.turn is None:
        return Layer(Phrase("alcazar-aid-layer"), [])
    told = Teller(view)
    return Layer(
        Phrase("alcazar-aid-layer"),
        [
            _part("danger", "remove", "ALC-62", [told.removal(one) for one in removals(view)]),
            _part("ladder", "rise", "ALC-40", [told.rise(one) for one in rises(view)]),
            _part("join", "union", "ALC-80", [told.union(one) for one in unions(view)]),
            _part("words", "most", "ALC-91", [told.most(s) for s in range(len(view.seats))]),
        ],
    )


def _part(kind: str, name: str, rule: str, marks: list[LayerMark]) -> LayerPart:
    title, hint = Phrase(f"alcazar-layer-{name}"), Phrase(f"alcazar-layer-{name}-hint")
    return LayerPart(kind, title, hint, rule, marks, AID)


class Teller:
    """Puts facts about a view into phrases."""

    def __init__(self, view: View) -> None:
        """Take the view."""
        self.view = view
        self.piles = Piles(view)
        self.names = self.piles.names

    def removal(self, one: Removal) -> LayerMark:
        """Return who can be removed by what."""
        noble = one.noble
        cell = self.names[noble.cell]
        args: Args = {"seat": noble.seat, "kind": noble.kind, "cell": cell, "money": one.pays}
        if one.card:
            text: Phrase | str = str(one.card)
            args |= {"card": one.card, "where": one.place, "holder": _seats(one.by)}
            said = Phrase("alcazar-layer-removed", args)
        else:
            text = self.bridge(one.ends)
            args |= {"bridge": text, "builders": _seats(one.by)}
            said = Phrase("alcazar-layer-removed-bridge", args)
        return LayerMark(
            said,
            [f"cell:{cell}"],
            text,
            symbol="i-cards" if one.card else "i-bridge",
            money=one.pays,
            seats=list(one.by),
            alert=True,
            rule="ALC-36" if one.card else "ALC-47",
        )

    def rise(self, one: Rise) -> LayerMark:
        """Return how high a noble can rise."""
        noble = one.noble
        cell = self.names[noble.cell]
        args: Args = {"seat": noble.seat, "kind": noble.kind, "cell": cell, "now": one.now}
        args |= {"reach": one.reach, "higher": one.reach > one.now, "card": one.card > 0}
        ladder = Ladder(one.now, one.reach, one.card > 0)
        said = Phrase("alcazar-layer-risen", args)
        rule = "ALC-40" if one.reach > one.now else "ALC-36"
        return LayerMark(said, [f"cell:{cell}"], ladder=ladder, rule=rule)

    def union(self, one: Union) -> LayerMark:
        """Return what would unite by what, and to what value."""
        values = [min(self.piles.buildings[b].value, CAP) for b in (one.one, one.other)]
        args: Args = {"first": self.building(one.one, "-first"), "second": self.building(one.other)}
        args |= {"one": values[0], "other": values[1], "piece": one.pieces, "after": one.value}
        text = f"= {one.value}"
        picks = [f"cell:{self.names[cell]}" for cell in one.cells]
        if not one.cards:
            args |= {"bridge": self.bridge(one.cells), "builders": _seats(one.by)}
            said = Phrase("alcazar-layer-united-bridge", args)
            return LayerMark(said, picks, text, seats=list(one.by), rule="ALC-47")
        args["cards"] = [self.card(card) for card in one.cards]
        if not one.value:
            return LayerMark(Phrase("alcazar-layer-apart", args), picks, str(CAP), rule="ALC-82")
        said = Phrase("alcazar-layer-united", args)
        return LayerMark(said, picks, text, rule="ALC-81" if len(one.cards) > 1 else "ALC-35")

    def bridge(self, cells: tuple[int, ...]) -> Phrase:
        """Return a bridge by its pillars."""
        ends = {"cell1": self.names[cells[0]], "cell2": self.names[cells[-1]]}
        return Phrase("alcazar-layer-bridge", ends)

    def card(self, card: int) -> Phrase:
        """Return a card, and where it is."""
        holder = holder_of(self.view, card)
        args: Args = {"card": card, "where": place_of(self.view, card)}
        return Phrase(
            "alcazar-layer-card", args | {"holder": _seats([] if holder is None else [holder])}
        )

    def building(self, number: int, form: str = "") -> Phrase:
        """Return what a building is called."""
        building = self.piles.buildings[number]
        cells = self.piles.cells_of[number]
        at = self.names[min(cells)] if cells else ""
        return Phrase(f"alcazar-term-building{form}", {"flag": building.flag, "at": at})

    def most(self, seat: int) -> LayerMark:
        """Return what the nobles of a seat count, and what they could."""
        now, best = most(self.view, seat)
        said = Phrase("alcazar-layer-counted", {"seat": seat, "now": now, "most": best})
        return LayerMark(said, seats=[seat], rule="ALC-91")


def _seats(seats: list[int] | tuple[int, ...]) -> list[Phrase]:
    return [Phrase("table-name", {"seat": seat}) for seat in seats]
