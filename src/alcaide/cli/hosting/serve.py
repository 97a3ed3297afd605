"""``alcaide serve``: the table in the browser."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from alcaide.cli.base import Command, delay_option, option, words
from alcaide.cli.hosting.server_settings import configured, settings_options

EXAMPLES = """
alcaide serve
alcaide serve --port 9000 --no-browser
alcaide serve --data ./games --bot-delay 0
alcaide serve --config /etc/alcaide/alcaide.toml
"""


@click.command("serve", cls=Command, help="cli-serve-help", epilog=EXAMPLES)
@option("--host", help="cli-serve-host")
@option("--port", type=click.IntRange(0, 65535), help="cli-serve-port")
@settings_options()
@option("--open/--no-browser", "browser", default=None, help="cli-serve-browser")
@delay_option()
@option("--online/--local", default=None, help="cli-serve-online")
@click.pass_context
def serve(
    ctx: click.Context,
    host: str | None,
    port: int | None,
    data: Path | None,
    browser: bool | None,
    delay: float | None,
    online: bool | None,
) -> None:
    """See the message cli-serve-help."""
    from alcaide.server import run as server

    say = words(ctx)

    def tell(key: str, args: dict[str, Any]) -> None:
        words_only = {name: str(value) for name, value in args.items()}  # a port is no quantity
        click.echo(say.say(key, **words_only))
        sys.stdout.flush()

    wanted = sys.stdout.isatty() if browser is None else browser
    given = {"host": host, "port": port, "bot_delay": delay, "online": online}
    config = configured(ctx, data, **given)
    server.serve(config, config.port, wanted, tell)
