"""What programs give and cannot be taken is refused with a clear error, at once."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

import alcaide
from alcaide.bots import BOTS, Budget, bot
from alcaide.bots.advice import advise
from alcaide.bots.external import Outside
from alcaide.bots.match import play_game, play_on, streams
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.argument_checks import QUICK, SLOW
from alcaide.record import Record
from alcaide.scene.model import PLAN

ANYTHING: Any = object()  # what no function takes
SEATS: list[Any] = [-1, 9, True, 1.0, "0"]
OF_ONE_GAME = {"state", "view", "action"}
REFUSED = (alcaide.ArgumentError, alcaide.NotationError)


def taken(name: str) -> dict[str, Any]:
    """Return one of each that the functions of a game take."""
    game = GAMES[name]
    state = game.new(game.seats[0], seed=1)
    mover, actions = game.turn(state), game.legal_actions(state)
    return {
        "setup": game.setup(game.seats[0], seed=1),
        "state": state,
        "view": game.observe(state, mover),
        "seat": mover,
        "action": actions[0],
        "actions": actions,
        "text": game.write(state, actions[0]),
        "turns": 0,
        "rng": Rng(b"1"),
        "position": game.position(state, None),
        "board": "",
        "chance": None,
        "reachable": True,
    }


@pytest.mark.parametrize("function", SLOW)
@pytest.mark.parametrize("name", GAMES)
def test_a_function_takes_what_is_of_its_game(name: str, function: str) -> None:
    call = getattr(GAMES[name], function)
    if call is None:
        return
    given = [taken(name)[kind] for kind in SLOW[function]]
    named = dict(zip(SLOW[function], given, strict=True))
    if function != "ending":  # of games that are over
        call(*given)
        call(given[0], **dict(list(named.items())[1:]))
        call(**named)
    for bad in ({"chair": 0}, {}):
        with pytest.raises(alcaide.ArgumentError, match=f"{name} takes {SLOW[function][0]}"):
            call(**bad)
    for place, kind in enumerate(SLOW[function]):
        others = [taken(other)[kind] for other in GAMES if other != name and kind in OF_ONE_GAME]
        for wrong in (ANYTHING, *others):
            with pytest.raises(REFUSED, match=name if kind in OF_ONE_GAME else "not|no "):
                call(*given[:place], wrong, *given[place + 1 :])


@pytest.mark.parametrize("wrong", SEATS)
@pytest.mark.parametrize("name", GAMES)
def test_a_seat_is_one_of_those_that_play(name: str, wrong: Any) -> None:
    game = GAMES[name]
    state = game.new(game.seats[-1], seed=1)
    for ask in (game.observe, game.position, game.features().observation):
        with pytest.raises(alcaide.ArgumentError, match=r"no seat .* from 0 to|whole number"):
            ask(state, wrong)
    assert game.observe(state, game.seats[-1] - 1).seat == game.seats[-1] - 1
    assert game.observe(state, None).seat is None


@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_action_is_neither_played_nor_written(name: str) -> None:
    game = GAMES[name]
    state = game.new(game.seats[0], seed=1)
    text = game.write(state, game.legal_actions(state)[0])
    before = state.copy()
    for wrong in (text, None, ANYTHING):
        for use in (game.play, game.why_not, game.write, lambda s, a: game.apply(s, a, None)):
            with pytest.raises(alcaide.NotationError, match=f"is no action of {name}; read"):
                use(state, wrong)
    assert state == before


@pytest.mark.parametrize("name", GAMES)
def test_a_board_is_looked_at_in_five_ways(name: str) -> None:
    game, view = GAMES[name], taken(name)["view"]
    assert game.scene(view, PLAN).board.nodes
    for wrong in (-1, PLAN + 1, 0.0, None, "flat"):
        with pytest.raises(alcaide.ArgumentError, match=r"flat; not|whole number"):
            game.scene(view, wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [0, 99, True, 2.0, "2", None])
def test_players_are_as_many_as_the_game_is_for(wrong: Any) -> None:
    for game in GAMES.values():
        with pytest.raises(alcaide.PlayersError, match="players, not"):
            game.setup(wrong)


def test_a_name_is_text() -> None:
    names: list[Any] = [7, None, ["castle"]]
    for wrong in names:
        for ask in (alcaide.game, bot):
            with pytest.raises(alcaide.AlcaideError, match="; there are: "):
                ask(wrong)


def test_chance_has_bytes_and_a_bound() -> None:
    for seed in (7, "7", None):
        with pytest.raises(TypeError, match="bytes"):
            Rng(seed)  # type: ignore[arg-type]
    for bound in (0, -3, 2**40):
        with pytest.raises(alcaide.ArgumentError, match="below"):
            Rng(b"7").below(bound)
    assert Rng(b"7").below(2**32) < 2**32


@pytest.mark.parametrize(
    "wrong", [(0,), (-1,), (0, -1.0), (-1, 2.0), (0, float("nan")), (5, 1e999)]
)
def test_a_budget_has_an_end(wrong: tuple[Any, ...]) -> None:
    with pytest.raises(alcaide.ArgumentError, match="budget"):
        Budget(*wrong)
    if len(wrong) > 1:
        with pytest.raises(alcaide.ArgumentError, match="seconds"):
            Outside("program", wrong[1] if wrong[1] != 2.0 else 0)


def test_a_match_has_a_bot_for_each_seat() -> None:
    game = GAMES["castle"]
    with pytest.raises(alcaide.PlayersError):
        play_game(game, [BOTS["random"]], b"1")
    record = Record(game, game.setup(2, seed=1))
    for bots, chances in ((1, 2), (2, 1), (3, 3)):
        with pytest.raises(alcaide.ArgumentError, match="2 bots are wanted"):
            play_on(record, [BOTS["random"]] * bots, streams(b"1", chances))
    one = play_game(game, [BOTS["random"]] * 2, 7)
    assert one.scores == play_game(game, [BOTS["random"]] * 2, b"\7").scores


def test_advice_is_about_one_of_the_actions() -> None:
    game, given = GAMES["castle"], taken("castle")
    for played in (-2, len(given["actions"])):
        with pytest.raises(alcaide.ArgumentError, match="they go from 0 to"):
            advise(game, given["view"], given["actions"], Rng(b"1"), Budget(4), played)


def test_a_record_is_of_a_game_and_read_from_text() -> None:
    game = GAMES["castle"]
    arguments: list[Any] = [("castle", game.setup(2)), (game, {}), (None, None)]
    for wrong in arguments:
        with pytest.raises(alcaide.ArgumentError, match=r"makes one|returns one"):
            Record(*wrong)
    for source in (None, 7, ["text"]):
        with pytest.raises(alcaide.ArgumentError, match="read from text or bytes"):
            Record.loads(source)  # type: ignore[arg-type]
    for action in ((9, "done"), ("0", "done"), (0, 7)):
        with pytest.raises((alcaide.RecordError, alcaide.ArgumentError)):
            Record(game, game.setup(2, seed=1), [action])  # type: ignore[list-item]


def test_an_arena_has_bots_and_games() -> None:
    schedule = pytest.importorskip("alcaide.arena.schedule")
    terms = schedule.Terms("castle", "1", "0", 2, {}, "seed")
    for bots, games in (([], 1), (["random"], 0), (["random"], -1)):
        with pytest.raises(alcaide.ArgumentError, match="needs a bot and a game"):
            schedule.fixtures(terms, bots, games)


DEVELOPING = """
import alcaide
from alcaide.interface.argument_checks import QUICK
others = {"alcazar": "castle", "castle": "alhambra", "alhambra": "alcazar"}
for name, other in others.items():
    game = alcaide.game(name)
    wrong = alcaide.game(other).new(2, seed=1)
    for function in QUICK:
        try:
            if getattr(game, function):
                getattr(game, function)(wrong, None, None)
                print(name, function, "takes it")
        except alcaide.ArgumentError as error:
            assert f"is no state of {name}; new() makes one" in str(error), error
"""


def test_while_one_develops_even_quick_functions_look() -> None:
    command = [sys.executable, "-X", "dev", "-c", DEVELOPING]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.stdout, done.returncode) == ("", 0), done.stderr
    assert not set(QUICK) & set(SLOW)


def test_what_is_named_leaves_out_what_goes_without_saying() -> None:
    game = GAMES["castle"]
    one, other = (game.read_position("tile g1 T27 0", chance=Rng(seed)) for seed in (b"1", b"2"))
    assert game.position(one, None) != game.position(other, None)
    assert game.read_position("tile e5 T27 0", reachable=False).placed
    with pytest.raises(alcaide.ArgumentError, match="True or False is wanted, not 1"):
        game.read_position("tile g1 T27 0", reachable=1)
    with pytest.raises(alcaide.ArgumentError, match="takes view, rng"):
        game.determinize(rng=Rng(b"1"))  # type: ignore[call-arg]
