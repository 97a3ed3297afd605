"""Analyses of records: the same from the same game, kept, gone on with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from alcaide.bots.advice import Comparison, advise
from alcaide.bots.analysis import DEPTHS, analyse, depth
from alcaide.bots.analysis.depths import USUAL
from alcaide.bots.analysis.findings import begun, content
from alcaide.bots.analysis.kept import FILES, kept
from alcaide.bots.analysis.pipeline import learn, summed_up
from alcaide.cli.commands.simulate import random_game
from alcaide.core.errors import ArgumentError
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.record import Record

SMALL = depth("4")


@cache
def text(name: str, actions: int) -> str:
    """Return the beginning of a game, written."""
    return random_game(GAMES[name], 2, {}, "1").until(actions).dumps()


def record(name: str = "alhambra", actions: int = 5) -> Record:
    """Return the beginning of a game."""
    return Record.loads(text(name, actions))


@pytest.mark.parametrize("name", GAMES)
def test_equal_games_and_depths_give_equal_analyses(name: str) -> None:
    one = analyse(record(name, 3), "4")
    assert one == analyse(record(name, 3), "4")
    assert one.depth == "4"
    assert len(one.chances) == 4
    assert [account.seat for account in one.seats] == [0, 1]


def test_every_decision_has_what_was_played_and_the_best_few() -> None:
    game = record()
    analysis = analyse(game, "4")
    assert [one.step for one in analysis.decisions] == begun(game, SMALL).decisions
    steps = {step.number: step for step in game.replay()}
    for one in analysis.decisions:
        legal = game.game.legal_actions(steps[one.step].state)
        compared = [candidate.action for candidate in one.candidates]
        assert legal.index(steps[one.step].action) in compared
        assert 1 <= len(compared) == len(set(compared)) <= USUAL.leaders + 1
        chances = [candidate.chance for candidate in one.candidates]
        assert chances == sorted(chances, reverse=True)
        assert one.candidates[0].doubt == 0
        played = one.candidates[compared.index(legal.index(steps[one.step].action))]
        assert one.loss == pytest.approx(chances[0] - played.chance)
        assert one.doubt == played.doubt


def test_candidates_are_compared_on_common_guesses() -> None:
    """The same action twice has no uncertainty against itself, whatever the guesses are."""
    game = GAMES["alhambra"]
    state = record().state()
    view, legal = game.observe(state, game.turn(state)), game.legal_actions(state)
    how = Comparison(2, 8)
    found = advise(game, view, [legal[0], legal[0]], Rng(b"1"), SMALL.budget, 1, (), how)
    assert found.doubt == 0
    assert found.chances == found.played


def test_what_is_kept_is_not_worked_out_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = analyse(record(), "4", tmp_path)
    monkeypatch.setattr(
        "alcaide.bots.analysis.pipeline.run_advice", None
    )  # asking again would fail
    assert analyse(record(), "4", tmp_path) == first
    with pytest.raises(TypeError):
        analyse(record(), "5", tmp_path)


def test_what_was_broken_off_goes_on(tmp_path: Path) -> None:
    asked = []

    def some(run: Any, questions: Any) -> Iterator[Any]:
        for number, question in enumerate(questions):
            if number == 2:
                raise KeyboardInterrupt
            asked.append(question)
            yield run(question)

    game = record()
    with pytest.raises(KeyboardInterrupt), kept(game, SMALL, tmp_path) as found:
        list(learn(game, found, some))
    with kept(game, SMALL, tmp_path) as found:
        assert len(found.advice) == len(asked) == 2
        list(learn(game, found, map))
    assert summed_up(game, found) == analyse(record(), "4")


def test_a_file_that_was_damaged_is_made_anew(tmp_path: Path) -> None:
    first = analyse(record(), "4", tmp_path)
    (file,) = tmp_path.iterdir()
    file.write_text(file.read_text()[:100])
    assert analyse(record(), "4", tmp_path) == first


def test_files_that_nobody_uses_go(tmp_path: Path) -> None:
    for number in range(FILES):
        (tmp_path / f"{number}.json").touch()
    analyse(record(), "4", tmp_path)
    assert len(list(tmp_path.iterdir())) == FILES


def test_what_an_analysis_follows_from_is_the_game_alone() -> None:
    game = record()
    named = Record(game.game, game.setup, game.actions, ["Ana", "Luis"], {"Date": ["2026-11-30"]})
    named.comments = {1: ["why?"]}
    assert content(named) == content(game)
    assert content(game.until(-1)) != content(game)
    assert content(record("castle")) != content(game)
    other = Record(game.game, game.game.setup(2, seed=9))
    assert content(other) != content(game.until(0))


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_is_of_a_kind_that_the_game_names(name: str) -> None:
    game = GAMES[name]
    met = set()
    for players in (game.seats[0], game.seats[-1]):
        found = begun(random_game(game, players, {}, "2"), SMALL)
        met |= set(found.kinds)
    assert len(met) > 2
    assert met <= set(game.kinds)


def test_depths_have_names_or_simulations() -> None:
    assert list(DEPTHS) == ["first-look", "usual"]
    assert depth("usual") is USUAL
    assert depth("200").simulations == 200
    for wrong in ("deep", "0", "-1", "1.5", ""):
        with pytest.raises(ArgumentError, match=r"there are: first-look, usual"):
            depth(wrong)
