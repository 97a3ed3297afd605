"""Opponents with a character: what is declared of them is what they play."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import pytest

from alcaide.bots import BOTS, LEVELS, OPPONENTS, bot
from alcaide.bots.greedy import NEVER, outlooks
from alcaide.bots.search import Search
from alcaide.bots.styles.choice import KINDNESS, LEVEL, kind_of, most_even, noticed, phase_of
from alcaide.bots.styles.judgement import StyledJudgement
from alcaide.core.errors import AlcaideError
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.opponent import Opponent
from alcaide.tables.seats import OPPONENT_NAMES
from wandering import Walk

BY_GAME = pytest.mark.parametrize("name", ["alcazar", "castle", "alhambra"])


def positions(name: str, wanted: int = 8) -> list[tuple[Any, list[Any], Any]]:
    """Return views with a choice, their actions, and the states behind them."""
    one, found = GAMES[name], []
    for state, _ in Walk(one, 2, {}, 7, by_kind=True).sample(60):
        legal = one.legal_actions(state)
        view = one.observe(state, one.turn(state))
        if len(legal) > 2 and view.phase not in one.secret:
            found.append((view, legal, state.copy()))
    return found[:wanted]


def search_of(name: str, view: Any) -> Search:
    return Search(GAMES[name], view, Rng(b"guess"), GAMES[name].search_settings(2, False, 1))


@BY_GAME
def test_each_game_declares_the_same_people_by_traits_and_actions_that_it_has(name: str) -> None:
    one = GAMES[name]
    kinds = {kind.__struct_config__.tag for kind in get_args(one.action_type)}
    assert [each.key for each in one.opponents] == list(OPPONENTS) == list(OPPONENT_NAMES)
    for each in one.opponents:
        assert set(each.tastes) <= set(one.traits)
        assert set(each.overlooks) <= {"", *kinds}
        assert all(0 < part <= 100 for part in each.overlooks.values())
    styles = [replace(each, key="") for each in one.opponents]
    assert all(styles.count(style) == 1 for style in styles)


def test_opponents_are_bots_like_all_others() -> None:
    assert list(BOTS) == [*LEVELS, *OPPONENTS]
    assert bot("nuno") is OPPONENTS["nuno"]
    found = bot("rayhana@7")
    assert (found.name, found.budget and found.budget.simulations) == ("rayhana@7", 7)
    with pytest.raises(AlcaideError, match="nuno@7"):
        bot("nuno@7")


@BY_GAME
def test_mundhir_has_no_weakness_and_plays_as_the_expert_with_as_many_simulations(
    name: str,
) -> None:
    for number, (view, legal, _) in enumerate(positions(name, 4)):
        seed = b"%d" % number
        answers = [
            bot(level).choose(GAMES[name], view, legal, Rng(seed))
            for level in ("mundhir@9", "expert@9")
        ]
        assert answers[0] == answers[1]


@BY_GAME
def test_what_is_liked_counts_by_how_much_more_of_it_there_is(name: str) -> None:
    one = GAMES[name]
    for view, legal, state in positions(name, 3):
        seat = view.turn
        for trait in one.traits:
            style = Opponent("nuno", tastes={trait: 2.0})
            judged = StyledJudgement(one, one.evaluate, style, state, seat)
            assert judged(state, seat) == pytest.approx(one.evaluate(state, seat))
            ahead = state.copy()
            one.apply(ahead, legal[0], None)
            more = one.traits[trait](ahead, seat) - one.traits[trait](state, seat)
            wanted = one.evaluate(ahead, seat) + (2.0 * more if one.turn(ahead) is not None else 0)
            assert judged(ahead, seat) == pytest.approx(wanted)
            assert judged(ahead, 1 - seat) == one.evaluate(ahead, 1 - seat)


def test_daring_counts_gains_more_and_losses_as_they_are() -> None:
    one = GAMES["castle"]
    leads = {1: 5.0, 2: 9.0, 3: 1.0}

    def judge(state: Any, seat: int) -> float:
        return leads[state]

    style = Opponent("gutierre", daring=0.5)
    judged = StyledJudgement(one, judge, style, 1, 0)
    assert [judged(state, 0) for state in leads] == [5.0, 11.0, 1.0]
    assert [judged(state, 1) for state in leads] == [5.0, 9.0, 1.0]


@BY_GAME
def test_what_is_always_overlooked_is_only_played_where_there_is_nothing_else(name: str) -> None:
    for view, legal, _ in positions(name):
        kind = kind_of(legal[0])
        search = search_of(name, view)
        state = search.determinization(0)
        style = Opponent("nuno", overlooks={kind: 100})
        seen = noticed(style, search, state, legal, Rng(b"1"))
        others = [action for action in legal if kind_of(action) != kind]
        worth = set((GAMES[name].worthwhile or GAMES[name].legal_actions)(state))
        wanted = [action for action in others if action in worth]
        assert seen == (wanted or [action for action in legal if action in worth])
        assert set(search.legal_actions(state)) == set(seen)


@BY_GAME
def test_the_one_who_plays_evenly_gives_a_lead_away_and_fights_for_one_that_is_lost(
    name: str,
) -> None:
    ahead = 0
    for view, legal, _ in positions(name, 20):
        search = search_of(name, view)
        search.evaluate = GAMES[name].evaluate
        state = search.determinization(0)
        values = outlooks(GAMES[name], view, legal, Rng(b"guess"))
        leads = {n: value for n, value in enumerate(values) if value != NEVER}
        seen = [legal[n] for n in leads]
        found = most_even(search, state, seen)
        best = max(leads.values())
        if best <= LEVEL:
            assert found is None
            continue
        ahead += 1
        lead = leads[legal.index(found)]
        near = [one for one in leads.values() if one >= best - KINDNESS]
        assert abs(lead - LEVEL) == min(abs(one - LEVEL) for one in near)
        search.evaluate = _lost
        assert most_even(search, state, seen) is None
    assert ahead


def _lost(state: Any, seat: int) -> float:
    return -50.0


def test_the_parts_of_a_game_are_its_beginning_its_middle_and_its_end() -> None:
    one = GAMES["castle"]
    view = one.observe(one.new(2, seed=1), 0)
    rounds = [1, one.lead.turns // 4, one.lead.turns // 2, 10_000]
    assert [phase_of(one, _At(view, number)) for number in rounds] == [0, 1, 2, 2]


class _At:
    """A view in another round."""

    def __init__(self, view: Any, round: int) -> None:
        self.seats = view.seats
        self.round = round


def test_in_a_game_without_styles_an_opponent_plays_as_the_greedy_bot_does() -> None:
    plain = replace(GAMES["alhambra"], opponents=(), traits={})
    for view, legal, _ in positions("alhambra", 5):
        action = bot("nuno").choose(plain, view, legal, Rng(b"1"))
        values = outlooks(plain, view, legal, Rng(b"1"))
        assert values[legal.index(action)] == max(values)
