"""``alcaide verify``: whether the deal of a record follows from the seed that was promised."""

from __future__ import annotations

import click

from alcaide.cli.base import Command, option, words
from alcaide.cli.output import print_json, read_record
from alcaide.tables.thinking.bot_follow import verdict, verify_all

BROKEN = 1
EXAMPLES = """
alcaide verify game.play
alcaide verify --json game.play
alcaide verify game.play && echo fair
"""


@click.command("verify", cls=Command, help="cli-verify-help", epilog=EXAMPLES)
@click.argument("file")
@option("--json", "as_json", is_flag=True, help="cli-verify-json")
@click.pass_context
def verify(ctx: click.Context, file: str, as_json: bool) -> None:
    """See the message cli-verify-help."""
    checks = verify_all(read_record(file))
    say = words(ctx)
    kept = all(check.fits for check in checks)
    told = [(check.fits, say.say(check.key, **check.args)) for check in checks]
    if as_json:
        listed = [{"fits": fits, "sentence": sentence} for fits, sentence in told]
        print_json({"fair": kept, "checks": listed})
    else:
        for fits, sentence in told:
            mark = click.style("✓", fg="green") if fits else click.style("✗", fg="red")
            click.echo(f"{mark} {sentence}")
        click.echo(click.style(f"\n{say.say(verdict(checks))}", bold=True))
    if not kept:
        ctx.exit(BROKEN)
