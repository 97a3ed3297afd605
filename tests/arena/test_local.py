"""Games in processes: the same whoever plays them, and none lost with a process."""

from __future__ import annotations

import multiprocessing
import time
from pathlib import Path

import msgspec
import pytest

from alcaide.arena.errors import ArenaError
from alcaide.arena.fixture import Outcome, play
from alcaide.arena.local import TRIES, play_locally
from alcaide.arena.schedule import Terms, fixtures
from alcaide.games import GAMES
from alcaide.record import Record
from dying import DEADLY, FOLDER, die_always, die_once


def terms(game: str, players: int = 2) -> Terms:
    return Terms(game, GAMES[game].version, "0", players, GAMES[game].complete({}), "7")


def timeless(outcomes: list[Outcome]) -> dict[str, tuple[object, str]]:
    """Return outcomes by their keys, without the seconds."""
    return {
        outcome.fixture.key: (msgspec.structs.replace(outcome.finished, seconds=[]), outcome.record)
        for outcome in outcomes
    }


@pytest.mark.parametrize("game", GAMES)
def test_results_follow_from_the_seed(game: str) -> None:
    seats = GAMES[game].seats[0]
    plan = fixtures(terms(game, seats), ["hard@3", "greedy"], 2)
    alone, together = list(play_locally(plan, 1)), list(play_locally(plan, 2))
    assert timeless(alone) == timeless(together)
    assert len(timeless(alone)) == len(alone) == len(plan)


def test_the_record_is_the_game() -> None:
    fixture = fixtures(terms("alcazar", 3), ["greedy", "random"], 3)[1]
    outcome = play(fixture)
    record = Record.loads(outcome.record)
    assert record.names == ("Bot: random", "Bot: random", "Bot: greedy")
    assert record.tags == {"Seed": ("7/0",)}
    assert record.turn is None
    assert record.game.scores(record.state()) == outcome.finished.scores
    assert record.game.winners(record.state()) == outcome.finished.winners
    assert len(record.actions) == outcome.finished.actions


def test_games_of_a_process_that_dies_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    plan = fixtures(terms("alcazar"), ["random", "greedy"], 6)
    outcomes = list(play_locally(plan, 2, die_once))
    assert (tmp_path / DEADLY).exists()
    assert sorted(outcome.fixture.key for outcome in outcomes) == sorted(f.key for f in plan)
    assert timeless(outcomes) == timeless([play(fixture) for fixture in plan])


def test_a_game_that_always_kills_is_named() -> None:
    plan = fixtures(terms("alcazar"), ["random", "greedy"], 4)
    with pytest.raises(ArenaError) as caught:
        list(play_locally(plan, 1, die_always))
    assert caught.value.words == {"name": DEADLY, "times": TRIES}


def test_nothing_goes_on_when_nobody_wants_more() -> None:
    before = set(multiprocessing.active_children())
    games = play_locally(fixtures(terms("alcazar"), ["random", "greedy"], 400), 2)
    next(games)
    games.close()
    end = time.monotonic() + 10
    while set(multiprocessing.active_children()) - before:  # reaped by a thread of the pool
        assert time.monotonic() < end, "games are still being played"
        time.sleep(0.05)
