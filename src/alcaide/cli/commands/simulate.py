"""``alcaide simulate``: records of games at random or between bots."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import Any, Final

import click

from alcaide.bots.external import check, seated
from alcaide.bots.match import Forfeit, play_on
from alcaide.cli.base import (
    ArgumentError,
    Command,
    limit_option,
    option,
    seconds_option,
    words,
)
from alcaide.cli.boards.board_options import board_of, board_option
from alcaide.cli.bot_options import lost, no_bot
from alcaide.cli.output import GameName, print_json, progress, write_text
from alcaide.cli.rule_options import agreed, rules_options
from alcaide.core.errors import AlcaideError
from alcaide.core.rng import Rng
from alcaide.interface.game import Game, seed_bytes
from alcaide.interface.real_table.boards import Board
from alcaide.record import Record
from alcaide.record.lines import ACTIONS
from alcaide.tables.records import BOT

MOVES: Final = b"/moves"  # the actions have a stream of their own, so that it is not the deal's
EXAMPLES: Final = """
alcaide simulate alcazar --seed 7
alcaide simulate alcazar --players 4 --seed 7 --out game.play
alcaide simulate alcazar --seed 7 --options "castle_at_50=union"
alcaide simulate alcazar --seed 1 --games 100 --out games/
alcaide simulate alcazar --seed 1 --games 1000 --json
alcaide simulate castle -n 20 --bot greedy --bot "cmd:python my_bot.py"
"""


@click.command("simulate", cls=Command, help="cli-simulate-help", epilog=EXAMPLES)
@click.argument("game", type=GameName())
@option("--players", "-p", type=int, help="cli-option-players")
@rules_options
@board_option
@option("--seed", "-s", help="cli-option-seed")
@option("--out", "-o", metavar="FILE", default="-", help="cli-simulate-out")
@option("--games", "-n", type=click.IntRange(min=1), default=1, help="cli-simulate-games")
@option("--bot", "-b", "bots", multiple=True, metavar="NAME", help="cli-simulate-bot")
@seconds_option()
@limit_option()
@option("--json", "as_json", is_flag=True, help="cli-simulate-json")
@click.pass_context
def simulate(
    ctx: click.Context,
    game: Game[Any, Any, Any],
    players: int | None,
    profile: str,
    options: str,
    board_file: str | None,
    seed: str | None,
    out: str,
    games: int,
    bots: tuple[str, ...],
    seconds: float,
    limit: int,
    as_json: bool,
) -> None:
    """See the message cli-simulate-help."""
    say = words(ctx).about(game.name)
    first = seed if seed is not None else str(int.from_bytes(os.urandom(4), "big"))
    fewest = len(bots) if len(bots) > 1 else game.seats[0]
    seats = fewest if players is None else players
    names = _bots(say, bots, seats)
    chosen, board = agreed(game, profile, options), board_of(board_file)

    def played(each: str) -> tuple[Record, Forfeit | None]:
        if not names:
            return random_game(game, seats, chosen, each, limit, board), None
        record, forfeit = bot_game(game, names, chosen, each, seconds, limit, board)
        if forfeit is not None:
            click.echo(lost(say, each, names, forfeit), err=True)
        return record, forfeit

    if games == 1 and not as_json:
        write_text(out, played(first)[0].dumps())
        return
    if out != "-":
        os.makedirs(out, exist_ok=True)
    label, printing = say.say("cli-simulating"), out == "-" or as_json
    with progress(list(seeds(first, games)), games, label, printing=printing) as all_seeds:
        for each in all_seeds:
            record, forfeit = played(each)
            if out != "-":
                record.save(os.path.join(out, f"{game.name}-{file_name(each)}.play"))
            elif not as_json:
                click.echo(_line(say, each, record))
            if as_json:
                print_json({"seed": each, **summary(record), **_fault(forfeit)})


def _fault(forfeit: Forfeit | None) -> dict[str, Any]:
    """Return who lost a game by its own fault, for scripts."""
    if forfeit is None:
        return {}
    return {"forfeit": {"seat": forfeit.seat, "reason": forfeit.reason}}


def _bots(say: Any, bots: tuple[str, ...], seats: int) -> list[str]:
    """Return the bots of all seats; raise ArgumentError for one that there is not."""
    for name in bots:
        try:
            check(name)
        except AlcaideError:
            raise no_bot(say, name) from None
    if len(bots) not in (0, 1, seats):
        raise ArgumentError(say.say("cli-bots-differ", bots=len(bots), players=seats))
    return list(bots) * seats if len(bots) == 1 else list(bots)


def bot_game(
    game: Game[Any, Any, Any],
    names: list[str],
    options: dict[str, str],
    seed: str,
    seconds: float,
    limit: int = ACTIONS,
    board: Board | None = None,
) -> tuple[Record, Forfeit | None]:
    """Return the record of a game between bots, and who lost it by its own fault."""
    deal = seed_of(seed)
    players = [BOT + name for name in names]
    setup = game.setup(len(names), options, deal, board)
    record = Record(game, setup, names=players, tags={"Seed": [seed]}, limit=limit)
    with seated(names, seconds) as bots:
        chance = [Rng(seed_bytes(deal) + MOVES + b"/%d" % seat) for seat in range(len(bots))]
        return record, play_on(record, bots, chance).forfeit


def random_game(
    game: Game[Any, Any, Any],
    players: int,
    options: dict[str, str],
    seed: str,
    limit: int = ACTIONS,
    board: Board | None = None,
) -> Record:
    """Return the record of a random game, uniform over the legal actions, up to a limit of them."""
    deal = seed_of(seed)
    setup = game.setup(players, options, deal, board)
    record = Record(game, setup, tags={"Seed": [seed]}, limit=limit)
    rng = Rng(seed_bytes(deal) + MOVES)
    while record.turn is not None:
        actions = record.legal_actions()
        record.add(actions[rng.below(len(actions))])
    return record


def seed_of(text: str) -> int | bytes:
    """Return a seed as typed: a number, or else the bytes of any text."""
    try:
        return int(text)
    except ValueError:
        return text.encode()


def seeds(first: str, games: int) -> Iterator[str]:
    """Yield one seed a game: the number and those after it, or a text with a number behind."""
    start = seed_of(first)
    for n in range(games):
        if isinstance(start, int):
            yield str(start + n)
        else:
            yield f"{first}-{n + 1}" if games > 1 else first


def file_name(seed: str) -> str:
    """Return a seed as it can stand in the name of a file."""
    return re.sub(r"[^\w.-]", "_", seed)[:60].lstrip(".")


def summary(record: Record) -> dict[str, Any]:
    """Return what a record leads to, for scripts."""
    state = record.state()
    over = record.turn is None and not record.broken_off
    return {
        "game": record.game.name,
        "players": record.setup.players,
        "actions": len(record.actions),
        "over": over,
        "turn": record.turn,
        "scores": record.game.scores(state),
        "winners": record.game.winners(state) if over else [],
        **({"broken_off": True} if record.broken_off else {}),
    }


def _line(say: Any, seed: str, record: Record) -> str:
    result = summary(record)
    scores = " ".join(str(points) for points in result["scores"])
    actions = result["actions"]
    key = "cli-simulated-broken-off" if record.broken_off else "cli-simulated"
    return str(say.say(key, seed=seed, scores=scores, actions=actions))
