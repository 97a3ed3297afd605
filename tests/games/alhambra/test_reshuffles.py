"""Records of Alhambra: what is reshuffled is told where it happened, and followed."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from alcaide import Record
from alcaide.core.rng import Rng
from alcaide.games.alhambra.rules.components import card_name
from alcaide.interface.values import Setup
from alcaide.locale import LANGUAGES, texts
from alcaide.tables.log import load_table, play, undo
from alcaide.tables.records import from_record, to_record
from palaces import ALHAMBRA, ALL, started
from records import lines_of, refused, with_line
from wandering import contents


@cache
def reshuffled() -> str:
    """Return a record of a game in which the discards were shuffled before the last action."""
    for seed in range(30):
        record = Record(ALHAMBRA, ALHAMBRA.setup(3, ALL, seed))
        rng = Rng(b"%d" % seed)
        while record.turn is not None:
            actions = record.legal_actions()
            record.add(actions[rng.below(len(actions))])
        if any(0 < at < len(record.actions) - 20 for at in record.events):
            return record.dumps()
    raise AssertionError("nothing was shuffled again in thirty games")


def star(text: str) -> int:
    """Return the number of the line with the reshuffle."""
    return next(n for n, line in enumerate(lines_of(text), 1) if line.startswith("* "))


def other_order(text: str) -> str:
    """Return the line of the reshuffle with its cards in another order."""
    verb, *cards = lines_of(text)[star(text) - 1][2:].split()
    return " ".join(["*", verb, *sorted(cards)])


def test_a_reshuffle_is_written_where_it_happened() -> None:
    record = Record.loads(reshuffled())
    (at, (event,)), *_ = record.events.items()
    assert event.startswith("reshuffle ")
    assert lines_of(reshuffled())[star(reshuffled()) - 1] == f"* {event}"
    before, after = record.until(at - 1).state(), record.until(at).state()
    assert not after.discards
    assert set(_names(before.discards)) <= set(event.split()[1:])
    assert sorted(event.split()[1:]) == sorted(_names(after.reshuffles[0]))
    assert len(after.deck) < len(event.split()) - 1  # the display was filled from it


def _names(cards: list[int]) -> list[str]:
    return [card_name(card) for card in cards]


def test_what_a_record_dictates_is_followed_without_any_generator() -> None:
    text = with_line(star(reshuffled()), other_order(reshuffled()), reshuffled())
    head = "\n".join(lines_of(text)[: star(text)]) + "\n"
    unfinished = "".join(f"{x}\n" for x in lines_of(head) if not x.startswith("[Scores"))
    record = Record.loads(unfinished)
    assert record.dumps() == unfinished
    told = other_order(reshuffled()).split()[2:]
    seen = _names(record.state().reshuffles[-1])
    assert seen == told
    assert contents(ALHAMBRA.deal(record.setup)) != contents(
        ALHAMBRA.deal(msgspec.structs.replace(record.setup, events=[]))
    )
    assert contents(Record.loads(record.dumps()).state()) == contents(record.state())


def test_a_table_made_of_a_record_follows_it_too() -> None:
    text = with_line(star(reshuffled()), other_order(reshuffled()), reshuffled())
    head = [x for x in lines_of(text)[: star(text)] if not x.startswith("[Scores")]
    loaded = from_record("\n".join(head).encode(), str)
    stored = msgspec.json.decode(msgspec.json.encode(loaded.setup), type=Setup)
    table = load_table("t", loaded.game, stored, loaded.seats, loaded.rows)
    told = other_order(reshuffled()).split()[2:]
    assert _names(table.state.reshuffles[-1]) == told
    assert to_record(table).events == Record.loads("\n".join(head)).events
    rng = Rng(b"undone")
    for _ in range(60):  # on to a step that can be taken back, and back
        assert table.turn is not None
        actions = ALHAMBRA.legal_actions(table.state)
        before = contents(table.state)
        table = play(table, table.turn, table.seq, actions[rng.below(len(actions))]).table
        if table.can_undo:
            assert table.turn is not None
            table = undo(table, table.turn, table.seq).table
            assert contents(table.state) == before
            assert _names(table.state.reshuffles[0]) == told
            return
    raise AssertionError("nothing could be taken back")


def test_a_record_cut_short_goes_on_by_chance_again() -> None:
    record = Record.loads(reshuffled())
    first = min(record.events)
    short = record.until(first - 1)
    assert short.setup.events == []
    assert record.until(first).setup.events == record.setup.events[:1]
    rng = Rng(b"another way")
    while short.turn is not None:
        actions = short.legal_actions()
        short.add(actions[rng.below(len(actions))])
    assert Record.loads(short.dumps()) == short


@pytest.mark.parametrize(
    ("line", "key"),
    [
        (None, "record-event-missing"),
        ("*", "record-event-other"),
        ("* discard y3", "record-event-other"),
        ("* reshuffle", "record-event-cards"),
        ("* reshuffle y3 zz", "record-event-cards"),
    ],
)
def test_a_wrong_or_missing_reshuffle_is_refused_where_it_stands(
    line: str | None, key: str
) -> None:
    at = star(reshuffled())
    lines = lines_of(reshuffled())
    lines[at - 1 : at] = [] if line is None else [line]
    error = refused("\n".join(lines))
    assert (error.line, error.key) == (at, key)
    for lang in LANGUAGES:
        assert "{ $" not in texts(lang).say(error.key, error.words)


def test_cards_that_did_not_lie_there_are_named() -> None:
    at = star(reshuffled())
    _, verb, first, *cards = lines_of(reshuffled())[at - 1].split()
    extra = next(card for card in ("y1", "g2", "b3") if card != first)
    error = refused(with_line(at, " ".join(["*", verb, *cards, extra]), reshuffled()))
    assert error.reason == (
        f"“* reshuffle” does not name the cards that lay there; missing: {first}; "
        f"too many: {extra}."
    )
    error = refused(with_line(at, f"{lines_of(reshuffled())[at - 1]} {extra}", reshuffled()))
    assert error.reason.endswith(f"missing: -; too many: {extra}.")


def test_a_reshuffle_where_nothing_was_shuffled_is_refused() -> None:
    text = started()
    error = refused(text + "* reshuffle y3\n")
    assert (error.line, error.key) == (len(lines_of(text)) + 1, "record-event-none")
