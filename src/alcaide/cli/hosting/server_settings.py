"""Which server a command is about: its settings, its database, its address, and who says so."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from alcaide.cli.base import Option, data_option, words
from alcaide.cli.terminal_words import Words

if TYPE_CHECKING:
    from alcaide.server.ops.settings import Config

CHOSEN: Final = "alcaide.config"  # what --config says, in the context of a command
Declared = Callable[[Callable[..., Any]], Callable[..., Any]]


def settings_options() -> Declared:
    """Declare the options that say which server is meant: --config and --data."""
    chosen = click.option(
        "--config",
        cls=Option,
        type=click.Path(path_type=Path),
        metavar="FILE",
        help="cli-option-config",
        expose_value=False,
        callback=_choose,
    )
    return lambda command: chosen(data_option()(command))


def _choose(ctx: click.Context, _param: click.Parameter, value: Path | None) -> None:
    ctx.meta[CHOSEN] = value


def configured(ctx: click.Context, data: Path | None = None, **given: Any) -> Config:
    """Return the settings of the server that a command is about. Raises ConfigError."""
    from alcaide.server.ops.settings import configure
    from alcaide.server.ops.settings_file import gather

    found = gather(os.environ, ctx.meta.get(CHOSEN))
    if found.open_to_others:
        click.echo(words(ctx).say("cli-config-open", file=found.open_to_others), err=True)
    return configure(found.environment, files=found.files, data=data, **given)


@contextmanager
def sought(config: Config) -> Iterator[None]:
    """Say of a database that is not there who named it. Raises DataError."""
    from alcaide.storage.database import file_of
    from alcaide.storage.errors import DataError

    try:
        yield
    except DataError as error:
        if error.key != "cli-data-missing":
            raise
        file = file_of(config.database)
        key = "cli-data-nowhere" if file and not file.exists() else "cli-data-bare"
        source = config.database_from or "none"
        raise DataError(key, place=error.words["place"], source=source) from error


def public_address(config: Config, say: Words) -> str:
    """Return where browsers find the server; where no setting says so, tell how it was found."""
    from alcaide.server.run import address_of
    from alcaide.storage.database import file_of
    from alcaide.storage.process_lock import announced_address

    if config.public_url:
        return config.public_url
    running = announced_address(file_of(config.database)).rstrip("/")
    source = "running" if running else config.port_from or "none"
    port = str(config.port)
    click.echo(say.say("cli-address-none", source=source, port=port), err=True)
    return running or address_of(config.host, config.port).rstrip("/")
