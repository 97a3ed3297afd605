"""What to play and why: a search, then the best actions compared on the same guesses.

All of it follows from a view and its legal actions, as a bot's answer does.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from alcaide.bots.budget import Budget
from alcaide.bots.playout import PlayoutResult, Playouts, Step
from alcaide.bots.search import Search
from alcaide.bots.winning_chances import mean
from alcaide.core.errors import ArgumentError
from alcaide.core.rng import Rng
from alcaide.interface.game import Game
from alcaide.scene.model import Choice, Phrase

SEARCHED: Final = 0.55  # of the time; the rest is for the comparison
LEAST: Final = 4  # guesses on which actions are compared
MOST: Final = 96
NAMED: Final = 8  # actions among which the next best is looked for
PART: Final = 4  # a budget of so many simulations has one guess to compare on
COMMON: Final = {"text": 0.5, "option": 0.34}  # of the guesses: an action, a kind of action


class Ahead(msgspec.Struct, frozen=True):
    """What a seat may well do later: what it is called, how often it came up, what it costs."""

    seat: int
    label: Phrase  # "Place baron on 55"; where that varies, the name of its group
    share: float  # of the guesses in which it was foreseen
    cost: float = 0.0  # chance that the advised seat loses by it
    now: bool = False  # a further step of the same turn


class Comparison(NamedTuple):
    """How many of the actions that lead the search are compared, and on how many guesses."""

    leaders: int
    guesses: int


class Candidate(msgspec.Struct, frozen=True):
    """An action that was compared with others on the same guesses."""

    action: int  # its place in the list
    chance: float  # of the advised seat
    lead: float  # of the advised seat in points, some turns later
    error: float  # standard error of the chance
    doubt: float  # standard error of what separates it from the best


class Advice(msgspec.Struct, frozen=True):
    """The best action by its place in the list, and what is behind it."""

    best: int
    chances: list[float]  # of every seat after it
    second: int = -1  # the next best; -1: there is none
    second_chance: float = 0.0  # of the advised seat
    played: list[float] = []  # chances of every seat after the action that was played
    doubt: float = 0.0  # standard error of what separates the best from what was played
    reply: Ahead | None = None
    then: Ahead | None = None
    candidates: list[Candidate] = []  # all that were compared, the best first


def advise(
    game: Game[Any, Any, Any],
    view: Any,
    actions: list[Any],
    rng: Rng,
    budget: Budget,
    played: int = -1,
    others: Sequence[tuple[Any, list[Any]]] = (),
    comparison: Comparison | None = None,
) -> Advice:
    """Return the best action of the seat to move, and how it compares with what was played.

    ``others`` are further views with their legal actions that may be its own just as well, where
    nobody knows what it holds: the best of the actions that are legal in all of them is wanted.
    Without a ``comparison`` the best action is compared with the next one that people call
    otherwise, on as many guesses as fit the budget.

    With a budget of simulations the answer follows from the seed. Raises ArgumentError for a place
    of what was played that is not in the list; -1: there is none.
    """
    if played not in range(-1, len(actions)):
        raise ArgumentError(f"no action {played} was played; they go from 0 to {len(actions) - 1}")
    begun = time.perf_counter()
    settings = game.search_settings(len(view.seats), False, view.round)
    searches = [Search(game, one, rng, settings) for one in (view, *(one for one, _ in others))]
    share = Budget(
        -(-budget.simulations // len(searches)),
        budget.seconds * SEARCHED / len(searches),
        budget.cancelled,
    )
    for search in searches if len(actions) > 1 else ():
        search.run(share)
    legal = [set(found) for _, found in others]
    common = [n for n, action in enumerate(actions) if all(action in found for found in legal)]
    order = _order(searches, actions, common)
    leaders = order[: comparison.leaders] if comparison else _leaders(game, view, actions, order)
    candidates = {number: actions[number] for number in (*leaders, played) if number >= 0}
    guesses = range(comparison.guesses) if comparison else _guesses(budget, begun)
    playouts = [Playouts(game, search) for search in searches]
    courses: dict[int, list[PlayoutResult]] = {number: [] for number in candidates}
    for guess in guesses:
        for number, action in candidates.items():
            playout = playouts[guess % len(playouts)]
            courses[number].append(playout.play_out(action, guess, comparison is None))
    return _advice(game, view.turn, courses, played)


def _order(searches: Sequence[Search], actions: list[Any], common: Sequence[int]) -> list[int]:
    """Return some of the actions by number, those tried most often first."""
    tried = {}
    for number in common:
        found = [search.root.children.get(actions[number]) for search in searches]
        nodes = [node for node in found if node]
        visits = sum(node.visits for node in nodes)
        worth = sum(node.visits * node.mean() for node in nodes)
        likely = max((node.prior for node in nodes), default=-math.inf)
        tried[number] = -visits, -worth / visits if visits else 0.0, -likely
    return sorted(common, key=lambda n: (tried[n], n))


def _leaders(
    game: Game[Any, Any, Any], view: Any, actions: list[Any], order: Sequence[int]
) -> list[int]:
    """Return the first action and the next one that is called otherwise, if there is one."""
    first, *others = order[:NAMED]
    choices = game.choices(view, [actions[number] for number in (first, *others)])
    for number, choice in zip(others, choices[1:], strict=True):
        if choice.label != choices[0].label:
            return [first, number]
    return [first]


def _guesses(budget: Budget, begun: float) -> Iterable[int]:
    """Count guesses as long as there is time for them."""
    if budget.simulations:
        yield from range(min(MOST, max(LEAST, budget.simulations // PART)))
        return
    for guess in range(MOST):
        late = time.perf_counter() - begun > budget.seconds
        if guess >= LEAST and (late or budget.cancelled()):
            return
        yield guess


def _advice(
    game: Game[Any, Any, Any], seat: int, courses: dict[int, list[PlayoutResult]], played: int
) -> Advice:
    values = {n: mean([course.chances for course in found]) for n, found in courses.items()}
    best, *others = sorted(courses, key=lambda n: -values[n][seat])
    found = courses[best]
    costs = [course.cost for course in found]
    return Advice(
        best=best,
        chances=values[best],
        second=others[0] if others else -1,
        second_chance=values[others[0]][seat] if others else 0.0,
        played=values.get(played, []),
        doubt=_doubt(seat, found, courses.get(played, found)),
        reply=likeliest(game, [course.reply for course in found], costs),
        then=likeliest(game, [course.then for course in found], costs),
        candidates=[_candidate(n, seat, courses[n], found) for n in (best, *others)],
    )


def _candidate(
    number: int, seat: int, its: Sequence[PlayoutResult], best: Sequence[PlayoutResult]
) -> Candidate:
    chances = [course.chances[seat] for course in its]
    return Candidate(
        action=number,
        chance=sum(chances) / len(chances),
        lead=sum(course.lead for course in its) / len(its),
        error=_error(chances),
        doubt=_doubt(seat, best, its),
    )


def _doubt(seat: int, one: Sequence[PlayoutResult], other: Sequence[PlayoutResult]) -> float:
    """Return the standard error of the mean difference between two actions."""
    return _error([a.chances[seat] - b.chances[seat] for a, b in zip(one, other, strict=True)])


def _error(values: Sequence[float]) -> float:
    """Return the standard error of the mean of some values."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return math.sqrt(spread / len(values))


def likeliest(
    game: Game[Any, Any, Any], steps: Sequence[Step | None], costs: Sequence[float]
) -> Ahead | None:
    """Return the step that comes up most often; if none is common, the most common kind of it."""
    met = [(step, _met(game, step), cost) for step, cost in zip(steps, costs, strict=True) if step]
    for kind, share in COMMON.items():
        groups: dict[tuple[int, str], list[tuple[Step, Choice, float]]] = {}
        for step, choice, cost in met:
            groups.setdefault((step.seat, getattr(choice, kind)), []).append((step, choice, cost))
        members = max(groups.values(), key=len, default=[])
        if not members or len(members) < share * len(steps):
            continue
        step, choice, _ = members[0]
        if kind == "option" and not _several(game, step):
            continue
        label = choice.label if kind == "text" else choice.name
        cost = sum(cost for _, _, cost in members) / len(members)
        return Ahead(step.seat, label, len(members) / len(steps), cost, step.now)
    return None


def _met(game: Game[Any, Any, Any], step: Step) -> Choice:
    """Return a step as people meet it."""
    return game.choices(game.observe(step.state, step.seat), [step.action])[0]


def _several(game: Game[Any, Any, Any], step: Step) -> bool:
    """Tell whether there were several kinds of actions, so that it says something to name one."""
    view = game.observe(step.state, step.seat)
    legal = game.legal_actions(step.state)
    return len({choice.option for choice in game.choices(view, legal)}) > 1
