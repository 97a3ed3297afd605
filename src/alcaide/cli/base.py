"""Commands whose help is spoken in the user's language: help texts are message keys."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from math import isfinite
from pathlib import Path
from typing import Any

import click

from alcaide.cli.terminal_words import Words, preferred
from alcaide.core.errors import AlcaideError
from alcaide.locale import LANGUAGES


class ArgumentError(AlcaideError):
    """What the user typed names nothing that there is."""


def words(ctx: click.Context) -> Words:
    """Return the words of a command's language."""
    found = ctx.find_object(Words)
    return found if found is not None else Words(preferred())


class Option(click.Option):
    """An option; ``help`` is a message key."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the lines for the help page."""
        key = self.help
        try:
            self.help = words(ctx).say(key) + self._otherwise(ctx) if key else key
            return super().get_help_record(ctx)
        finally:
            self.help = key

    def _otherwise(self, ctx: click.Context) -> str:
        """Return the sentence about the number that is taken where none is named."""
        number = self.default
        if not isinstance(number, int | float) or not number or self.is_flag:
            return ""
        return " " + words(ctx).say("cli-option-otherwise", value=f"{number:g}")


def lang_option() -> Option:
    """Return the option that chooses the language, for what comes after it too."""
    return Option(
        ["--lang"],
        type=click.Choice(LANGUAGES),
        callback=_speak,
        is_eager=True,
        expose_value=False,
        help="cli-option-lang",
    )


def _speak(ctx: click.Context, _param: click.Parameter, value: str | None) -> None:
    if value or ctx.obj is None:
        ctx.obj = Words(value or preferred())


class Number(click.FloatRange):
    """A number within bounds; "nan" and "inf" are none."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """Return the number."""
        number: float = super().convert(value, param, ctx)
        if not isfinite(number):
            self.fail(str(value), param, ctx)
        return number


class _Spoken(click.Command):
    """Help in the user's language: text, headings, examples."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Return the parameters; the help option gets words too."""
        params = super().get_params(ctx)
        for param in params:
            if "--help" in param.opts:
                param.help = words(ctx).say("cli-option-help")
        return params

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage line."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, words(ctx).say("cli-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(words(ctx).say(self.help or ""))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options."""
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        records = [each.get_help_record(ctx) for each in options]
        with formatter.section(words(ctx).say("cli-options")):
            formatter.write_dl([record for record in records if record])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the examples, as they are typed."""
        if self.epilog:
            formatter.write_paragraph()
            formatter.write_text(words(ctx).say("cli-examples"))
            with formatter.indentation():
                for line in self.epilog.strip().splitlines():
                    formatter.write(f"{'':>{formatter.current_indent}}{line}\n")


class Command(_Spoken):
    """A command; ``help`` is a message key, ``epilog`` its examples. Each has ``--lang``."""

    allow_extra_args = True  # refused here, in words

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.params.append(lang_option())

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take what was typed; refuse what there is no place for."""
        left = super().parse_args(ctx, args)
        if left and not ctx.resilient_parsing:
            told = words(ctx).say("cli-too-many", words=" ".join(left))
            raise click.UsageError(told, ctx)
        return left


class Group(_Spoken, click.Group):
    """Commands that are imported when they are called; ``places`` are MODULE:NAME.

    What they do in a few words is the message cli-NAME-short, with ``prefix`` before the name.
    """

    def __init__(self, *args: Any, places: dict[str, str], prefix: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.places = places
        self.prefix = prefix

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order of the help page."""
        return list(self.places)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name not in self.places:
            return None
        module, _, name = self.places[cmd_name].partition(":")
        command = getattr(importlib.import_module(module), name)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command; say which there are if there is none."""
        if args[0] not in self.places and not args[0].startswith("-"):
            known = ", ".join(self.places)
            raise click.UsageError(
                words(ctx).say("cli-no-command", name=args[0], commands=known), ctx
            )
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, then the commands."""
        _Spoken.format_options(self, ctx, formatter)
        rows = [(name, words(ctx).say(f"cli-{self.prefix}{name}-short")) for name in self.places]
        with formatter.section(words(ctx).say("cli-commands")):
            formatter.write_dl(rows)


def data_option() -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Declare the option for the folder where games are kept."""
    kind = click.Path(path_type=Path)
    return option("--data", type=kind, metavar="DIR", help="cli-option-data")


def delay_option() -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Declare the option for how long a bot waits before it moves."""
    kind = Number(0, 60)
    return option("--bot-delay", "delay", type=kind, metavar="SECONDS", help="cli-serve-delay")


def seconds_option() -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Declare the option for how long a program may think about an answer."""
    from alcaide.bots.external import SECONDS  # few commands have bots

    kind = Number(0.05, 86_400)
    help = "cli-simulate-seconds"
    return option("--seconds", type=kind, default=SECONDS, metavar="SECONDS", help=help)


def limit_option() -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Declare the option for the number of actions after which a game is broken off."""
    from alcaide.record.lines import ACTIONS

    kind = click.IntRange(1, ACTIONS)
    help = "cli-simulate-limit"
    return option("--limit", type=kind, default=ACTIONS, metavar="ACTIONS", help=help)


def option(*names: str, **settings: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Declare an option whose help is a message key."""
    return click.option(*names, cls=Option, **settings)
