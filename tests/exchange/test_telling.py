"""Lists as people write them: what is understood, completed, guessed, and what is refused."""

import pytest

from alcaide.games import GAMES
from alcaide.record import Record
from alcaide.record.exchange import Imported, import_game
from alcaide.record.exchange.as_list import as_list
from alcaide.record.exchange.vocabulary import LANGUAGES, common, everywhere, vocabulary
from told_games import record_of

RECORD = record_of("alhambra", 1)  # of three: Ana, Luis, Zoë
HEAD = as_list(RECORD, "it").partition("\n\n")[0]


def told(*lines: str, head: str = HEAD) -> Imported:
    """Import lines that follow a header."""
    return import_game("\n".join([head, "", *lines]))


def actions(done: Imported) -> list[tuple[int, str]]:
    assert isinstance(done.record, Record)
    return done.record.actions


def test_no_word_means_two_things() -> None:
    for game in ("alcazar", "castle", "alhambra"):
        words = vocabulary(game)
        for joins in (True, False):
            meanings: dict[str, set[str]] = {}
            for token, said in words.said.items():
                if said.joins == joins:
                    for phrase in everywhere(said):
                        meanings.setdefault(phrase, set()).add(token)
            assert {p: m for p, m in meanings.items() if len(m) > 1} == {}


@pytest.mark.parametrize("section", ["tags", "columns"])
def test_no_name_of_a_tag_or_column_means_two_things(section: str) -> None:
    meanings: dict[str, set[str]] = {}
    for key, said in getattr(common(), section).items():
        for name in everywhere(said):
            meanings.setdefault(name, set()).add(key)
    assert {name: keys for name, keys in meanings.items() if len(keys) > 1} == {}


def test_every_verb_of_a_notation_can_be_said_in_all_languages() -> None:
    for game in GAMES.values():
        if game.name in ("alcazar", "castle", "alhambra"):
            state = game.new(game.seats[0], seed=3)
            words = vocabulary(game.name)
            for action in game.legal_actions(state):
                verb = game.write(state, action).split()[0]
                assert all(words.said[verb].words(lang) for lang in LANGUAGES), verb


def test_a_line_may_name_what_people_name_and_tell_several_actions() -> None:
    done = told("Luis compra serraglio 5 con verde 2, verde 4 e lo mette in riserva")
    assert actions(done) == RECORD.actions[:2]
    assert [line.how for line in done.lines] == ["completed"]  # which tile he puts was not said
    assert done.faults == []


def test_names_of_the_first_english_edition_are_those_of_the_same_buildings() -> None:
    said = vocabulary("alhambra").said
    old = {"manor": "seraglio", "mezzanine": "arcades"}
    for name, kind in old.items():
        assert [token for token in said if name in said[token].words("en")] == [kind]


def test_languages_numbers_and_names_mix() -> None:
    done = told(
        "2: buys 2 with green 4 and green 2",
        "Luis : pose sérail 5 réserve",
        "Zoe: nessun visir; 1 non",
        "3. ZOË takes (orange 7)",
    )
    assert actions(done) == RECORD.actions[:5]


def test_who_acts_need_not_be_said() -> None:
    done = told("Luis buys seraglio 5 with g2 g4", "put reserve", "no", "no", "take o7")
    assert actions(done) == RECORD.actions[:5]


def test_steps_that_were_left_out_are_put_in_and_have_to_be_confirmed() -> None:
    done = told("Luis buys 2 with g2 g4", "Luis puts seraglio5 reserve", "Zoë takes orange 7")
    assert actions(done) == RECORD.actions[:5]
    guess = done.guesses[-1]
    assert guess.added == ("no", "no")
    assert done.faults == []


def test_a_slip_of_the_pen_is_a_guess_and_told() -> None:
    done = told("Luis buys 2 with green 2 green 4", "Luis puts it in the reserv")
    assert [line.how for line in done.lines] == ["read", "guessed"]
    assert done.guesses[0].taken == (("reserv", "reserve"),)


def test_what_means_nothing_is_told_with_what_is_near() -> None:
    done = told("Luis buys 2 with green 2 green 4 dancing", "Zoë wibbles 3", "Ana takes o7")
    first, second = done.faults
    assert (first.line, first.key, first.words["words"]) == (
        len(HEAD.splitlines()) + 2,
        "import-word",
        "dancing",
    )
    assert "buy 2 with g2 g4" in first.legal
    assert second.words["words"] == "wibbles"
    assert actions(done) == []


def test_after_the_first_fault_only_words_that_mean_nothing_anywhere_are_told() -> None:
    done = told("Luis dances", "Ana takes o7", "Zoë takes yo", "2: takes g9 then end; wibbles")
    assert [error.words["words"] for error in done.faults] == ["dances", "wibbles"]


def test_a_list_of_nothing_but_names_is_told_what_to_say() -> None:
    done = import_game("Game: castle\nPlayers: Ana, Luis")
    assert [error.key for error in done.faults] == ["import-no-start"]
    done = import_game("Game: castle\nPlayers: Ana, Luis\nStarts: Luis")
    assert done.faults == []


def test_what_could_mean_several_things_is_not_guessed() -> None:
    done = told("Luis takes")
    assert done.faults[0].key == "import-several"
    assert len(done.faults[0].legal) > 1
    assert all(text.startswith("take") for text in done.faults[0].legal)


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    done = told("Luis: buy 1 with g2")
    assert done.faults[0].rule.startswith("ALH-")
    assert done.faults[0].key.startswith("alhambra-why-")


def test_another_than_the_mover_is_named() -> None:
    done = told("Luis buys 2 with g2 g4", "put reserve", "no", "no", "Luis takes o7")
    assert done.faults[0].key == "import-turn"
    assert (done.faults[0].words["turn"], done.faults[0].words["other"]) == ("Zoë", "Luis")


@pytest.mark.parametrize(
    ("who", "key"), [("Carla", "import-nobody"), ("7", "import-no-seat"), ("0", "import-no-seat")]
)
def test_who_does_not_play_does_nothing(who: str, key: str) -> None:
    assert told("Luis buys 2 with g2 g4", f"{who}: put reserve").faults[0].key == key


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("", "import-empty"),
        ("Ana takes yellow 7", "import-no-game"),
        ("Gioco: alhambra\nAna takes", "import-no-players"),
        ("Jeu: Castell\nJoueurs: Ana, Luis\nAna pose", "record-no-game"),
        ("{", "import-json"),
        ("{}", "import-json-unknown"),
        (
            '{"format": "alcaide-record", "version": 99, "tags": {}, "actions": []}',
            "import-json-version",
        ),
        ('{"format": "alcaide-record", "version": 1, "tags": 3}', "import-json-shape"),
        (b"PK\x03\x04 no workbook", "import-binary"),
        (b"\xff\x00", "record-not-utf8"),
        ("a\0b", "import-binary"),
        ("x\n" * 20_001, "import-too-many"),
        ("x" * 2_000_001, "import-too-long"),
        ("Game: castle\nPlayers: 2\n" + "x" * 200_000, "import-too-wide"),
        ("Game: castle\nPlayers: Ana, Luis\n" + "x" * 200_000, "import-too-wide"),
        ("name,action\nAna," + "x" * 200_000, "import-too-wide"),
    ],
)
def test_what_is_no_game_is_refused_with_the_reason(source: str | bytes, key: str) -> None:
    done = import_game(source)
    assert [error.key for error in done.faults] == [key]
    assert done.record is None


def test_columns_of_players_are_a_table_too() -> None:
    record = record_of("castle", 1)
    head = as_list(record, "en").partition("\n\n")[0].splitlines()
    tags = [
        line.replace(": ", "\t", 1)
        for line in head
        if line.startswith(("Game", "Tiles", "Wall", "Options"))
    ]
    rows = ["Players\tAna\tLuis", "Starts\tAna", *tags, "round\tAna\tLuis"]
    rows += ["1\tplace e10 0; done\tplace j4 3; done", "2\tplace d10 3; squire 0\tplace j5 2; done"]
    done = import_game("\n".join(rows))
    assert [str(error) for error in done.faults] == []
    assert actions(done) == record.actions[:8]


def test_reading_ends_when_its_time_is_over() -> None:
    done = import_game(as_list(RECORD, "en"), seconds=-1)
    assert done.faults[0].key == "import-too-slow"


def test_a_kind_without_its_number_is_enough_where_there_is_only_one() -> None:
    done = told("Luis buys tower")
    assert actions(done) == [(1, "buy 3 with b9")]
    assert [line.how for line in done.lines] == ["completed"]
    assert told("Luis takes yellow").faults[0].key == "import-nothing"
    assert told("Luis takes orange").faults[0].key == "import-several"
