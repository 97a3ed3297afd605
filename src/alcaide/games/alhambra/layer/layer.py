"""Chances and dangers of Alhambra, in words and as marks."""

from __future__ import annotations

from alcaide.games.alhambra.information.determinization import guess
from alcaide.games.alhambra.information.view import View
from alcaide.games.alhambra.layer.payers import EXACT, Payer, payers
from alcaide.games.alhambra.layer.tips import Tip, tips
from alcaide.games.alhambra.layer.wall_cells import WallCell, wall_cells
from alcaide.games.alhambra.rules.components import TYPES
from alcaide.games.alhambra.rules.state import State
from alcaide.games.alhambra.rules.worth import coming
from alcaide.interface.values import Args
from alcaide.scene.layers import Layer, LayerMark, LayerPart
from alcaide.scene.model import Phrase


def layer(view: View) -> Layer:
    """Return who can pay for what, how majorities could tip, and where the wall can grow."""
    if view.turn is None:
        return Layer(Phrase("alhambra-aid-layer"), [])
    state = guess(view)
    paid = [_payer(view, state, one) for one in payers(view)]
    paid.sort(key=lambda mark: not mark.alert)
    tipped = [_tip(view, state, one) for one in tips(view)]
    walled = [_cell(one) for one in wall_cells(view) if one.best != one.now]
    return Layer(
        Phrase("alhambra-aid-layer"),
        [
            _part("pay", "pay", "ALH-4", paid, "payments"),
            _part("words", "tip", "ALH-22", tipped, "majorities", coming(state)),
            _part("change", "wall", "ALH-23", walled, "wall"),
        ],
    )


def _part(
    kind: str, name: str, rule: str, marks: list[LayerMark], aid: str, number: int = 0
) -> LayerPart:
    args = {"round": number}
    title, hint = (
        Phrase(f"alhambra-layer-{name}", args),
        Phrase(f"alhambra-layer-{name}-hint", args),
    )
    return LayerPart(kind, title, hint, rule, marks, aid)


def _payer(view: View, state: State, one: Payer) -> LayerMark:
    tile = state.market[one.slot]
    args: Args = {"seat": one.seat, "tile": state.kit.names[tile], "amount": one.amount}
    args |= {"price": state.kit.price[tile], "vizier": one.vizier}
    exact = one.how == EXACT
    seats = [one.seat] if exact else []
    said = Phrase(f"alhambra-layer-pays-{one.how}", args)
    rule = "ALH-V3" if one.vizier else "ALH-4" if exact else "ALH-3"
    return LayerMark(said, [f"slot:{one.slot + 1}"], "", seats=seats, alert=exact, rule=rule)


def _tip(view: View, state: State, one: Tip) -> LayerMark:
    kind = TYPES[one.type]
    leads = "nobody" if not one.leaders else "one" if len(one.leaders) == 1 else "many"
    args: Args = {"type": kind, "leads": leads, "lead": one.lead, "most": max(one.counts)}
    args |= {"leaders": [_owner(state, owner) for owner in one.leaders]}
    gains = {owner: one.one_more[owner][owner] for owner in range(state.players)}
    args["changes"] = [_more(state, owner, points) for owner, points in gains.items() if points]
    args["tips"] = bool(args["changes"])
    picks = [
        f"slot:{slot + 1}"
        for slot, tile in enumerate(view.market)
        if tile >= 0 and state.kit.type[tile] == one.type
    ]
    seats = [owner for owner in one.leaders if owner < state.players]
    return LayerMark(Phrase("alhambra-layer-tips", args), picks, "", seats=seats, rule="ALH-22")


def _more(state: State, owner: int, points: int) -> Phrase:
    args = {"who": _owner(state, owner), "points": points}
    return Phrase("alhambra-layer-more", args)


def _owner(state: State, owner: int) -> Phrase:
    dirk = owner == state.players
    return Phrase("alhambra-ledger-dirk") if dirk else Phrase("table-name", {"seat": owner})


def _cell(one: WallCell) -> LayerMark:
    """Return how long the wall can be with a tile on a cell."""
    args = {"x": one.x, "y": one.y, "now": one.now, "best": one.best, "by": abs(one.best - one.now)}
    grows = one.best > one.now
    said = Phrase(f"alhambra-layer-wall-{'grows' if grows else 'cut'}", args)
    pick = f"cell:{one.x},{one.y}"
    text = Phrase("alhambra-layer-wall-by", {"grows": grows, "by": args["by"]})
    return LayerMark(said, [pick], text, alert=not grows, rule="ALH-23")
