"""Tables to play at in tests."""

from __future__ import annotations

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.tables.log import load_table, play
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Change, Row, Table, new_table
from alcaide.tables.terms import Terms

ALCAZAR = GAMES["alcazar"]
LIVE = Terms(access="public", pace="live", turn=30, bank=60, gone="bot", undo="ask")
NAMES = ("Ana", "Luis", "Carmen", "Yusuf", "Leonor")


def people(players: int) -> list[SeatSpec]:
    """Return seats for friends at one screen."""
    kinds = ["me", *["friend"] * (players - 1)]
    return [SeatSpec(kinds[i], NAMES[i], GAMES["alcazar"].colours[i]) for i in range(players)]


def fresh(players: int = 2, seed: int = 1, id: str = "t") -> Table:
    """Return a table where nothing was played."""
    return new_table(id, ALCAZAR, ALCAZAR.setup(players, seed=seed), people(players))


def random_play(table: Table, rng: Rng) -> Change:
    """Play any legal action."""
    actions = table.game.legal_actions(table.state)
    seat = table.turn
    assert seat is not None
    return play(table, seat, table.seq, actions[rng.below(len(actions))])


def played(steps: int, players: int = 2, seed: int = 1, id: str = "t") -> Table:
    """Return a table after some random actions."""
    table, rng = fresh(players, seed, id), Rng(bytes([seed]))
    for _ in range(steps):
        if table.turn is None:
            break
        table = random_play(table, rng).table
    return table


def written(id: str, row: Row) -> Change:
    """Return a change that writes a row, whatever it says."""
    return Change(fresh(id=id), row, ())


def gathered(players: int = 2, terms: Terms = LIVE, bots: int = 0, seed: int = 1) -> Table:
    """Return a table of people at which nothing was played; the last seats are bots'."""
    seats = [
        SeatSpec("person", NAMES[i], ALCAZAR.colours[i], user=f"u{i}")
        if i < players - bots
        else SeatSpec("bot", NAMES[i], ALCAZAR.colours[i], "random")
        for i in range(players)
    ]
    setup = ALCAZAR.setup(players, seed=seed)
    return load_table("t", ALCAZAR, setup, seats, (), terms=terms)
