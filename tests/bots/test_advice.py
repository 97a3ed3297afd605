"""Advice: the same from equal views, as good as the search, and right where all is settled."""

from __future__ import annotations

from typing import Any

import pytest

from alcaide.bots import BOTS, Budget
from alcaide.bots.advice import advise
from alcaide.bots.winning_chances import chances, scale
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from wandering import Walk

SMALL = Budget(simulations=6)


def decisions(name: str, players: int, every: int = 30) -> list[Any]:
    """Return states of a random game in which there is a choice."""
    game = GAMES[name]
    found = [state.copy() for state, _ in Walk(game, players, {}, 5, by_kind=True).sample(every)]
    return [state for state in found if len(game.legal_actions(state)) > 1]


@pytest.mark.parametrize("name", GAMES)
def test_equal_views_under_other_hidden_things_give_equal_advice(name: str) -> None:
    game = GAMES[name]
    for number, state in enumerate(decisions(name, game.seats[-1])[:6]):
        seat = game.turn(state)
        other = game.determinize(game.observe(state, seat), Rng(b"other%d" % number))
        answers = [
            advise(game, game.observe(one, seat), game.legal_actions(one), Rng(b"1"), SMALL, 0)
            for one in (state, other)
        ]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("name", GAMES)
def test_advice_names_legal_actions_and_chances_of_all_seats(name: str) -> None:
    game = GAMES[name]
    for state in decisions(name, game.seats[0])[:6]:
        seat, legal = game.turn(state) or 0, game.legal_actions(state)
        view = game.observe(state, seat)
        advice = advise(game, view, legal, Rng(b"1"), SMALL, len(legal) - 1)
        assert 0 <= advice.best < len(legal)
        assert advice.second in range(-1, len(legal))
        assert advice.second != advice.best
        one, other = (game.choices(view, [legal[n]])[0] for n in (advice.best, advice.second))
        assert advice.second in (-1, len(legal) - 1) or one.label != other.label
        assert sum(advice.chances) == pytest.approx(1)
        assert advice.chances[seat] >= advice.second_chance
        assert advice.chances[seat] >= advice.played[seat]
        if advice.best == len(legal) - 1:
            assert (advice.chances, advice.doubt) == (advice.played, 0.0)


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_settled_at_the_end(name: str) -> None:
    game = GAMES[name]
    state = game.new(game.seats[-1], {}, 4)
    rng = Rng(b"1")
    while game.turn(state) is not None:
        legal = game.legal_actions(state)
        game.apply(state, BOTS["random"].choose(game, None, legal, rng), None)
    found = chances(game, state, scale(game, game.observe(state, None)))
    winners = game.winners(state)
    assert [seat for seat, chance in enumerate(found) if chance > 0] == winners
    assert sum(found) == pytest.approx(1)


def test_a_lead_counts_for_more_when_the_game_nears_its_end() -> None:
    game = GAMES["castle"]
    state = game.new(2, {}, 1)
    early = scale(game, game.observe(state, 0))
    rng = Rng(b"1")
    while game.observe(state, None).round < 25:
        legal = game.legal_actions(state)
        game.apply(state, BOTS["random"].choose(game, None, legal, rng), None)
    late = scale(game, game.observe(state, 0))
    assert late < early / 2
    ahead = max(chances(game, state, late))
    assert ahead > max(chances(game, state, early)) or ahead == 0.5


def test_the_advice_wins_at_once_where_that_can_be_seen() -> None:
    """In the last action of a game the advised one is the best by the final score."""
    game = GAMES["castle"]
    met = 0
    for seed in range(6):
        state, rng, last = game.new(2, {}, seed), Rng(b"%d" % seed), None
        while game.turn(state) is not None:
            legal = game.legal_actions(state)
            if len(legal) > 1:
                last = state.copy()
            game.apply(
                state,
                BOTS["greedy"].choose(game, game.observe(state, game.turn(state)), legal, rng),
                None,
            )
        assert last is not None
        seat, legal = game.turn(last) or 0, game.legal_actions(last)
        leads = []
        for action in legal:
            after = last.copy()
            game.apply(after, action, None)
            if game.turn(after) is None:
                scores = game.scores(after)
                leads.append(scores[seat] - scores[1 - seat])
        if len(leads) < len(legal):
            continue
        met += 1
        advice = advise(game, game.observe(last, seat), legal, Rng(b"1"), Budget(simulations=40))
        assert (leads[advice.best] > 0) == (max(leads) > 0)
    assert met
