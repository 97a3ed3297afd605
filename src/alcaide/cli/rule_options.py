"""By which rules a game is played: what --profile and --options choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from alcaide.cli.base import option
from alcaide.interface.game import Game
from alcaide.record.header import read_options


def rules_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Declare both options."""
    options = option("--options", default="", metavar='"NAME=VALUE ..."', help="cli-option-options")
    profile = option("--profile", default="", metavar="NAME", help="cli-option-profile")
    return profile(options(command))


def agreed(game: Game[Any, Any, Any], profile: str, options: str) -> dict[str, str]:
    """Return the options of a game: those of a profile, then what was named besides.

    Raises OptionError.
    """
    return (game.profile(profile) if profile else {}) | read_options(options)
