"""How often a person at Alhambra is asked something while others have their turns.

Greedy seats play with all modules; one of them, each game another, is a person with a standing
order for the viziers and one for the bonus cards. He plays greedily, too (then his vizier is used
up most of the time), or he declines whatever he is asked and keeps his vizier: nobody is asked
more. Counted are the questions after turns of others that the orders leave to him, these turns,
and the windows in which his vizier could buy something.

    python benchmarks/interruptions.py [GAMES] [ORDER ...]
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import product

from alcaide.bots.greedy import choose
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.tables.ahead.asked_at_once import question
from alcaide.tables.ahead.standing_orders import Order, answer
from alcaide.tables.log import play
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table, new_table

ALHAMBRA = GAMES["alhambra"]
MODULES = dict.fromkeys(("vizier", "exchange", "bonus", "squares"), "on")
ORDERS = ("ask", "new", "tower", "never")  # the first is as it was, the second the default


def orders_of(name: str, seat: int) -> list[Order]:
    """Return what the person of a seat has said."""
    vizier = Order("", seat, "vizier", "", name)
    if name == "tower":
        vizier = Order("", seat, "vizier", "", "kinds", ("tower",))
    shows = "ask" if name in ("ask", "new") else "accept"
    return [vizier, Order("", seat, "bonus", "", shows)]


def play_game(players: int, number: int, name: str, keeps: bool) -> Counter[str]:
    """Play a game in which one seat has given an order; return what there was to count."""
    seat, rng, counts = number % players, Rng(b"%d" % number), Counter[str]()
    setup = ALHAMBRA.setup(players, MODULES, seed=number)
    seats = [SeatSpec("me", f"N{i}", colour) for i, colour in enumerate(ALHAMBRA.colours[:players])]
    table: Table = new_table("", ALHAMBRA, setup, seats)
    last = table.game.turn(table.state)
    said = orders_of(name, seat)
    while (mover := table.turn) is not None:
        found = question(table)
        view = ALHAMBRA.observe(table.state, mover)
        action = None
        if found is None and view.phase == "act" and not view.further:
            counts["turns"] += mover != seat
            last = mover
        if found and mover == seat and last != seat:
            action = answer(table, seat, said)
            counts[found.name] += action is None
            counts[f"all {found.name}"] += 1
        if action is None and keeps and mover == seat and found:
            action = found.decline
        if action is None:
            action = choose(ALHAMBRA, view, ALHAMBRA.legal_actions(table.state), rng)
        counts["bought"] += mover == seat and ALHAMBRA.write(table.state, action).startswith("viz")
        table = play(table, mover, table.seq, action).table
    counts["points"] += ALHAMBRA.scores(table.state)[seat]
    return counts


def measure(players: int, games: int, name: str, keeps: bool) -> Counter[str]:
    """Return what there was to count in so many games."""
    played = (play_game(players, number, name, keeps) for number in range(games))
    return sum(played, Counter[str]())


def share(counts: Counter[str]) -> float:
    """Return the questions that are left to a person in a turn of others."""
    return (counts["vizier"] + counts["bonus"]) / counts["turns"]


def line(counts: Counter[str], games: int) -> str:
    """Return the counts as a line."""
    turns = counts["turns"]
    return (
        f"{share(counts):.3f} questions a turn of others"
        f" (vizier {counts['vizier'] / turns:.3f}, bonus {counts['bonus'] / turns:.4f};"
        f" {counts['all vizier'] / turns:.3f} windows);"
        f" {counts['bought'] / games:.1f} purchases, {counts['points'] / games:.1f} points"
        f" a game, {turns / games:.0f} turns"
    )


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    for players, name in product((3, 4), sys.argv[2:] or ORDERS):
        for keeps in (False, True):
            counts = measure(players, games, name, keeps)
            who = "keeps it" if keeps else "greedy"
            print(f"{players} seats, {name:5}, {who:8}:", line(counts, games), flush=True)
