"""Win rates, intervals, ratings and the picture, from games that were never played."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from alcaide.arena.bot_ratings import ratings
from alcaide.arena.errors import ArenaError
from alcaide.arena.fixture import Finished
from alcaide.arena.plot import check, plot
from alcaide.arena.statistics import meetings, rows, wilson
from alcaide.bots.match import Forfeit


def game(bots: str, *scores: int) -> Finished:
    """Return a game between bots of one letter each; each thinks 5 ms about every decision."""
    best = max(scores)
    winners = [seat for seat, points in enumerate(scores) if points == best]
    seats = len(scores)
    return finished(bots, list(scores), winners, [4] * seats, [0.02] * seats)


def finished(
    bots: str,
    scores: list[int],
    winners: list[int],
    decisions: list[int],
    seconds: list[float],
    forfeit: Forfeit | None = None,
) -> Finished:
    return Finished(
        scores, winners, decisions, seconds, forfeit, deal=0, bots=tuple(bots), actions=9
    )


@pytest.mark.parametrize(  # worked values: R, binom::binom.wilson
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (320, 400, 0.7580, 0.8363), (0, 0, 0.0, 1.0)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)
    assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low), abs=1e-4)


def test_a_shared_victory_counts_in_parts() -> None:
    first, second = rows([game("ab", 10, 4), game("ba", 7, 7)], ["a", "b"])
    assert (first.bot, first.games, first.wins, first.rate) == ("a", 2, 1.5, 0.75)
    assert (second.wins, second.rate) == (0.5, 0.25)
    assert (first.margin, second.margin) == (3.0, -3.0)
    assert first.ms == pytest.approx(5.0)
    assert first.low < 0.75 < first.high


def test_several_seats_of_a_bot_count_as_one_game() -> None:
    one, many = rows([game("abbb", 1, 2, 3, 4), game("babb", 1, 9, 3, 4)], ["a", "b"])
    assert one.rate == 0.5
    assert many.rate == pytest.approx(1 / 6)
    assert (one.games, many.games) == (2, 2)
    assert one.margin == pytest.approx((-3 + 5) / 2)


def test_a_fault_is_a_loss_whatever_the_points() -> None:
    """The others share the victory; the points of a game that broke off say nothing."""
    crash = Forfeit(0, "crash", {"code": 3})
    broken = finished("abb", [50, 3, 4], [1, 2], [2, 2, 2], [0.0, 0.0, 0.0], crash)
    faulty, other = rows([broken, game("bab", 1, 2, 4)], "ab")
    assert (faulty.wins, faulty.forfeits, faulty.margin) == (0.0, 1, -2.0)
    assert (other.wins, other.forfeits) == (1.0, 0)
    assert rows([broken], "ab")[0].margin is None
    pair = finished("ab", [50, 3], [1], [2, 2], [0.0, 0.0], crash)
    assert ratings([pair])["a"].mu < ratings([pair])["b"].mu


def test_bots_that_have_not_played_have_no_row() -> None:
    assert [row.bot for row in rows([game("ab", 1, 2)], "cba")] == ["b", "a"]


def test_meetings_are_told_apart() -> None:
    met = meetings([game("ab", 1, 2), game("ca", 1, 2), game("ba", 1, 2)], "abc")
    assert [meeting.bots for meeting in met] == [("a", "b"), ("a", "c")]
    assert [row.wins for row in met[0].rows] == [1.0, 1.0]
    assert [row.wins for row in met[1].rows] == [1.0, 0.0]


def test_ratings_follow_the_results() -> None:
    games = [game("abc", 9, 5, 1), game("cab", 1, 9, 5), game("bca", 5, 1, 9)] * 5
    rated = ratings(games)
    assert rated["a"].mu > rated["b"].mu > rated["c"].mu
    assert rated["a"].sigma < 25 / 3
    assert rated == ratings(games)
    assert ratings([game("aa", 3, 1)]) == {}


def test_a_shared_victory_is_one_place() -> None:
    """Points decide behind the winners only: who wins a tie wins."""
    tied = finished("ab", [7, 7], [0, 1], [1, 1], [0.0, 0.0])
    broken = finished("ab", [7, 7], [1], [1, 1], [0.0, 0.0])
    assert ratings([tied])["a"].mu == pytest.approx(ratings([tied])["b"].mu)
    assert ratings([broken])["a"].mu < ratings([broken])["b"].mu


@pytest.mark.parametrize(("kind", "magic"), [("png", b"\x89PNG"), ("svg", b"<?xml")])
def test_the_ladder_is_drawn(kind: str, magic: bytes, tmp_path: Path) -> None:
    games = [game("abc", 9, 5, 1), game("cab", 1, 9, 5)]
    file = tmp_path / f"ladder.{kind}"
    check(file)
    labels = {"title": "Ladder", "rate": "won", "rating": "rating"}
    for rated in (ratings(games), {}):
        plot(file, rows(games, "abc"), rated, 1 / 3, labels)
        assert file.read_bytes().startswith(magic)


def test_pictures_of_unknown_kinds_are_refused() -> None:
    with pytest.raises(ArenaError) as caught:
        check(Path("ladder.doc"))
    assert caught.value.key == "cli-arena-picture"


def test_a_game_broken_off_is_a_draw_that_is_counted() -> None:
    cut = msgspec.structs.replace(game("ab", 10, 4), winners=[0, 1], broken_off=True)
    first, second = rows([game("ab", 10, 4), cut], ["a", "b"])
    assert (first.wins, second.wins) == (1.5, 0.5)
    assert (first.broken_off, second.broken_off) == (1, 1)
    assert first.margin == 6  # of the game that was played out
