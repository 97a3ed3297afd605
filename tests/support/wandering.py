"""Random games: what the laws are tried on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from hypothesis import settings
from hypothesis import strategies as st

from alcaide.bots import bot
from alcaide.core.rng import Rng
from alcaide.core.rows import held
from alcaide.interface.game import Game
from alcaide.interface.values import Setup
from profiles import many

LAW: Final = settings(max_examples=many(250))  # ten laws make 2,500 games


@dataclass(frozen=True)
class Walk:
    """A game played at random, the same whenever it is walked."""

    game: Game[Any, Any, Any]
    players: int
    options: dict[str, str]
    seed: int
    by_kind: bool  # draw the kind of action first: rare kinds are played more often
    board: str = ""

    def begin(self) -> Any:
        """Return the first position."""
        return self.game.deal(self.setup())

    def setup(self) -> Setup:
        """Return what the game is dealt from."""
        setup = self.game.setup(self.players, self.options, self.seed)
        return msgspec.structs.replace(setup, board=self.board)

    def steps(self) -> Iterator[tuple[Any, Any]]:
        """Yield every position with the action about to be played; then play it."""
        game, state, rng = self.game, self.begin(), self.rng()
        while game.turn(state) is not None:
            action = self.draw(game.legal_actions(state), rng)
            yield state, action
            game.apply(state, action, None)

    def end(self) -> Any:
        """Return the last position."""
        state = self.begin()
        for state, _ in self.steps():  # noqa: B007 - the generator plays on in this state
            pass
        return state

    def rng(self) -> Rng:
        """Return the source of this walk's chance."""
        return Rng(self.seed.to_bytes(8, "big") + b"walk")

    def draw(self, actions: list[Any], rng: Rng) -> Any:
        """Return one of some actions."""
        if self.by_kind:
            kinds = list(dict.fromkeys(type(action) for action in actions))
            kind = kinds[rng.below(len(kinds))]
            actions = [action for action in actions if type(action) is kind]
        return actions[rng.below(len(actions))]

    def sample(self, one_in: int) -> Iterator[tuple[Any, Any]]:
        """Yield some of the steps: about one in so many, and not always the same."""
        rng = Rng(self.seed.to_bytes(8, "big") + b"sample")
        for step in self.steps():
            if not rng.below(one_in):
                yield step


class KeenWalk(Walk):
    """A game of those who wish to win."""

    def steps(self) -> Iterator[tuple[Any, Any]]:
        """Yield every position with the action about to be played; then play it."""
        game, state, rng, greedy = self.game, self.begin(), self.rng(), bot("greedy")
        while (mover := game.turn(state)) is not None:
            view, actions = game.observe(state, mover), game.legal_actions(state)
            action = greedy.choose(game, view, actions, rng)
            yield state, action
            game.apply(state, action, None)


def walks(game: Game[Any, Any, Any], boards: Sequence[str] = ("",)) -> st.SearchStrategy[Walk]:
    """Return random games with any number of players, any options, any of some boards."""
    options = st.fixed_dictionaries(
        {option.name: st.sampled_from(option.values) for option in game.options}
    )
    players, seeds = st.sampled_from(list(game.seats)), st.integers(0, 2**32 - 1)
    maps = st.sampled_from(list(boards))
    return st.builds(Walk, st.just(game), players, options, seeds, st.booleans(), maps)


def contents(state: Any) -> Any:
    """Return everything in a state, hidden or not, as values of their own to compare."""
    return deepcopy(held(state))
