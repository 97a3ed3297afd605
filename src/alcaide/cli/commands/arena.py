"""``alcaide arena``: many games between bots, and who is the better one."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import click
from msgspec.structs import replace

from alcaide import __version__
from alcaide.arena.fixture import Outcome
from alcaide.arena.folder import Store, opened
from alcaide.arena.schedule import Fixture, Terms, fixtures, limited
from alcaide.bots.worker_processes import cores
from alcaide.cli.arena_output import Ladder
from alcaide.cli.base import Command, limit_option, option, seconds_option, words
from alcaide.cli.boards.board_options import board_of, board_option
from alcaide.cli.bot_options import lost, no_bot
from alcaide.cli.output import GameName, print_json, progress
from alcaide.cli.rule_options import agreed, rules_options
from alcaide.cli.terminal_words import Words
from alcaide.core.errors import AlcaideError
from alcaide.interface.game import Game

EXAMPLES: Final = """
alcaide arena alcazar hard greedy --games 400 --jobs 2 --out hard/
alcaide arena castle random easy greedy --games 200 --plot ladder.svg
alcaide arena alcazar hard greedy --players 4 --simulations 100
alcaide arena castle greedy "cmd:python my_bot.py" --seconds 2
alcaide arena castle hard greedy --cluster 10.0.0.1:6379 --out hard/
"""


@dataclass(frozen=True)
class Runner:
    """How games are played: in processes here, or on a cluster."""

    jobs: int
    cluster: str | None

    def play(self, games: Sequence[Fixture]) -> Iterator[Outcome]:
        """Yield the games as they end."""
        if self.cluster is not None:
            from alcaide.arena.cluster import play_on_cluster

            return play_on_cluster(games, self.cluster)
        from alcaide.arena.local import play_locally

        return play_locally(games, self.jobs)


@click.command("arena", cls=Command, help="cli-arena-help", epilog=EXAMPLES)
@click.argument("game", type=GameName())
@click.argument("bots", nargs=-1, required=True, metavar="BOT...")
@option("--games", "-n", type=click.IntRange(1, 10**6), default=400, help="cli-arena-games")
@option("--players", "-p", type=int, help="cli-option-players")
@rules_options
@board_option
@option("--seed", "-s", default="1", help="cli-arena-seed")
@option("--simulations", type=click.IntRange(1, 10**8), help="cli-arena-simulations")
@seconds_option()
@limit_option()
@option("--jobs", "-j", type=click.IntRange(1, 1024), help="cli-arena-jobs")
@option("--cluster", metavar="ADDRESS", help="cli-arena-cluster")
@option("--out", "-o", metavar="FOLDER", help="cli-arena-out")
@option("--plot", metavar="FILE", help="cli-arena-plot")
@option("--json", "as_json", is_flag=True, help="cli-arena-json")
@click.pass_context
def arena(
    ctx: click.Context,
    game: Game[Any, Any, Any],
    bots: tuple[str, ...],
    games: int,
    players: int | None,
    profile: str,
    options: str,
    board_file: str | None,
    seed: str,
    simulations: int | None,
    seconds: float,
    limit: int,
    jobs: int | None,
    cluster: str | None,
    out: str | None,
    plot: str | None,
    as_json: bool,
) -> None:
    """See the message cli-arena-help."""
    say = words(ctx).about(game.name)
    names = _names(say, bots, simulations or 0)
    seats = players if players is not None else game.seats[0]
    chosen = game.setup(seats, agreed(game, profile, options), b"").options
    terms = Terms(game.name, game.version, __version__, seats, chosen, seed, seconds, limit)
    terms = replace(terms, board=board_of(board_file))
    plan = fixtures(terms, names, games)
    if plot:  # before hours of play
        from alcaide.arena.plot import check

        check(Path(plot))
    with opened(terms, Path(out) if out else None) as store:
        _play(say, store, plan, Runner(jobs or cores(), cluster), as_json)
    ladder = Ladder(say, terms, names, [store.finished[fixture.key] for fixture in plan])
    if as_json:
        print_json(ladder.figures())
    else:
        ladder.show()
    if plot:
        ladder.plot(Path(plot))


def _names(say: Words, bots: Sequence[str], simulations: int) -> list[str]:
    """Return the names of the bots; raise ArgumentError for one that there is not."""
    names: list[str] = []
    for name in bots:
        try:
            names += limited([name], simulations)
        except AlcaideError:
            raise no_bot(say, name) from None
    return names


def _play(say: Words, store: Store, plan: Sequence[Fixture], means: Runner, printing: bool) -> None:
    """Play what has not been played yet."""
    left = [fixture for fixture in plan if fixture.key not in store.finished]
    there = len(plan) - len(left)
    if there:
        click.echo(say.say("cli-arena-goes-on", there=there, games=len(plan)), err=True)
    label = say.say("cli-simulating")
    shown = progress(means.play(left), len(plan), label, printing=printing, done=there)
    try:
        with redirect_stdout(sys.stderr), shown as outcomes:  # where Ray tells of its troubles
            for outcome in outcomes:
                store.add(outcome)
                fixture, forfeit = outcome.fixture, outcome.finished.forfeit
                if forfeit is not None:
                    click.echo(lost(say, fixture.seed, fixture.bots, forfeit), err=True)
    except KeyboardInterrupt:
        if store.folder:
            click.echo(say.say("cli-arena-kept", games=len(store.finished)), err=True)
        raise
