"""Alhambra: the table, the log and the end of a game in sentences."""

from __future__ import annotations

import pytest

from alcaide.games import game
from alcaide.games.alhambra.information.view import observe
from alcaide.games.alhambra.rules.scoring import score_round
from alcaide.games.alhambra.rules.state import OVER, State
from alcaide.interface.values import Note
from alcaide.locale import LANGUAGES
from alcaide.tables.words import Words
from palaces import play, table, wander
from sayings import NAMES, faults, positions, say

ALHAMBRA = game("alhambra")
GAMES = [(2, 1), (2, 2), (3, 3), (4, 4), (6, 6)]


def described(state: State, seat: int | None = 0) -> list[str]:
    """Return the table in sentences, as a seat knows it."""
    return [say(phrase) for phrase in ALHAMBRA.describe(observe(state, seat))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_can_be_told(lang: str) -> None:
    for players, seed in GAMES:
        for state in positions(players, seed, 17):
            assert faults(ALHAMBRA.describe(observe(state, state.mover)), lang) == []
            assert faults(ALHAMBRA.describe(observe(state, None)), lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_log_can_be_told(lang: str) -> None:
    options = {option.name: option.values[-1] for option in ALHAMBRA.options}
    notes: list[Note] = []
    for state, action, _ in wander(2, options, 7):
        ALHAMBRA.apply(state.copy(), action, notes)
    assert len({note.key for note in notes}) > 10
    assert faults(notes, lang) == []
    words = Words(lang, "alhambra", NAMES)
    raw = set(ALHAMBRA.new(2).kit.names[:54])
    assert not any(raw & set(words.note(note).replace(",", " ").split()) for note in notes)


def test_cards_of_the_log_are_said_in_words() -> None:
    state = table("display y1 y2 g1 o9", "market garden8a pavilion2 tower9a tower7", "money 0 y8")
    words = Words("en", "alhambra", NAMES)
    assert words.note(play(state, "buy 1 with y8")[0]) == (
        "Ana buys garden 8a for exactly 8: yellow 8."
    )
    assert words.note(play(state, "take y1 y2")[0]) == "Ana takes yellow 1 and yellow 2."
    it = Words("it", "alhambra", NAMES)
    state = table("display y1 y2 g1 o9")
    assert it.note(play(state, "take y1 y2")[0]) == "Ana prende giallo 1 e giallo 2."


def test_the_table_as_its_owner_knows_it() -> None:
    state = table(
        "players 2", "options bonus=on vizier=on", "vizier 0",
        "market garden8a pavilion2 tower9a tower7", "display y1 y2 g1 o9",
        "money 0 y3 y5", "alhambra 0 garden11 0,1", "reserve 0 tower12",
        "bonus 0 garden11", "bonus 1 tower12", "dirk pavilion7",
    )  # fmt: skip
    own = described(state, 0)
    assert own[0] == "Ana is to move."
    assert "Slot 1, yellow: garden 8a for 8, walled north and east." in own
    assert "Slot 1 for you: 3 + 5 exact." in own
    assert "Money to take: yellow 1, yellow 2, green 1 and orange 9." in own
    assert "Around Ana\u2019s fountain: garden 11 at 0,1." in own
    assert "Luis\u2019s fountain stands alone." in own
    assert "Ana\u2019s reserve: tower 12." in own
    assert "Ana\u2019s bonus cards in hand: garden 11." in own
    assert "Luis has one bonus card in hand." in own
    assert "Ana\u2019s vizier is active." in own
    assert "Luis\u2019s vizier has been used." in own
    assert "Dirk has one building and 0 points." in own
    assert "Gardens: Ana 1." in own
    assert "If scoring I were held now: Ana 5 and Luis 0." in own
    onlooker = described(state, None)
    assert not any("bonus cards in hand: garden" in line for line in onlooker)
    assert not any("for you" in line for line in onlooker)


def over(*lines: str) -> State:
    """Return a finished game with these things on the table; the last round is scored."""
    state = table("scored 2", *lines)
    score_round(state, 3, None)
    state.phase = OVER
    return state


def test_the_end_names_the_winner_and_what_the_points_are_made_of() -> None:
    state = over("players 3", "points 30 40 10", "alhambra 0 tower12 1,0 pavilion2 0,-1")
    ending = ALHAMBRA.ending(observe(state, None))
    assert list(state.points) == [30 + 21 + 16 + 3, 40, 10]
    assert say(ending.sentence) == "Won with 70 points to 40."
    assert [(say(part.label), part.value) for part in ending.parts[0]] == [
        ("Scorings I and II", 30),
        ("Pavilions (1)", 16),
        ("Towers (1)", 21),
        ("Longest wall", 3),
    ]
    for seat, parts in enumerate(ending.parts):
        assert sum(part.value for part in parts) == state.points[seat]


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (("players 3", "points 40 40 10"), "Shared at 40 points each."),
        (
            ("players 2", "points 40 30", "dirk-points 20"),
            "Won with 40 points to 30; Dirk has 20.",
        ),
        (
            ("players 2", "points 40 40", "dirk-points 20"),
            "Shared at 40 points each; Dirk has 20.",
        ),
        (
            ("players 2", "points 40 30", "dirk-points 50"),
            "Won with 40 points to 30; Dirk has 50, but he cannot win.",
        ),
        (
            ("players 2", "points 40 40", "dirk-points 50"),
            "Shared at 40 points each; Dirk has 50, but he cannot win.",
        ),
        (
            ("players 2", "options dirk_wins=on", "points 40 30", "dirk-points 50"),
            "Nobody beats Dirk: he has 50 points, the best player 40.",
        ),
    ],
)
def test_other_endings(lines: tuple[str, ...], sentence: str) -> None:
    ending = ALHAMBRA.ending(observe(over(*lines), None))
    assert say(ending.sentence) == sentence
