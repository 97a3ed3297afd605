"""What may be done, as a person meets it: names, what each brings, and what is asked."""

from __future__ import annotations

from alcaide.games.castle import actions as act
from alcaide.games.castle.actions import Action
from alcaide.games.castle.board.preview_marks import Marks
from alcaide.games.castle.board.scene_model import spot_name
from alcaide.games.castle.decisions.action_names import ORDER, ROLES, wording
from alcaide.games.castle.information.determinization import guess
from alcaide.games.castle.information.view import View
from alcaide.games.castle.rules.apply import apply
from alcaide.games.castle.rules.components import COURT
from alcaide.games.castle.rules.legal import legal_actions
from alcaide.games.castle.rules.packed import markets_of, shape_tile, spot_at
from alcaide.games.castle.rules.scoring import court_points, keep_points, wall_points
from alcaide.games.castle.rules.state import FOLLOW, OVER, SCORE, State, feature_at, size
from alcaide.games.castle.text.notation import write
from alcaide.interface.values import Args
from alcaide.scene.model import Choice, Phrase, Prompt

RULES = {"place": "CST-3", "follow": "CST-5", "score": "CST-12", "extra": "CST-W1"}


def choices(view: View, actions: list[Action]) -> list[Choice]:
    """Return the legal actions with their names and what they bring."""
    state = guess(view)
    now = standing(state, state.mover)
    return [choice(state, action, now) for action in actions]


def choice(state: State, action: Action, now: int) -> Choice:
    """Return one action as a person meets it."""
    words = wording(state, action)
    after = state.copy()
    apply(after, action)
    final = after.turn != state.turn or after.phase not in (FOLLOW, SCORE)
    said = follows(state, after)
    return words.choice(
        action,
        write(state, action),
        points=gain(state, after, now),
        final=final,
        quiet=isinstance(action, act.Done),
        tag=standing_of(state, action),
        follows=said,
    )


def standing_of(state: State, action: Action) -> Phrase | None:
    """Return what a follower would stand on: complete or open, of how many tiles or markets."""
    match action:
        case act.Herald(part) | act.Knight(part) | act.Squire(part) | act.Merchant(part):
            feature = feature_at(state, spot_at(state.spot, part))
            court = state.kind[feature] == COURT
            args: Args = {
                "state": "court" if court else "open" if state.open[feature] else "complete",
                "tiles": size(state, feature),
                "markets": markets_of(state.marks[feature]),
            }
            return Phrase("castle-tag-follower", args)
        case _:
            return None


def follows(before: State, after: State) -> Phrase | None:
    """Return who takes a wall tile by an action, so that its order matters (CST-13)."""
    spent = len(after.used) - len(before.used)
    for seat, other in ((before.mover, ""), (1 - before.mover, "-other")):
        used = spent if seat == before.seat else 0
        if len(after.held[seat]) + used > len(before.held[seat]):
            return Phrase(f"castle-follows-wall-tile{other}", {"seat": seat})
    return None


def standing(state: State, seat: int) -> int:
    """Return a seat's points so far: on the wall, for courts and by wall tiles.

    The keep counts once the game is over: until then it is worth most while nothing is built.
    """
    points = state.score[seat] + court_points(state, seat)
    points += sum(wall_points(state, seat, wall) for wall in (4, 5, 6, 9))
    return points + keep_points(state)[seat] if state.phase == OVER else points


def gain(before: State, after: State, now: int) -> int:
    """Return what an action brings to the seat to move, which stands at ``now`` points.

    Wall tiles whose face nobody has seen yet do not count: they are taken out of ``after``.
    """
    after.phase = before.phase
    after.held = [
        [tile for tile in tiles if tile in before.held[owner]]
        for owner, tiles in enumerate(after.held)
    ]
    return standing(after, before.mover) - now


def prompt(view: View) -> Prompt:
    """Return what is asked of the seat to move."""
    state = guess(view)
    left = len(view.unseen)
    args: Args = {"left": left, "supply": view.seats[view.active].supply}
    key = view.phase
    if view.phase == "place":
        args["tile"] = state.kit.ids[view.drawn]
    elif view.phase == "score":
        args["count"] = len(
            {(a.cell, a.part) for a in legal_actions(state) if isinstance(a, act.Score)}
        )
        args["seat"] = state.mover
    rule = RULES.get(view.phase, "CST-16")
    title = Phrase(f"castle-prompt-{key}", args)
    return Prompt(title, Phrase(f"castle-prompt-{key}-hint", args), rule, list(ORDER[state.phase]))


def wishes(view: View) -> Marks:
    """Return where followers might stand, or which features wait to be scored."""
    if view.phase not in ("follow", "score"):
        return Marks()
    state = guess(view)
    found: list[tuple[str, str]] = []
    for action in legal_actions(state):
        match action:
            case act.Herald(part) | act.Knight(part) | act.Squire(part) | act.Merchant(part):
                kind = state.kit.kinds[shape_tile(state.shape[state.spot])][part]
                found.append((ROLES[kind], spot_name(spot_at(state.spot, part))))
            case _:
                pass
    told = frozenset(
        spot_name(spot_at(cell, part)) for cell, part in view.due if view.phase == "score"
    )
    return Marks(wishes=tuple(found), told=told)
