"""``alcaide work``: a process that thinks for bots."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from alcaide.cli.base import Command, delay_option, option, words
from alcaide.cli.hosting.server_settings import configured, settings_options

EXAMPLES = """
alcaide work
"""


@click.command("work", cls=Command, help="cli-work-help", epilog=EXAMPLES)
@settings_options()
@delay_option()
@option("--metrics-port", "port", type=click.IntRange(0, 65535), default=0, help="cli-work-metrics")
@click.pass_context
def work(ctx: click.Context, data: Path | None, delay: float | None, port: int) -> None:
    """See the message cli-work-help."""
    from alcaide.server.live.pubsub import make_channels
    from alcaide.server.ops.settings import ConfigError
    from alcaide.storage.database import place

    config = configured(ctx, data, bot_delay=delay)
    if not config.redis:
        raise ConfigError("cli-config-missing", name="ALCAIDE_REDIS")
    make_channels(config)  # raises where what it needs is not installed
    from alcaide.server.ops.logs import set_up_logs
    from alcaide.server.ops.metrics import listen
    from alcaide.server.worker import work as run

    set_up_logs(config.log)
    listen(port)
    click.echo(words(ctx).say("cli-work-ready", place=place(config.database)))
    asyncio.run(run(config))
