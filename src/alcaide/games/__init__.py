"""The games, by name: those of the house, and those of other packages that are installed."""

import copyreg
from typing import Any, Final, Literal, overload

from alcaide.core.errors import AlcaideError
from alcaide.games import alcazar, alhambra, castle
from alcaide.games.installed import Games
from alcaide.interface.game import Game

GAMES: Final = Games((alcazar.GAME, castle.GAME, alhambra.GAME))


# Versions of the rules that nothing new begins with; what began with them is played to the end.
OLDER: Final[dict[str, dict[str, Game[Any, Any, Any]]]] = {
    package.GAME.name: {game.version: game for game in package.OLDER}
    for package in (alcazar, alhambra)
}


@overload
def game(
    name: Literal["alcazar"], version: str = ""
) -> Game[alcazar.State, alcazar.Action, alcazar.View]: ...


@overload
def game(
    name: Literal["castle"], version: str = ""
) -> Game[castle.State, castle.Action, castle.View]: ...


@overload
def game(
    name: Literal["alhambra"], version: str = ""
) -> Game[alhambra.State, alhambra.Action, alhambra.View]: ...


@overload
def game(name: str, version: str = "") -> Game[Any, Any, Any]: ...


def game(name: str, version: str = "") -> Game[Any, Any, Any]:
    """Return the game of a name, under a version of its rules ("": the newest).

    Raises AlcaideError naming those that exist.
    """
    if str(name) not in GAMES:
        raise AlcaideError(f"there is no game {str(name)[:40]!r}; there are: {', '.join(GAMES)}")
    known = versions(name)
    if version and version not in known:
        raise AlcaideError(
            f"there is no version {version[:40]!r} of {name}; there are: {', '.join(known)}"
        )
    return known[version] if version else GAMES[name]


def versions(name: str) -> dict[str, Game[Any, Any, Any]]:
    """Return a game under all versions of its rules, the oldest first."""
    older = OLDER.get(name) or {game.version: game for game in GAMES.older(name)}
    return older | {GAMES[name].version: GAMES[name]}


def _reduced(one: Game[Any, Any, Any]) -> Any:
    """Return how a game is pickled: by name and version, if it is not somebody's own."""
    if one.name in GAMES and versions(one.name).get(one.version) is one:
        return game, (one.name, one.version)
    return object.__reduce_ex__(one, 2)


copyreg.pickle(Game, _reduced)
