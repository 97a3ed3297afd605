"""The games, by name."""

from typing import Any, Final

from alcaide.core.errors import AlcaideError
from alcaide.core.game import Game
from alcaide.games import alcazar, alhambra, castle

GAMES: Final[dict[str, Game[Any, Any, Any]]] = {
    g.name: g for g in (alcazar.GAME, castle.GAME, alhambra.GAME)
}


def game(name: str) -> Game[Any, Any, Any]:
    """Return the game of a name; raise AlcaideError naming those that exist."""
    if name not in GAMES:
        raise AlcaideError(f"there is no game {name[:40]!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]
