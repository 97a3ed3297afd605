"""Games by name: those of the house, and those of other packages, found by their entry points.

A package names its game in the group ``alcaide.games``, as in ``mygame = "mygame:GAME"``. It is
imported when it is asked for by that name, or when all games are listed. One that cannot be taken
is told of once, in the log, and left out.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import Any, Final

from alcaide.core.homes import release, take
from alcaide.interface.game import Game
from alcaide.interface.parts import INTERFACE
from alcaide.locale.game_names import fit

GROUP: Final = "alcaide.games"
LOG: Final = logging.getLogger("alcaide.games")
AnyGame = Game[Any, Any, Any]


class UnfitError(Exception):
    """Why a game of another package cannot be taken."""


class Games(Mapping[str, AnyGame]):
    """The games by name, those of the house first."""

    def __init__(self, house: Iterable[AnyGame]) -> None:
        """Take the games of the house; nothing is looked for yet."""
        self._house = {game.name: game for game in house}
        self._taken: dict[str, AnyGame | None] = {}  # None: left out
        for game in self._house.values():
            take(game.name, game.package)

    def __getitem__(self, name: str) -> AnyGame:
        """Return a game; KeyError for one that there is not, or that cannot be taken."""
        game = self._house.get(name) or self._other(name)
        if game is None:
            raise KeyError(name)
        return game

    def __iter__(self) -> Iterator[str]:
        """Yield all names; games of other packages are imported."""
        yield from self._house
        yield from (name for name in self._found if self._other(name))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def look_again(self) -> None:
        """Forget what other packages offer: some were installed or removed since."""
        vars(self).pop("_found", None)
        for name in self._taken.keys() - self._house.keys():
            release(name)
        self._taken.clear()

    def older(self, name: str) -> tuple[AnyGame, ...]:
        """Return a game under the versions of its rules that nothing new begins with.

        Its package holds them as ``OLDER``, beside the game.
        """
        if name in self._house or not self._other(name):
            return ()
        return _older(self._found[name][0])

    @cached_property
    def _found(self) -> dict[str, list[EntryPoint]]:
        """What other packages offer, by name."""
        found: dict[str, list[EntryPoint]] = {}
        for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
            found.setdefault(entry.name, []).append(entry)
        return found

    def _other(self, name: str) -> AnyGame | None:
        """Return a game of another package; None if it is left out, which is told once."""
        if name not in self._taken and name in self._found:
            try:
                self._taken[name] = self._take(name)
            except UnfitError as why:
                self._taken[name] = None
                offered = " and ".join(map(_package, self._found[name]))
                LOG.warning("the game %r of the package %s is left out: %s", name, offered, why)
        return self._taken.get(name)

    def _take(self, name: str) -> AnyGame:
        if name in self._house:
            raise UnfitError("a game of Alcaide has this name")
        if not fit(name):
            told = "small letters and digits, at most 32, and none that Alcaide has for itself"
            raise UnfitError(f"the name of a game is a word of {told}")
        first, *others = self._found[name]
        if others:
            raise UnfitError("only one package can have a game of this name")
        game = _loaded(first)
        _check(game, first)
        take(name, game.package)
        return game


def _loaded(entry: EntryPoint) -> AnyGame:
    """Import what an entry point names, whatever the code of others does; raise UnfitError."""
    try:
        game = entry.load()
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # such as SystemExit
        told = f"importing {entry.value} fails: {type(error).__name__}: {error}"
        raise UnfitError(told) from None
    if not isinstance(game, Game):
        raise UnfitError(f"{entry.value} is no Game")
    return game


def _check(game: AnyGame, entry: EntryPoint) -> None:
    """Raise UnfitError for a game that is not what its entry point says, or not whole."""
    if game.interface != INTERFACE:
        told = f"version {game.interface} of the interface, and this is version {INTERFACE}"
        raise UnfitError(f"it is written for {told}")
    if game.name != entry.name:
        raise UnfitError(f"{entry.value} calls itself {game.name!r}")
    older: Any = _older(entry)
    if not isinstance(older, tuple) or not all(_same(one, game) for one in older):
        raise UnfitError(f"{entry.module}.OLDER is no tuple of the game by older rules")
    try:
        pictured = files(game.package).joinpath("sprites.svg").is_file()
    except Exception as error:  # it is imported
        told = f"its package {game.package!r} cannot be found: {type(error).__name__}: {error}"
        raise UnfitError(told) from None
    if not pictured:
        raise UnfitError(f"its package {game.package!r} has no sprites.svg")


def _same(one: Any, game: AnyGame) -> bool:
    return isinstance(one, Game) and one.name == game.name and one.interface == game.interface


def _older(entry: EntryPoint) -> tuple[AnyGame, ...]:
    return getattr(sys.modules[entry.module], "OLDER", ())


def _package(entry: EntryPoint) -> str:
    """Return the name of the package that offers a game."""
    return entry.dist.name if entry.dist else entry.module.partition(".")[0]
