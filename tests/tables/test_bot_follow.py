"""What bots played is followed from the seed of a record; what was changed in it is found."""

from __future__ import annotations

import msgspec
import pytest

from alcaide.games import GAMES
from alcaide.record import Record
from alcaide.record.fairness import BOT_SEED_RULE, CHANCE
from alcaide.record.fairness import SEED as SEED_TAG
from alcaide.record.made_by import BY
from alcaide.tables.log import load_table, play
from alcaide.tables.records import to_record
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from alcaide.tables.thinking import bot_follow
from alcaide.tables.thinking.bot_follow import NOT, check_bots, verdict, verify_all
from alcaide.tables.thinking.bot_job import answer, ask

SEED = "5f0c" * 16
LEVELS = ("greedy", "easy", "random")


def played(name: str) -> Table:
    """Return the table of a game that bots have played, as many as can."""
    game = GAMES[name]
    players = min(len(LEVELS), game.seats[-1])
    levels, colours = LEVELS[:players], game.colours
    seats = [SeatSpec("bot", level, colours[seat], level) for seat, level in enumerate(levels)]
    setup = game.setup(players, None, SEED.encode())
    table = load_table("t", game, setup, seats, (), seed=SEED)
    while table.turn is not None:
        tried = (game.worthwhile or game.legal_actions)(table.state)
        asked = len(tried) > 1 or game.observe(table.state, None).phase in game.secret
        reply = msgspec.msgpack.decode(answer(ask(table)), type=game.action_type)
        table = play(table, table.turn, table.seq, reply if asked else tried[0]).table
    return table


@pytest.fixture(scope="module", params=GAMES)
def table(request: pytest.FixtureRequest) -> Table:
    return played(request.param)


@pytest.fixture
def record(table: Table) -> Record:
    return to_record(table)


def test_bots_that_think_for_no_fixed_time_are_followed(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    again = Record.loads(record.dumps())
    checks = list(check_bots(again))
    levels = LEVELS[: again.setup.players]
    assert [(check.fits, check.args["bot"]) for check in checks] == [(True, one) for one in levels]
    assert sum(check.args["count"] for check in checks) == len(record.actions)
    assert verdict(verify_all(again)) == "record-fair-yes"
    monkeypatch.setattr(bot_follow, "MOST", 5)
    assert sum(check.args["count"] for check in check_bots(again)) == 5


def test_an_action_that_was_changed_is_found(record: Record) -> None:
    game = record.game
    step, other = next(
        (step, other)
        for step in record.replay()
        for other in game.legal_actions(step.state)
        if step.seat == 0 and step.number > 4 and other != step.action
    )
    actions = [*record.actions[: step.number], (0, game.write(step.state, other))]
    tags = {
        BY: [record.tags[BY][0][: len(actions)]],
        SEED_TAG: record.tags[SEED_TAG],
        CHANCE: [BOT_SEED_RULE],
    }
    forged = Record(game, record.until(step.number).setup, actions, record.names, tags)
    [wrong] = [check for check in check_bots(forged) if not check.fits]
    assert (wrong.key, wrong.args["number"]) == (NOT, str(len(actions)))
    assert (wrong.args["found"], wrong.args["expected"]) == (actions[-1][1], step.text)
    assert verdict([wrong]) == "record-fair-bots-no"


def test_bots_of_before_are_not_accused(table: Table) -> None:
    """What they played before there was a rule did not follow from the seed."""
    rows = [msgspec.structs.replace(row, source="") for row in table.rows]
    old = load_table("t", table.game, table.setup, table.seats, rows, seed=SEED)
    record = to_record(old)
    assert set(record.tags[BY][0]) == {"b"}
    assert CHANCE not in record.tags
    assert not list(check_bots(record))


def test_what_is_not_known_is_not_followed(record: Record) -> None:
    def told(**change: list[str]) -> Record:
        tags = {**record.tags, **change}
        return Record(record.game, record.setup, record.actions, record.names, tags)

    assert not list(check_bots(told(MadeBy=["s" * len(record.actions)])))
    assert not list(check_bots(told(MadeBy=["-"])))
    assert not list(check_bots(told(Seed=[SEED, SEED])))
    assert not list(check_bots(told(BotChance=["2"])))
    named = Record(record.game, record.setup, record.actions, (), record.tags)
    assert not list(check_bots(named))
