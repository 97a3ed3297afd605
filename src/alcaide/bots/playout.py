"""How a game may go on after an action: one guess at what is hidden, everybody playing greedily."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from alcaide.bots import winning_chances
from alcaide.bots.search import Search
from alcaide.interface.game import Game

TURNS: Final = 2  # played at least before a position is judged
FURTHER: Final = 12  # steps looked at beyond, until a reply and an own next step are met


class Step(NamedTuple):
    """An action that is foreseen, in the state in which it is."""

    seat: int
    state: Any
    action: Any
    now: bool  # still in the turn that is advised


class PlayoutResult(NamedTuple):
    """One way in which the game may go on."""

    chances: list[float]  # of every seat
    lead: float  # of the seat, in points
    reply: Step | None  # the next action of somebody else
    cost: float  # chance that the seat loses by it
    then: Step | None  # the next own action


class Playouts:
    """Plays actions on guesses at what is hidden; the same number is the same guess."""

    def __init__(self, game: Game[Any, Any, Any], search: Search) -> None:
        self.game = game
        self.search = search
        self.scale = winning_chances.scale(game, search.view)

    def play_out(self, action: Any, guess: int, onward: bool = True) -> PlayoutResult:
        """Play an action and go on; ``onward``: until it is seen what may come of it."""
        path = Playout(self, guess)
        path.begin(action)
        judged = path.horizon(max(TURNS, self.search.turns))
        lead = self.lead(path.state, path.seat)
        if onward:
            path.onward()
        return PlayoutResult(judged, lead, path.reply, path.cost(), path.then)

    def chances(self, state: Any) -> list[float]:
        """Return the chance of each seat."""
        return winning_chances.chances(self.game, state, self.scale)

    def lead(self, state: Any, seat: int) -> float:
        """Return by how many points a seat leads, as far as can be foreseen; at the end, so far."""
        if self.game.turn(state) is not None:
            return float((self.game.outlook or self.game.evaluate)(state, seat))
        scores = self.game.scores(state)
        return float(scores[seat] - max((s for i, s in enumerate(scores) if i != seat), default=0))


class Playout:
    """A state that moves on, and what is met on the way."""

    def __init__(self, playouts: Playouts, guess: int) -> None:
        self.playouts = playouts
        self.game = playouts.game
        self.search = playouts.search
        self.state = self.search.determinization(guess)
        self.seat: int = self.search.seat
        self.reply: Step | None = None
        self.then: Step | None = None
        self.before: list[float] = []  # chances before the reply and after it
        self.after: list[float] = []

    def begin(self, action: Any) -> None:
        """Play an action and finish the turn by what the search found best."""
        self.game.apply(self.state, action, None)
        node = self.search.root.children.get(action)
        while self.game.turn(self.state) == self.seat and self.game.mid_turn(self.state):
            actions = self.search.legal_actions(self.state)
            known = [node.children.get(one) for one in actions] if node else []
            tried = [child for child in known if child is not None and child.visits]
            node = max(tried, key=lambda child: (child.visits, child.mean())) if tried else None
            self._play(node.action if node else self._greedy(actions), len(actions) > 1, True)

    def horizon(self, turns: int) -> list[float]:
        """Play so many turns and return the chances then."""
        while self.game.turn(self.state) is not None:
            if not self.game.mid_turn(self.state):
                if turns <= 0:
                    break
                turns -= 1
            self._step()
        return self.playouts.chances(self.state)

    def onward(self) -> None:
        """Play on until a reply and an own next step are found."""
        for _ in range(FURTHER):
            if self.game.turn(self.state) is None or (self.after and self.then):
                break
            self._step()

    def cost(self) -> float:
        """Return the chance that the seat loses by the reply."""
        return self.before[self.seat] - self.after[self.seat] if self.after else 0.0

    def _step(self) -> None:
        actions = self.search.legal_actions(self.state)
        self._play(self._greedy(actions), len(actions) > 1, False)

    def _play(self, action: Any, choice: bool, now: bool) -> None:
        """Play an action; keep it if it is the first reply or own next step."""
        mover: int = self.game.turn(self.state) or 0
        if choice and mover == self.seat and self.then is None:
            self.then = Step(mover, self.state.copy(), action, now)
        elif choice and mover != self.seat and self.reply is None:
            self.reply = Step(mover, self.state.copy(), action, now)
            self.before = self.playouts.chances(self.state)
        self.game.apply(self.state, action, None)
        if self.reply and not self.after and not self.game.mid_turn(self.state):
            self.after = self.playouts.chances(self.state)

    def _greedy(self, actions: list[Any]) -> Any:
        """Return the action that looks best at once."""
        if len(actions) == 1:
            return actions[0]
        seat: int = self.game.turn(self.state) or 0
        return max(actions, key=lambda one: self.search.prior(self.state, one, seat, 0))
