"""Games of each kind, written in each form and language, are the same when they are read again."""

import csv
import io
import unicodedata
from collections.abc import Callable
from itertools import cycle

import openpyxl
import pytest

from alcaide.locale import LANGUAGES
from alcaide.record import OpenRecord
from alcaide.record.exchange import import_game
from alcaide.record.exchange.as_list import as_list
from alcaide.record.exchange.as_tables import as_csv, as_json
from alcaide.record.made_by import Made, made_tags
from alcaide.record.unknowns.forgetting import forgotten
from alcaide.tables.words import Words
from told_games import record_of

GAMES = ("alcazar", "castle", "alhambra")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(10))
def test_a_list_in_any_language_is_the_game_that_it_tells(game: str, seed: int) -> None:
    record = record_of(game, seed)
    for lang in LANGUAGES:
        done = import_game(as_list(record, lang))
        assert [str(error) for error in done.faults] == []
        assert done.record == record
        assert done.kind == "list"
        assert done.guesses == []


@pytest.mark.parametrize(
    "names",
    [
        ("1", "2"),
        ("2", "1"),
        ("2", "Ana"),
        ("p1", "1"),
        ("2", "P1"),
        ('Ana, "la Zoë"', "李; 小龙"),
        ("Мария", "№ 7 - x"),
        ("Ana: Luis", "=SUM(A1)"),
    ],
)
def test_a_list_tells_who_acts_whatever_the_names(names: tuple[str, str]) -> None:
    record = record_of("castle", 0)
    record.names = names
    for lang in LANGUAGES:
        done = import_game(as_list(record, lang))
        assert [str(error) for error in done.faults] == []
        assert done.record == record


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_capitals_accents_dashes_and_apostrophes_are_no_matter(game: str, seed: int) -> None:
    record = record_of(game, seed)
    changes = (str.upper, plain, dashed("\N{EN DASH}"), str.lower, dashed("\N{MINUS SIGN}"))
    for change, lang in zip(changes, cycle(LANGUAGES), strict=False):
        lines = as_list(record, lang).splitlines()
        told = [line if line.startswith("[") else change(line) for line in lines]
        done = import_game("\n".join(told))
        assert [str(error) for error in done.faults] == []
        assert done.record is not None
        assert (done.record.actions, done.record.setup) == (record.actions, record.setup)


def dashed(dash: str) -> Callable[[str], str]:
    return lambda line: line.replace("-", dash).replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")


def plain(text: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_json_and_tables_are_the_game_that_they_tell(game: str, seed: int) -> None:
    record = record_of(game, seed)
    made = [Made("person", 1.5), Made("bot"), Made("", 12.0)]
    record.tags.update({name: tuple(values) for name, values in made_tags(made).items()})
    words = Words(LANGUAGES[seed % len(LANGUAGES)], game, record.names)
    table = as_csv(record, words)
    for data in (as_json(record, words), table, workbook(table)):
        done = import_game(data)
        assert [str(error) for error in done.faults] == []
        assert done.record == record


@pytest.mark.parametrize("game", GAMES)
def test_games_whose_piles_nobody_knows_are_told_as_they_went(game: str) -> None:
    known = record_of(game, 1)
    record = forgotten(known)
    words = Words("it", game, record.names)
    for data in (as_list(record, "it"), as_json(record, words), as_csv(record, words)):
        done = import_game(data)
        assert [str(error) for error in done.faults] == []
        assert isinstance(done.record, OpenRecord)
        assert done.record.actions == known.actions
        assert done.record == record


def test_a_tile_may_be_named_by_the_line_that_places_it() -> None:
    known = record_of("castle", 1)
    first = "place {} {} {}".format(known.setup.piles["Tiles"][0], *known.actions[0][1].split()[1:])
    who, other = known.names[known.actions[0][0]], known.names[1 - known.actions[0][0]]
    lines = [f"{who} {first}", f"{who} done", f"{other} place a1 0"]
    done = import_game("\n".join(["Game: castle", "Players: Ana, Luis", *lines]))
    assert isinstance(done.record, OpenRecord)
    assert done.record.actions == known.actions[:2]
    assert [error.key for error in done.faults] == ["import-due"]
    assert done.faults[0].legal[0].startswith("* tile T")


def workbook(table: str) -> bytes:
    book = openpyxl.Workbook()
    assert book.active is not None
    for row in csv.reader(io.StringIO(table)):
        book.active.append([int(cell) if cell.isdecimal() else cell for cell in row])
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


@pytest.mark.parametrize("delimiter", [";", "\t"])
def test_spreadsheets_part_cells_as_their_country_does(delimiter: str) -> None:
    record = record_of("castle", 1)
    out = io.StringIO()
    rows = csv.reader(io.StringIO(as_csv(record, Words("it", "castle", record.names))))
    csv.writer(out, delimiter=delimiter).writerows(rows)
    assert import_game(out.getvalue()).record == record
    assert import_game(out.getvalue().encode("utf-16")).record == record
