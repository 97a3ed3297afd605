"""How an opponent with a character chooses: what it overlooks, when it looks ahead, what it likes.

All of it follows from the view, the legal actions and the chance that it is given.
"""

from __future__ import annotations

from typing import Any, Final

from alcaide.bots.budget import Budget
from alcaide.bots.noisy_greedy import SHAME, misjudgement
from alcaide.bots.search import Search
from alcaide.bots.styles.judgement import StyledJudgement
from alcaide.core.rng import Rng
from alcaide.interface.game import Game
from alcaide.interface.opponent import PHASES, Opponent

STEPS: Final = 2  # further steps of the own turn that a glance takes in, as the greedy bot's does
LEVEL: Final = 6.0  # points by which a game is even where the others are to move next
KINDNESS: Final = 12.0  # points that who plays for an even game gives away in a decision, at most


def choose_in_style(
    key: str,
    budget: Budget | None,
    game: Game[Any, Any, Any],
    view: Any,
    actions: list[Any],
    rng: Rng,
) -> Any:
    """Return what an opponent plays; without a budget it looks at the own turn only.

    Where a game has no style for it, it plays without one.
    """
    hidden = view.phase in game.secret  # there time would tell
    if len(actions) == 1 and not hidden:
        return actions[0]
    style = next((one for one in game.opponents if one.key == key), Opponent(key))
    far = budget is not None and budget.far
    search = Search(game, view, rng, game.search_settings(len(view.seats), far, view.round))
    state = search.determinization(0)
    judge = search.evaluate if budget else game.evaluate
    search.evaluate = StyledJudgement(game, judge, style, state, view.turn)
    seen = noticed(style, search, state, actions, rng)
    phase = phase_of(game, view)
    if style.even and not hidden:
        level = most_even(search, state, seen)
        if level is not None:
            return level
    hurry = style.glances[phase]
    if budget is None or (hurry and not hidden and rng.below(100) < hurry):
        return at_a_glance(style.misjudges[phase], search, state, seen, rng)
    search.run(budget, whole=hidden)
    return tried_most(search, seen)


def tried_most(search: Search, seen: list[Any]) -> Any:
    """Return the action that a search tried most often, the better one of two tried as often."""
    children = search.root.children
    found = [
        (node.visits, node.mean()) if (node := children.get(one)) else (0, 0.0) for one in seen
    ]
    return seen[found.index(max(found))]


def phase_of(game: Game[Any, Any, Any], view: Any) -> int:
    """Return in which part of a usual game a view is: 0, 1 or 2."""
    part: float = (view.round - 1) * len(view.seats) / game.lead.turns
    return min(PHASES - 1, int(part * PHASES))


def noticed(style: Opponent, search: Search, state: Any, actions: list[Any], rng: Rng) -> list[Any]:
    """Return the actions that an opponent does not overlook, and let it search no others."""
    every = search.legal_actions
    tried = set(every(state))
    worth = [action for action in actions if action in tried] or actions
    if not style.overlooks:
        return worth
    usual = style.overlooks.get("", 0)
    odds = [style.overlooks.get(kind_of(action), usual) for action in worth]
    pairs = zip(worth, odds, strict=True)
    seen = [action for action, missed in pairs if rng.below(100) >= missed] or worth
    missed = tried.difference(seen)

    def others(state: Any) -> list[Any]:
        ways: list[Any] = every(state)
        return [action for action in ways if action not in missed] or ways

    if missed:
        search.legal_actions = others
    return seen


def kind_of(action: Any) -> str:
    """Return the kind of an action: the tag of its struct."""
    return str(type(action).__struct_config__.tag)


def at_a_glance(error: float, search: Search, state: Any, seen: list[Any], rng: Rng) -> Any:
    """Return the action with the best outlook, give or take an error in points."""
    values = [search.prior(state, action, search.seat, STEPS) for action in seen]
    least = max(values) - SHAME
    if error:
        pairs = zip(seen, values, strict=True)
        good = [(value + error * misjudgement(rng), one) for one, value in pairs if value >= least]
    else:
        good = list(zip(values, seen, strict=True))
    best = max([value for value, _ in good])
    top = [action for value, action in good if value == best]
    return top[rng.below(len(top))]


def most_even(search: Search, state: Any, seen: list[Any]) -> Any:
    """Return what leaves the game most nearly level; None: for that one has to play one's best."""
    leads = [search.prior(state, action, search.seat, STEPS) for action in seen]
    best = max(leads)
    if best <= LEVEL:
        return None
    kind = [(abs(lead - LEVEL), n) for n, lead in enumerate(leads) if lead >= best - KINDNESS]
    return seen[min(kind)[1]]
