"""``alcaide stop``: announce that the servers of a database stop, and when."""

from __future__ import annotations

import asyncio
import re
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from alcaide.cli.base import ArgumentError, Command, option, words
from alcaide.cli.hosting.server_settings import configured, settings_options, sought

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from alcaide.server.ops.settings import Config
    from alcaide.tables.time.planned_stop import PlannedStop

UNITS: Final = {"d": "days", "h": "hours", "m": "minutes", "s": "seconds"}
SPAN: Final = re.compile(r"(\d{1,4})([dhms])")
LEAST: Final = timedelta(seconds=5)  # until all processes have seen it
MOST: Final = timedelta(days=30)
WHY: Final = 200  # characters
EXAMPLES: Final = """
alcaide stop --in 10m --back 5m --why "A new version"
alcaide stop --in 10m --wait && systemctl restart alcaide
alcaide stop --cancel
"""


class Span(click.ParamType[timedelta]):
    """A stretch of time, as in 90s, 10m or 1h30m."""

    name = "time"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> timedelta:
        """Return the time that a text names."""
        if isinstance(value, timedelta):
            return value
        parts = SPAN.findall(value)
        if not parts or "".join(map("".join, parts)) != value:
            assert ctx is not None
            raise ArgumentError(words(ctx).say("cli-stop-span", span=value))
        return timedelta(**{UNITS[unit]: int(number) for number, unit in parts})


@click.command("stop", cls=Command, help="cli-stop-help", epilog=EXAMPLES)
@option("--in", "ahead", type=Span(), default=None, help="cli-stop-in")
@option("--back", type=Span(), default="0s", help="cli-stop-back")
@option("--why", default="", help="cli-stop-why")
@option("--wait", is_flag=True, help="cli-stop-wait")
@option("--cancel", is_flag=True, help="cli-stop-cancel")
@settings_options()
@click.pass_context
def stop(
    ctx: click.Context,
    ahead: timedelta | None,
    back: timedelta,
    why: str,
    wait: bool,
    cancel: bool,
    data: Path | None,
) -> None:
    """See the message cli-stop-help."""
    say = words(ctx)
    if cancel and ahead is not None:
        raise ArgumentError(say.say("cli-stop-both"))
    if ahead is not None and not LEAST <= ahead <= MOST:
        raise ArgumentError(say.say("cli-stop-range"))
    if back > MOST or len(why) > WHY or not why.isprintable():
        raise ArgumentError(say.say("cli-stop-text", most=WHY))
    config = configured(ctx, data)
    with sought(config):
        key, plan = asyncio.run(_run(config, ahead, int(back.total_seconds()), why, cancel))
    at = f"{plan.at.astimezone():%Y-%m-%d %H:%M:%S}" if plan else ""
    click.echo(say.say(key, at=at, why=plan.why if plan else ""))
    if wait and plan is not None:
        asyncio.run(_wait(plan.at))


async def _run(
    config: Config, ahead: timedelta | None, back: int, why: str, cancel: bool
) -> tuple[str, PlannedStop | None]:
    """Do what is wanted; return the message about it, and what is planned now."""
    from alcaide.server.live.stop_watch import announce
    from alcaide.storage.database import open_database

    engine = await open_database(config.database, create=False)
    try:
        done = await _plan(engine, ahead, back, why, cancel)
        if cancel or ahead is not None:
            await announce(config)
        return done
    finally:
        await engine.dispose()


async def _plan(
    engine: AsyncEngine, ahead: timedelta | None, back: int, why: str, cancel: bool
) -> tuple[str, PlannedStop | None]:
    from alcaide.tables.stores.outage_store import Heartbeat
    from alcaide.tables.stores.stop_store import PlannedStops
    from alcaide.tables.time import steady_clock
    from alcaide.tables.time.planned_stop import PlannedStop

    heartbeat = Heartbeat(engine)
    heartbeat.follow = steady_clock.follow
    await heartbeat.agree(steady_clock.now())  # its moment is told by the clock of the servers
    stops, now = PlannedStops(engine), steady_clock.now()
    known = await stops.get()
    if cancel:
        await stops.end(now)
        return "cli-stop-none" if known is None else "cli-stop-cancelled", None
    if ahead is None:
        return "cli-stop-none" if known is None else "cli-stop-known", known
    plan = PlannedStop((now + ahead).replace(microsecond=0), back, why)
    await stops.plan(plan)
    return "cli-stop-planned", plan


async def _wait(until: datetime) -> None:
    from alcaide.tables.time import steady_clock

    left = (until - steady_clock.now()).total_seconds()
    await asyncio.sleep(max(0.0, left))
