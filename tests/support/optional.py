"""The options of a game as tests play them: every value alone, every profile, some random sets."""

from __future__ import annotations

from typing import Any, Final

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.game import Game
from profiles import many

Options = dict[str, str]
SETS: Final = many(40)  # random sets of each game


def choices(game: Game[Any, Any, Any], sets: int = SETS) -> list[Options]:
    """Return the options to try, all of them named, each choice once and always the same."""
    alone = [{option.name: value} for option in game.options for value in option.values]
    chance = Rng(game.name.encode())
    mixed = [
        {option.name: option.values[chance.below(len(option.values))] for option in game.options}
        for _ in range(sets)
    ]
    found: list[Options] = []
    for chosen in (*alone, *game.rulesets.values(), *mixed):
        if (whole := game.complete(chosen)) not in found:
            found.append(whole)
    return found


def told(game: Game[Any, Any, Any], chosen: Options) -> str:
    """Return what of the options is not as usual, as the name of a test."""
    usual = game.complete({})
    unlike = [f"{name}={value}" for name, value in chosen.items() if usual[name] != value]
    return f"{game.name} {' '.join(unlike) or 'as usual'}"


EVERY: Final = [(game, chosen) for game in GAMES.values() for chosen in choices(game)]
NAMES: Final = [told(game, chosen) for game, chosen in EVERY]
