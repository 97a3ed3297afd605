"""What programs may rely on: names, behaviour, and that importing it is cheap."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import pytest

import alcaide
from alcaide.games import GAMES
from alcaide.interface.game import Game

NAMES = """
apply choices deal determinize legal_actions new observe options play preview read reveals scene
scores seats setup turn version why_not winners write
"""
ERRORS = [name for name in alcaide.__all__ if name.endswith("Error")]


def test_the_public_names_are_there() -> None:
    assert {"AlcaideError", "Record", "RecordError", "game"} <= set(alcaide.__all__)
    assert all(getattr(alcaide, name) is not None for name in alcaide.__all__)
    assert sorted(alcaide.__all__) == alcaide.__all__


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_what_its_name_gives(name: str) -> None:
    game = alcaide.game(name)
    assert isinstance(game, Game)
    assert game is GAMES[name]
    assert [each for each in NAMES.split() if not hasattr(game, each)] == []


def test_an_unknown_game_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(alcaide.AlcaideError, match=r"no game 'chess'; there are: alcazar"):
        alcaide.game("chess")


@pytest.mark.parametrize("name", ERRORS)
def test_every_error_of_a_user_is_one_kind(name: str) -> None:
    error = getattr(alcaide, name)
    assert issubclass(error, alcaide.AlcaideError)
    assert issubclass(error, ValueError)


def test_record_errors_can_be_sent_to_another_process() -> None:
    with pytest.raises(alcaide.RecordError) as caught:
        alcaide.Record.loads('[Game "alcazar"]\n[Version "7"]\n', "a.play")
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value)
    assert (again.file, again.line, again.key) == ("a.play", 2, "record-version")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [7, -7, 2**80, b"", b"any bytes"])
def test_a_seed_deals_the_same_game(name: str, seed: int | bytes) -> None:
    game = alcaide.game(name)
    players = game.seats[-1]
    assert game.setup(players, seed=seed) == game.setup(players, seed=seed)
    assert game.setup(players, seed=seed) != game.setup(players)


def test_importing_is_light() -> None:
    script = "import sys, alcaide; print(*sys.modules, sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert "alcaide.games.alcazar.rules.apply" in loaded
    heavy = {"click", "fluent.runtime", "litestar", "markdown_it", "rich", "sqlalchemy", "asyncio"}
    assert loaded & heavy == set()
    assert not [module for module in loaded if module.startswith(("alcaide.cli", "alcaide.server"))]


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_is_any_whole_number_or_bytes(name: str) -> None:
    game = GAMES[name]
    players = game.seats[0]

    class Whole:
        """A whole number that is no ``int``, as NumPy has them."""

        def __index__(self) -> int:
            return 7

    seed: Any = Whole()
    assert game.setup(players, seed=seed) == game.setup(players, seed=7)
    for wrong in ("7", 7.0, [7]):
        seed = wrong
        with pytest.raises(alcaide.SetupError, match="a seed is a whole number or bytes, not"):
            game.setup(players, seed=seed)


@pytest.mark.parametrize("name", GAMES)
def test_options_that_are_not_there_are_refused_with_those_that_are(name: str) -> None:
    game = GAMES[name]
    players = game.seats[0]
    with pytest.raises(alcaide.OptionError, match="has no option 'taxes'; it ha") as caught:
        game.new(players, {"taxes": "on"})
    assert all(option.name in str(caught.value) for option in game.options)
    for option in game.options:
        with pytest.raises(alcaide.OptionError, match=f"option {option.name} is 'x'") as caught:
            game.new(players, {option.name: "x"})
        assert str(caught.value).endswith(": " + ", ".join(option.values))
    wrong: Any = "taxes=on"
    with pytest.raises(alcaide.OptionError, match="options are a mapping"):
        game.new(players, wrong)


@pytest.mark.parametrize("name", GAMES)
def test_play_refuses_what_is_no_action(name: str) -> None:
    game = GAMES[name]
    state = game.new(game.seats[0], seed=7)
    first = game.legal_actions(state)[0]
    for wrong in (game.write(state, first), None, 0):
        with pytest.raises(alcaide.NotationError, match=f"is no action of {name}; read"):
            game.play(state, wrong)
    assert game.play(state, first) is not None


@pytest.mark.parametrize("name", GAMES)
def test_players_are_a_number(name: str) -> None:
    wrong: Any = str(GAMES[name].seats[0])
    with pytest.raises(alcaide.PlayersError, match=f"players, not '{wrong}'"):
        GAMES[name].new(wrong)
