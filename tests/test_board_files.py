"""Boards as in somebody's box: files, facts, games on them, records that name them."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import alcaide
from alcaide.core.errors import AlcaideError, BoardError, PositionError
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.real_table.boards import Board, Fact
from alcaide.locale import LANGUAGES
from alcaide.record import Record
from alcaide.record.board_file import (
    LIMIT,
    BoardFile,
    load_board,
    open_facts_of,
    read_file,
    transcribable,
    usual_file,
)
from alcaide.record.fairness import seed_tags, verify
from alcaide.record.positions import from_position
from alcaide.tables.words import Words
from terminal import alcaide as terminal

NAMES = transcribable()


def named(game: str, content: Any) -> BoardFile:
    return BoardFile(game, "Casa", "Ana", content)


def changed(game: str) -> BoardFile:
    """Return a board that can be played on and is not the usual one."""
    content = usual_file(game).content
    match game:
        case "alcazar":  # the mirror image: the same ring, other cells
            content["spaces"] = {n: [10 - x, y] for n, (x, y) in content["spaces"].items()}
        case "castle":
            content["tiles"]["tiles"][26]["parts"][0]["well"] = True
        case _:
            content["squares"][1]["walls"] = "NE"
    return named(game, content)


def differing(facts: list[Fact]) -> set[str]:
    return {fact.name for fact in facts if fact.state == "differs"}


def test_there_are_games_whose_components_can_be_transcribed() -> None:
    assert {"alcazar", "castle", "alhambra"} <= set(NAMES)


@pytest.mark.parametrize("game", NAMES)
def test_what_a_game_has_agrees_with_all_that_is_known(game: str) -> None:
    usual = usual_file(game)
    assert usual.usual
    assert differing(usual.facts) == set()
    assert read_file(usual.dumps()) == usual
    assert usual.box.filled(usual.form) == usual.content


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_fact_has_words_and_a_rule(game: str, lang: str) -> None:
    words = Words(lang, game)
    rules = {rule.id for rule in GAMES_RULES(game, lang)}
    for fact in usual_file(game).facts:
        assert words.fact(fact) != f"{game}-known-{fact.name}"
        assert bool(words.standing(fact)) == (fact.state != "unknown" or fact.source == "ours")
        assert fact.rule in rules


def GAMES_RULES(game: str, lang: str) -> Any:  # noqa: N802
    from alcaide.locale import rules

    return rules(game, lang).rules


@pytest.mark.parametrize("game", NAMES)
def test_a_game_on_another_board_is_played_recorded_and_promised(game: str) -> None:
    other = changed(game)
    assert not other.usual
    board, played = other.board(), GAMES[game]
    setup = played.setup(2, None, b"deal", board)
    record = alcaide.Record(played, setup, tags=seed_tags(setup, played, "deal"))
    rng = Rng(b"moves")
    while record.turn is not None:
        actions = record.legal_actions()
        record.add(actions[rng.below(len(actions))])
    text = record.dumps()
    again = alcaide.Record.loads(text)
    assert again == record
    assert again.setup.board_name == "Casa"
    assert f'[BoardName "Casa" "{board.hash}"]' in text
    assert all(check.fits for check in verify(again))
    with pytest.raises(alcaide.RecordError, match="another hash"):
        alcaide.Record.loads(text.replace(board.hash, "0" * 64))
    forged = text.replace('"Casa"', '"Villa"')
    assert not all(check.fits for check in verify(alcaide.Record.loads(forged)))


def test_a_hash_is_of_the_content_alone() -> None:
    first, second = changed("alhambra"), changed("alhambra")._replace(name="Other", author="")
    assert first.board().hash == second.board().hash
    told = {**second.content, "why": "this means nothing"}
    assert named("alhambra", told).board().hash == first.board().hash


def test_a_board_of_one_game_is_none_of_another() -> None:
    with pytest.raises(BoardError, match=r"a board of castle is wanted.*not alcazar"):
        GAMES["castle"].new(2, board=changed("alcazar").board())
    with pytest.raises(BoardError):
        GAMES["castle"].new(2, board="mine.board")  # type: ignore[arg-type]


def test_facts_name_what_differs_and_where() -> None:
    content = usual_file("alcazar").content
    del content["spaces"]["54"]
    facts = {fact.name: fact for fact in named("alcazar", content).facts}
    assert (facts["spaces"].found, facts["spaces"].known) == ("71", "72")
    assert facts["spaces"].places == ("space:54",)
    assert differing(list(facts.values())) == {"spaces", "ring"}
    content = usual_file("alhambra").content
    content["squares"][0]["walls"] = "S"  # the one that was seen
    board = named("alhambra", content).board()
    assert [fact.name for fact in open_facts_of(board)] == ["seen"]
    tiles = usual_file("castle").content
    tiles["tiles"]["tiles"][26]["parts"][1]["slots"] = [0]
    sound = {fact.name: fact for fact in named("castle", tiles).facts}["sound"]
    assert (sound.state, sound.places) == ("differs", ("tile:27",))


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("[]", "it should have"),
        ("{", "is not JSON"),
        ("[" * 50_000, "is not JSON"),
        ('{"format": "alcaide-board", "version": 2}', "Version 2"),
        ('{"format": "alcaide-board", "version": 1, "game": "chess"}', "chess"),
        (" " * (LIMIT + 1), "longer than"),
        (b"\xff", "not UTF-8: byte 0"),
        ('{"format": "alcaide-board", "version": 1, "game": "castle", "name": 7}', "name should"),
    ],
)
def test_what_is_no_board_is_refused_with_the_reason(source: str | bytes, words: str) -> None:
    with pytest.raises(BoardError, match=words):
        read_file(source)


def test_a_file_is_read_to_be_played_on(tmp_path: Any) -> None:
    path = tmp_path / "mine.board"
    path.write_text(changed("castle").dumps(), encoding="utf-8")
    board = load_board(path)
    assert board == Board("castle", board.text, "Casa", "Ana")
    content = changed("castle").content
    content["tiles"]["tiles"].pop()
    path.write_text(named("castle", content).dumps(), encoding="utf-8")
    with pytest.raises(BoardError, match="There are 60 castle tiles"):
        load_board(path)


JUNK = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 130), st.just(10**400), st.floats(),
    st.sampled_from(["", "N", "path", "T01", "####", "NESW", "blue"]),
    st.just([]), st.just({}), st.just([[1, 2]]), st.lists(st.integers(-1, 12), max_size=3),
)  # fmt: skip


def places(value: Any) -> list[tuple[Any, Any]]:
    """Return all containers of JSON with the keys at which something can be changed."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    inner = [value[key] for key in keys if isinstance(value[key], dict | list)]
    return [(value, key) for key in keys] + [place for each in inner for place in places(each)]


@given(st.sampled_from(NAMES), st.lists(st.tuples(st.integers(0, 10**6), JUNK), max_size=4))
def test_changed_boards_break_nothing(game: str, changes: list[tuple[int, Any]]) -> None:
    """Whatever stands in a file: facts and forms are made, and it is played on or refused."""
    content = deepcopy(usual_file(game).content)
    for number, junk in changes:
        spots = places(content)
        if spots:
            holder, key = spots[number % len(spots)]
            holder[key] = deepcopy(junk)
    file = named(game, content)
    box, facts = file.box, file.facts
    assert facts
    box.facts(box.filled(file.form))
    try:
        text = read_file(json.dumps({**json.loads(file.dumps())})).board().text
    except AlcaideError:
        return
    played = GAMES[game]
    setup = played.setup(2, None, 7, Board(game, text, "Casa"))
    state = played.deal(setup)
    for _ in range(6):
        actions = played.legal_actions(state)
        played.apply(state, actions[-1], None)
    view = played.observe(state, 0)
    for turns in (0, 4):
        played.scene(view, turns)
    played.describe(view)
    played.deal(played.setup(2, None, 8, Board(game, text)))


@pytest.mark.parametrize("game", NAMES)
def test_a_position_names_its_board_and_is_read_on_no_other(game: str, tmp_path: Path) -> None:
    board = changed(game).board()
    state = GAMES[game].new(GAMES[game].seats[0], seed=3, board=board)
    GAMES[game].apply(state, GAMES[game].legal_actions(state)[0], None)
    text = GAMES[game].position(state, None)
    assert text.splitlines()[:2] == [f"game {game}", f"board {board.hash[:16]}"]
    again = GAMES[game].read_position(text, board.text)
    assert GAMES[game].position(again, None) == text
    with pytest.raises(PositionError, match=r"line 2: .*which is needed"):
        GAMES[game].read_position(text)
    with pytest.raises(PositionError, match=rf"line 2: .*not on {board.hash[:16]}"):
        GAMES[game].read_position(text.replace(board.hash[:16], "0" * 64), board.text)
    for wrong in ("", "abc", "g" * 16, "0" * 65, "12 34"):
        with pytest.raises(PositionError, match="line 2: a board is known by"):
            GAMES[game].read_position(text.replace(board.hash[:16], wrong), board.text)
    record = from_position(text, board=board)
    assert (record.setup.board, record.setup.board_name) == (board.text, "Casa")
    assert Record.loads(record.dumps()) == record
    position, file = tmp_path / "position.txt", tmp_path / "mine.board"
    position.write_text(text)
    file.write_text(changed(game).dumps())
    for command in (("show",), ("hint", "-n", "4"), ("analyse", "-n", "4"), ("replay", "--quiet")):
        said = terminal(*command, str(position), "--board", str(file))
        assert (said.code, said.err) == (0, ""), said
        for lang in LANGUAGES:
            without = terminal(*command, str(position), "--lang", lang)
            assert without.code == 1
            assert board.hash[:16] in without.err
    bots = ",".join(["random"] * state.players)
    on = tmp_path / "on.play"
    begun = ("play", str(position), "--seats", bots, "--record", str(on))
    assert terminal(*begun, "--board", str(file)).code == 0
    assert Record.load(on).setup.board == board.text
    other = terminal("play", str(on), "--seats", bots, "--board", str(file))
    assert other.code == 1  # a record has its board already
