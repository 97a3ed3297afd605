"""Positions as people write them: read by every way in, refused with line, rule and reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from alcaide.core.errors import PositionError, SetupError
from alcaide.core.position_lines import LIMIT
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.locale import LANGUAGES
from alcaide.record import Record
from alcaide.record.positions import dealt, from_position, game_of, is_position, read_game
from alcaide.tables.records import from_record
from terminal import alcaide

# As somebody at a table of wood would write them: only what is seen, the rest left open.
BY_HAND = {
    "alcazar": [
        "players 2",
        "build 8x2 7 9\ncastle jaen 7",
        "build 8x2 7 9\ncastle jaen 7\nbaron 0 8\nhand 0 3 9 tower\nhand 1 ? ? ?",
        "players 3\nturn 2\nbuild 20\nmoney 41 40 40\nhand 2 ? ? ?",
        "build 7 8 9 8x2 7 9 8\ncastle cadiz 8\nbaron 1 8\nturn 1\nhand 1 tower tower",
        "build 7 9 7x1 9x1\nhand 0 8 ?",
        "build 7x2 8 9x2 7-9\ncastle sevilla 7\ngrandee 0 8\nbaron 1 7",
        "players 5\nhand 0 1 2 3\nhand 1 ? ? ? ? ? ? ? ? ? ?\nopen 70 71 72 60 61 62",
        "build 50x2 49 51\ncastle malaga 50\nphase noble\nnew 49 50 51\nfounding 0\nmoney 45 40",
        "build 30\nopen 1 2 3 4 5 6\ndeck 7 8 ?\ntowers 18\nhand 1 tower tower",
    ],
    "castle": [
        "game castle",
        "tile g1 T27 0",
        "tile g1 T27 0\ndrawn T50",
        "turn 1\ntile g1 T27 0\nfollower 0 g1.0\npile ?",
        "phase follow\ntile g1 T27 0\ndrawn T27 g1",
        "tile g1 T27 0\ntile g2 T28 0\nfollower 1 g1.0\nwall ? ? ? ? ? ? ? ? ? ? ? ? ?",
        "tile g1 T27 0\ngone T03\npile T50 T49 ?",
        "options start_spaces=open\ntile j4 T21 3",
        "tile g1 T27 0\nround 1\nstart 1\nturn 0",
        "turn 12 seat 1 mover 1 phase place start 0\ntile g1 T27 0\nscore 0 0\ndiscards T03",
    ],
    "alhambra": [
        "game alhambra",
        "game alhambra\nplayers 2",
        "alhambra 0 pavilion8 0,-1 garden11 1,0",
        "hand 0 y7 b3\nhand 1 ? ? ?\ndisplay y1 y2 g9 o5",
        "money 0 y7 b3\nmarket garden8a arcades6a pavilion2 tower13",
        "options squares=on\nreserve 0 tower9a red1\nhand 0 y9",
        "options exchange=on vizier=on\nhand 0 yb\nvizier 1",
        "players 4\nphase further\nhand 0 g9 g9\nalhambra 0 pavilion8 0,-1",
        "scored 1\npoints 5 9 0\nround 6\nalhambra 1 garden11 1,0\nhand 2 ? ?",
        "options bonus=on\nbonus 0 garden11\nbonus 1 ?\ndeck y1 y1 ?",
    ],
}
NEVER = {
    "build 7x81": "line 1: ALC-40",
    "hand 0 3\nhand 1 3": "line 2: ALC-2",
    "hand 0 3\nopen 3 4 5 6 7 8": "line 2: ALC-2",
    "build 8x2 7 9\ncastle jaen 7\nhand 0 7 8 9": "line 1: ALC-30",
    "build 20\nbaron 0 20\nmoney 100 40": "line 3: ALC-23",
    "build 20 22 24 26 28\nround 1": "line 2: ALC-10",
    "build 8x2 7 9\ncastle jaen 7\nphase noble": "ALC-23",
    "build 20\nphase flag\nnew 20": "ALC-22",
    "game alcazar\nmoney 0 0\nround 1": "line 3: ALC-10",
    "game alcazar\nround 206": "line 2: ALC-72",
    "game alcazar\npassed 0": "line 2: ALC-72",
    "game alcazar\nplayers 3\nturn 2\npassed 0": "line 4: ALC-72",
    "game alcazar\npassed 1\nround 1": "line 3: ALC-10",
    "game alcazar\nretired": "line 2: ALC-60",
    f"game alcazar\nround 1\nhand 0 {' '.join(map(str, range(1, 31)))}": "line 2: ALC-10",
    "game alcazar\nplayers -1": "line 2: ALC-1: 2 to 5 players, not -1",
    "game alcazar\nplayers 9999999": "line 2: ALC-1",
    "game castle\ntile g1 T27 0\ntile g2 T27 0": "line 3: CST-S3",
    "game castle\ntile e5 T27 0": "line 2: CST-3",
    "game castle\ntile g1 T27 0\ntile g2 T25 0": "line 3: CST-3",
    "game castle\ntile g1 T27 0\npoints 30 0": "line 3: CST-11",
    "game castle\ntile g1 T27 0\nfollower 0 g1.0 g1.1": "line 3: CST-5",
    "game castle\ntile g1 T27 0\nround 7": "line 3: CST-2",
    "game castle\nheld 0 1@1": "CST-13",
    "game castle\nheld 0 1@1 1@2 2@3\nwall ? ? ? ? ? ? ? ? ? ? ? ? ?": "CST-13",
    "game castle\nused 1 1\nheld 1 1@1": "line 3: CST-1",
    "game castle\npile T01 T02": "line 2: CST-S3",
    "game castle\nphase over": "line 2: CST-16",
    "game castle\nplayers 3": "line 2: CST-S3: 2 players, not 3",
    "game alhambra\nending": "line 2: ALH-25",
    "game alhambra\nround 2\nstalled 9": "line 2: ALH-1",
    "game alhambra\nreshuffles 10000": "line 2: reshuffles needs one number from 0 to 9999",
    f"game alhambra\nround 1\nhand 0 {'? ' * 17}": "line 2: ALH-1",
    "game alhambra\nhand 0 y7 y7\nhand 1 y7 y7": "line 3: ALH-S3",
    "game alhambra\nmarket tower7 tower8 pavilion2 pavilion3\nreserve 0 tower7": "line 3: ALH-S4",
    "game alhambra\npoints 9 0 0": "line 2: ALH-21",
    "game alhambra\nscored 1\npoints 900 900 900": "line 3: ALH-21",
    "game alhambra\nscored 3": "line 2: ALH-20",
    "game alhambra\nscored 1\ndeck S1": "ALH-20",
    "game alhambra\noptions bonus=on\nbonus 0 ? ? ? ?": "line 3: ALH-B1",
    "game alhambra\nround 1\nreserve 0 " + " ".join(f"tower{n}" for n in (7, 8, 10, 12)): "ALH-1",
    "game alhambra\nalhambra 0 garden11 3,0": "line 2: ALH-12",
    "game checkers": "line 1: there is no game 'checkers'",
}


@pytest.mark.parametrize(("game", "text"), [(g, t) for g in BY_HAND for t in BY_HAND[g]])
def test_what_people_write_is_read_and_thought_about(game: str, text: str) -> None:
    named = text if text.startswith("game ") else f"game {game}\n{text}"
    record = from_position(named, Rng(b"chance"))
    assert record.game.name == game
    assert record.legal_actions()
    again = Record.loads(record.dumps())
    assert again.state() == record.state()
    record.play(record.legal_actions()[0])
    assert Record.loads(record.dumps()) == record


@pytest.mark.parametrize("text", NEVER)
def test_what_no_game_can_come_to_is_refused_in_all_languages(text: str, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(text)
    with pytest.raises(PositionError) as caught:
        from_position(text)
    assert NEVER[text] in str(caught.value)
    said = {alcaide("show", str(file), "--lang", lang).err for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(caught.value.rule in one for one in said)


def test_the_game_is_the_one_whose_words_they_are() -> None:
    assert game_of("players 2\nbuild 7").name == "alcazar"
    assert game_of("tile g1 T27 0").name == "castle"
    assert game_of("; mine\nmoney 0 y7 b3").name == "alhambra"
    with pytest.raises(PositionError, match="line: game alcazar"):
        game_of("players 2")
    assert is_position(b"\xef\xbb\xbfplayers 2\n")
    assert not is_position('[Game "alcazar"]')
    assert not is_position("hello")
    assert not is_position("")
    assert not is_position(b"\xff\xfe\x00")


def test_a_text_is_bounded() -> None:
    with pytest.raises(PositionError, match="no position is longer than 20000 characters"):
        GAMES["alcazar"].read_position("; " + "x" * LIMIT)
    with pytest.raises(PositionError):
        read_game(b"players 2\n" + b"hand 0 3 \n" * 400_000)


@pytest.mark.parametrize("name", GAMES)
def test_the_position_that_a_page_copies_is_read_by_every_command(
    name: str, tmp_path: Path
) -> None:
    game, file = GAMES[name], tmp_path / "position.txt"
    state = game.new(game.seats[0], seed=5)
    for _ in range(9):
        game.apply(state, game.legal_actions(state)[0], None)
    file.write_text(game.position(state, game.turn(state)))
    for command in (("show",), ("hint", "-n", "4"), ("analyse", "-n", "4"), ("replay",)):
        said = alcaide(*command, str(file))
        assert (said.code, said.err) == (0, ""), said
    said = alcaide("hint", "-n", "4", "--json", "-", stdin=file.read_text())
    told = json.loads(said.out)
    legal = [game.write(state, action) for action in game.legal_actions(state)]
    assert told["best"] in legal
    assert told["seat"] == game.turn(state)
    assert told["reasons"]
    assert alcaide("hint", "-n", "4", "--json", str(file)).out == said.out
    bots = ",".join(["random"] * state.players)
    played = alcaide("play", str(file), "--seats", bots, "--record", str(tmp_path / "on.play"))
    assert played.code == 0, played.err
    assert Record.load(tmp_path / "on.play").setup.position


def test_hands_that_nobody_told_are_not_shown_as_if_they_were_known() -> None:
    text = "game alcazar\nhand 0 3 9\nhand 1 ? ? ?"
    assert from_position(text).tags["Guessed"] == ("1",)
    said = alcaide("show", "-", stdin=text)
    assert any("3 9" in line for line in said.lines)
    assert any(line.endswith("not known") for line in said.lines)


def test_what_is_left_open_is_another_deal_at_every_table() -> None:
    loaded = [from_record(b"game castle\ntile g1 T27 0\n", str) for _ in range(3)]
    assert len({one.setup.position for one in loaded}) == 3
    assert {one.rows for one in loaded} == {()}


def test_a_setup_says_what_its_position_says() -> None:
    game = GAMES["alcazar"]
    setup = from_position("game alcazar\nplayers 2").setup
    wrong: list[dict[str, Any]] = [{"players": 3}, {"start": 1}, {"options": {}}]
    for change in wrong:
        with pytest.raises(SetupError):
            game.deal(type(setup)(**{**_fields(setup), **change}))


def _fields(setup: Any) -> dict[str, Any]:
    return {name: getattr(setup, name) for name in setup.__struct_fields__}


@pytest.mark.parametrize("name", GAMES)
def test_views_draw_themselves(name: str) -> None:
    game = GAMES[name]
    state = game.new(game.seats[0], seed=3)
    for seat in (None, 0):
        assert game.observe(state, seat)._repr_svg_().startswith("<svg")


@pytest.mark.parametrize(
    ("text", "possible"),
    [
        ("game alcazar\nbuild 8x2 7 9\ncastle jaen 7\nhand 0 ? ? ? ? ?", ("buy", "done")),
        ("game alhambra\nhand 0 ? ? ? ?\nhand 1 y7", ("take",)),
    ],
)
def test_who_does_not_tell_his_hand_is_advised_what_he_can_do_with_any(
    text: str, possible: tuple[str, ...]
) -> None:
    for number in range(3):
        told = json.loads(
            alcaide("hint", "-n", "30", "--json", "-", stdin=text + "\n" * number).out
        )
        assert told["best"].startswith(possible)
        assert (told["second"] or told["best"]).startswith(possible)
        assert any("several hands" in reason for reason in told["reasons"])
    known = alcaide(
        "hint", "-n", "4", "-", stdin=text.replace("hand 0 ? ", "hand 1 ? ").split("\nhand 1 y7")[0]
    )
    assert "several hands" not in known.out


def test_what_the_seat_to_move_told_of_its_hand_is_the_same_in_every_deal() -> None:
    text = "game alcazar\nplayers 3\nturn 1\nhand 1 7 ? ? tower\nhand 2 ? 9\nopen 1 2 3 4 5 6\n"
    record = from_position(text)
    deals = dealt(record.game, record.state(), text)
    hands = {tuple(state.hands[1]) for state in deals}
    assert len(hands) > 1
    assert all(7 in hand and len(hand) == 3 for hand in hands)
    assert {tuple(state.open) for state in deals} == {(1, 2, 3, 4, 5, 6)}
    assert {state.tower_hands[1] for state in deals} == {1}
    assert (
        dealt(record.game, record.state(), text.replace("turn 1\nhand 1 7 ? ?", "hand 1 7")) == []
    )
