"""Who meets whom: fair seats, whole deals, the same deals for everybody."""

from __future__ import annotations

from collections import Counter

import pytest

from alcaide.arena.schedule import Terms, fixtures, limited, lineups, plain, seatings
from alcaide.core.errors import AlcaideError


def terms(players: int) -> Terms:
    return Terms("alcazar", "1", "0", players, {}, "s")


def test_two_bots_play_every_deal_in_both_seats() -> None:
    games = fixtures(terms(2), ["a", "b"], 6)
    assert [game.bots for game in games] == [("a", "b"), ("b", "a")] * 3
    assert [game.seed for game in games] == ["s/0", "s/0", "s/1", "s/1", "s/2", "s/2"]
    assert len({game.key for game in games}) == 6


@pytest.mark.parametrize(("games", "played"), [(1, 3), (3, 3), (4, 6), (6, 6)])
def test_deals_are_whole(games: int, played: int) -> None:
    plan = fixtures(terms(3), ["a", "b", "c"], games)
    assert len(plan) == played
    seats = Counter((bot, seat) for game in plan for seat, bot in enumerate(game.bots))
    assert set(seats.values()) == {played // 3}


def test_the_last_bot_fills_the_table() -> None:
    assert lineups(["a", "b"], 4) == [("a", "b", "b", "b")]
    assert len(seatings(("a", "b", "b", "b"))) == 4
    assert seatings(("a", "a")) == [("a", "a")]
    assert seatings(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_of_many_bots_all_sets_meet_with_the_same_deals() -> None:
    games = fixtures(terms(2), ["a", "b", "c", "a"], 4)
    assert len(games) == len({game.key for game in games}) == 3 * 4
    meetings = Counter(frozenset(game.bots) for game in games)
    assert set(meetings.values()) == {4}
    assert {game.deal for game in games} == {0, 1}


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = fixtures(terms(2), ["a", "b"], 4), fixtures(terms(2), ["a", "b"], 10)
    assert many[:4] == few


def test_bots_that_search_can_be_limited() -> None:
    names = ["random", "hard", "hard@7", "cmd:./hard"]
    assert list(limited(names, 50)) == ["random", "hard@50", "hard@7", "cmd:./hard"]
    assert list(limited(names, 0)) == names
    with pytest.raises(AlcaideError, match="no bot 'deep'"):
        list(limited(["deep"], 0))


def test_names_of_files_do_not_clash() -> None:
    assert plain("hard@50") == "hard@50"
    names = ["a/b", "a_b", "a b", "a-b", "../a"]
    written = [plain(name) for name in names]
    assert len(set(written)) == len(names)
    assert not any(set("/- ") & set(name) for name in written)
