"""Records that are wrong: refused with line, rule, reason and what would have been legal."""

from __future__ import annotations

import time

import pytest

from alcaide.cli.commands.simulate import random_game
from alcaide.core.errors import NotationError, RecordError
from alcaide.games import GAMES
from alcaide.locale import LANGUAGES, texts
from alcaide.record import Record
from alcaide.record.lines import ACTIONS, LIMIT
from records import ALCAZAR, HEADER, START, WHOLE, line_of, lines_of, refused, with_line


@pytest.mark.parametrize(
    ("tag", "line", "rule", "reason"),
    [
        ("Game", '[Game "chess"]', "NOTATION", "no game 'chess'; there are: alcazar, castle, "),
        ("Game", '[Game "alcazar" "castle"]', "NOTATION", "Game should be one string."),
        ("Game", "[Game alcazar]", "NOTATION", "should be a tag"),
        ("Game", '[game "alcazar"]', "NOTATION", "should be a tag"),
        ("Game", '[Game "alcazar"', "NOTATION", "should be a tag"),
        ("Game", '[Game "alc\\azar"]', "NOTATION", "should be a tag"),
        ("Version", '[Version "3"]', "NOTATION", "Version '3' is unknown; alcazar is at version 2"),
        ("Players", '[Players "6"]', "ALC-1", "2 to 5 players, not 6."),
        ("Players", '[Players "three"]', "NOTATION", "it should be a number"),
        ("Players", '[Players "-3"]', "NOTATION", "it should be a number"),
        ("Players", '[Players "99999999999999999999"]', "NOTATION", "it should be a number"),
        ("Start", '[Start "3"]', "ALC-4", "Seat 3 cannot start; seats are 0 to 2."),
        ("Options", '[Options "taxes=on"]', "NOTATION", "has no option 'taxes'"),
        ("Options", '[Options "money_points=often"]', "NOTATION", "must be one of: on, off"),
        ("Options", '[Options "money_points"]', "NOTATION", "should be NAME=VALUE"),
        ("Options", '[Options "money_points=on money_points=on"]', "NOTATION", "given twice"),
        ("Deck", '[Deck "1 2 3"]', "ALC-2", "Deck lacks card 4, 5, 6, 7, 8."),
        ("Deck", '[Deck ""]', "ALC-2", "Deck lacks card"),
        ("Deck", '[Deck "1 2 3 73"]', "ALC-2", "'73' in Deck is no card"),
        ("Deck", '[Deck "1 2 3 02"]', "ALC-2", "'02' in Deck is no card"),
        ("Deck", '[Deck "1 2 3 2"]', "ALC-2", "Card 2 is twice in Deck."),
        ("Scores", '[Scores "1 2 3"]', "NOTATION", "Played through, the scores are"),
        ("Scores", '[Scores "1 2"]', "NOTATION", "Scores should be 3 numbers."),
        ("Scores", '[Scores "many"]', "NOTATION", "Scores should be 3 numbers."),
    ],
)  # fmt: skip
def test_a_wrong_header_is_refused(tag: str, line: str, rule: str, reason: str) -> None:
    number = line_of(tag)
    error = refused(with_line(number, line), "game.play")
    assert (error.file, error.line, error.rule) == ("game.play", number, rule)
    assert reason in error.reason
    assert str(error).startswith(f"game.play, line {number}: {rule}: ")


@pytest.mark.parametrize("tag", ["Game", "Version", "Players", "Start", "Deck"])
def test_a_missing_tag_is_named(tag: str) -> None:
    error = refused("".join(f"{x}\n" for x in lines_of(START) if not x.startswith(f"[{tag} ")))
    assert error.rule == "NOTATION"
    assert error.line == HEADER - 1
    assert error.reason == f'The header has no [{tag} "..."].'


@pytest.mark.parametrize("tag", ["Game", "Deck", "Options", "Date"])
def test_a_tag_that_is_given_twice_is_refused(tag: str) -> None:
    text = f'[Date "2026"]\n{START}[{tag} "again"]\n'
    error = refused(text)
    assert (error.line, error.rule) == (HEADER + 2, "NOTATION")
    assert error.reason == f"{tag} is given twice, first in line {line_of(tag, text)}."


def test_names_are_one_for_each_seat() -> None:
    error = refused(START + '[Names "Ana" "Luis"]\n')
    assert (error.line, error.reason) == (HEADER + 1, "There are 3 players, but 2 names.")


def test_a_finished_game_was_not_broken_off() -> None:
    record = random_game(GAMES["alcazar"], 2, {}, "1")
    record.tags["Result"] = ("broken-off",)
    text = record.dumps()
    line = text[: text.index("[Result")].count("\n") + 1
    with pytest.raises(RecordError, match="has come to its end") as caught:
        Record.loads(text)
    assert (caught.value.line, caught.value.key) == (line, "record-not-broken-off")


def test_scores_are_for_finished_games() -> None:
    error = refused(START + '[Scores "0 0 0"]\n')
    assert (error.line, error.rule) == (HEADER + 1, "NOTATION")
    told = "The record gives scores, but its game does not come to an end: "
    assert error.reason == told + "the last lines may be missing."


@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ("{}", 'The board needs "spaces" numbered "1" to "72".'),
        ("no json", "The board is not JSON"),
        ("[" * 100_000, "The board"),
        ('{\\"spaces\\": 7}', 'The board needs "spaces"'),
    ],
)
def test_a_broken_board_is_refused(board: str, reason: str) -> None:
    error = refused(f'{START}[Board "{board}"]\n')
    assert error.line == HEADER + 1
    assert reason in error.reason


def test_a_tag_among_the_actions_is_refused() -> None:
    error = refused(WHOLE + '[Date "2026"]\n')
    assert (error.line, error.rule) == (len(lines_of(WHOLE)) + 1, "NOTATION")


def test_events_are_refused_where_nothing_happens_by_chance() -> None:
    error = refused(with_line(HEADER + 4, "* reshuffle 3 4"))
    assert (error.line, error.rule) == (HEADER + 4, "NOTATION")
    assert "“* reshuffle 3 4”" in error.reason


@pytest.mark.parametrize("line", ["buy deck", "x buy deck", "-1 buy deck", "100 pass", "0", "0buy"])
def test_a_line_that_is_no_line_is_refused(line: str) -> None:
    error = refused(START + line + "\n")
    assert (error.line, error.rule) == (HEADER + 1, "NOTATION")
    assert "SEAT ACTION" in error.reason


def test_an_illegal_action_is_refused_with_rule_and_what_would_be_legal() -> None:
    record = Record.loads(START)
    seat = record.turn
    missing = next(n for n in range(1, 73) if n not in record.state().hands[seat])
    error = refused(f"{START}{seat} Palace  {missing}\n", "game.play")
    assert (error.line, error.rule, error.text) == (HEADER + 1, "ALC-34", f"palace {missing}")
    assert error.reason == f"You do not hold card {missing}."
    assert error.key == "alcazar-why-card-not-in-hand"
    legal = [ALCAZAR.write(record.state(), action) for action in record.legal_actions()]
    assert sorted(error.legal) == sorted(legal)
    palaces = sum(text.startswith("palace") for text in legal)
    assert all(text.startswith("palace") for text in error.legal[:palaces])
    shown = ", ".join(error.legal[:8])
    assert str(error) == (
        f"game.play, line {HEADER + 1}: ALC-34: palace {missing}: You do not hold card {missing}. "
        f"Legal here: {shown} and {len(legal) - 8} more."
    )


def test_a_line_that_is_no_sentence_of_the_notation() -> None:
    record = Record.loads(START)
    error = refused(f"{START}{record.turn} dance\n")
    assert (error.line, error.rule) == (HEADER + 1, "NOTATION")
    assert "actions are retire, buy, castle" in error.reason
    assert error.legal


def test_the_wrong_seat_is_refused_with_the_rule_of_the_turn() -> None:
    turn = Record.loads(START).turn
    assert turn is not None
    other = (turn + 1) % 3
    error = refused(f"{START}{other} buy deck\n")
    assert (error.line, error.rule) == (HEADER + 1, "ALC-10")
    assert error.reason == f"It is the turn of seat {turn}, not of seat {other}."
    error = refused(f"{START}7 buy deck\n")
    assert (error.rule, error.reason) == ("NOTATION", "There is no seat 7; seats are 0 to 2.")


def test_the_wrong_point_of_a_turn_is_refused_with_the_rule_of_the_turn() -> None:
    record = Record.loads(START)
    seat, hand = record.turn, record.state().hands[record.turn]
    error = refused(f"{START}{seat} palace {hand[0]}\n{seat} buy deck\n")
    assert (error.line, error.rule) == (HEADER + 2, "ALC-50")
    assert error.legal == ["baron " + str(hand[0]), f"grandee {hand[0]}", "done"]
    error = refused(f"{START}{seat} done\n")
    assert (error.line, error.rule) == (HEADER + 1, "ALC-10")


@pytest.mark.parametrize("line", ["0 pass", "1 buy deck", "2 done"])
def test_lines_after_the_end_are_refused(line: str) -> None:
    error = refused(f"{WHOLE}{line}\n")
    assert (error.line, error.rule) == (len(lines_of(WHOLE)) + 1, "ALC-90")
    assert error.legal == []
    assert error.reason == "The game is over; nothing more can be played."


@pytest.mark.parametrize(
    ("source", "line", "reason"),
    [
        ("", 1, 'The header has no [Game "..."].'),
        ("\n\n; nothing but a remark\n", 1, 'The header has no [Game "..."].'),
        (b"\x89PNG\r\n\x1a\n\x00\x00", 1, "This is no UTF-8 text: byte 0x89."),
        (START.encode("utf-16"), 1, "This text is UTF-16; a record is UTF-8."),
        (START.encode() + b"; caf\xe9\n", HEADER + 1, "This is no UTF-8 text: byte 0xe9."),
        (START + "0 buy\x00deck\n", HEADER + 1, "the control character 0x0000"),
        (START + "; \x1b[2J\n", HEADER + 1, "the control character 0x001b"),
        (START + "\ud800\n", HEADER + 1, "the control character 0xd800"),
        ("GIF89a\x01\x02", 1, "the control character 0x0001"),
        ('{"game": "alcazar"}', 1, "should be SEAT ACTION"),
    ],
)
def test_junk_is_refused(source: str | bytes, line: int, reason: str) -> None:
    error = refused(source)
    assert (error.line, error.rule) == (line, "NOTATION")
    assert reason in error.reason


@pytest.mark.parametrize(
    ("more", "line", "rule"),
    [
        ("0 pass\n" * 1_000_000, (LIMIT - len(WHOLE)) // 7 + len(lines_of(WHOLE)) + 1, "NOTATION"),
        (";\n" * 1_000_000, (LIMIT - len(WHOLE)) // 2 + len(lines_of(WHOLE)) + 1, "NOTATION"),
        ("; " + "long" * 1_000_000, len(lines_of(WHOLE)) + 1, "NOTATION"),
    ],
)
@pytest.mark.parametrize("encoded", [False, True])
def test_a_million_lines_are_refused_quickly(
    more: str, line: int, rule: str, encoded: bool
) -> None:
    source = WHOLE + more
    begun = time.process_time()
    error = refused(source.encode() if encoded else source)
    assert time.process_time() - begun < 3
    assert error.rule == rule
    assert abs(error.line - line) <= 1


@pytest.mark.parametrize("encoded", [False, True])
def test_too_many_actions_are_refused_before_any_is_played(
    encoded: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Record, "_take", lambda *_: pytest.fail("an action was played"))
    source = START + "; words\n\n" + "0 pass\n" * (ACTIONS + 5)
    error = refused(source.encode() if encoded else source)
    assert (error.line, error.rule) == (HEADER + 2 + ACTIONS + 1, "NOTATION")
    assert error.reason == "No record has more than 10,000 actions."


@pytest.mark.parametrize(
    ("tag", "line"),
    [
        ("Deck", '[Deck "' + "7 " * 490_000 + '"]'),
        ("Deck", '[Deck "' + "x" * 990_000 + '"]'),
        ("Deck", '[Deck "' + "7" * 990_000),
        ("Deck", "[Deck " + '"7" ' * 240_000),
        ("Deck", "[Deck" + "\t" * 990_000),
        ("Deck", '[Deck "' + "\\" * 990_000),
        ("Options", '[Options "' + "o" * 990_000 + '=x"]'),
        ("Options", '[Options "' + "o " * 490_000 + '"]'),
        ("Options", '[Options "' + "money_points=on " * 60_000 + '"]'),
        ("Version", '[Version "' + "1" * 990_000 + '"]'),
        ("Players", '[Players "' + "3" * 990_000 + '"]'),
        ("Players", "0 buy " + "7" * 990_000),
    ],
)
def test_endless_lines_are_refused_quickly_and_briefly(tag: str, line: str) -> None:
    number = line_of(tag, START)
    source = with_line(number, line, START)
    begun = time.process_time()
    error = refused(source)
    assert time.process_time() - begun < 2
    assert error.line in (number, number - 1)
    assert len(str(error)) < 1_000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_said_in_every_language(lang: str) -> None:
    turn = Record.loads(START).turn or 0
    sources: list[str | bytes] = [
        *("", "[", "x", START + '[Game "x"]', START + '[Names "Ana"]', START + '[Scores "0 0"]'),
        *(START + '[Scores "0 0 0"]', START + "* boom", START + "9 pass", START + "\x01"),
        *(
            WHOLE + '[A "b"]',
            WHOLE + "0 pass",
            WHOLE + ";" * LIMIT,
            START + "0 x\n" * 10_001,
            START.encode("utf-16"),
        ),
        *(f"{START}{(turn + 1) % 3} buy deck", with_line(2, '[Version "7"]'), b"\xff" + b"\xfd"),
        with_line(line_of("Game"), '[Game "chess"]'),
        *(with_line(3, '[Players "x"]'), with_line(3, '[Players "3" "4"]')),
        with_line(line_of("Scores"), '[Scores "9 9 9"]'),
    ]
    said = set()
    for source in sources:
        error = refused(source)
        assert error.key in texts(lang)
        said.add(texts(lang).say(error.key, error.words))
        assert texts("en").say(error.key, error.words) == error.reason
    assert len(said) == len(sources)
    assert not [sentence for sentence in said if "{ $" in sentence or "???" in sentence]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        *[(name, line) for name in GAMES for line in ("dance", "", "done and done", "end it")],
        *[("alcazar", line) for line in ("tower z9", "tower g0", "palace 99", "bridge a1-z2")],
        *[("castle", line) for line in ("place z9 0", "place a1 0", "place e5", "score z1.0")],
        *[("alhambra", line) for line in ("take q9", "build moon at 1,1", "lift 200,1", "buy 7")],
    ],
)
def test_what_is_no_notation_is_said_in_every_language(name: str, line: str) -> None:
    game = GAMES[name]
    state = game.new(game.seats[0], seed=1)
    with pytest.raises(NotationError) as caught:
        game.read(state, line)
    error = caught.value
    told = [texts(lang).say(error.key, error.words) for lang in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    english = texts("en").say(error.key, error.words)
    assert english.rstrip(".") == str(error).removeprefix("NOTATION: ").rstrip(".")
