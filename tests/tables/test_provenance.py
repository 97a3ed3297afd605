"""Each row says by whom it was made, stored and loaded, and what of it others may know."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from alcaide.core.errors import RecordError
from alcaide.core.rng import Rng
from alcaide.record import Record
from alcaide.record.made_by import BY, LETTERS, LONGEST, TIMES, Made, made_tags
from alcaide.tables.log import late, load_table, order, play, undo
from alcaide.tables.provenance import gaps, shares, told
from alcaide.tables.records import from_record, to_record
from alcaide.tables.table import Change, Table
from alcaide.tables.words import Words
from rated import ALCAZAR, store_in
from tabling import LIVE, gathered, random_play


def act(table: Table, source: str = "person") -> Change:
    action = table.game.legal_actions(table.state)[0]
    assert table.turn is not None
    return play(table, table.turn, table.seq, action, source)


def test_a_row_says_by_whom_it_was_made() -> None:
    table = gathered(3, bots=1)
    changes = []
    for source in ("person", "plan", "standing", "program"):
        while table.bot:
            change = act(table)
            changes.append((change.row.source, "bot"))
            table = change.table
        change = act(table, source)
        changes.append((change.row.source, source))
        table = change.table
    assert [found for found, _ in changes] == [wanted for _, wanted in changes]
    assert (
        undo(table, table.turn or 0, table.seq).row.source == "person" if table.can_undo else True
    )


@pytest.mark.parametrize("gone", ["bot", "skip"])
def test_a_bot_in_somebodys_place_is_a_substitute(gone: str) -> None:
    table = act(gathered(terms=msgspec.structs.replace(LIVE, gone=gone))).table
    assert table.deadline is not None
    over = late(table, table.deadline)
    assert over.row.source == "server"
    assert over.table.bot
    assert act(over.table).row.source == "substitute"


def test_who_resigned_has_a_substitute_too() -> None:
    table = gathered(3)
    table = order(table, table.turn or 0, "/resign", "person").table
    assert table.rows[-1].source == "person"
    assert act(table, "person").row.source == "substitute"


def test_sources_are_stored_and_found_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with store_in(tmp_path, "u0", "u1") as store:
            table = gathered()
            await store.create(table)
            for source in ("person", "program", "plan"):
                change = act(table, source)
                await store.append(change)
                table = change.table
            again = await store.load("t")
            assert [row.source for row in again.rows] == ["person", "program", "plan"]
            assert [step.source for step in again.steps] == [step.source for step in table.steps]
            assert [row.source for row in await store.news("t", 1)] == ["program", "plan"]

    asyncio.run(run())


def test_shares_count_what_was_not_taken_back() -> None:
    table = order(gathered(), 0, "/away").table
    rng = Rng(b"shares")
    for _ in range(20):
        table = random_play(table, rng).table
    own, others = zip(*shares(table), strict=True)
    assert own == (0, sum(step.seat == 1 for step in table.steps))
    assert others == (sum(step.seat == 0 for step in table.steps), 0)


def test_that_somebody_has_planned_is_told_when_the_game_is_over() -> None:
    table = act(act(gathered(), "plan").table, "standing").table
    assert [told(table, step) for step in table.steps] == ["person", "person"]
    assert BY in to_record(table).tags
    assert set(to_record(table).tags[BY][0]) == {"p"}
    over = order(table, 0, "/resign").table
    assert [told(over, step) for step in over.steps] == ["plan", "standing"]
    assert to_record(over).tags[BY] == ("ao",)


def timed(table: Table, seconds: list[float]) -> Table:
    """Return a table whose first actions took so long."""
    rows, at = [], table.rows[0].at
    assert at is not None
    for row, passed in zip(table.rows, [0.0, *seconds], strict=False):
        at += timedelta(seconds=passed)
        rows.append(msgspec.structs.replace(row, at=at))
    return load_table("t", table.game, table.setup, table.first_seats, rows, terms=table.terms)


def test_how_long_what_was_planned_took_is_a_secret_until_the_end() -> None:
    """It takes next to no time; so nothing is told of what takes little."""
    table, rng = gathered(), Rng(b"quick")
    for _ in range(4):
        table = random_play(table, rng).table
    table = timed(table, [0.1, 1.9, 2.0])
    assert gaps(table) == [None, None, None, 2.0]
    assert to_record(table).tags[TIMES] == ("- - - 2.0",)
    over = order(table, 0, "/resign").table
    assert gaps(over) == [None, 0.1, 1.9, 2.0]
    assert to_record(over).tags[TIMES] == ("- 0.1 1.9 2.0",)


def test_times_come_through_a_record_and_a_table_again() -> None:
    table = gathered()
    rng = Rng(b"times")
    for _ in range(6):
        table = random_play(table, rng).table
    table = timed(table, [3.24, 0.0, 60.05, 86_400.0, 0.96])
    assert gaps(table) == [None, 3.2, None, 60.0, 86_400.0, None]
    record = to_record(table)
    assert record.tags[TIMES] == ("- 3.2 - 60.0 86400.0 -",)
    whole = timed(table, [3.24, 2.5, 60.05, 86_400.0, 2.96])
    text = to_record(whole).dumps()
    loaded = from_record(text.encode(), lambda seat: f"P{seat}")
    again = load_table("t", loaded.game, loaded.setup, loaded.seats, loaded.rows)
    assert to_record(again).tags[TIMES] == ("- 3.2 2.5 60.0 86400.0 3.0",)
    assert to_record(again).tags[BY] == ("pppppp",)


def simple(*, by: str = "", times: str = "") -> str:
    record = Record(ALCAZAR, ALCAZAR.setup(2, seed=7))
    for _ in range(4):
        record.add(record.legal_actions()[0])
    lines = record.dumps().splitlines()
    tags = [f"[{name} {value}]" for name, value in ((BY, by), (TIMES, times)) if value]
    return "\n".join([*lines[:3], *tags, *lines[3:]]) + "\n"


def test_a_record_with_them_round_trips_and_is_cut_with_them() -> None:
    record = Record.loads(simple(by='"pkas"', times='"- 1.5 0.0 12"'))
    assert record.made() == [
        Made("person"),
        Made("program", 1.5),
        Made("plan", 0.0),
        Made("substitute", 12.0),
    ]
    assert Record.loads(record.dumps()) == record
    assert record.until(2).made() == [Made("person"), Made("program", 1.5)]
    assert Record.loads(record.until(2).dumps()) == record.until(2)
    assert Record.loads(record.until(0).dumps()).tags.keys() == set()


def test_what_is_not_told_is_not_known() -> None:
    record = Record.loads(simple(by='"ps"'))
    assert record.made() == [Made("person"), Made("substitute"), Made(), Made()]
    record.add(record.legal_actions()[0])
    assert Record.loads(record.dumps()).made()[4] == Made()
    assert Record.loads(simple()).made() == [Made()] * 4


@pytest.mark.parametrize(
    ("tags", "why"),
    [
        ({"by": '"ppppp"'}, "MadeBy tells of 5 actions, but there are 4"),
        ({"by": '"Ana"'}, "MadeBy has the letter 'A'; a letter for each action is one of p a o"),
        ({"by": '"p" "s"'}, "MadeBy should be one string"),
        ({"times": '"1 2 3 4 5"'}, "MoveTimes tells of 5 actions"),
        ({"times": '"1 soon"'}, "MoveTimes has 'soon'; a time is seconds like 12.5, or -"),
        ({"times": '"-1"'}, "MoveTimes has '-1'"),
        ({"times": '"1e9"'}, "MoveTimes has '1e9'"),
        ({"times": '"nan"'}, "MoveTimes has 'nan'"),
        ({"times": '"12345678"'}, "MoveTimes has '12345678'"),
        ({"times": '"1.25"'}, "MoveTimes has '1.25'"),
        ({"times": '"\u0661"'}, "MoveTimes has '\u0661'"),
    ],
)
def test_what_tells_nothing_is_refused_with_its_line(tags: dict[str, str], why: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.loads(simple(**tags))
    assert why in str(caught.value)
    assert caught.value.line == 4


def test_the_tags_of_the_longest_game_fit_many_times_into_a_record() -> None:
    tags = made_tags([Made("substitute", 1e12)] * 10_000)
    assert tags[TIMES][0].split()[0] == f"{LONGEST}"
    assert sum(len(values[0]) for values in tags.values()) < 120_000
    assert made_tags([Made()] * 9) == {}


def test_every_source_has_a_letter_and_a_word() -> None:
    for lang in ("en", "it", "fr"):
        words = Words(lang)
        said = [words.say(f"cli-made-{source or 'unknown'}") for source in LETTERS.values()]
        assert len(set(said)) == len(LETTERS)


def test_times_of_no_game_are_not_believed() -> None:
    times = " ".join(["9999999"] * 4)
    loaded = from_record(simple(times=f'"{times}"').encode(), str)
    assert all(row.at for row in loaded.rows)
    long = made_tags([Made("person", LONGEST)] * 60)
    record = Record(ALCAZAR, ALCAZAR.setup(2, seed=7))
    for _ in range(60):
        record.add(record.legal_actions()[0])
    record = Record(ALCAZAR, record.setup, record.actions, tags=long)
    assert [row.at for row in from_record(record.dumps().encode(), str).rows] == [None] * 60


def test_who_has_the_same_name_is_told_apart() -> None:
    assert Words("en", "alcazar", ["Ana", "Luis", "ANA", "Ana (1)", "", ""]).names == (
        *("Ana (2)", "Luis", "ANA (3)", "Ana (1)"),
        *("", ""),
    )
    assert Words("en", "alcazar", ["Ana", "Ana"]).winners([1], "result") == "Ana (2) wins"
