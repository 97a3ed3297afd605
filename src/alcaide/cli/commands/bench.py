"""``alcaide bench``: how fast the rules are here."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from typing import Any

import click

from alcaide.cli.base import Command, Number, option, words
from alcaide.cli.commands.simulate import random_game
from alcaide.cli.output import GameName, print_json, progress
from alcaide.cli.rule_options import agreed, rules_options
from alcaide.core.build import kind
from alcaide.core.rng import Rng
from alcaide.interface.game import Game
from alcaide.record import Record

AnyGame = Game[Any, Any, Any]
EXAMPLES = """
alcaide bench alcazar
alcaide bench alcazar --players 4 --seconds 10
alcaide bench alhambra --options "vizier=on squares=on" --json
"""


@click.command("bench", cls=Command, help="cli-bench-help", epilog=EXAMPLES)
@click.argument("game", type=GameName())
@option("--players", "-p", type=int, help="cli-option-players")
@rules_options
@option("--seconds", type=Number(min=0.05, max=600), default=3.0, help="cli-bench-seconds")
@option("--json", "as_json", is_flag=True, help="cli-bench-json")
@click.pass_context
def bench(
    ctx: click.Context,
    game: AnyGame,
    players: int | None,
    profile: str,
    options: str,
    seconds: float,
    as_json: bool,
) -> None:
    """See the message cli-bench-help."""
    say = words(ctx)
    chosen, label = agreed(game, profile, options), say.say("cli-measuring")
    measured = measure(game, players or game.seats[0], seconds, chosen, label)
    if as_json:
        print_json(measured)
        return
    name = say.say(f"{game.name}-name")
    click.echo(say.say("cli-bench-head", **{**measured, "game": name}))
    for key in ("decisions", "games", "copy", "replay"):
        click.echo(f"  {measured[key]:>12,.1f}  {say.say('cli-bench-' + key)}")


def measure(
    game: AnyGame, players: int, seconds: float, options: dict[str, str], label: str = ""
) -> dict[str, Any]:
    """Return decisions and games a second, microseconds a copy, milliseconds a replay (CPU time).

    Play is uniform over the full legal list, on one core.
    """
    record = random_game(game, players, options, "3")
    state = record.until(len(record.actions) // 2).state()
    text = record.dumps()
    parts: list[Callable[[], Any]] = [
        lambda: random_play(game, players, options, seconds),
        lambda: timed(state.copy, seconds / 6) * 1e6,
        lambda: timed(lambda: list(Record.loads(text).replay()), seconds / 6) * 1e3,
    ]
    with progress(parts, len(parts), label) as shown:
        (decisions, games), copy, replay = (part() for part in shown)
    return {
        "game": game.name,
        "players": players,
        "kind": kind(),
        "python": platform.python_version(),
        "decisions": decisions,
        "games": games,
        "copy": copy,
        "replay": replay,
    }


def random_play(
    game: AnyGame, players: int, options: dict[str, str], seconds: float
) -> tuple[float, float]:
    """Return decisions and games a second of random play."""
    rng = Rng(b"bench")
    decisions = games = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        state = game.new(players, options, games)
        while actions := game.legal_actions(state):
            game.apply(state, actions[rng.below(len(actions))], None)
            decisions += 1
        games += 1
    spent = time.process_time() - begun
    return decisions / spent, games / spent


def timed(work: Callable[[], Any], seconds: float) -> float:
    """Return the seconds that a piece of work takes, on average."""
    times = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for _ in range(10):
            work()
        times += 10
    return (time.process_time() - begun) / times
