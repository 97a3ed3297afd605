"""Nothing that a seat may not see ever gets to its screen.

A game is played; then, from one seat's point of view, every card whose face it has not seen is
exchanged for another such card, from the first deal on, and the same actions are replayed. All
that is sent to that seat - the table from every side, the log, every step looked back at, every
preview, every reason - must be the same to the byte.
"""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from alcaide.core.rng import Rng
from alcaide.interface.values import Setup
from alcaide.people.person import HOME
from alcaide.server.jobs.worker_pool import WorkerPool
from alcaide.server.present.catalogue import state_line
from alcaide.server.present.log_lines import Teller
from alcaide.server.present.table_view import table_view
from alcaide.server.protocol.table_messages import FromServer, Look
from alcaide.server.sockets.screen import Screen
from alcaide.tables.log import load_table
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from tabling import ALCAZAR, fresh, people, random_play

READ = msgspec.json.Encoder()
MINDS = WorkerPool(size=1)  # draws; nobody is asked to think


def redealt(table: Table, viewer: int | None, rng: Rng) -> Table:
    """Return a game that looks the same to the viewer, with other cards in all hidden places."""
    unseen = ALCAZAR.observe(table.state, viewer).unseen
    other = unseen.copy()
    rng.shuffle(other)
    exchange = {str(a): str(b) for a, b in zip(unseen, other, strict=True)}
    deck = [exchange.get(card, card) for card in table.setup.piles["Deck"]]
    setup = Setup(table.setup.players, table.setup.start, table.setup.options, {"Deck": deck})
    return load_table(table.id, table.game, setup, table.seats, table.rows)


class Hub:
    """Has one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: dict[str, int] = {}

    async def get(self, id: str) -> Table:
        return self.table


def heard(table: Table, look: Look, questions: list[dict[str, Any]]) -> bytes:
    """Return all that a screen is told when it looks and asks."""
    messages: list[FromServer] = []

    async def send(message: FromServer) -> None:
        messages.append(message)

    async def run() -> None:
        hub: Any = Hub(table)
        bot_turns: Any = SimpleNamespace(worker_pool=MINDS, plan_player=None)
        screen = Screen(table, look.lang, HOME, hub, bot_turns, send)
        await screen.hear(msgspec.json.encode(look).decode())
        for question in questions:
            await screen.hear(msgspec.json.encode(question).decode())

    asyncio.run(run())
    return b"\n".join(READ.encode(message) for message in messages)


def questions(table: Table, rng: Rng) -> list[dict[str, Any]]:
    """Return what a curious person might ask: previews, reasons, things that are not allowed."""
    seq = table.seq
    asked: list[dict[str, Any]] = [
        {"type": "preview", "seq": seq, "action": msgspec.to_builtins(action)}
        for action in ALCAZAR.legal_actions(table.state)
    ]
    for card in range(1, 73):
        asked += [
            {"type": "why", "picks": [f"card:{card}"]},
            {"type": "why", "text": f"extend {card}"},
            {"type": "why", "text": f"buy {card}"},
            {"type": "refusals", "seq": seq, "picks": [f"card:{card}"]},
            {
                "type": "preview",
                "seq": seq,
                "action": {"type": "palace", "card": card},
            },
        ]
    asked += [{"type": "why", "picks": ["deck"]}, {"type": "why", "text": "buy deck"}]
    keep = [asked[rng.below(len(asked))] for _ in range(10)]
    asides = [{"type": "layer"}, {"type": "past"}]
    return [*keep, *asides, {"type": "say", "seq": seq, "text": "tower a1"}]


def seated(table: Table, kinds: list[str]) -> Table:
    """Return the table with people and bots in other places."""
    seats = [
        SeatSpec(kind, spec.name, spec.colour, "random" if kind == "bot" else "")
        for kind, spec in zip(kinds, table.seats, strict=True)
    ]
    return load_table(table.id, table.game, table.setup, seats, table.rows)


@pytest.mark.parametrize("seed", range(1, 3))
def test_no_hidden_card_reaches_a_screen(seed: int) -> None:
    players = 2 + seed % 4
    rng = Rng(b"hidden %d" % seed)
    table = fresh(players, seed)
    compared = 0
    while table.turn is not None:
        table = random_play(table, rng).table
        if rng.below(25):
            continue
        for viewer in (None, *range(players)):
            other = redealt(table, viewer, rng)
            if viewer is None:
                looks = [Look("en"), Look("en", details=True)]
            else:
                back = rng.below(len(table.steps) + 1)
                looks = [
                    Look("it", turns=rng.below(5), seat=viewer, details=bool(rng.below(2))),
                    Look("fr", seat=viewer, step=back),
                ]
            for look in looks:
                now = viewer == table.turn and look.step is None
                asked = questions(table, rng) if now else [{"type": "layer"}]
                assert heard(table, look, asked) == heard(other, look, asked)
            assert state_line(table, "en", table.people) == state_line(other, "en", other.people)
            compared += table.state.deck != other.state.deck
    assert compared > players  # the re-dealt games really were others


def test_no_hidden_card_reaches_the_one_person_among_bots() -> None:
    rng = Rng(b"alone")
    table = seated(fresh(3), ["bot", "me", "bot"])
    for _ in range(40):
        if table.turn is None:
            break
        table = random_play(table, rng).table
        other = redealt(table, 1, rng)
        for seat in (None, 0, 1, 2):  # whatever the screen claims to be
            look = Look("en", seat=seat, details=True)
            assert heard(table, look, []) == heard(other, look, [])


def test_the_comparison_would_see_a_leak() -> None:
    table, rng = fresh(3, 1), Rng(b"leak")
    for _ in range(10):
        table = random_play(table, rng).table
    seat = table.turn
    assert seat is not None
    other = redealt(table, 1 - seat if seat < 2 else 0, rng)  # another's point of view
    look = Look("en", seat=seat, details=True)
    assert heard(table, look, []) != heard(other, look, [])


def test_a_curtain_shows_what_an_onlooker_sees() -> None:
    table = load_table("t", ALCAZAR, ALCAZAR.setup(2, seed=1), people(2), ())
    covered = table_view(table, Look("en", details=True), Teller(), table.people)
    assert covered.curtain == table.turn
    assert covered.viewer is None
    assert covered.hand is None
    assert covered.decision is None
    assert covered.notation == ""
