"""Records of games at a real table as they go on: what was let stand, copies, commands."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from unittest.mock import patch

import pytest

from alcaide.bots.analysis.depths import USUAL
from alcaide.bots.analysis.findings import starts, unknown
from alcaide.cli.commands.replay import legal_lines
from alcaide.core.errors import RecordError, SetupError
from alcaide.core.rows import held
from alcaide.games import GAMES
from alcaide.record import OpenRecord, Record
from alcaide.record.fairness import seed_tags, verify
from alcaide.record.unknowns.forgetting import forgotten
from alcaide.server.http.companion.entries import enter
from alcaide.tables.log import load_table
from alcaide.tables.records import from_record, to_record
from records import GOLDEN, played, refused
from terminal import alcaide
from unknowing import ALHAMBRA, CASTLE, HANDS, MARKET, OPENED, loaded
from wooden import entries_of

# ---------------------------------------------------------------- let stand


def test_what_was_let_stand_is_carried_out_and_marked() -> None:
    text = ALHAMBRA + HANDS + "* drew y1 y2 y2 y3\n" + MARKET
    error = refused(text + "1 take y1 y2 y2 y3\n")
    assert error.rule == "ALH-2"
    record = loaded(text + "! 1 take y1 y2 y2 y3\n* drew y4 g4 g4 o7\n2 take y4\n")
    assert record.unchecked == 0
    assert record.setup.overruled == ["0 take y1 y2 y2 y3"]
    assert "\n! 1 take y1 y2 y2 y3\n" in record.dumps()
    assert Record.loads(record.dumps()) == record
    assert pickle.loads(pickle.dumps(record)) == record
    assert record.until(0).unchecked is None


def test_an_action_by_the_rules_loses_its_mark() -> None:
    record = loaded(CASTLE + "* tile T31\n! 0 place g1 0\n")
    assert record.unchecked is None
    assert "!" not in record.dumps()


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("! 0 take y1", "ALH-1"),  # not his turn
        ("! 1 buy 1 with g9 g9", "NOTATION"),  # he has no such cards
        ("! 1 fly", "NOTATION"),
    ],
)
def test_what_cannot_be_carried_out_cannot_stand(action: str, rule: str) -> None:
    text = ALHAMBRA + HANDS + "* drew y1 y2 y2 y3\n" + MARKET
    error = refused(text + action + "\n")
    assert (error.line, error.rule) == (11, rule)


def test_no_more_than_a_hundred_actions_can_stand() -> None:
    reserve = "! 1 take y1 y2 y2 y3\n* drew y4 g4 g4 o7\n"
    text = ALHAMBRA + HANDS + "* drew y1 y2 y2 y3\n" + MARKET + reserve
    with patch("alcaide.record.open_record.MOST", 1):
        assert loaded(text).unchecked == 0
        error = refused(text + "! 2 take y4 g4\n")
    assert (error.line, error.key) == (13, "record-overrule-many")


def test_the_order_of_a_shuffle_is_told_once() -> None:
    whole = Record.load(GOLDEN / "alhambra-unfinished-3.play")
    whole = whole if whole.events else _shuffled()
    known = forgotten(whole)
    line = next(e for lines in whole.events.values() for e in lines)
    cards = line.split()[1:]
    text = known.dumps()
    partly = f"* reshuffle {' '.join(cards[:3])} ?"
    told = text.replace("* reshuffle ?", partly, 1)
    cut = told.index("* drew", told.index(partly))
    rest = told[cut:].splitlines()
    assert refused(told[:cut] + f"* reshuffle {cards[0]} ?\n" + "\n".join(rest) + "\n").rule
    assert refused(told.replace(partly, "* reshuffle y7 y7")).key == "record-told-order"


def _shuffled() -> Record:
    from alcaide.cli.commands.simulate import random_game

    games = (random_game(GAMES["alhambra"], 2, {}, str(seed)) for seed in range(20))
    return next(record for record in games if record.events)


def test_a_mark_needs_the_format() -> None:
    error = refused(played(3, 7, 0) + "! 0 buy deck\n")
    assert error.key == "record-overrule-format"


def test_a_table_goes_on_after_what_was_let_stand() -> None:
    text = ALHAMBRA + HANDS + "* drew y1 y2 y2 y3\n" + MARKET
    record = loaded(text + "! 1 take y1 y2 y2 y3\n* drew y4 g4 g4 o7\n2 take y4\n* drew o8\n")
    table = load_table("t", *from_record(record.dumps().encode(), str))
    assert to_record(table).setup.overruled == record.setup.overruled
    actions = [step.action for step in table.steps]
    found = unknown(table.game, table.begin(), actions, USUAL)
    assert found.decisions == [1]  # of what is no choice nothing is said


# ---------------------------------------------------------------- a game that goes on


@pytest.mark.parametrize("name", ["alcazar", "alhambra", "castle"])
def test_a_game_is_entered_as_it_goes_on(name: str) -> None:
    """Begin with nothing, tell what is asked, play, take back, dump and load at every step."""
    record = OpenRecord.begin(GAMES[name], 2, names=["Ana", "Luis"])
    while len(record.actions) < 12:
        while need := record.needed():
            assert record.legal_actions() == []
            with pytest.raises(RecordError):
                record.play("done")
            record.tell(f"{need.verb} {need.words[len(need.words) // 2]}")
        legal = record.legal_actions()
        before = record.dumps()
        record.play(legal[len(legal) // 3])
        assert record.until(-1).dumps() == before
        record = loaded(record.dumps())
        assert record.names == ("Ana", "Luis")
    assert record.game.observe(record.state(), None).turn == record.turn


def test_piles_that_are_known_are_taken_as_a_header_has_them() -> None:
    record = OpenRecord.begin(GAMES["castle"], 2, piles={"Tiles": ["T31", "?"]})
    assert record.needed() is None
    with pytest.raises(SetupError):
        OpenRecord.begin(GAMES["castle"], 2, piles={"Tiles": ["T31", "T31", "?"]})


def test_a_game_goes_on_without_its_table() -> None:
    """What is turned up from now on is told by itself: one plays on against bots."""
    record = loaded(OPENED).dealt()
    while record.turn is not None and len(record.actions) < 40:
        record.add(record.legal_actions()[-1])
        assert record.needed() is None
    assert Record.loads(record.dumps()) == record


@pytest.mark.parametrize(("name", "players"), [("alcazar", 3), ("alhambra", 4), ("castle", 2)])
def test_a_copy_goes_on_on_its_own(name: str, players: int) -> None:
    entries, record = entries_of(name, players, 1), OpenRecord.begin(GAMES[name], players)
    copies, texts = list[OpenRecord](), list[str]()
    for entry in entries:
        copies.append(record.copy())
        texts.append(record.dumps())
        assert enter(record, entry) is None
    half = len(entries) // 2
    again = copies[half].copy()
    for entry in entries[half:]:
        assert enter(again, entry) is None
    assert again.dumps() == record.dumps()
    assert held(again.state()) == held(record.state())
    assert [copy.dumps() for copy in copies] == texts


# ---------------------------------------------------------------- command line


def test_commands_take_open_records(tmp_path: Path) -> None:
    whole = Record.load(GOLDEN / "flags-3.play")
    path = tmp_path / "open.play"
    forgotten(whole).until(30).save(path)
    assert alcaide("replay", "--quiet", str(path)).code == 0
    assert "? ? ?" in alcaide("show", str(path)).out
    listed = alcaide("replay", "--legal", str(path)).out.splitlines()
    lines = [json.loads(line) for line in listed]
    every = [json.loads(line) for line in legal_lines(whole)]
    assert len(lines) == 31
    for line, other in zip(lines[:30], every[:30], strict=True):
        assert line["action"] == other["action"]
        assert set(other["legal"]) <= set(line["legal"])


def test_a_replay_marks_what_was_let_stand(tmp_path: Path) -> None:
    path = tmp_path / "stood.play"
    path.write_text(ALHAMBRA + HANDS + "* drew y1 y2 y2 y3\n" + MARKET + "! 1 take y1 y2 y2 y3\n")
    assert "! take y1 y2 y2 y3" in alcaide("replay", str(path)).out


def test_an_analysis_deals_what_nobody_knows_anew() -> None:
    known = forgotten(Record.load(GOLDEN / "flags-3.play"), (0,)).until(20)
    hands = [[tuple(hand) for hand in start.hands] for start in starts(known)]
    assert len({hand[1] for hand in hands}) > 1
    assert len({hand[0] for hand in hands}) == 1  # this one is known
    assert len(starts(Record.load(GOLDEN / "flags-3.play"))) == 1


def test_what_is_known_is_verified() -> None:
    game, seed = GAMES["castle"], "of a table"
    setup = game.setup(2, {}, seed.encode())
    whole = Record(game, setup)
    known = forgotten(whole)
    known.tags = {name: tuple(values) for name, values in seed_tags(setup, game, seed).items()}
    assert all(check.fits for check in verify(known))
    other = known.dumps().replace(
        f"* tile {setup.piles['Tiles'][0]}", f"* tile {setup.piles['Tiles'][1]}"
    )
    assert [check.key for check in verify(Record.loads(other)) if not check.fits] == [
        "record-fair-pile-not"
    ]
