"""Piles of a record that are not known, or in part, and how they are discovered."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcaide.core.errors import ArgumentError, RecordError
from alcaide.games import GAMES
from alcaide.record import OpenRecord, Record
from alcaide.record.unknowns.forgetting import forgotten
from records import GOLDEN, played, refused, survives
from unknowing import ALCAZAR, ALHAMBRA, CASTLE, HANDS, OPENED, ROW, loaded

# ---------------------------------------------------------------- piles


@pytest.mark.parametrize("text", [CASTLE, ALCAZAR, ALHAMBRA])
def test_piles_may_be_left_out(text: str) -> None:
    record = loaded(text)
    assert record.actions == []
    assert record.needed() is not None
    assert all("?" in " ".join(words) for words in record.setup.known.values())
    assert '"?"]' in record.dumps()


def test_piles_may_be_known_in_part() -> None:
    record = loaded(CASTLE + '[Tiles "T31 ? T07 ?"]\n[Wall "1 1 2 ?"]\n')
    assert record.needed() is None  # the first tile is known
    assert record.dumps().splitlines()[-2:] == ['[Tiles "T31 ? T07 ?"]', '[Wall "1 1 2 ?"]']
    record.go_on(0, "place g1 0")
    record.go_on(0, "done")
    need = record.needed()
    assert need is not None
    assert need.verb == "tile"
    assert {"T31", "T07"} & set(need.words) == set()
    assert len(need.words) == 58


def test_stacks_may_be_known_in_part() -> None:
    head = ALHAMBRA + '[Options "squares=on"]\n'
    record = loaded(
        head
        + '[Squares "blue2 ?" "?" "?" "?" "?" "green1 ? ? ? purple1"]\n'.replace(
            "green1 ? ? ? purple1", "?"
        )
    )
    assert record.setup.known["Squares"][:2] == ["blue2 ? ?", "? ? ?"]
    assert '[Squares "blue2 ? ?" "? ? ?"' in record.dumps()


@pytest.mark.parametrize(
    ("tags", "rule", "reason"),
    [
        ('[Tiles "T31 T30"]', "NOTATION", "Tiles has 2 words, not 60"),
        ('[Tiles "T31 T31 ?"]', "CST-S3", "T31 is in Tiles more than once"),
        ('[Tiles "T31 T99 ?"]', "CST-S3", "'T99' in Tiles is none of the things"),
        ('[Wall "1 1 1 ?"]', "CST-1", "1 is in Wall more than 2 times"),
    ],
)
def test_piles_that_cannot_be_are_refused(tags: str, rule: str, reason: str) -> None:
    error = refused(CASTLE + tags + "\n")
    assert (error.line, error.rule) == (6, rule)
    assert error.reason.startswith(reason)


@pytest.mark.parametrize(
    ("pile", "rule"),
    [
        ("y9 y9 S1 ?", "ALH-S3"),  # in a start hand
        ("y9 y9 o5 y9 b9 o2 b9 b9 o1 o1 S1 ?", "ALH-S3"),  # on the display
        ("y9 y9 o5 y9 b9 o2 b9 b9 o1 o1 y1 y2 y2 y3 S1 ?", "ALH-S3"),  # in the first pile
        ("y1 y1 y1 y2 y2 y2 y3 y3 y3 b1 b2 o2 ?", "ALH-S2"),  # seat 0 has 9 cards: whoever begins
        ("y9 y9 y9 y9 ?", "ALH-S3"),
    ],
)
def test_a_money_deck_that_cannot_be_is_refused(pile: str, rule: str) -> None:
    text = ALHAMBRA.replace('[Start "1"]', '[Start "0"]') + f'[Money "{pile}"]\n'
    if rule == "ALH-S2":
        text += "* hand 1 b9 b9 b9\n"
    error = refused(text)
    assert error.rule == rule


def test_a_record_of_format_1_knows_all_its_piles() -> None:
    assert refused(CASTLE.replace('[Format "2"]\n', "")).key == "record-tag-missing"
    assert refused(CASTLE.replace('"2"]\n[Players', '"1"]\n[Players')).key == "record-tag-missing"
    assert refused(CASTLE.replace('[Format "2"]', '[Format "3"]')).line == 3


def test_what_is_wholly_known_is_written_as_before() -> None:
    text = played(3, 7)
    again = Record.loads(text.replace('[Version "2"]\n', '[Version "2"]\n[Format "2"]\n'))
    assert again.dumps() == text


def test_a_game_may_need_its_piles() -> None:
    from dataclasses import replace

    game = replace(GAMES["castle"], discovery=None)
    with pytest.raises(ArgumentError, match="piles that are known"):
        OpenRecord.begin(game, 2)


# ---------------------------------------------------------------- discoveries


@pytest.mark.parametrize(
    ("text", "line", "rule", "key"),
    [
        (CASTLE + "0 place g1 0\n", 6, "NOTATION", "record-told-missing"),
        (CASTLE + "* tile T31\n* tile T30\n", 7, "NOTATION", "record-told-astray"),
        (CASTLE + "* tile\n", 6, "NOTATION", "record-told-no"),
        (CASTLE + "* tile T99\n", 6, "NOTATION", "record-told-no"),
        (CASTLE + "* wall 3\n", 6, "NOTATION", "record-told-astray"),
        (CASTLE + '[Tiles "? T07 ?"]\n* tile T07\n', 7, "CST-S3", "record-told-gone"),
        (CASTLE + "* discard T31\n", 6, "NOTATION", "record-told-not"),
        (ALCAZAR + "* open 8 9 8\n", 6, "ALC-2", "record-told-gone"),
        (ALCAZAR + ROW + "* open 14\n", 7, "NOTATION", "record-told-astray"),
        (OPENED + "2 buy 9\n* open 20\n", 10, "ALC-2", "record-told-gone"),  # it was played
        (OPENED + "2 buy 9\n* open 9\n", 10, "ALC-2", "record-told-gone"),  # it was bought
        (OPENED + "2 buy 9\n0 buy 8\n", 10, "NOTATION", "record-told-missing"),
        (ALHAMBRA + HANDS + "* drew S1\n", 9, "ALH-S3", "record-told-place"),
        (ALHAMBRA + "* hand 0 y9 y9 y9 y9\n", 6, "NOTATION", "record-told-astray"),
        (ALHAMBRA + "* hand 1 y9\n", 6, "NOTATION", "record-told-astray"),  # seat 0 comes first
    ],
)
def test_discoveries_that_contradict_are_refused(text: str, line: int, rule: str, key: str) -> None:
    error = refused(text)
    assert (error.line, error.rule, error.key) == (line, rule, key)


def test_what_would_have_been_right_is_told() -> None:
    assert refused(CASTLE + "* tile T99\n").legal[:2] == ["* tile T01", "* tile T02"]
    assert "* open 9" not in refused(OPENED + "2 buy 9\n* open 20\n").legal


def test_who_begins_is_checked_as_soon_as_it_is_known() -> None:
    error = refused(ALHAMBRA + "* hand 0 y9 y9 o2\n* hand 1 y9 b1 o2 g8\n")
    assert (error.line, error.rule) == (7, "ALH-S2")


def test_a_tile_that_fits_nowhere_is_written_as_a_discard() -> None:
    whole = next(
        record
        for path in sorted(GOLDEN.glob("castle-*.play"))
        if (record := Record.load(path)).events
    )
    known = forgotten(whole)
    discards = [line for line in known.dumps().splitlines() if line.startswith("* discard")]
    assert discards == [f"* {e}" for lines in whole.events.values() for e in lines]
    asked = known.dumps().replace("* discard", "* tile")
    assert Record.loads(asked).dumps() == known.dumps()


def test_what_only_one_has_seen_may_be_told() -> None:
    record = loaded(ALCAZAR + ROW + "* hand 1 1 2 3\n1 buy deck\n")
    assert [need.verb for need in record.allowed()] == ["drew"]
    assert record.needed() is None
    record.tell("drew 40")
    assert record.allowed() == []
    assert record.setup.told == ["0 open 8 9 10 11 12 13", "0 hand 1 1 2 3", "1 drew 40"]


def test_a_card_that_is_played_is_known() -> None:
    record = loaded(OPENED)
    assert "20" not in record.deals(1)[0].piles["Deck"][:10]
    error = refused(OPENED + "2 palace 20\n")
    assert error.rule.startswith("ALC-")
    assert error.text == "palace 20"


def test_a_hand_that_is_known_holds_nothing_else() -> None:
    hand = "* hand 1 1 2 3 4 5 6 7 14 15 16\n"
    assert refused(ALCAZAR + ROW + hand + "1 palace 20\n").rule == "ALC-34"
    assert len(loaded(ALCAZAR + ROW + hand).legal_actions()) < 60


def test_bonus_cards_that_do_not_count_stay_hidden() -> None:
    path = GOLDEN / "alhambra-bonus-3.play"
    whole = Record.load(path) if path.exists() else _with_bonus()
    known = forgotten(whole)
    told = [line for line in known.dumps().splitlines() if line.startswith("* bonus")]
    assert any(line.endswith("none") for line in told)
    assert known.game.scores(known.state()) == whole.game.scores(whole.state())
    cut = known.dumps().replace(told[-1] + "\n", "")
    assert refused(cut).key == "record-not-over"  # nobody knows the scores yet


def _with_bonus() -> Record:
    from alcaide.cli.commands.simulate import random_game

    return random_game(GAMES["alhambra"], 3, {"bonus": "on"}, "2")


@pytest.mark.parametrize("told", ["open 8 9 99", "open 8 9 8", "open 8 ?", "open 8 9 1 2 3 4 5"])
def test_of_a_line_that_is_wrong_nothing_is_told(told: str) -> None:
    record = OpenRecord.begin(GAMES["alcazar"], 2)
    record.tell("open 20")
    before = record.dumps()
    with pytest.raises(RecordError):
        record.tell(told)
    assert record.dumps() == before
    record.tell("open 8 9 1 2 3")
    assert record.needed() is None


# ---------------------------------------------------------------- fuzz

WORDS = (
    "tile discard wall open drew hand bonus market dirk square aside reshuffle none ? T31 8 y7 0 1"
)
TOLD = st.lists(st.sampled_from(WORDS.split()), max_size=6).map(
    lambda words: "* " + " ".join(words)
)
PLAYED = st.sampled_from(
    ["1 palace 20", "! 1 palace 20", "0 place g1 0", "! 1 take y1", "!", "! 7 x"]
)


@given(st.sampled_from([CASTLE, OPENED, ALHAMBRA + HANDS]), st.lists(TOLD | PLAYED, max_size=5))
def test_fuzz_lines_are_understood_or_refused(head: str, lines: list[str]) -> None:
    survives(head + "\n".join(lines) + "\n")
