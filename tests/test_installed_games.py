"""Games of other packages: found by their entry points, or left out in one sentence."""

from __future__ import annotations

import logging
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from alcaide.core import homes
from alcaide.core.errors import AlcaideError
from alcaide.core.homes import home
from alcaide.games import GAMES, castle, game, versions
from alcaide.games.installed import Games
from alcaide.interface.parts import INTERFACE
from alcaide.locale import LANGUAGES, folders, rules, texts
from alcaide.locale.game_names import fit, reserved
from alcaide.locale.messages import Texts
from installing import copy_of, found, offer
from terminal import alcaide, shell

HOUSE = ["alcazar", "castle", "alhambra"]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Path]:
    """A folder in which packages are found."""
    with found(tmp_path):
        yield tmp_path


def test_a_game_is_imported_when_its_name_is_asked_for(site: Path) -> None:
    offer(site, "fort", copy_of("fort"))
    offer(site, "tower", copy_of("tower"))
    assert game("castle") is castle.GAME
    assert not {"fort", "tower"} & set(sys.modules)
    assert game("fort").name == "fort"
    assert "tower" not in sys.modules
    assert [*GAMES] == [*HOUSE, "fort", "tower"]
    assert len(GAMES) == 5


def test_a_game_of_another_package_is_pickled_by_its_name_and_keeps_older_versions(
    site: Path,
) -> None:
    offer(site, "fort", copy_of("fort"))
    for one in (game("fort"), game("fort", "0")):
        assert pickle.loads(pickle.dumps(one)) is one
    assert list(versions("fort")) == ["0", "1"]
    assert list(versions("castle")) == ["1"]


LEFT_OUT = {
    "it cannot be imported": (
        "raise RuntimeError('no roof')",
        "fort",
        "importing fort:GAME fails: RuntimeError: no roof",
    ),
    "it is no game": ("GAME = 7", "fort", "fort:GAME is no Game"),
    "it is not there": ("", "fort", "importing fort:GAME fails: AttributeError"),
    "it is written for another interface": (
        copy_of("fort", INTERFACE + 1),
        "fort",
        f"it is written for version {INTERFACE + 1} of the interface",
    ),
    "it has another name": (copy_of("tent"), "fort", "fort:GAME calls itself 'tent'"),
    "it ends the program": (
        "raise SystemExit(3)",
        "fort",
        "importing fort:GAME fails: SystemExit: 3",
    ),
    "its older rules are none": (
        copy_of("fort") + "OLDER = 7",
        "fort",
        "fort.OLDER is no tuple of the game by older rules",
    ),
    "its older rules are another game's": (
        copy_of("fort") + "OLDER = (CASTLE,)",
        "fort",
        "fort.OLDER is no tuple of the game by older rules",
    ),
    "its package is not there": (
        copy_of("fort") + "GAME = replace(GAME, package='fort.nowhere')",
        "fort",
        "its package 'fort.nowhere' cannot be found: ModuleNotFoundError",
    ),
    "it brings no pictures": (
        copy_of("fort") + "GAME = replace(GAME, package='alcaide.core')",
        "fort",
        "its package 'alcaide.core' has no sprites.svg",
    ),
    "it says what the house says": (
        copy_of("table"),
        "table",
        "the name of a game is a word of small letters and digits, at most 32, and none that",
    ),
    "its name is a path": (copy_of("../evil"), "../evil", "the name of a game is a word"),
    "its name is markup": (copy_of("Al <b>"), "Al <b>", "the name of a game is a word"),
    "its name is too long": (copy_of("x" * 33), "x" * 33, "the name of a game is a word"),
    "it has the name of a game of the house": (
        copy_of("castle"),
        "castle",
        "a game of Alcaide has this name",
    ),
}


@pytest.mark.parametrize("what", LEFT_OUT)
def test_what_cannot_be_taken_is_told_once_and_left_out(
    what: str, site: Path, caplog: pytest.LogCaptureFixture
) -> None:
    source, name, reason = LEFT_OUT[what]
    offer(site, "fort", source, name)
    offer(site, "tower", copy_of("tower"))
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            assert [*GAMES] == [*HOUSE, "tower"]
    (told,) = caplog.messages
    assert told.startswith(f"the game '{name}' of the package alcaide-fort is left out: {reason}")
    assert game("castle") is castle.GAME
    if name != "castle":
        with pytest.raises(AlcaideError, match=f"there is no game '{name}'"):
            game(name)


def test_a_game_that_is_left_out_takes_over_no_other(site: Path) -> None:
    before = [folders.folder(name) for name in ("alcazar", "castle")], home("alcazar")
    steal = copy_of("alcazar").replace('alcaide.games.castle"', '{0}"')
    (site / "sprites.svg").write_text("<svg><style></style></svg>")
    offer(site, "fort", copy_of("fort"))
    assert game("fort").package == "alcaide.games.castle"
    offer(site, "thief", steal.format("thief"))
    offer(site, "robber", steal.replace("alcazar", "fort").format("robber"))
    GAMES.look_again()
    assert [*GAMES] == [*HOUSE, "fort"]
    for thief in ("thief", "robber"):
        assert sys.modules[thief].GAME.package == thief
    assert ([folders.folder(name) for name in ("alcazar", "castle")], home("alcazar")) == before
    assert home("fort") == home("castle")


def test_no_name_is_a_word_of_the_house() -> None:
    words = {"cli", "import", "notices", "people", "position", "print", "record", "table", "ui"}
    words |= {"tests"}
    assert reserved() == words
    assert not any(map(fit, [*words, "", "7up", "Fort", "my-game", "fort\n", "x" * 33]))
    assert all(map(fit, [*HOUSE, "fort", "x7", "x" * 32]))


def test_messages_of_the_house_stay_whatever_is_made(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = site / "thief" / "locale" / "en"
    own.mkdir(parents=True)
    (site / "thief" / "__init__.py").write_text("")
    (own / "table.ftl").write_text("table-over = mine\ntable-mine = mine\n")
    monkeypatch.setitem(homes._packages, "table", "thief")
    said = Texts("en", None)
    assert said.say("table-mine") == "mine"
    assert said.say("table-over") == texts("en").say("table-over")


def test_rules_that_are_not_translated_are_told_in_english(site: Path) -> None:
    own = site / "donjon" / "locale" / "en"
    own.mkdir(parents=True)
    (site / "donjon" / "sprites.svg").write_text("<svg><style></style></svg>")
    (own / "donjon.md").write_text("# Donjon\n\n## Walls\n\n- **FRT-1** Build.\n")
    offer(site, "donjon", copy_of("donjon").replace('alcaide.games.castle"', 'donjon"'))
    (site / "donjon.py").rename(site / "donjon" / "__init__.py")
    assert game("donjon").package == "donjon"
    for lang in LANGUAGES:
        assert rules("donjon", lang).title == "Donjon"
        assert "FRT-1" in alcaide("rules", "donjon", "--lang", lang).out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_that_nobody_wrote_are_told_in_a_sentence(site: Path, lang: str) -> None:
    offer(site, "fort", copy_of("fort"))
    for args in (["fort"], ["fort", "3"], ["fort", "--find", "wall"]):
        said = alcaide("rules", *args, "--lang", lang)
        assert said.code == 2
        assert texts(lang).say("table-no-rules") in said.err


def test_of_two_with_the_same_name_neither_is_taken(
    site: Path, caplog: pytest.LogCaptureFixture
) -> None:
    offer(site, "fort", copy_of("fort"))
    offer(site, "tent", copy_of("fort"), "fort")
    assert [*GAMES] == HOUSE
    (told,) = caplog.messages
    assert "of the package alcaide-fort and alcaide-tent is left out: only one" in told


def test_a_broken_game_is_told_on_the_command_line_and_the_others_are_there(site: Path) -> None:
    offer(site, "fort", "raise RuntimeError('no roof')")
    said = shell("play", "fort", env={"PYTHONPATH": f"{site}:{':'.join(sys.path)}"})
    assert said.code == 2
    first, second = said.err.splitlines()[:2]
    assert first.startswith("the game 'fort' of the package alcaide-fort is left out")
    assert "There are: alcazar, castle, alhambra" in second


def test_help_looks_for_no_games(site: Path) -> None:
    offer(site, "fort", f"open({str(site / 'seen')!r}, 'w')")
    assert alcaide("--help").code == 0
    assert alcaide("rules", "castle", "3").code == 0
    assert not (site / "seen").exists()


def test_nothing_is_looked_for_before_it_is_needed() -> None:
    games = Games([castle.GAME])
    assert games["castle"] is castle.GAME
    assert "_found" not in vars(games)
