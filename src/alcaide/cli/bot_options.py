"""What the command line says about bots."""

from __future__ import annotations

from collections.abc import Sequence

from alcaide.bots import BOTS
from alcaide.bots.external import COMMAND, ForfeitError
from alcaide.bots.match import Forfeit
from alcaide.cli.base import ArgumentError
from alcaide.cli.terminal_words import Words


def no_bot(say: Words, name: str) -> ArgumentError:
    """Return the complaint about the name of a bot that there is not."""
    if name.startswith(COMMAND):
        return ArgumentError(say.say("cli-no-bot-command", name=name[:40]))
    level = name.partition("@")[0]
    if level in BOTS:
        searches = "yes" if BOTS[level].budget else "no"
        told = say.say("cli-no-bot-number", name=name[:40], level=level, searches=searches)
        return ArgumentError(told)
    known = ", ".join([*BOTS, f"{COMMAND}..."])
    return ArgumentError(say.say("cli-no-bot", name=name[:40], bots=known))


def lost(say: Words, seed: str, names: Sequence[str], forfeit: Forfeit) -> str:
    """Return the sentence about one of many games that a bot has lost by its own fault."""
    told = forfeited(say, names[forfeit.seat], forfeit)
    return say.say("cli-forfeit-seed", seed=seed, told=told)


def forfeited(say: Words, name: str, forfeit: Forfeit | ForfeitError) -> str:
    """Return the sentence about a game that a bot has lost by its own fault."""
    args = {"seat": forfeit.seat, "name": name}
    return say.say("cli-forfeit", reason=forfeit.reason, **args, **forfeit.words)
