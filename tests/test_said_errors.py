"""What is wrong with boards, deals and positions is said in every language, with all it needs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from alcaide import Record
from alcaide.cli.terminal_words import Words
from alcaide.core.errors import BoardError, PlayersError, RecordError, SaidError
from alcaide.games import GAMES
from alcaide.locale import DEFAULT, LANGUAGES, texts
from alcaide.record.board_file import read_file, usual_file
from alcaide.server.present.error_sentences import told
from test_locale import FILES, entries, variables

SOURCE = Path(__file__).parents[1] / "src/alcaide"
ERRORS = ("SetupError", "BoardError", "PositionError")
PROGRAMS = ("interface/game.py",)  # a seed of the wrong kind: only programs give one


def raised() -> Iterator[tuple[str, ast.Call]]:
    """Yield every place where such an error is made."""
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=kind)) if kind in ERRORS and name not in PROGRAMS:
                    yield f"{name}:{node.lineno}", node


def test_every_such_error_has_a_message_and_gives_what_it_asks_for() -> None:
    english = {key: entry for file in FILES for key, entry in entries(DEFAULT, file).items()}
    lacking = []
    for place, call in raised():
        if len(call.args) < 2:
            lacking.append(f"{place}: no message")
        elif isinstance(call.args[1], ast.Constant):
            key, given = str(call.args[1].value), {word.arg for word in call.keywords}
            if None not in given:  # None: ** gives more
                lacking += [f"{place}: {each}" for each in variables(english, key) - given]
    assert lacking == []


def broken(game: str) -> Any:
    """Return a board of a game with one thing missing."""
    content: Any = usual_file(game).content
    if game == "alcazar":
        content["spaces"]["7"] = content["spaces"]["9"]
    elif game == "castle":
        content["tiles"]["tiles"][6]["parts"] = []
    else:
        content["squares"].pop()
    return content


@pytest.mark.parametrize(
    ("game", "rule", "said"),
    [
        ("alcazar", "ALC-5", ["Space 7 does", "Lo spazio 7 non", "Le terrain 7 ne"]),
        ("castle", "CST-S3", ["Tile T07 needs", "La tessera T07 vuole", "La tuile T07 demande"]),
        ("alhambra", "ALH-S5", ["There are 24", "I capannoni sono 24", "Il y a 24 esplanades"]),
    ],
)
def test_why_nothing_can_be_played_on_a_board_is_said_in_every_language(
    game: str, rule: str, said: list[str]
) -> None:
    file = usual_file(game)._replace(content=broken(game))
    with pytest.raises(BoardError) as caught:
        file.board()
    for lang, words in zip(LANGUAGES, said, strict=True):
        for sentence in (Words(lang).error(caught.value), told(caught.value, Words(lang)).sentence):
            assert f"({rule})" in sentence
            assert words in sentence


def test_a_file_that_is_no_board_is_told_with_the_place() -> None:
    with pytest.raises(BoardError) as caught:
        read_file('{"format": "alcaide-board",\n "version" 1}')
    assert Words("it").error(caught.value).endswith("guarda la riga 2, colonna 12.")
    with pytest.raises(BoardError) as caught:
        read_file(b"\xff")
    assert "octet 0" in Words("fr").error(caught.value)


@pytest.mark.parametrize(
    ("game", "old", "new", "rule", "italian"),
    [
        ("alcazar", '[Deck "', '[Deck "73 ', "ALC-2", "'73' non esiste; si va da 1 a 72"),
        ("castle", '[Tiles "', '[Tiles "T61 ', "CST-S3", "'t61' non esiste; si va da T01 a T60"),
        ("alhambra", '[Money "', '[Money "z9 ', "ALH-S3", "'z9' non è una carta"),
        ("castle", '[Start "', '[Start "7', "CST-1", "non può cominciare; possono: 0, 1"),
    ],
)
def test_a_deal_that_cannot_be_is_refused_in_every_language(
    game: str, old: str, new: str, rule: str, italian: str
) -> None:
    text = dealt(game).replace(old, new)
    with pytest.raises(RecordError) as caught:
        Record.loads(text)
    error = caught.value
    assert (error.rule, text.splitlines()[error.line - 1].startswith(old)) == (rule, True)
    assert italian.lower() in Words("it").error(error).lower()
    said = {told(error, Words(lang)).sentence for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert error.reason not in Words("fr").error(error)


def dealt(game: str) -> str:
    return Record(GAMES[game], GAMES[game].setup(2, seed=1)).dumps()


def test_the_number_of_players_is_refused_in_every_language() -> None:
    error: SaidError = PlayersError("castle", 3, range(2, 3))
    assert [told(error, Words(lang)).sentence for lang in LANGUAGES] == [
        texts(lang).say("table-players", error.words) for lang in LANGUAGES
    ]
