"""The search: repeatable, within its budget, and better than looking one turn ahead."""

from __future__ import annotations

from typing import Any

import pytest

import palaces
from alcaide.bots import BOTS, Budget, bot, decide, together
from alcaide.bots.bot import Tally
from alcaide.bots.match import play_game
from alcaide.bots.search import Search
from alcaide.bots.search_levels import search_view
from alcaide.core.errors import AlcaideError
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.game import Game


def position(game: Game[Any, Any, Any], players: int, actions: int) -> Any:
    """Return a position with a choice, about so many greedy actions into a game."""
    state, rng = game.new(players, seed=actions), Rng(b"position")
    played = 0
    while (seat := game.turn(state)) is not None:
        legal = game.legal_actions(state)
        if played >= actions and len(legal) > 2:
            return state
        game.apply(state, BOTS["greedy"].choose(game, game.observe(state, seat), legal, rng), None)
        played += 1
    raise AssertionError("the game ended")


@pytest.mark.parametrize("name", GAMES)
def test_a_simulation_budget_is_kept_and_gives_the_same_answer_again(name: str) -> None:
    game = GAMES[name]
    state = position(game, game.seats[-1], 20)
    view, legal = game.observe(state, game.turn(state)), game.legal_actions(state)
    first, second = (search_view(game, view, legal, Rng(b"1"), Budget(40)) for _ in range(2))
    assert first == second
    assert sum(first.visits) == first.simulations <= 40
    assert all(0.0 <= mean <= 1.0 for mean in first.means)
    assert decide(legal, [first]) in legal


@pytest.mark.parametrize("name", GAMES)
def test_a_search_ends_early_only_when_its_answer_is_certain(name: str) -> None:
    game, early = GAMES[name], 0
    for actions in range(4, 44, 4):
        state = position(game, 2, actions)
        view = game.observe(state, game.turn(state))
        short, whole = (
            Search(game, view, Rng(b"1"), game.search_settings(2, False, 1))
            for _ in ("short", "whole")
        )
        short.run(Budget(48))
        while whole.simulations < 48:
            whole.simulate()
        assert short.best() == whole.best()
        early += short.simulations < 48
    assert early


@pytest.mark.parametrize(("tile", "ways"), [("pavilion8", 2), ("pavilion7", 1)])
def test_a_hidden_answer_takes_as_long_whatever_there_is_to_show(tile: str, ways: int) -> None:
    """Of one action the answer is certain at once: half the budget would tell that there is one."""
    state = palaces.table(
        "players 2",
        "options bonus=on",
        f"alhambra 0 {tile} 0,-1",
        "bonus 0 pavilion8 tower12 garden11",
        "bonus 1 ? ? ?",
        "money 1 y7",
        "display y1 y2 g9 o5",
        "deck b7 b1 S1 b2",
        "turn 1",
    )
    game = palaces.ALHAMBRA
    game.apply(state, game.read(state, "take y1"), None)
    while game.observe(state, None).phase != "reveal":
        game.apply(state, game.legal_actions(state)[0], None)
    while game.turn(state) != 0:
        game.apply(state, game.legal_actions(state)[-1], None)
    legal = game.legal_actions(state)
    assert len(legal) == ways
    view = game.observe(state, 0)
    assert search_view(game, view, legal, Rng(b"1"), Budget(40)).simulations == 40


@pytest.mark.parametrize("name", GAMES)
def test_a_time_budget_is_kept(name: str) -> None:
    game = GAMES[name]
    state = position(game, 2, 10)
    view, legal = game.observe(state, game.turn(state)), game.legal_actions(state)
    tally = search_view(game, view, legal, Rng(b"1"), Budget(seconds=0.2))
    assert tally.simulations > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_search_that_is_cancelled_ends_at_once(name: str) -> None:
    game = GAMES[name]
    state = position(game, 2, 10)
    view, legal = game.observe(state, game.turn(state)), game.legal_actions(state)
    asked: list[int] = []

    def cancelled() -> bool:
        asked.append(1)
        return len(asked) > 7

    tally = search_view(game, view, legal, Rng(b"1"), Budget(seconds=60.0, cancelled=cancelled))
    assert tally.simulations == 7
    assert (
        search_view(game, view, legal, Rng(b"1"), Budget(50, cancelled=lambda: True)).simulations
        == 0
    )


def test_a_win_in_one_move_is_found() -> None:
    """The last tile of The Castle: what scores most wins."""
    game = GAMES["castle"]
    state, rng = game.new(2, seed=11), Rng(b"end")
    while len(game.observe(state, None).unseen) or len(game.legal_actions(state)) < 5:
        seat, legal = game.turn(state), game.legal_actions(state)
        assert seat is not None
        view = game.observe(state, seat)
        game.apply(state, BOTS["greedy"].choose(game, view, legal, rng), None)
    seat = game.turn(state)
    assert seat is not None

    def reached(state: Any) -> int:
        if game.turn(state) is None:
            own, other = game.scores(state)[seat], game.scores(state)[1 - seat]
            return own - other
        leads = []
        for action in game.legal_actions(state):
            after = state.copy()
            game.apply(after, action, None)
            leads.append(reached(after))
        return max(leads)

    action = bot("hard@120").choose(
        game, game.observe(state, seat), game.legal_actions(state), Rng(b"1")
    )
    best = reached(state)
    game.apply(state, action, None)
    assert reached(state) == best


@pytest.mark.parametrize("name", GAMES)
def test_little_search_beats_easy_play(name: str) -> None:
    game = GAMES[name]
    pair = [bot("medium@15"), BOTS["easy"]]
    lead = play_game(game, pair, b"levels").margin(0)
    lead += play_game(game, pair[::-1], b"levels").margin(1)
    assert lead > 0


def test_tallies_add_up() -> None:
    tallies = [Tally([3, 1, 0], [0.5, 1.0, 0.0], 4), Tally([1, 3, 0], [0.9, 0.2, 0.0], 4)]
    whole = together(tallies)
    assert (whole.visits, whole.simulations) == ([4, 4, 0], 8)
    assert whole.means == pytest.approx([0.6, 0.4, 0.0])
    assert decide("abc", tallies) == "a"


def test_a_budget_has_an_end() -> None:
    with pytest.raises(ValueError, match="simulations or seconds"):
        Budget()


@pytest.mark.parametrize("name", ["oracle", "greedy@20", "hard@", "hard@0", "hard@many"])
def test_bots_that_do_not_exist(name: str) -> None:
    with pytest.raises(AlcaideError):
        bot(name)
