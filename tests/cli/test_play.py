"""Playing in the terminal: a dialogue, undo, files, several people."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from alcaide.cli.session import Session, new_session, read_seats
from alcaide.cli.terminal_words import Words
from alcaide.core.errors import IllegalActionError
from alcaide.games import GAMES
from alcaide.locale import LANGUAGES, rules, texts
from alcaide.record import Record
from records import ALCAZAR, GOLDEN
from terminal import Said, alcaide, saved

SEED = "4"  # the person on seat 0 begins


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(*lines: str, seats: str = "me,random", more: tuple[str, ...] = ()) -> Said:
    typed = "".join(f"{line}\n" for line in lines)
    return alcaide("play", "alcazar", "--seats", seats, "--seed", SEED, *more, stdin=typed)


def hand_of(name: str) -> str:
    """Return how a hand is told."""
    return texts("en").say("cli-hand", {"name": name, "cards": ""}).rstrip()


def session(seats: str = "me,random") -> Session:
    return new_session(ALCAZAR, read_seats(seats, Words("en")), {}, int(SEED), None)


def test_the_table_and_the_choices_are_shown() -> None:
    said = play()
    assert said.code == 0
    assert said.lines[1].split() == list("abcdefghijk")
    assert "> ● Player       0      40" in said.out
    assert hand_of("Player") in said.out
    assert re.search(r"Buy a card or build .* \(ALC-10\)", said.out)
    state = session().record.state()
    for action in ALCAZAR.legal_actions(state):
        assert re.search(rf"\d+  {ALCAZAR.write(state, action)} [+-]\d+", said.out)
    assert "Found a castle  ALC-30" in said.out


def test_choices_are_taken_by_number_or_notation() -> None:
    hand = session().record.state().hands[0]
    said = play("1", "done", "quit")
    assert (said.code, said.err) == (0, "")
    assert saved().actions[:2] == [(0, f"palace {hand[0]}"), (0, "done")]
    assert saved().turn == 0  # the bot has answered
    assert re.search(rf"1  Player  palace {hand[0]} +Player plays card {hand[0]}", said.out)
    next(Path().glob("*.play")).unlink()
    play(f"  PALACE   {hand[1]}", "quit")
    assert saved().actions == [(0, f"palace {hand[1]}")]


def test_a_number_that_is_no_choice() -> None:
    said = play("0", "999", "00001", "quit")
    assert said.out.count("There is no choice") == 3
    assert "There is no choice 999; they go from 1 to 48." in said.out
    assert not list(Path().glob("*.play"))  # nothing was played: nothing to keep


def test_what_is_not_legal_is_refused_with_rule_reason_and_what_would_be() -> None:
    said = play("palace 1", "dance", "buy 80", "quit")
    assert "ALC-34: palace 1: You do not hold card 1.\nLegal here: palace 5, " in said.out
    assert "NOTATION: 'dance' is no action; actions are retire, buy" in said.out
    assert "NOTATION: 'buy 80' should be: buy CARD, buy deck or buy tower\n" in said.out


def test_a_question_mark_explains() -> None:
    said = play("?", "? 1", "?palace 1", "? tower 7", "? dance", "quit")
    assert "notation: palace 5\n? in front  " in said.out
    assert "palace 5: Card 5 founds a palace\n  Value: 1\n  Income: +1\n" in said.out
    assert "ALC-34: You do not hold card 1.\nLegal here: palace 5" in said.out
    assert "ALC-11: tower 7" not in said.out
    assert re.search(r"ALC-4\d: You have no tower card", said.out)
    assert "NOTATION: 'dance'" in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_help_gives_examples_of_the_game_that_is_played(game: str, lang: str) -> None:
    seats = ",".join(["me", "random"])
    typed = alcaide("play", game, "--seats", seats, "--seed", SEED, "--lang", lang, stdin="help\n")
    state = new_session(GAMES[game], read_seats(seats, Words(lang)), {}, int(SEED), None).record
    legal = {state.game.write(state.state(), action) for action in state.legal_actions()}
    examples = set(re.findall(r": (?:\? )?(.+)$", typed.out.partition("undo  ")[0], re.MULTILINE))
    assert examples & legal
    number = re.search(r": rules (\S+)", typed.out)
    assert number is not None
    assert rules(game, lang).rule(number[1]) is not None


def test_undo_goes_back_to_the_start_of_the_turn() -> None:
    said = play("castle 5 3-5", "baron 3", "undo", "grandee 3", "undo", "undo", "undo", "2", "quit")
    assert said.out.count("Taken back.") == 3
    assert said.out.count(texts("en").say("table-no-undo")) == 1
    hand = session().record.state().hands[0]
    assert saved().actions == [(0, f"palace {hand[1]}")]


def test_undo_stops_where_something_hidden_was_shown_and_at_the_turn() -> None:
    said = play("buy tower", "", "undo", "quit", seats="Ana,Luis")
    assert texts("en").say("table-no-undo") in said.out  # it is another player's turn
    game = session("Ana,Luis")
    game.play("palace 5")
    assert game.undo()
    game.play("buy deck")
    assert not game.undo()
    assert len(game.record.actions) == 1


def test_a_card_that_was_drawn_is_shown() -> None:
    said = play("buy deck", "quit")
    drawn = session().record.state().deck[-1]
    shown = said.out.split(hand_of("Player"))
    assert str(drawn) not in shown[1].splitlines()[0].split()
    assert str(drawn) in shown[2].splitlines()[0].split()


def test_other_commands() -> None:
    said = play(
        "1", "log", "log 1", "ALC-50", "rules 31", "rules ALC-999", "board", "help", "save", "q"
    )
    assert said.out.count("Player plays card 5 and founds a palace.") >= 3
    assert "ALC-50 " in said.out
    assert "ALC-31 " in said.out
    assert "There is no rule ALC-999." in said.out
    assert said.out.count("a      b      c      d") == 2
    assert "NOTATION: 'q' is no action" in said.out
    assert said.out.count("The game is saved in alcazar-") == 2  # by save, and at the end


def test_chances_and_dangers_are_said_on_demand() -> None:
    said = play("1", "1", "layer", "quit")
    assert "How high they can rise" in said.out
    assert "stands on level 1 and can reach" in said.out


def test_save_to_a_file_that_cannot_be() -> None:
    said = play("1", "save no/where.play", "save there.play", "quit")
    assert "no/where.play.new: there is no such file or folder" in said.out
    assert "The game is saved in there.play." in said.out
    assert Record.load("there.play").actions


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_dialogue_is_in_every_language(lang: str) -> None:
    said = play("?", "? 1", "x", "999", "1", "undo", "undo", "1", "quit", more=("--lang", lang))
    words = texts(lang)
    assert words.say("cli-desk-undone") in said.out
    assert words.say("cli-me") in said.out
    assert not re.search(r"\b(?:cli|table|alcazar)-[a-z]+-", said.out)
    assert "{" not in said.out


@pytest.mark.parametrize("players", ALCAZAR.seats)
def test_a_whole_game_of_first_choices(players: int) -> None:
    seats = ",".join(["me", *["random"] * (players - 1)])
    said = play(*["1"] * 400, seats=seats)
    assert (said.code, said.err) == (0, "")
    record = saved()
    assert record.turn is None
    assert said.lines[-1].startswith("The game is saved in alcazar-")
    scores = record.game.scores(record.state())
    assert said.lines[-2].startswith(f"Player: {scores[0]} point")
    assert record.names[0] == "Player"
    assert record.names[1] == "Bot: random"


def test_bots_play_by_themselves_and_the_same_again() -> None:
    said = play(seats="greedy,random", more=("--record", "one.play"))
    assert said.code == 0
    assert "Greedy" in said.lines[-2]
    record = Record.load("one.play")
    assert record.names == ("Bot: greedy", "Bot: random")
    assert record.turn is None
    play(seats="greedy,random", more=("--record", "two.play"))
    assert Record.load("two.play").actions == record.actions
    assert said.out.count("a      b      c      d") == 1  # the table at the end


def test_a_game_in_a_file_goes_on_where_it_was() -> None:
    play("1", "done", more=("--record", "evening.play"))  # input ends: that saves as well
    first = Record.load("evening.play")
    assert len(first.actions) > 2
    said = alcaide("play", "alcazar", "--record", "evening.play", stdin="1\nquit\n")
    assert f"The game in evening.play goes on after {len(first.actions)} actions." in said.out
    second = Record.load("evening.play")
    assert second.actions[: len(first.actions)] == first.actions
    assert len(second.actions) > len(first.actions)
    assert second.names == first.names == ("Player", "Bot: random")


@pytest.mark.parametrize("more", [("--seed", "7"), ("--profile", "french")])
def test_what_a_game_in_a_file_has_already_cannot_be_chosen_again(more: tuple[str, str]) -> None:
    play("1", "done", more=("--record", "evening.play"))
    said = alcaide("play", "alcazar", "--record", "evening.play", *more, stdin="1\nquit\n")
    assert said.code == 1
    assert "has its options and its deal already" in said.err


def test_every_action_is_kept_at_once() -> None:
    game = session()
    game.path = "kept.play"
    with game.with_bots():
        for count in range(1, 6):
            game.run_bots()
            game.play(game.record.legal_actions()[0])
            assert Record.load("kept.play") == game.record
            assert len(game.record.actions) >= count
    assert [path.name for path in Path().iterdir()] == ["kept.play"]


def test_files_that_hold_something_else() -> None:
    over = GOLDEN / "flags-3.play"
    said = alcaide("play", "alcazar", "--record", str(over), stdin="1\n")
    assert said.code == 1
    assert "that is over" in said.err
    Path("junk.play").write_text("junk")
    said = alcaide("play", "alcazar", "--record", "junk.play")
    assert (said.code, Path("junk.play").read_text()) == (1, "junk")
    assert said.err.startswith("Error: junk.play, line 1: NOTATION: ")
    Path("going.play").write_bytes((GOLDEN / "unfinished-3.play").read_bytes())
    said = alcaide("play", "alcazar", "--record", "going.play", "--seats", "me,greedy")
    assert said.code == 2
    assert "has 3 players, and you named 2 seats" in said.err


def test_a_record_without_names_is_played_by_people() -> None:
    record = Record(ALCAZAR, ALCAZAR.setup(2, seed=5))
    record.save("bare.play")
    said = alcaide("play", "alcazar", "--record", "bare.play", stdin="1\nquit\n")
    assert said.code == 0
    assert Record.load("bare.play").names == ("Player 1", "Player 2")


def test_between_people_the_hand_is_covered() -> None:
    said = play("1", "done", "", "1", "done", "", "quit", seats="Ana,Luis")
    curtain = texts("en").say("table-curtain", {"name": "Luis"})
    before, _, after = said.out.partition(curtain)
    assert hand_of("Ana") in before
    assert hand_of("Luis") not in before
    assert hand_of("Luis") in after
    ana = texts("en").say("table-curtain", {"name": "Ana"})
    assert after.index(hand_of("Luis")) < after.index(ana)


def test_an_action_in_the_record_is_checked() -> None:
    with pytest.raises(IllegalActionError, match="ALC-34"):
        session().play("palace 1")


# ---------------------------------------------------------------- bots of all kinds

FIRST = "import sys\nfor line in sys.stdin:\n    print('{\"action\": 0}', flush=True)\n"


def program(text: str) -> str:
    """Write a program; return the name of the bot that it is."""
    Path("bot.py").write_text(text)
    return f"cmd:{sys.executable} bot.py"


def test_people_play_against_a_program_of_their_own() -> None:
    bot = program(FIRST)
    said = play("1", "done", "quit", seats=f"me,{bot}")
    assert (said.code, said.err) == (0, "")
    record = saved()
    assert record.names == ("Player", f"Bot: {bot}")
    assert [seat for seat, _ in record.actions][2] == 1


def test_a_program_that_fails_loses_and_the_game_is_kept() -> None:
    bot = program("print('{}', flush=True)\n")
    said = play("1", "done", seats=f"me,{bot}")
    assert said.code == 0
    assert "on seat 1 loses the game. It ended by itself, with exit code 0." in said.out
    assert saved().tags["Result"] == ("forfeit 1 crash",)


def test_a_bot_may_have_a_number_of_simulations() -> None:
    said = play("1", "done", "quit", seats="me,hard@2")
    assert (said.code, said.err) == (0, "")
    assert saved().names == ("Player", "Bot: hard@2")
    (path,) = Path().glob("*.play")
    on = alcaide("play", "alcazar", "--record", str(path), stdin="quit\n")
    assert (on.code, on.err) == (0, "")
    assert saved().names == ("Player", "Bot: hard@2")


def test_a_record_starts_no_program() -> None:
    bot = program(FIRST)
    play("1", "done", "quit", seats=f"me,{bot}", more=("--record", "a.play"))
    Path("bot.py").unlink()
    on = alcaide("play", "alcazar", "--record", "a.play", stdin="quit\n")
    assert on.code == 2
    assert "A command in a record is never started" in on.err
    again = alcaide("play", "alcazar", "--record", "a.play", "--seats", "me,random", stdin="quit\n")
    assert (again.code, again.err) == (0, "")


@pytest.mark.parametrize("name", ["cmd:", "cmd:'a", "hard@", "hard@x", "random@2"])
def test_what_looks_like_a_bot_and_is_none_is_refused(name: str) -> None:
    said = play(seats=f"me,{name}")
    assert said.code == 2
    assert name in said.err
