"""``alcaide serve``: the table in the browser."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import click

from alcaide.cli.base import Command, data_option, delay_option, option, words

EXAMPLES = """
alcaide serve
alcaide serve --port 9000 --no-browser
alcaide serve --data ./games --bot-delay 0
"""


@click.command("serve", cls=Command, help="cli-serve-help", epilog=EXAMPLES)
@option("--host", default="127.0.0.1", help="cli-serve-host")
@option("--port", type=click.IntRange(0, 65535), default=8377, help="cli-serve-port")
@data_option()
@option("--open/--no-browser", "browser", default=None, help="cli-serve-browser")
@delay_option()
@option("--online/--local", default=None, help="cli-serve-online")
@click.pass_context
def serve(
    ctx: click.Context,
    host: str,
    port: int,
    data: Path | None,
    browser: bool | None,
    delay: float | None,
    online: bool | None,
) -> None:
    """See the message cli-serve-help."""
    from alcaide.server import run as server
    from alcaide.server.ops.settings import configure

    say = words(ctx)

    def tell(key: str, args: dict[str, Any]) -> None:
        words_only = {name: str(value) for name, value in args.items()}  # a port is no quantity
        click.echo(say.say(key, **words_only))
        sys.stdout.flush()

    wanted = sys.stdout.isatty() if browser is None else browser
    config = configure(os.environ, data=data, host=host, bot_delay=delay, online=online)
    server.serve(config, port, wanted, tell)
