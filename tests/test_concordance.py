"""Printed sentences, rules and rulings agree; what README and the documentation count is true."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from alcaide.games import GAMES
from alcaide.interface.parts import HOUSE
from alcaide.interface.values import Option
from alcaide.locale import LANGUAGES, concordance, rules
from alcaide.locale.printed import STATUSES, Concordance, Place, Point
from terminal import alcaide

ROOT = Path(__file__).parents[1]
MARK = re.compile(r"\bruling\b|\breconstruction\b", re.IGNORECASE)
UNPLAYED = ("contradicted", "overruled")
games = pytest.mark.parametrize("game", GAMES)


def stated(game: str) -> list[str]:
    return [rule.id for rule in rules(game, "en").rules if rule.id]


def marked(game: str) -> set[str]:
    """Rules that say of themselves that they, or parts of them, are decisions."""
    return {rule.id for rule in rules(game, "en").rules if MARK.search(rule.markdown)}


def about(place: Place) -> set[str]:
    return set(place.sentence.rules.split())


@games
def test_every_sentence_has_a_rule_that_exists_and_words_of_its_own(game: str) -> None:
    known = set(stated(game))
    for place in concordance(game).places():
        assert about(place), place
        assert about(place) <= known, place
        assert place.sentence.says, place


@games
def test_places_follow_each_other_in_documents_that_are_there(game: str) -> None:
    printed = concordance(game)
    complete = {document.key for document in printed.documents if document.complete}
    names = [(document, passage.section) for passage in printed.passages
             for document in passage.documents]  # fmt: skip
    assert len(names) == len(set(names))
    assert {document for document, _ in names} == complete
    for passage in printed.passages:
        numbers = [sentence.number for sentence in passage.sentences]
        assert numbers == sorted(set(numbers)), passage.section
        assert numbers[0] >= 1, passage.section
        assert numbers[-1] <= passage.total, passage.section


@games
def test_every_rule_has_a_source_or_is_marked(game: str) -> None:
    printed = concordance(game)
    bare = [rule for rule in stated(game) if not printed.sources(rule)]
    assert [rule for rule in bare if rule not in marked(game)] == []


@games
def test_rules_known_in_parts_exist_and_so_do_their_documents(game: str) -> None:
    printed = concordance(game)
    incomplete = {document.key for document in printed.documents if not document.complete}
    assert set(printed.known) <= incomplete
    for listed in printed.known.values():
        assert set(listed.split()) <= set(stated(game))


@games
def test_what_is_left_open_or_not_followed_is_marked(game: str) -> None:
    printed = concordance(game)
    for place in printed.places():
        if printed.status(place.sentence) != "says":
            assert about(place) & marked(game), place
    for key, point in printed.points.items():
        assert set(point.rules.split()) <= set(stated(game)), key
        if point.status in UNPLAYED:
            assert set(point.rules.split()) <= marked(game), key


@games
def test_every_point_comes_up_in_a_sentence_about_its_rule(game: str) -> None:
    printed = concordance(game)
    for key, point in printed.points.items():
        places = [place for place in printed.places() if place.sentence.point == key]
        assert places, key
        assert all(about(place) & set(point.rules.split()) for place in places), key


def texts(point: Point) -> list[str]:
    readings = [point.reading(lang) for lang in LANGUAGES]
    return [text for one in readings if one for text in (one.printed, one.played, one.because)]


@games
def test_what_is_not_followed_has_a_reason_in_every_language(game: str) -> None:
    for key, point in concordance(game).points.items():
        written = texts(point)
        if point.status in UNPLAYED:
            assert len(written) == 3 * len(LANGUAGES), key
            assert (point.status == "contradicted") == bool(point.by), key
        else:
            assert point.option, key
            assert not written, key
        assert all(text.strip() == text != "" and text[-1] not in ".:;" for text in written), key


@games
def test_readings_carry_the_same_figures_in_every_language(game: str) -> None:
    for key, point in concordance(game).points.items():
        found = [
            [sorted(re.findall(r"\d+", text)) for text in texts(point)[lang * 3 : lang * 3 + 3]]
            for lang in range(len(LANGUAGES))
        ]
        assert found[0] == found[1] == found[2], key


@games
def test_who_contradicts_is_a_document(game: str) -> None:
    printed = concordance(game)
    keys = {document.key for document in printed.documents}
    for point in printed.points.values():
        assert set(point.by.split()) <= keys
    assert all(set(document.name) == set(LANGUAGES) for document in printed.documents)


@games
def test_options_belong_to_rules_that_name_them(game: str) -> None:
    options = {option.name: option for option in GAMES[game].options}
    for option in options.values():
        rule = rules(game, "en").rule(option.rule)
        assert rule is not None, option.name
        table = rules(game, "en").rules[-1].markdown
        assert re.search(rf"`{option.name}`.*{option.rule} \|", table), option.name
    for point in concordance(game).points.values():
        if point.option:
            assert options[point.option].rule in point.rules.split()


@games
def test_profiles_are_what_the_documents_say(game: str) -> None:
    """What a document decides, its profile decides so; besides it may add modules of the game."""
    printed, options = concordance(game), {one.name: one for one in GAMES[game].options}
    named = {document.profile for document in printed.documents if document.complete}
    assert set(GAMES[game].profiles) == named | {HOUSE}
    for name, chosen in GAMES[game].profiles.items():
        decided = printed.profile(name)
        assert decided.items() <= GAMES[game].profile(name).items()
        added = [options[key] for key in chosen if key not in decided]
        assert not [option for option in added if option.ruling or about_points(printed, option)]
        assert GAMES[game].profile_of(GAMES[game].profile(name)) == name


def about_points(printed: Concordance, option: Option) -> bool:
    """Tell whether some printed sentence is about an option."""
    return any(point.option == option.name for point in printed.points.values())


@games
def test_every_point_with_an_option_is_decided_by_every_document_that_speaks_of_it(
    game: str,
) -> None:
    printed, options = concordance(game), {one.name: one for one in GAMES[game].options}
    complete = {document.key for document in printed.documents if document.complete}
    for key, point in printed.points.items():
        speaking = {*printed.sayers(key), *point.by.split()} & complete
        if point.option and point.status != "silent":
            assert set(point.values) == speaking, key
            assert set(point.values.values()) <= set(options[point.option].values), key
        else:
            assert not point.values, key


def test_documents_of_one_profile_agree() -> None:
    printed = concordance("alcazar")
    point = printed.points["money-points"]
    other = replace(point, values=point.values | {"it-1.0": "off"})
    with pytest.raises(ValueError, match="money-points: the documents of house disagree"):
        replace(printed, points=printed.points | {"money-points": other}).profile("house")


def test_what_the_italian_rules_of_alcazar_leave_open_is_played_as_in_the_house() -> None:
    """They hint that castles at 50 do not unite - palaces do *always* - and the French says so."""
    printed, alcazar = concordance("alcazar"), GAMES["alcazar"]
    told = {place.document for place in printed.places() if place.sentence.point == "castle-at-50"}
    assert told == {"it-1.0", "it-1.1"}
    assert printed.points["castle-at-50"].status == "silent"
    assert printed.profile("house") == {"money_points": "on"}
    for name in alcazar.profiles:
        assert alcazar.profile(name)["castle_at_50"] == "no-union"


def test_sentences_that_say_more_than_is_played_are_not_told_as_played() -> None:
    alcazar, castle = concordance("alcazar"), concordance("castle")
    for printed, point, documents in (
        (alcazar, "tower-anywhere", ["it-1.0", "it-1.1", "fr"]),
        (alcazar, "bridge-just-under", ["fr"]),
        (castle, "one-pile", ["it"]),
    ):
        assert printed.sayers(point) == documents


def test_a_rule_tells_its_sources_and_differences() -> None:
    printed = concordance("alcazar")
    assert printed.sources("ALC-33")["it-1.0"] == {"A2": [5]}
    assert printed.cited("ALC-33", "it")[0] == "italiano 1.0, A2 (5)"
    assert concordance("alhambra").cited("ALH-2", "en") == ["the base game, in parts"]
    one, other = printed.differences("ALC-50", "en")
    assert one.documents == ["Italian 1.0", "Italian 1.1", "French"]
    assert other.documents == ["French"]
    assert "nobody stands" in other.reading.printed
    assert printed.differences("ALC-52", "en") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_line_shows_them(lang: str) -> None:
    said = " ".join(alcaide("rules", "alcazar", "2", "--lang", lang).out.split())
    difference = concordance("alcazar").differences("ALC-2", lang)[0]
    for text in (difference.reading.printed, difference.reading.played, *difference.documents):
        assert text in said.replace("▌ ", "")
    assert difference.reading.played not in alcaide("rules", "alcazar", "3").out


def test_a_game_of_which_nothing_was_printed_has_an_empty_concordance() -> None:
    assert concordance("chess") == Concordance([], [], {})


def every() -> list[Concordance]:
    return [concordance(game) for game in GAMES]


def test_readme_counts_right() -> None:
    """README names documents, sentences and statuses; all of them are counted here."""
    text = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    counted = [figures for printed in every() for figures in printed.figures().values()]
    sums = {status: sum(figures[status] for figures in counted) for status in STATUSES}
    numbered = sum(len(stated(game)) for game in GAMES)
    assert len(counted) == 5
    assert f"{sum(sums.values())} sentences" in text
    assert f"{numbered} numbered rules" in text
    assert f"{sums['says']} are played as they say" in text
    assert f"{sums['silent']} leave open" in text
    assert f"{sums['contradicted']} are contradicted" in text
    assert f"{sums['overruled']} are overruled" in text
