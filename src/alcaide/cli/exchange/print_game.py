"""``alcaide print``: a game on paper, to cut out and play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from alcaide.cli.base import Command, option, words
from alcaide.cli.output import GameName
from alcaide.interface.game import Game
from alcaide.server.http.prints.document import pdf
from alcaide.server.http.prints.layout import PAPERS

EXAMPLES = """
alcaide print alhambra --out alhambra.pdf
alcaide print castle --paper letter --out castle.pdf
"""


@click.command("print", cls=Command, help="cli-print-help", epilog=EXAMPLES)
@click.argument("game", type=GameName())
@option("--paper", "-p", type=click.Choice(tuple(PAPERS)), default="a4", help="cli-print-paper")
@option("--out", "-o", metavar="FILE", help="cli-print-out")
@click.pass_context
def print_(ctx: click.Context, game: Game[Any, Any, Any], paper: str, out: str | None) -> None:
    """See the message cli-print-help."""
    say = words(ctx).about(game.name)
    file = out or f"{game.name}-{paper}.pdf"
    made = pdf(game, paper, say.phrase, say.lang)
    Path(file).write_bytes(made)
    click.echo(say.say("cli-printed", file=file, size=f"{len(made) / 1e6:.1f}"))
