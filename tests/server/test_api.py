"""What is asked once over HTTP: games, tables, rules, lessons."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from alcaide.games import GAMES
from serving import ANA, LUIS, ZORAYA, Client, create, seat, server, tab


def said(answer: Any) -> str:
    """Return the sentence of a refusal."""
    return str(answer.json()["error"])


def test_games_tell_all_that_the_start_page_needs(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        answers = {
            lang: client.get(f"/api/games?lang={lang}").json() for lang in ("en", "it", "fr")
        }
    game = answers["en"][0]
    assert (game["key"], game["min_seats"], game["max_seats"]) == ("alcazar", 2, 5)
    assert {option["name"] for option in game["options"]} == {
        "money_points",
        "castle_at_50",
        "straight_founding",
    }
    profiles = {profile["name"]: profile for profile in game["profiles"]}
    labels = [profile["label"] for profile in game["profiles"]]
    assert labels == ["House and Italian rules", "French rules"]
    assert profiles["french"]["options"] == GAMES["alcazar"].profile("french")
    told = [[one["reconstructed"] for one in answer] for answer in answers.values()]
    assert len({text for texts in told for text in texts}) == 9
    assert told[0][0].startswith("The map is a reconstruction")
    assert {"random", "greedy"} <= {bot["key"] for bot in game["bots"]}
    assert game["vignette"]["nodes"]
    assert game["has_lesson"]
    assert len({answer[0]["line"] for answer in answers.values()}) == 3


def test_the_browsers_language_is_taken_where_none_is_asked_for(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        asked = client.get("/api/games?lang=fr").json()
        told = client.get("/api/games", headers={"accept-language": "fr-CA,en;q=0.5"}).json()
        neither = client.get("/api/games", headers={"accept-language": "tlh"}).json()
        assert told == asked
        assert neither == client.get("/api/games?lang=en").json()


def test_sprites_hold_the_symbols_that_drawings_use(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        answer = client.get("/api/games/alcazar/sprites")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        nodes = client.get("/api/games").json()[0]["vignette"]["nodes"]
        symbols = {node["symbol"] for node in nodes if "symbol" in node}
        missing = {s for s in symbols if f'id="{s}"' not in answer.text}
        assert {s for s in missing if not s.startswith("em-seat-")} == set()


def test_tables_are_listed_newest_first_and_deleted(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        one, two = create(client), create(client, [ANA, ZORAYA])
        listed = client.get("/api/tables?lang=it").json()
        assert [table["id"] for table in listed] == [two, one]
        assert listed[1]["state"].startswith("turno 1") or "1" in listed[1]["state"]
        assert listed[0]["seats"] == [ANA, ZORAYA]
        assert not listed[0]["finished"]
        assert client.delete(f"/api/tables/{two}").status_code == 204
        assert client.delete(f"/api/tables/{two}").status_code == 404
        assert [table["id"] for table in client.get("/api/tables").json()] == [one]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_in_all_its_colours_by_as_many_as_can(tmp_path: Path, game: str) -> None:
    played = GAMES[game]
    people = [seat("friend", f"P{n}", colour) for n, colour in enumerate(played.colours)]
    crew = people[-played.seats[-1] :]
    with server(tmp_path) as client:
        answer = client.post("/api/tables", json={"game": game, "seats": crew})
        with tab(client, answer.json()["id"]) as one:
            assert [each["colour"] for each in one.look()["seats"]] == [c["colour"] for c in crew]


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "chess"}, 404),
        ({"seats": [ANA]}, 409),
        ({"seats": [ANA] * 6}, 409),
        ({"seats": [ANA, ANA]}, 409),
        ({"seats": [ANA, seat("friend", "Luis", "green")]}, 409),
        ({"seats": [ANA, seat("friend", "Luis", "mauve")]}, 409),
        ({"seats": [ANA, seat("ghost", "Luis", "blue")]}, 409),
        ({"seats": [ANA, seat("bot", "Luis", "blue", "oracle")]}, 409),
        ({"seats": [ANA, seat("bot", "Luis", "blue")]}, 409),
        ({"seats": [ANA, seat("friend", "Luis", "blue", "random")]}, 409),
        ({"seats": [ANA, seat("friend", "", "blue")]}, 409),
        ({"seats": [ANA, seat("friend", "x" * 41, "blue")]}, 409),
        ({"seats": [ANA, seat("friend", "a\u202eb", "blue")]}, 409),
        ({"seats": [ANA, seat("me", "Luis", "blue")]}, 409),
        ({"options": {"money_points": "maybe"}}, 400),
        ({"options": {"magic": "on"}}, 400),
        ({"seats": "two"}, 400),
        ({"seats": [{"kind": "me"}]}, 400),
        ({"game": 7}, 400),
        ({"seed": 7}, 400),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(
    tmp_path: Path, change: dict[str, Any], status: int
) -> None:
    body: dict[str, Any] = {"game": "alcazar", "seats": [ANA, LUIS], "options": {}} | change
    with server(tmp_path) as client:
        for lang in ("en", "fr"):
            answer = client.post(f"/api/tables?lang={lang}", json=body)
            assert answer.status_code == status
            assert answer.json()["error"].strip()
            assert not answer.json()["error"].startswith("table-")
        assert client.get("/api/tables").json() == []


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b"\xff\xfe", b'"x"', b"1" * 200])
def test_a_body_that_is_none_is_refused(tmp_path: Path, body: bytes) -> None:
    with server(tmp_path) as client:
        headers = {"content-type": "application/json"}
        answer = client.post("/api/tables", content=body, headers=headers)
        assert answer.status_code == 400
        assert re.fullmatch(r"The server did not understand the request. \(.+\)", said(answer))


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"seats": "two"}, "seats: Expected `array`, got `str`"),
        ({"seats": [{"kind": "me"}]}, "seats[0]: Object missing required field `name`"),
        ({"game": 7}, "game: Expected `str`, got `int`"),
        ({"terms": {"hours": "many"}}, "terms.hours: Expected `int`, got `str`"),
    ],
)
def test_a_program_is_told_which_part_of_its_body_is_wrong(
    tmp_path: Path, change: dict[str, Any], where: str
) -> None:
    body: dict[str, Any] = {"game": "alcazar", "seats": [ANA, LUIS], "options": {}} | change
    with server(tmp_path) as client:
        assert f"({where})" in said(client.post("/api/tables", json=body))


def test_a_body_that_is_too_large_is_refused(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        for path, most in (("/api/tables", 100), ("/api/tables/record", 2000)):
            body = b"x" * (most * 1000 + 1)
            answer = client.post(path, content=body, headers={"content-type": "text/plain"})
            assert answer.status_code == 413
            assert f"What is sent to {path} has at most {most} kB" in answer.json()["error"]


def test_a_seed_makes_a_table_again_and_none_makes_another(tmp_path: Path) -> None:
    def hands(client: Client, seed: str | None) -> str:
        body: dict[str, Any] = {"game": "alcazar", "seats": [ANA, ZORAYA], "seed": seed}
        id = client.post("/api/tables", json=body).json()["id"]
        with tab(client, id) as one:
            return str(one.look()["hand"])

    with server(tmp_path) as client:
        assert hands(client, "x") == hands(client, "x") != hands(client, None)


def test_a_rematch_has_the_same_seats_and_options_and_other_cards(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        body: dict[str, Any] = {
            "game": "alcazar",
            "seats": [ANA, ZORAYA],
            "options": {"money_points": "off"},
            "seed": "1",
        }
        old = client.post("/api/tables", json=body).json()["id"]
        new = client.post(f"/api/tables/{old}/rematch").json()["id"]
        assert new != old
        with tab(client, old) as one, tab(client, new) as two:
            before, after = one.look(details=True), two.look(details=True)
        assert [s["name"] for s in before["seats"]] == [s["name"] for s in after["seats"]]
        assert before["hand"] != after["hand"]
        assert "money_points=off" in before["notation"]
        assert "money_points=off" in after["notation"]
        assert client.post("/api/tables/nowhere/rematch").status_code == 404


def test_a_table_may_be_set_up_by_a_profile(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        body: dict[str, Any] = {"game": "castle", "seats": [ANA, LUIS], "profile": "printed"}
        for options, value in (({}, "open"), ({"start_spaces": "match"}, "match")):
            id = client.post("/api/tables", json={**body, "options": options}).json()["id"]
            told = client.get(f"/api/tables/{id}/settings").json()["options"]
            assert told == {"start_spaces": value}
        wrong = client.post("/api/tables", json={**body, "profile": "chess"}, params={"lang": "en"})
        assert wrong.status_code == 400
        assert "printed" in wrong.text


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_the_rules_are_all_there(tmp_path: Path, lang: str) -> None:
    with server(tmp_path) as client:
        answer = client.get(f"/api/rules/alcazar?lang={lang}").json()
        ids = {rule["id"] for rule in answer["rules"]}
        assert {"ALC-1", "ALC-31", "ALC-93"} <= ids
        assert all(rule["html"] for rule in answer["rules"])
        assert answer["colours"] == list(GAMES["alcazar"].colours)
        figures = [rule for rule in answer["rules"] if rule["figure"]]
        assert figures
        assert all(rule["figure"]["nodes"] and rule["figure"]["label"] for rule in figures)
        told = {rule["id"]: rule for rule in answer["rules"]}["ALC-32"]
        assert told["differences"][0].keys() == {"documents", "printed", "played", "because"}
        assert any("A1 (3, 4, 13, 15, 17)" in source for source in told["sources"])
        names = {
            "en": ["pillar", "column"],
            "it": ["colonna", "pilastro"],
            "fr": ["pilier", "colonne"],
        }
        assert any({*term["ours"], *term["others"]} >= {*names[lang]} for term in answer["terms"])
        assert client.get("/api/rules/chess").status_code == 404


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_the_lesson_can_be_played_to_its_end(tmp_path: Path, lang: str) -> None:
    with server(tmp_path) as client:
        steps = client.get(f"/api/lessons/alcazar?lang={lang}").json()
    assert len(steps) >= 10
    for step in steps:
        assert step["title"]
        assert step["text"]
        assert step["table"]["viewer"] == 0
        offered = {c["text"] for c in (step["table"]["decision"] or {"choices": []})["choices"]}
        assert set(step["expect"]) <= offered
        assert set(step["previews"]) == set(step["expect"])
        assert bool(step["wrong"]) == bool(step["expect"])
    assert steps[-1]["table"]["result"]


def test_the_interface_describes_itself(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        schema = client.get("/api/schema/openapi.json").json()
    assert {"/api/games", "/api/tables", "/api/tables/{id}/record"} <= set(schema["paths"])
    assert "NewTable" in str(schema["components"]["schemas"])
