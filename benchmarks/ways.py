"""Ways to search which Alcaide does not use, to be compared with the one it does."""

from __future__ import annotations

import math
from typing import Any, Final

from alcaide.bots.search import Node, Search

UCB: Final = 0.2  # how much UCB1 explores, where leads are squashed to values from 0 to 1


class Flat(Search):
    """Flat Monte-Carlo: all actions of the root as often, no looks; the best mean is played."""

    def simulate(self) -> None:
        """Try an action of the root that was tried least, play on, evaluate, and remember."""
        actions = self.legal_actions(self.pool[0])
        for action in actions:
            self.root.children.setdefault(action, Node(action, 0.0))
        node = least(list(self.root.children.values()), self)
        state = self.determinization(node.visits)
        self.apply(state, node.action, None)
        node.total += self.values(self.play_out(state))[self.seat]
        node.visits += 1
        self.simulations += 1

    def best(self) -> Any:
        """Return the action with the best mean."""
        tried = [node for node in self.root.children.values() if node.visits]
        return max(tried, key=Node.mean).action


class Ucb(Search):
    """UCB1 in the tree, as in UCT: what was not tried comes first, by chance; no looks."""

    def select(self, node: Node, state: Any, seat: int, actions: list[Any]) -> Node:
        """Return a child that was not tried, or the one with the highest bound."""
        legal = self.children(node, state, seat, actions)
        new = [child for child in legal if not child.visits]
        if new:
            return new[self.rng.below(len(new))]
        return max(legal, key=self.bound)

    def children(self, node: Node, state: Any, seat: int, actions: list[Any]) -> list[Node]:
        """Return the children of the legal actions, made where they are missing."""
        for action in actions:
            if action not in node.children:
                node.children[action] = Node(action, self.first(state, action, seat))
            node.children[action].seen += 1
        return [node.children[action] for action in actions]

    def first(self, state: Any, action: Any, seat: int) -> float:
        """Return what is known of an action before it is tried: here nothing."""
        return 0.0

    def bound(self, child: Node) -> float:
        """Return UCB1 of an action that was tried."""
        return child.mean() + UCB * math.sqrt(math.log(child.seen) / child.visits)


class Biased(Ucb):
    """UCB1 with progressive bias: the prior of an action counts less with every trial."""

    def select(self, node: Node, state: Any, seat: int, actions: list[Any]) -> Node:
        """Return the child with the highest bound."""
        return max(self.children(node, state, seat, actions), key=self.bound)

    def first(self, state: Any, action: Any, seat: int) -> float:
        """Return the prior of an action."""
        return self.prior(state, action, seat, self.steps)

    def bound(self, child: Node) -> float:
        """Return UCB1 and what is left of the bias."""
        trials = max(1, child.visits)
        chance = UCB * math.sqrt(math.log(child.seen + 1) / trials)
        return child.mean() + chance + self.squash(child.prior) / (1 + child.visits)


def least(nodes: list[Node], search: Search) -> Node:
    """Return one of those tried least, by chance."""
    fewest = min(node.visits for node in nodes)
    found = [node for node in nodes if node.visits == fewest]
    return found[search.rng.below(len(found))]
