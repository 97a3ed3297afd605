"""What an action would do, shown before it is confirmed."""

from __future__ import annotations

from alcaide.games.alcazar import actions as act
from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.board.cells import Piles, noble_key
from alcaide.games.alcazar.board.preview_marks import Marks
from alcaide.games.alcazar.board.preview_tag import tag
from alcaide.games.alcazar.board.scene import board, track
from alcaide.games.alcazar.decisions.action_names import wording
from alcaide.games.alcazar.decisions.choices import price, total
from alcaide.games.alcazar.information.determinization import guess
from alcaide.games.alcazar.information.view import View, observe
from alcaide.games.alcazar.rules.apply import apply
from alcaide.games.alcazar.rules.packed import piece_building
from alcaide.games.alcazar.rules.state import FREE, State
from alcaide.interface.values import Note
from alcaide.scene.model import Drawing, Fact, Phrase, Preview

TOLD = {  # notes that are worth a sentence; the rest is said by title and facts
    *("rose", "removed", "united-castles", "united-palace", "united-palaces", "flagged"),
    *("flag-returned", "fifty", "ended-cubes", "ended-bridges", "ended-passes", "out"),
}


def preview(view: View, action: Action, turns: int = 0) -> Preview:
    """Return what an action would do, with the board as it would be."""
    state = guess(view)
    after = state.copy()
    notes: list[Note] = []
    apply(after, action, notes)
    seen = observe(after, view.seat)
    words = wording(state, action)
    drawing = _board(view, seen, action, turns)
    facts = _facts(state, after, action)
    return Preview(
        board=drawing,
        title=words.phrase("preview"),
        sentences=[_sentence(note) for note in notes if note.key in TOLD],
        facts=facts,
        confirm=words.phrase("confirm"),
        money_after=after.money[state.seat],
        track=track(seen),
        rule=words.rule,
        tag=tag(drawing, words, {fact.label.key.rpartition("-")[2]: fact.after for fact in facts}),
    )


def _sentence(note: Note) -> Phrase:
    return Phrase(f"alcazar-note-{note.key}", note.args)


def _board(view: View, seen: View, action: Action, turns: int) -> Drawing:
    """Draw the board after the action; what is new is a ghost."""
    match action:
        case act.Retire(cell):
            gone = [noble_key(n, Piles(view).names) for n in view.nobles if n.cell == cell]
            return board(view, turns, Marks(gone=frozenset(gone), hits={cell: "from"}))
        case act.Move(one, two):
            marks = {one: "from", two: "chosen"}
            return board(seen, turns, Marks(_new(view, seen), hits=marks, hop=(one, two)))
        case act.Swap(one, two):
            marks = {one: "chosen", two: "chosen"}
            return board(seen, turns, Marks(_new(view, seen), hits=marks))
        case _:
            return board(seen, turns, Marks(_new(view, seen)))


def _new(view: View, seen: View) -> frozenset[str]:
    """Return the keys of the pieces that are there only afterwards."""
    return frozenset(_keys(seen) - _keys(view))


def _keys(view: View) -> set[str]:
    piles = Piles(view)
    keys = {piles.key(part) for parts in piles.parts for part in parts}
    keys |= {noble_key(noble, piles.names) for noble in view.nobles}
    return keys | {f"flag:{building.flag}" for building in view.buildings if building.flag}


def _facts(state: State, after: State, action: Action) -> list[Fact]:
    """Return the consequences in figures."""
    facts: list[Fact] = []
    seat = state.seat
    cost = price(state, action)
    building = _building(state, after)
    if building >= 0:
        was = state.value[building] if state.flag[building] != FREE else None
        facts.append(Fact(Phrase("alcazar-preview-fact-value"), after.worth(building), was))
    if cost:
        facts.append(_fact("price", -cost, "i-coin", sign=True))
    gain = after.money[seat] - state.money[seat] + cost
    if gain:
        facts.append(_fact("income", gain, "i-coin", sign=True))
    points = total(after, seat) - total(state, seat)
    if points:
        facts.append(_fact("points", points, "i-star", sign=True))
    if building >= 0:
        worth = after.worth(building)
        facts.append(_fact("baron", worth, "i-baron"))
        facts.append(_fact("grandee", 2 * worth, "i-grandee"))
    return facts


def _building(state: State, after: State) -> int:
    """Return the building that was built on; -1: no stone was laid (ALC-82)."""
    laid = len(after.pieces) > len(state.pieces)
    return piece_building(after.pieces[-1]) if laid else -1


def _fact(what: str, value: int, symbol: str, *, sign: bool = False) -> Fact:
    return Fact(Phrase(f"alcazar-preview-fact-{what}"), value, symbol=symbol, sign=sign)
