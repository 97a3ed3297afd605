"""Which modules become machine code: whole rooms, but for those that are named with a reason."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections import Counter
from collections.abc import Callable
from fnmatch import fnmatch
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import machine_code
from alcaide.bots.budget import Budget
from alcaide.bots.search import Search
from alcaide.core.build import kind
from alcaide.core.encoding import FLOATS
from alcaide.core.rng import Rng
from alcaide.games import GAMES

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
COMPILED: dict[str, Any] = PROJECT["tool"]["hatch"]["build"]["hooks"]["custom"]["compiled"]
INTERPRETED: dict[str, str] = COMPILED["interpreted"]
MODULES = machine_code.modules(COMPILED)
HOT = ("core", "games", "bots")  # packages in which whatever is called often must be named
OFTEN = 2  # calls a decision, or a simulation
LOST = {"msgspec.Struct", "Struct", "Exception", "ValueError"}  # bases that a compiled class loses


def test_whole_rooms_are_compiled_and_every_exception_has_a_reason() -> None:
    inside = [
        path for room in COMPILED["rooms"] for path in machine_code.PACKAGE.glob(f"{room}/*.py")
    ]
    for room in COMPILED["rooms"]:
        assert list(machine_code.PACKAGE.glob(f"{room}/*.py")), room
    for module in COMPILED["modules"]:
        assert (machine_code.PACKAGE / module).is_file(), module
    for pattern, reason in INTERPRETED.items():
        assert set(machine_code.PACKAGE.glob(pattern)) & set(inside), f"{pattern} is in no room"
        assert len(reason) > 3


@pytest.mark.parametrize("module", MODULES)
def test_no_compiled_module_has_a_class_that_would_lose_what_makes_it(module: str) -> None:
    for node in ast.walk(ast.parse((ROOT / "src" / module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            assert not LOST & {ast.unparse(base) for base in node.bases}, node.name
            assert not [d for d in node.decorator_list if "dataclass" in ast.unparse(d)], node.name


@pytest.mark.parametrize("name", GAMES)
def test_what_is_called_often_is_compiled_or_named(name: str) -> None:
    """Compiled functions are not seen at work; then the same holds of all that is seen."""
    hot = often(random_game, name) | often(search, name)
    known = {module.removeprefix("alcaide/") for module in MODULES}
    named = {module for module in hot if any(fnmatch(module, one) for one in INTERPRETED)}
    assert hot - known - named == set()
    if kind() == "interpreted":
        rules = {f"games/{name}/rules/{module}.py" for module in ("apply", "legal", "state")}
        assert rules | {"bots/search.py", "core/rng.py"} <= hot


def often(play: Callable[[str], int], name: str) -> set[str]:
    """Return the modules whose functions are called often while something is played."""
    calls: Counter[str] = Counter()

    def count(frame: FrameType, event: str, _given: object) -> None:
        if event == "call":
            calls[frame.f_code.co_filename] += 1

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        decisions = play(name)
    finally:
        sys.setprofile(before)
    paths = {Path(file): number for file, number in calls.items() if "alcaide" in file}
    modules = {"/".join(p.parts[-parts(p) :]): n for p, n in paths.items() if parts(p)}
    return {m for m, n in modules.items() if m.startswith(HOT) and n >= OFTEN * decisions}


def parts(path: Path) -> int:
    """Return how many parts of a path are below the package, 0 outside."""
    below = path.parts[::-1]
    return below.index("alcaide") if "alcaide" in below else 0


def random_game(name: str) -> int:
    """Play a game at random as learners and records do; return the number of decisions."""
    game, rng, decisions = GAMES[name], Rng(b"hot"), 0
    state, features = game.new(game.seats[0], seed=3), game.features()
    cache = features.new_cache(state, FLOATS)
    while (seat := game.turn(state)) is not None:
        actions = game.legal_actions(state)
        features.numbers(state, actions)
        features.write(state, seat, cache)
        action = actions[rng.below(len(actions))]
        game.read(state, game.write(state, action))
        game.apply(state, action, None)
        decisions += 1
    return decisions


def search(name: str) -> int:
    """Search from a position; return the number of simulations."""
    game = GAMES[name]
    state = game.new(game.seats[0], seed=3)
    view = game.observe(state, game.turn(state))
    search = Search(game, view, Rng(b"hot"), game.search_settings(len(view.seats), False, 1))
    search.run(Budget(24), whole=True)
    return search.simulations
