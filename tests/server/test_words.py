"""Everything that a screen is told is said in its language, from the first move to the last."""

from __future__ import annotations

import json

import msgspec
import pytest

from alcaide.core.rng import Rng
from alcaide.locale import LANGUAGES
from alcaide.scene.model import PLAN, Card, Phrase
from alcaide.server.http.tables.lobby import options_told
from alcaide.server.present.decisions import why_not, why_not_picked
from alcaide.server.present.localizer import Localizer
from alcaide.server.present.log_lines import Teller
from alcaide.server.present.table_view import table_view, words_of
from alcaide.server.protocol.table_messages import Look
from alcaide.tables.words import Words
from tabling import ALCAZAR, fresh, random_play

SAID = {"label", "text", "name", "reason", "title", "hint", "status", "confirm", "sentence"}
LISTS = {"sentences", "tag"}  # and the "text" of a table


def sentences(value: object, name: str = "") -> list[str]:
    """Return all words in a message that people read."""
    if isinstance(value, dict):
        return [text for key, part in value.items() for text in sentences(part, key)]
    if isinstance(value, list):
        return [text for part in value for text in sentences(part, name)]
    return [value] if isinstance(value, str) and name in SAID | LISTS else []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_where_nobody_sits_is_called_by_its_number(lang: str) -> None:
    words = Words(lang, "alcazar", ["Ana", ""])
    assert words.seats([0, 1]).startswith("Ana")
    assert words.name(1) == words.say("table-seat", n=2) != ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_no_screen_shows_the_key_of_a_message(lang: str, players: int) -> None:
    table, rng, teller = fresh(players, seed=players), Rng(lang.encode()), Teller()
    words = words_of(table, lang)
    told: set[str] = set()
    while table.turn is not None:
        table = random_play(table, rng).table
        if rng.below(4) and table.turn is not None:
            continue
        look = Look(lang, seat=table.turn, turns=rng.below(PLAN + 1), details=True)
        shown: list[object] = [table_view(table, look, teller, table.people)]
        if (seat := table.turn) is not None:
            view, legal = ALCAZAR.observe(table.state, seat), ALCAZAR.legal_actions(table.state)
            action = legal[rng.below(len(legal))]
            shown.append(Localizer(words).tell(ALCAZAR.preview(view, action, 0)))
            shown.append(why_not(table, action, words))
            shown.append(why_not_picked(table, seat, [f"cell:{rng.below(72) + 1}"], words))
        for message in shown:
            told.update(sentences(json.loads(msgspec.json.encode(message))))
    assert len(told) > 200
    assert {text for text in told if "alcazar-" in text or "table-" in text} == set()
    assert {text for text in told if "{" in text or "$" in text} == set()


def test_people_and_castles_have_their_names_everywhere() -> None:
    table = fresh(3, seed=2)
    view = table_view(table, Look("en", seat=table.turn, details=True), Teller(), table.people)
    assert [seat.name for seat in view.seats] == ["Ana", "Luis", "Carmen"]
    assert any("Carmen" in sentence for sentence in view.text)


def test_things_that_last_are_told_once_in_each_language() -> None:
    cards = [
        Card(f"left:{n}", Phrase("castle-label-left", {"tile": f"T{n:02}"})) for n in range(400)
    ]
    english, italian = (Localizer(Words(lang, "castle")) for lang in ("en", "it"))
    told = english.tell_all(cards[:9])
    assert all(one is same for one, same in zip(told, english.tell_all(cards[:9]), strict=True))
    assert [card.label for card in italian.tell_all(cards[:9])] != [c.label for c in told]
    assert [card.pick for card in english.tell_all(cards)] == [card.pick for card in cards]


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ({}, []),
        ({"money_points": "off"}, ["Regole francesi"]),
        (
            {"money_points": "off", "straight_founding": "on"},
            ["Punti per il denaro: No", "Fondare solo in linea retta"],
        ),
    ],
)
def test_the_lobby_calls_a_profile_by_its_name(chosen: dict[str, str], told: list[str]) -> None:
    assert options_told("alcazar", chosen, Words("it", "alcazar")) == told
