"""The count at the end: each noble, then the money (ALC-91)."""

from __future__ import annotations

from typing import Final

from alcaide.core.rng import Rng
from alcaide.games.alcazar.board.cells import noble_key
from alcaide.games.alcazar.information.determinization import determinize
from alcaide.games.alcazar.information.view import KINDS, Noble, View
from alcaide.games.alcazar.rules.components import CAP, load_board
from alcaide.games.alcazar.rules.scoring import money_points, noble_worth
from alcaide.games.alcazar.rules.state import State
from alcaide.scene.model import Counted, CountStep, Phrase

RULE: Final = "ALC-91"
ENDS: Final = ("", "-rate", "-lead")  # of messages: its name, what it brings, by how much


def count(view: View) -> list[CountStep]:
    """Return barons, grandees and money, and what they bring."""
    state = determinize(view, Rng(b"any"))
    steps = [_nobles(view, state, kind) for kind in KINDS]
    return [*steps, _money(state)] if state.money_points else steps


def _nobles(view: View, state: State, kind: str) -> CountStep:
    """Return the nobles of a kind, seat by seat, the lowest first."""
    names, found = load_board(view.board).names, [n for n in view.nobles if n.kind == kind]
    found.sort(key=lambda noble: (noble.seat, noble_worth(state, noble.cell)))
    parts = [_noble(state, noble, names) for noble in found]
    shares = [_share(view, kind, seat) for seat in range(state.players)]
    title, rate, lead = (Phrase(f"alcazar-count-nobles{of}", {"kind": kind}) for of in ENDS)
    return CountStep(title, rate, RULE, lead, parts, shares)


def _noble(state: State, noble: Noble, names: list[str]) -> Counted:
    args = {"kind": noble.kind, "cell": names[noble.cell], "n": state.height[noble.cell]}
    label = Phrase("alcazar-text-part-noble", args)
    worth = noble_worth(state, noble.cell)
    return Counted(noble.seat, worth, label, f"i-{noble.kind}", [noble_key(noble, names)])


def _share(view: View, kind: str, seat: int) -> Phrase:
    """Return how many nobles of a kind a seat has, and on which levels."""
    mine = [view.height[n.cell] for n in view.nobles if n.seat == seat and n.kind == kind]
    levels = {"low": min(mine, default=0), "high": max(mine, default=0)}
    same = "yes" if levels["low"] == levels["high"] else "no"
    return Phrase("alcazar-count-nobles-share", {"count": len(mine), "same": same, **levels})


def _money(state: State) -> CountStep:
    shares = [Phrase("alcazar-count-money-share", {"money": money}) for money in state.money]
    labels = [Phrase("alcazar-text-part-money", {"money": money}) for money in state.money]
    parts = [
        Counted(seat, money_points(state, seat), label, "i-coin")
        for seat, label in enumerate(labels)
    ]
    title, rate, lead = (Phrase(f"alcazar-count-money{of}", {"money": CAP}) for of in ENDS)
    return CountStep(title, rate, RULE, lead, parts, shares)
