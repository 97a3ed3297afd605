"""What an action would do, shown before it is confirmed."""

from __future__ import annotations

from librt.vecs import append

from alcaide.games.castle import actions as act
from alcaide.games.castle.actions import Action
from alcaide.games.castle.board.preview_marks import Marks
from alcaide.games.castle.board.preview_tag import tag
from alcaide.games.castle.board.scene import board
from alcaide.games.castle.board.scene_model import Feature, Town, spot_name
from alcaide.games.castle.decisions.action_names import wording
from alcaide.games.castle.decisions.choices import gain, standing, wishes
from alcaide.games.castle.information.determinization import guess
from alcaide.games.castle.information.view import View, observe
from alcaide.games.castle.rules.apply import apply
from alcaide.games.castle.rules.components import cell_name
from alcaide.games.castle.rules.joining import lay_tile
from alcaide.games.castle.rules.legal import legal_actions
from alcaide.games.castle.rules.packed import man_at, men_of, spot_at
from alcaide.games.castle.rules.state import State
from alcaide.interface.action_words import Wording
from alcaide.interface.values import Note
from alcaide.scene.model import Drawing, Fact, Phrase, Preview

TOLD = {"tied", "keep", "took-wall-tile"}  # notes worth a sentence beside those on features
FACTS = 4  # so many features are shown in figures


def preview(view: View, action: Action, turns: int = 0) -> Preview:
    """Return what an action would do, with the board as it would be."""
    state = guess(view)
    after = state.copy()
    notes: list[Note] = []
    apply(after, action, notes)
    words = wording(state, action)
    features = _features(state, action)
    drawing = _board(view, state, after, action, turns)
    brings = gain(state, after, standing(state, state.mover))
    return Preview(
        board=drawing,
        title=words.phrase("preview"),
        sentences=[*(_said(one) for one in features if _matters(one)), *_sentences(notes)],
        facts=_facts(features, brings),
        confirm=words.phrase("confirm"),
        money_after=None,
        track=None,
        rule=words.rule,
        tag=tag(drawing, _place_of(state, action), *_tag_words(words, features, brings)),
    )


def _sentences(notes: list[Note]) -> list[Phrase]:
    """Return what else would happen; which wall tile is taken nobody knows yet."""
    return [
        Phrase("castle-preview-wall-tile", {"space": note.args["space"], "seat": note.args["seat"]})
        if note.key == "took-wall-tile"
        else Phrase(f"castle-preview-{note.key}", note.args)
        for note in notes
        if note.key in TOLD
    ]


class Touched:
    """A feature that the tile would join: as it would be, and what it was worth before."""

    def __init__(self, feature: Feature, before: int, joined: int) -> None:
        self.feature = feature
        self.before = before
        self.joined = joined  # features that become one


def _features(state: State, action: Action) -> list[Touched]:
    """Return the features that matter: those of the tile, or the one that is scored."""
    if isinstance(action, act.Place):
        return _placed(state, action)
    view = observe(state, None)
    town = Town(view, state)
    match action:
        case act.Herald(part) | act.Knight(part) | act.Squire(part) | act.Merchant(part):
            after = state.copy()
            apply_follower(after, part)
            feature = Town(view, after).at(state.spot, part)
            return [Touched(feature, feature.points, 1)]
        case act.Score(cell, part):
            feature = town.at(cell, part)
            return [Touched(feature, feature.points, 1)]
        case _:
            return []


def apply_follower(state: State, part: int) -> None:
    """Set a follower of the seat whose turn it is, and do nothing else."""
    from alcaide.games.castle.rules.state import feature_at

    feature = feature_at(state, spot_at(state.spot, part))
    state.men[feature] += men_of(state.seat)


def _placed(state: State, action: act.Place) -> list[Touched]:
    after = state.copy()
    lay_tile(after, state.drawn, action.turn, action.cell)
    old = Town(observe(state, None), state)
    new = Town(observe(after, None), after)
    found = []
    for feature in new.of_cell(action.cell):
        parts = {part for part in feature.parts if part[0] != action.cell}
        parents = {old.at(*part).root: old.at(*part) for part in parts}
        before = sum(parent.points for parent in parents.values())
        found.append(Touched(feature, before, len(parents)))
    # what the tile closes without being part of it
    for feature in new.features.values():
        if feature.complete and not any(cell == action.cell for cell, _ in feature.parts):
            was = old.at(*feature.parts[0])
            if not was.complete:
                found.append(Touched(feature, was.points, 0))
    found.sort(key=lambda one: (not _completes(one.feature), -sum(one.feature.men), -one.joined))
    return found


def _turnable(state: State, cell: int) -> bool:
    """Tell whether the drawn tile may lie on a cell in more than one way."""
    ways = [a for a in legal_actions(state) if isinstance(a, act.Place) and a.cell == cell]
    return len(ways) > 1


def _completes(feature: Feature) -> bool:
    return feature.complete and feature.kind != "court"


def _matters(one: Touched) -> bool:
    """Tell whether a feature is worth a sentence: it is more than a lone beginning."""
    return _completes(one.feature) or one.joined > 0 or sum(one.feature.men) > 0


def _said(one: Touched) -> Phrase:
    """Return what becomes of a feature."""
    feature = one.feature
    state = "complete" if _completes(feature) else "court" if feature.kind == "court" else "open"
    args = {
        "kind": feature.kind,
        "state": state,
        "tiles": feature.tiles,
        "points": feature.points,
        "joined": one.joined,
        "holder": _holder(feature),
    }
    return Phrase("castle-preview-feature", args)


def _holder(feature: Feature) -> Phrase:
    if feature.holder in ("0", "1"):
        return Phrase("castle-preview-holder", {"seat": int(feature.holder)})
    return Phrase(f"castle-preview-holder-{feature.holder}")


def _facts(features: list[Touched], brings: int) -> list[Fact]:
    facts = []
    if brings:
        facts.append(Fact(Phrase("castle-preview-fact-points"), brings, symbol="i-star", sign=True))
    for one in features[:FACTS]:
        feature = one.feature
        done = "complete" if _completes(feature) else "open"
        label = Phrase("castle-preview-fact-feature", {"kind": feature.kind, "state": done})
        before = one.before if one.joined and one.before != feature.points else None
        facts.append(Fact(label, feature.points, before, f"i-cs-{feature.kind}"))
    return facts


def _place_of(state: State, action: Action) -> tuple[str, ...]:
    """Return the keys of what the preview is about."""
    match action:
        case act.Place(cell):
            return (f"tile:{cell_name(cell)}",)
        case act.Herald(part) | act.Knight(part) | act.Squire(part) | act.Merchant(part):
            name = spot_name(spot_at(state.spot, part))
            return (f"person:{state.seat}:{name}", f"hit:spot:{name}", f"tile:{name[:-2]}")
        case act.Score(cell):
            return (f"tile:{cell_name(cell)}",)
        case _:
            return ()


def _tag_words(
    words: Wording, features: list[Touched], points: int
) -> tuple[Phrase | None, Phrase | None]:
    """Return the two most important figures: what is completed, what it brings."""
    done = [one.feature for one in features if _completes(one.feature)]
    plain = None
    if words.option == "place" and done:
        args = {"count": len(done), "kind": done[0].kind}
        plain = Phrase("castle-preview-tag-completes", args)
    brings = Phrase("castle-preview-tag-points", {"count": points}) if points > 0 else None
    return plain, brings


def _board(view: View, state: State, after: State, action: Action, turns: int) -> Drawing:
    """Draw the board with what is new as a ghost and the features concerned outlined."""
    match action:
        case act.Place(cell, turn):
            laid = state.copy()
            lay_tile(laid, state.drawn, turn, cell)
            shown = observe(laid, view.seat)
            name = cell_name(cell)
            done = {f.feature.name for f in _placed(state, action) if _completes(f.feature)}
            marks = Marks(
                ghosts=frozenset({f"tile:{name}"}),
                hits={f"cell:{name}": "chosen"},
                told=frozenset(done),
                handle=cell if _turnable(state, cell) else -1,
            )
            return board(shown, turns, marks, laid)
        case act.Herald(part) | act.Knight(part) | act.Squire(part) | act.Merchant(part):
            set_ = state.copy()
            apply_follower(set_, part)
            man = man_at(spot_at(state.spot, part), state.seat)
            set_.standing = append(set_.standing, man)
            name = spot_name(spot_at(state.spot, part))
            marks = Marks(
                ghosts=frozenset({f"person:{state.seat}:{name}"}),
                hits={f"part:{name}": "chosen"},
                wishes=wishes(view).wishes,
                told=frozenset({Town(view, state).at(state.spot, part).name}),
            )
            return board(observe(set_, view.seat), turns, marks, set_)
        case act.Score(cell, part):
            name = spot_name(spot_at(cell, part))
            marks = Marks(
                hits={f"part:{name}": "chosen"},
                told=frozenset({name}),
                ghosts=frozenset({f"marker:{state.mover}"}),
            )
            return board(observe(after, view.seat), turns, marks, after)
        case _:
            return board(view, turns, wishes(view), state)
