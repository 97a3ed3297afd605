"""What people bring: records, odd names, actions that were let stand, sheets of their own."""

import io
from pathlib import Path
from typing import Any

import openpyxl
import pytest

import alcaide
from alcaide.locale import LANGUAGES, texts
from alcaide.record import OpenRecord, Record
from alcaide.record.exchange import Imported, import_game
from alcaide.record.exchange.as_list import as_list
from alcaide.record.exchange.exporting import FORMS, exported
from alcaide.tables.words import Words
from told_games import record_of


def stood() -> OpenRecord:
    """Return a game in which the table let an action stand that is against the rules."""
    record = OpenRecord.begin(alcaide.game("castle"), players=2)
    record.tell("tile T31")
    record.play("place g1 0")
    record.play("done")
    record.tell("tile T07")
    record.overrule("place c9 0")
    record.play("done")
    return record


def sheet(*rows: Any) -> Imported:
    book = openpyxl.Workbook()
    assert book.active is not None
    for row in rows:
        book.active.append(row)
    out = io.BytesIO()
    book.save(out)
    return import_game(out.getvalue())


@pytest.mark.parametrize("game", ["alcazar", "castle", "alhambra"])
def test_a_record_is_read_as_it_is(game: str) -> None:
    for seed in range(3):
        record = record_of(game, seed)
        done = import_game(record.dumps())
        assert [str(error) for error in done.faults] == []
        assert (done.kind, done.guesses) == ("record", [])
        assert done.record == record


@pytest.mark.parametrize("form", FORMS)
def test_what_was_let_stand_is_told_in_every_form(form: str) -> None:
    record = stood()
    for lang in LANGUAGES:
        done = import_game(exported(record, form, Words(lang, "castle")))
        assert [str(error) for error in done.faults] == []
        assert done.record is not None
        assert done.record.dumps() == record.dumps()
        assert done.record.stood(2)


def test_what_was_let_stand_is_held_to_whose_turn_it_is() -> None:
    lines = stood().dumps().replace("! 1 place", "! 0 place")
    assert [error.key for error in import_game(lines).faults] == ["import-turn"]
    strange = stood().dumps().replace("c9 0", "c9 wibble")
    at = next(n for n, line in enumerate(strange.splitlines(), 1) if "wibble" in line)
    assert [(error.key, error.line) for error in import_game(strange).faults] == [
        ("import-word", at)
    ]


@pytest.mark.parametrize(
    "names", [("Zoë, la 2", "O; P"), ("Ana", "ana"), ("# 1", "* 2"), ("7", "12. Luis"), ("!", "-")]
)
def test_any_names_come_back(names: tuple[str, ...]) -> None:
    record = record_of("castle", 2)
    record.names = names
    for form in FORMS:
        done = import_game(exported(record, form, Words("fr", "castle", names)))
        assert [str(error) for error in done.faults] == [], form
        assert done.record == record, form


def test_what_a_record_claims_of_the_whole_is_checked_and_not_claimed_of_a_part() -> None:
    record = record_of("castle", 2)
    record.tags["MadeBy"] = ("p" * len(record.actions),)
    words = record.dumps().splitlines()
    at = next(n for n, line in enumerate(words) if line.startswith("[Scores"))
    wrong = [*words[:at], '[Scores "1 2"]', *words[at + 1 :]]
    [fault] = import_game("\n".join(wrong)).faults
    assert (fault.key, fault.line) == ("record-scores", at + 1)
    words[-1] = "0 place a1"
    done = import_game("\n".join(words))
    assert done.faults
    assert done.record is not None
    assert Record.loads(done.record.dumps()) == done.record


def test_letters_of_windows_are_read_and_told() -> None:
    text = as_list(record_of("castle", 1), "fr").replace("Luis", "Zoë").replace("Ana", "Renée")
    done = import_game(text.encode("cp1252"))
    assert done.record is not None
    assert done.record.names == ("Renée", "Zoë")
    [remark] = done.remarks
    at = next(n for n, line in enumerate(text.splitlines(), 1) if not line.isascii())
    assert (remark.key, remark.words) == ("import-letters", {"line": at})
    assert import_game(text).remarks == []


HEAD = (["La nostra serata"], ["Gioco", "Il Castello"], ["Giocatori", "Marta", "Gianni"])


def test_a_sheet_of_ones_own_tells_which_columns_were_not_read() -> None:
    first = [None, 1, "gianni ", "posa T31 su g1 girata 0", "bella"]
    done = sheet(*HEAD, ["Ora", "Turno", "Chi", "Cosa fa", "Note"], first)
    assert done.record is not None
    assert done.record.actions == [(1, "place g1 0")]
    assert done.record.comments == {0: ["La nostra serata"]}
    assert done.remarks[0].words == {"columns": "Ora, Note"}


def test_a_tag_that_is_misspelled_is_no_silence() -> None:
    [fault] = sheet(*HEAD, ["Inizzia", "Gianni"], ["Chi", "Mossa"], ["Marta", "posa"]).faults
    assert (fault.line, fault.key, fault.words["near"]) == (4, "import-tag", "inizia")


def test_a_sheet_without_columns_tells_what_stands_there() -> None:
    [fault] = sheet(*HEAD[:2], ["Turno", "Persona", "Fatto"], [1, "Marta", "posa"]).faults
    assert (fault.line, fault.words["heads"]) == (3, "Turno, Persona, Fatto")


def test_a_tile_that_is_named_does_not_hide_the_rule() -> None:
    lines = ["Game: castle", "Players: Ana, Luis", "Ana places T31 on c9 turned 0"]
    assert import_game("\n".join(lines)).faults[0].rule == "CST-3"


@pytest.mark.parametrize(
    "title", ["Carcassonne: The Castle", "CASTLE", "Carcassonne, Il Castello", "le château"]
)
def test_a_game_has_a_longer_title_too(title: str) -> None:
    lines = [f"Game: {title}", "Players: Ana, Luis", "Ana places T31 on g1 turned 0"]
    done = import_game("\n".join(lines))
    assert done.record is not None
    assert done.record.game.name == "castle"


def test_what_has_to_be_told_is_told_with_an_example_and_for_whom() -> None:
    lines = ["Game: alhambra", "Players: Ana, Luis", "Starts: Luis", "Luis takes y7"]
    [fault] = import_game("\n".join(lines)).faults
    assert fault.words == {"name": "Ana", "example": "* hand 0 b1"}


def test_the_example_of_the_documentation_is_a_whole_file() -> None:
    text = (Path(__file__).parents[2] / "docs" / "importing.md").read_text(encoding="utf-8")
    example = text.partition("```text\n")[2].partition("```")[0]
    done = import_game(example)
    assert [str(error) for error in done.faults] == []
    assert done.record is not None
    assert done.record.actions == [(0, "place g1 0"), (0, "done"), (1, "place e2 1")]


def test_nothing_is_no_action_in_any_language() -> None:
    counts = {"kind": "none", "actions": 0, "completed": 0, "guessed": 0, "faults": 1}
    for lang in LANGUAGES:
        assert ": 0 " in texts(lang).say("import-summary", counts).replace("\N{NO-BREAK SPACE}", "")
