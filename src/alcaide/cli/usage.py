"""What is wrong with how a command was typed, in the language of the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from alcaide.cli.terminal_words import Words


def reason(error: click.UsageError, say: Words) -> str:
    """Return what is wrong, and what would have been right."""
    match error:
        case click.NoSuchOption():
            return say.say("cli-no-option", name=error.option_name)
        case click.MissingParameter() if error.param is not None:
            return say.say("cli-missing", name=error.param.human_readable_name)
        case click.BadParameter() if error.param is not None:
            return _wanted(error, error.param, say)
        case click.BadOptionUsage():  # two errors of one class, told apart by their words
            key = "cli-no-value" if "does not take" in error.message else "cli-value-missing"
            return say.say(key, name=error.option_name)
        case _:
            return error.format_message()


def command(error: click.UsageError, args: Sequence[str], known: Sequence[str]) -> str:
    """Return the command whose help page tells more."""
    if error.ctx is not None:
        return error.ctx.command_path
    typed = next((word for word in args if word in known), "")
    return f"alcaide {typed}".strip()


def _wanted(error: click.BadParameter, param: click.Parameter, say: Words) -> str:
    name = param.human_readable_name
    name = f"--{name}" if isinstance(param, click.Option) else name
    kind = param.type
    if isinstance(kind, click.Choice):
        return say.say("cli-value-choice", name=name, values=", ".join(map(str, kind.choices)))
    whole = isinstance(kind, click.types.IntParamType)
    if not whole and not isinstance(kind, click.types.FloatParamType):
        return error.format_message()
    least, most = _bounds(kind)
    bounds = "both" if most else "least" if least else "none"
    number = "whole" if whole else "any"
    return say.say(
        "cli-value-number", name=name, kind=number, bounds=bounds, least=least, most=most
    )


def _bounds(kind: Any) -> tuple[str, str]:
    """Return the bounds of a number as one types them, empty where there are none."""
    bounds = (getattr(kind, "min", None), getattr(kind, "max", None))
    least, most = ("" if bound is None else f"{bound}" for bound in bounds)
    return least, most
