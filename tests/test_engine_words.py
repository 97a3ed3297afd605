"""What the rules report is said in every language, with nothing left open."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.game import Game
from alcaide.interface.values import Note, Refusal
from alcaide.locale import DEFAULT, LANGUAGES, texts

ROOT = Path(__file__).parents[1]


def calls(game: str, function: str) -> Iterator[ast.Call]:
    for path in (ROOT / "src/alcaide/games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield from [node] if node.func.id == function else []


def written(game: str, function: str, position: int) -> set[str]:
    """Return the keys that the code gives to ``Note`` or ``Refusal`` in so many words."""
    keys: set[str] = set()
    for call in calls(game, function):
        if len(call.args) > position:
            constants = (n for n in ast.walk(call.args[position]) if isinstance(n, ast.Constant))
            keys |= {str(constant.value) for constant in constants}
    return keys


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_note_and_refusal_has_its_sentence(game: str) -> None:
    english = texts(DEFAULT)
    notes, refusals = written(game, "Note", 0), written(game, "Refusal", 1)
    assert len(notes) > 8
    assert len(refusals) > 10
    assert {key for key in notes if f"{game}-note-{key}" not in english} == set()
    assert {key for key in refusals if f"{game}-why-{key}" not in english} == set()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_refusal_is_there_for_nothing(game: str) -> None:
    keys = {key.removeprefix(f"{game}-why-") for key in texts(DEFAULT).keys(f"{game}-why-")}
    sources = (ROOT / "src/alcaide/games" / game).rglob("*.py")
    code = "".join(path.read_text(encoding="utf-8") for path in sources)
    assert {key for key in keys if f'"{key}"' not in code} == set()


Told = dict[str, dict[tuple[tuple[str, str], ...], Mapping[str, Any]]]


def keep(told: Told, key: str, args: Mapping[str, Any]) -> None:
    """Keep one sentence of every shape: numbers and cells differ, words matter."""
    shape = tuple(sorted((name, str(value)) for name, value in args.items() if is_word(value)))
    told.setdefault(key, {}).setdefault(shape, args)


def is_word(value: Any) -> bool:
    return (isinstance(value, str) and value.isalpha()) or value in (0, 1, 50, -1)


def tell(game: Game[Any, Any, Any], players: int, options: dict[str, str], told: Told) -> None:
    """Play a random game and keep what it reports, and why plausible things are refused."""
    rng = Rng(f"{players}{options}".encode())
    state = game.new(players, options, seed=players)
    seen: list[Any] = []
    while (seat := game.turn(state)) is not None:
        for attempt in game.plausible(game.observe(state, seat)) if len(seen) % 7 == 0 else []:
            keep(told, f"{game.name}-why-{attempt.refusal.reason}", attempt.refusal.args)
        actions = game.legal_actions(state)
        try_again(game, state, [seen[rng.below(len(seen))] for _ in range(9 if seen else 0)], told)
        seen += actions
        notes: list[Note] = []
        game.apply(state, actions[rng.below(len(actions))], notes)
        for note in notes:
            keep(told, f"{game.name}-note-{note.key}", note.args)
    try_again(game, state, seen[:1], told)


def try_again(game: Game[Any, Any, Any], state: Any, actions: list[Any], told: Told) -> None:
    """Keep why actions that were legal once are not now."""
    for action in actions:
        refusal: Refusal | None = game.why_not(state, action)
        if refusal is not None:
            keep(told, f"{game.name}-why-{refusal.reason}", refusal.args)


@cache
def reported(name: str) -> Told:
    game = GAMES[name]
    told: Told = {}
    for players in game.seats:
        for position in (0, -1):
            options = {option.name: option.values[position] for option in game.options}
            tell(game, players, options, told)
    return told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_games_report_is_said_in_full(game: str, lang: str) -> None:
    told = reported(game)
    assert len(told) > 12
    for key, shapes in told.items():
        for args in shapes.values():
            names = {"name": "Ana"} if "seat" in args else {}
            said, faults = texts(lang).fill(key, {**args, **names})
            assert faults == [], (key, args)
            assert said.strip()
