"""The games in OpenSpiel pass its simulation tests, and its searches play them."""

from __future__ import annotations

from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs alcaide[openspiel]")

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

from alcaide.core.errors import AlcaideError
from alcaide.core.rows import held
from alcaide.games import GAMES
from alcaide.record.lines import ACTIONS
from alcaide.research.spiel import NAME

TABLES = [
    f"{NAME}{name}(players={players})"
    for name, game in GAMES.items()
    for players in sorted({game.seats[0], game.seats[-1]})
]


def midgame(text: str, moves: int = 20) -> Any:
    """Return a position of a random game."""
    chance = np.random.RandomState(5)
    state = pyspiel.load_game(text).new_initial_state()
    state.apply_action(7)
    for _ in range(moves):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_registered() -> None:
    names = {kind.short_name for kind in pyspiel.registered_games()}
    assert names >= {NAME + name for name in GAMES}


@pytest.mark.parametrize("text", TABLES)
def test_random_simulations(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("text", TABLES)
def test_simulations_with_copies_and_pickles(text: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(text))


@pytest.mark.parametrize("name", GAMES)
def test_options(name: str) -> None:
    game = GAMES[name]
    wanted = {option.name: option.values[-1] for option in game.options}
    text = " ".join(f"{option}:{value}" for option, value in wanted.items())
    loaded = pyspiel.load_game(f"{NAME}{name}(options={text})")
    again = pyspiel.load_game(str(loaded))
    assert str(again) == str(loaded)
    state = again.new_initial_state()
    state.apply_action(0)
    assert game.observe(state.numbered.state, 0).options == wanted


@pytest.mark.parametrize("text", TABLES)
def test_what_a_seat_may_know(text: str) -> None:
    state = midgame(text)
    numbered = state.numbered
    for player in range(state.num_players()):
        seen = np.array(state.observation_tensor(player), np.float32)
        assert (seen == numbered.observation(player)).all()
        assert state.information_state_tensor(player) == state.observation_tensor(player)
        assert f'"seat":{player}' in state.information_state_string(player)
    assert state.legal_actions() == numbered.legal()


@pytest.mark.parametrize("text", TABLES)
def test_resampling_keeps_what_a_seat_knows_and_deals_the_rest_anew(text: str) -> None:
    state = midgame(text)
    player = state.current_player()
    chance = np.random.RandomState(1)
    hidden = set()
    before = state.information_state_string(player)
    for _ in range(5):
        other = state.resample_from_infostate(player, chance.rand)
        assert other.information_state_string(player) == before
        assert other.legal_actions() == state.legal_actions()
        hidden.add(str(held(other.numbered.state)))
        other.apply_action(other.legal_actions()[0])
    assert len(hidden) == 5
    assert state.information_state_string(player) == before


@pytest.mark.parametrize("text", TABLES)
@pytest.mark.parametrize("kind", ["MCTS", "ISMCTS"])
def test_searches_of_openspiel_play(text: str, kind: str) -> None:
    state = midgame(text)
    game, chance = state.get_game(), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    bot: Any = (
        mcts.MCTSBot(game, 1.5, 8, rollouts, random_state=chance)
        if kind == "MCTS"
        else ismcts.ISMCTSBot(game, rollouts, 1.5, 8, random_state=chance)
    )
    for _ in range(2):
        number = int(bot.step(state))
        assert number in state.legal_actions()
        state.apply_action(number)


def test_actions_are_written_in_the_notation() -> None:
    state = midgame(f"{NAME}castle", moves=0)
    numbered = state.numbered
    texts = [state.action_to_string(number) for number in state.legal_actions()]
    assert sorted(texts) == sorted(
        numbered.game.write(numbered.state, action) for action in numbered.actions
    )


@pytest.mark.parametrize("deals", [0, -2])
def test_there_has_to_be_a_deal(deals: int) -> None:
    with pytest.raises(AlcaideError, match=f"deals is {deals}; it must be at least 1"):
        pyspiel.load_game(f"{NAME}castle(deals={deals})")


def test_no_game_is_longer_than_it_says() -> None:
    """Both seats prefer actions by a fixed ranking of their numbers."""
    game = pyspiel.load_game(f"{NAME}alhambra(limit=200)")
    assert game.max_game_length() == 200
    assert pyspiel.load_game(f"{NAME}alhambra").max_game_length() == ACTIONS
    ranks = np.random.RandomState(1).permutation(game.num_distinct_actions())
    state = game.new_initial_state()
    state.apply_action(1)
    moves = 0
    while not state.is_terminal():
        state.apply_action(max(state.legal_actions(), key=ranks.__getitem__))
        moves += 1
    assert moves == 200
    assert state.returns() == [0.0, 0.0]
    assert state.clone().is_terminal()
