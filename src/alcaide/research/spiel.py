"""The games in OpenSpiel: importing this module registers ``python_alcaide_alcazar`` and so on.

Chance moves once, at the beginning: it picks one of the parameter ``deals`` deals.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from alcaide.core.errors import AlcaideError, ArgumentError
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.argument_checks import shown
from alcaide.interface.game import Game
from alcaide.record.board_file import load_board
from alcaide.record.header import read_options
from alcaide.record.lines import ACTIONS
from alcaide.research.numbered import Floats, Numbered, NumberError

DEALS: Final = 1000
NAME: Final = "python_alcaide_"


def game_type(game: Game[Any, Any, Any]) -> pyspiel.GameType:
    """Return how OpenSpiel classifies a game."""
    return pyspiel.GameType(
        short_name=NAME + game.name,
        long_name=f"Python Alcaide {game.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.seats[0],
            "options": "",
            "board": "",
            "deals": DEALS,
            "limit": ACTIONS,
        },
    )


class SpielGame(pyspiel.Game):
    """A game with its parameters: ``players``, ``options`` as "name:value ...", ``deals``.

    ``board`` is the path of a file, "" for the game's own. After ``limit`` actions it is over:
    this is its greatest length.
    """

    game: Game[Any, Any, Any]  # of a subclass for each game
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        game = self.game
        self.players = int(chosen.get("players", game.seats[0]))
        self.options = read_options(str(chosen.get("options", "")).replace(":", "="))
        self.deals = int(chosen.get("deals", DEALS))
        if self.deals < 1:
            raise AlcaideError(f"deals is {self.deals}; it must be at least 1")
        limit = int(chosen.get("limit", ACTIONS))
        path = str(chosen.get("board", ""))
        board = load_board(path) if path else None
        self.numbered = Numbered(game, self.players, self.options, limit=limit, board=board)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbered.count,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=limit,
        )
        super().__init__(self.kind, info, chosen)

    def new_initial_state(self, from_str: str | None = None) -> SpielState:
        """Return the state in which chance is to deal. Raises ArgumentError for a text."""
        if from_str is not None:
            raise ArgumentError(f"a game begins with the deal, not with {shown(from_str)}")
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what observes states: all that a seat may know, whatever is asked."""
        return SpielObserver(self.numbered)


class SpielState(pyspiel.State):
    """A position; before the deal there is none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        terms = game.numbered
        self.numbered = Numbered(
            terms.game, game.players, game.options, limit=terms.limit, board=terms.board
        )
        self.deals = game.deals

    def current_player(self) -> int:
        """Return the seat to move, chance or the end."""
        if self.numbered.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.numbered.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, all alike."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.numbered.legal()

    def _apply_action(self, action: int) -> None:
        if self.numbered.state is None:
            self._deal(action)
        else:
            self.numbered.play(action)

    def _deal(self, deal: int) -> None:
        if deal not in range(self.deals):
            raise NumberError(f"there is no deal {deal}; they go from 0 to {self.deals - 1}")
        self.numbered.deal(deal)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        numbered = self.numbered
        if action not in numbered.numbers:
            return f"number {action}"
        return numbered.game.write(numbered.state, numbered.action(action))

    def is_terminal(self) -> bool:
        """Tell whether the game is over, or broken off at its limit."""
        return self.numbered.state is not None and self.numbered.turn is None

    def returns(self) -> list[float]:
        """Return what each seat has gained: nothing before the end."""
        return self.numbered.returns() if self.is_terminal() else [0.0] * self.numbered.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that looks the same to a seat, with hidden things dealt anew."""
        game, state = self.numbered.game, self.numbered.state
        chance = Rng(b"".join(int(sampler() * 2**32).to_bytes(5, "big") for _ in range(4)))
        other: SpielState = self.clone()
        other.numbered.set_state(game.determinize(game.observe(state, player), chance))
        return other

    def __str__(self) -> str:
        state = self.numbered.state
        return "to be dealt" if state is None else self.numbered.game.position(state, None)


class SpielObserver:
    """Observations as arrays and as text; OpenSpiel's interface asks for these names."""

    def __init__(self, numbered: Numbered) -> None:
        parts = numbered.features.parts(numbered.players)
        self.tensor: Floats = np.zeros(numbered.scale.size, np.float32)
        self.dict: dict[str, Floats] = {}
        at = 0
        for part in parts:
            self.dict[part.name] = self.tensor[at : at + part.size].reshape(part.shape)
            at += part.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat may know into the arrays."""
        if state.numbered.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.numbered.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a seat may know, as JSON."""
        numbered = state.numbered
        if numbered.state is None:
            return ""
        return msgspec.json.encode(numbered.game.observe(numbered.state, player)).decode()


def _register(game: Game[Any, Any, Any]) -> type[SpielGame]:
    """Register a game.

    What is registered is dropped when Python has ended. A class stands that, a function does not.
    """
    kind = game_type(game)
    found = type(
        f"{game.name.capitalize()}Game",
        (SpielGame,),
        {"game": game, "kind": kind, "__module__": __name__},
    )
    pyspiel.register_game(kind, found)
    return found


for _game in GAMES.values():
    _class = _register(_game)
    globals()[_class.__name__] = _class  # where pickles look for it
