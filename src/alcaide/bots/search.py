"""Monte-Carlo tree search over what one seat may know (single-observer IS-MCTS).

Every simulation plays on a guess at what is hidden (``determinize``); the tree is shared by all
guesses, and chance is met again in each simulation (open loop). Cowling, Powley, Whitehouse:
Information Set Monte Carlo Tree Search, IEEE TCIAIG 4 (2012).
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from alcaide.bots.budget import Budget
from alcaide.core.rng import Rng
from alcaide.interface.game import Game
from alcaide.interface.tuning import SearchSettings

GLANCE: Final = 8  # simulations between two looks at whether the answer is certain


class Node:
    """An action in the tree, with the results of the simulations that went through it."""

    def __init__(self, action: Any, prior: float) -> None:
        self.action: Any = action
        self.prior: float = prior  # the outlook of who plays it, in points
        self.visits: int = 0
        self.seen: int = 0  # simulations in which it was legal
        self.total: float = 0.0  # of the values for who plays it
        self.children: dict[Any, Node] = {}

    def __getnewargs__(self) -> tuple[Any, float]:
        return self.action, self.prior

    def mean(self) -> float:
        """Return the mean value for who plays it."""
        return self.total / self.visits if self.visits else 0.0


class Search:
    """A search from one view, which can go on as long as one likes."""

    def __init__(
        self, game: Game[Any, Any, Any], view: Any, rng: Rng, settings: SearchSettings
    ) -> None:
        self.legal_actions: Any = game.worthwhile or game.legal_actions
        self.apply: Any = game.apply
        self.turn: Any = game.turn
        self.mid_turn: Any = game.mid_turn
        self.evaluate: Any = game.outlook or game.evaluate
        self.determinize: Any = game.determinize
        self.view: Any = view
        self.rng: Rng = rng
        self.exploration: float = settings.exploration
        self.temperature: float = settings.temperature
        self.prior_weight: float = settings.prior_weight
        self.scale: float = settings.scale
        self.turns: int = settings.turns
        self.steps: int = settings.steps
        self.deep: bool = settings.deep
        self.determinizations: int = settings.determinizations
        self.pool: list[Any] = []
        self.simulations: int = 0
        self.root: Node = Node(None, 0.0)
        self.seat: int = view.turn
        self.determinization(0)
        self.players: int = len(view.seats)

    def run(self, budget: Budget, whole: bool = False) -> None:
        """Simulate until the budget is used up, the answer is certain, or nobody waits for it.

        ``whole``: also if the answer is certain, where the time that it takes would tell something.
        """
        limit: int = budget.simulations
        seconds: float = budget.seconds
        cancelled: Any = budget.cancelled
        begin: float = time.perf_counter()
        done: int = 0
        while not cancelled():
            left: float = 1e9
            if limit > 0:
                if done >= limit:
                    break
                left = float(limit - done)
            if seconds > 0.0 and done > 0:
                spent: float = time.perf_counter() - begin
                if spent >= seconds:
                    break
                left = min(left, done * (seconds - spent) / spent)
            if not whole and done % GLANCE == GLANCE - 1 and self.lead() > left:
                break
            self.simulate()
            done += 1

    def lead(self) -> int:
        """Return how many more times than any other the leading action was tried."""
        first: int = 0
        second: int = 0
        for node in self.root.children.values():
            if node.visits > first:
                second = first
                first = node.visits
            elif node.visits > second:
                second = node.visits
        return first - second

    def best(self) -> Any:
        """Return the action tried most often; the better mean decides between equals."""
        found: Any = None
        most: int = -1
        value: float = 0.0
        for node in self.root.children.values():
            if node.visits > most or (node.visits == most and node.mean() > value):
                found = node.action
                most = node.visits
                value = node.mean()
        return found

    def determinization(self, number: int) -> Any:
        """Return a guess at the whole state; the same number gives the same guess."""
        number %= self.determinizations
        while len(self.pool) <= number:
            self.pool.append(self.determinize(self.view, self.rng))
        return self.pool[number].copy()

    def simulate(self) -> None:
        """Go down the tree, play on for some turns, evaluate, and remember."""
        node: Node = self.root
        state: Any = self.pool[0]
        path: list[Node] = []
        movers: list[int] = []
        while True:
            mover: Any = self.turn(state)
            if mover is None:
                break
            seat: int = mover
            if path and not self.deep and not (seat == self.seat and self.mid_turn(state)):
                break
            actions: list[Any] = self.legal_actions(state)
            if len(actions) == 1 and path:
                self.apply(state, actions[0], None)
                continue
            node = self.select(node, state, seat, actions)
            if not path:
                state = self.determinization(node.visits)  # equal chances for all that is compared
            self.apply(state, node.action, None)
            path.append(node)
            movers.append(seat)
            if not node.visits:
                break
        values: list[float] = self.values(self.play_out(state))
        for i in range(len(path)):
            path[i].visits += 1
            path[i].total += values[movers[i]]
        self.simulations += 1

    def select(self, node: Node, state: Any, seat: int, actions: list[Any]) -> Node:
        """Return the child to try: good results, good priors, few trials (PUCT)."""
        children: dict[Any, Node] = node.children
        legal: list[Node] = []
        high: float = -1e9
        tried: int = 0
        for action in actions:
            child: Any = children.get(action)
            if child is None:
                child = Node(action, self.prior(state, action, seat, self.steps))
                children[action] = child
            known: Node = child
            known.seen += 1
            tried += known.visits
            legal.append(known)
            if known.prior > high:
                high = known.prior
        weights: list[float] = []
        total: float = 0.0
        for known in legal:
            weight: float = math.exp((known.prior - high) / self.temperature)
            weights.append(weight)
            total += weight
        factor: float = self.exploration * math.sqrt(tried + 1.0) / total
        best: Node = legal[0]
        most: float = -1e9
        for i in range(len(legal)):
            known = legal[i]
            value: float = known.total + self.prior_weight * self.squash(known.prior)
            value /= known.visits + self.prior_weight
            value += factor * weights[i] / (1 + known.visits)
            if value > most:
                most = value
                best = known
        return best

    def prior(self, state: Any, action: Any, seat: int, steps: int) -> float:
        """Return the outlook after an action and the best further steps of the same turn."""
        ahead: Any = state.copy()
        self.apply(ahead, action, None)
        if steps and self.mid_turn(ahead) and self.turn(ahead) == seat:
            best: float = -1e9
            for then in self.legal_actions(ahead):
                value: float = self.prior(ahead, then, seat, steps - 1)
                if value > best:
                    best = value
            return best
        outlook: float = self.evaluate(ahead, seat)
        return outlook

    def play_out(self, state: Any) -> Any:
        """Play some turns as the greedy policy would, one step at a time."""
        left: int = self.turns
        while True:
            mover: Any = self.turn(state)
            if mover is None:
                return state
            seat: int = mover
            if not self.mid_turn(state):
                if left <= 0:
                    return state
                left -= 1
            state = self.greedy_step(state, seat)

    def greedy_step(self, state: Any, seat: int) -> Any:
        """Return the position after the action that looks best at once."""
        actions: list[Any] = self.legal_actions(state)
        if len(actions) == 1:
            self.apply(state, actions[0], None)
            return state
        best: Any = None
        high: float = -1e9
        for action in actions:
            ahead: Any = state.copy()
            self.apply(ahead, action, None)
            value: float = self.evaluate(ahead, seat)
            if value > high:
                high = value
                best = ahead
        return best

    def values(self, state: Any) -> list[float]:
        """Return for each seat how good a position is, from 0 (lost) to 1 (won)."""
        return [self.squash(self.evaluate(state, seat)) for seat in range(self.players)]

    def squash(self, points: float) -> float:
        """Return a lead in points as a value from 0 to 1."""
        return 0.5 + 0.5 * math.tanh(points / self.scale)
