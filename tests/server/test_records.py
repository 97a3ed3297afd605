"""Records up and down, also broken ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcaide.games import GAMES
from alcaide.locale import LANGUAGES
from alcaide.record import Record
from alcaide.tables.records import from_record, seats_of, to_record
from alcaide.tables.seats import clean_name
from profiles import many
from serving import ANA, LUIS, Client, create, seat, server, tab
from tabling import played

TEXT = to_record(played(25, players=3, seed=4)).dumps()
OVER = to_record(played(10**6, players=2, seed=4)).dumps()


def upload(client: Client, body: str | bytes, lang: str = "en") -> Any:
    headers = {"content-type": "text/plain; charset=utf-8"}
    return client.post(f"/api/tables/record?lang={lang}", content=body, headers=headers)


def test_a_table_and_its_record_say_the_same() -> None:
    table = played(60, players=4)
    loaded = from_record(to_record(table).dumps().encode(), str)
    assert loaded.setup == table.setup
    assert [row.text for row in loaded.rows] == [step.text for step in table.steps]
    assert [spec.name for spec in loaded.seats] == [spec.name for spec in table.seats]
    assert [spec.kind for spec in loaded.seats] == ["me", "friend", "friend", "friend"]


def test_bots_are_known_by_their_names() -> None:
    names = ["Bot: greedy", "Bot: oracle", "", "Ana\tMaría"]
    colours = GAMES["alcazar"].colours
    seats = seats_of(names, 4, lambda s: f"Seat {s + 1}", colours)
    assert [(s.kind, s.name, s.level) for s in seats] == [
        ("bot", "Greedy", "greedy"),
        ("me", "Bot: oracle", ""),
        ("friend", "Seat 3", ""),
        ("friend", "Ana María", ""),
    ]


@given(st.text(max_size=200))
def test_any_name_becomes_one_that_can_stand_at_a_table(name: str) -> None:
    cleaned = clean_name(name)
    assert len(cleaned) <= 40
    assert cleaned == "" or cleaned.isprintable()
    assert cleaned == cleaned.strip() or len(cleaned) == 40


def test_an_unfinished_record_can_be_played_on(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        answer = upload(client, TEXT)
        assert answer.status_code == 201
        with tab(client, answer.json()["id"]) as one:
            view = one.look()
            assert (view["seq"], view["steps"]) == (25, 25)
            view = one.look(seat=view["turn"])
            text = view["decision"]["choices"][0]["text"]
            assert one.play(text)["table"]["seq"] == 26


def test_a_record_comes_back_when_the_game_is_over_and_not_before(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        id = upload(client, OVER).json()["id"]
        answer = client.get(f"/api/tables/{id}/record")
        assert answer.status_code == 200
        assert answer.text == OVER
        assert "attachment" in answer.headers["content-disposition"]
        assert f"alcazar-{id}.play" in answer.headers["content-disposition"]
        unfinished = upload(client, TEXT).json()["id"]
        refused = client.get(f"/api/tables/{unfinished}/record")
        assert refused.status_code == 409
        assert "Deck" not in refused.text
        with tab(client, id) as one:
            view = one.look()
            assert view["result"]["rows"][0]["winner"]
            assert one.look(step=3)["step"] == 3


def test_what_was_taken_back_is_not_in_the_record(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        id = create(client, [ANA, seat("friend", "Luis", "red")])
        with tab(client, id) as one:
            turn = one.look()["turn"]
            one.look(seat=turn)
            castle = next(c for c in one.view["decision"]["choices"] if c["option"] == "castle")
            one.play(castle["text"])
            one.send("undo", seq=1)
            one.next("table")
            one.play("buy deck")
            while one.view["turn"] is not None:
                one.look(seat=one.view["turn"])
                one.play(one.view["decision"]["choices"][-1]["text"])
        record = Record.loads(client.get(f"/api/tables/{id}/record").text)
        assert record.actions[0] == (turn, "buy deck")
        assert record.turn is None


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda t: "", "[Game"),
        (lambda t: "\x00\x01\x02", ""),
        (lambda t: t.replace("alcazar", "chess"), "chess"),
        (lambda t: t.replace('[Version "2"]', '[Version "99"]'), "99"),
        (lambda t: t.replace('[Players "3"]', '[Players "6"]'), "6"),
        (lambda t: t.replace('[Deck "', '[Deck "5 '), ""),
        (lambda t: t + "0 castle in the air\n", "castle in the air"),
        (lambda t: t + "0 pass\n1 pass\n2 pass\n", ""),
        (lambda t: t + "7 done\n", "7"),
        (lambda t: t + "* reshuffle 1 2 3\n", ""),
        (lambda t: t + "junk\n" * 100_000, "junk"),
        (lambda t: "junk\n" * 390_000, ""),
    ],
)
@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_a_broken_record_is_refused_with_line_and_reason(
    tmp_path: Path, change: Any, says: str, lang: str
) -> None:
    with server(tmp_path) as client:
        answer = upload(client, change(TEXT), lang)
        assert answer.status_code == 400, answer.text
        told = answer.json()
        assert says in told["error"]
        assert "alcazar-why" not in told["error"]
        assert "table-" not in told["error"]
        assert "Traceback" not in answer.text
        assert client.get("/api/tables").json() == []


def test_junk_in_a_record_never_breaks_the_server(tmp_path: Path) -> None:
    with server(tmp_path) as client:

        @settings(max_examples=many(150))
        @given(st.binary(max_size=300), st.integers(0, len(TEXT)))
        def feed(junk: bytes, at: int) -> None:
            raw = TEXT.encode()
            answer = upload(client, raw[:at] + junk + raw[at:])
            assert answer.status_code in (201, 400)
            if answer.status_code == 400:
                assert answer.json()["error"]

        feed()


POSITION = "players 2\nbuild 7 8 9 8\ncastle jaen 7\nbaron 0 8\nhand 0 3 9 tower\nhand 1 ? ? ?\n"


def test_a_table_begins_from_a_position(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        id = upload(client, POSITION).json()["id"]
        with tab(client, id) as screen:
            assert "castle jaen 7" in screen.look(seat=0, details=True)["notation"]
            assert len(client.get("/api/tables").json()) == 1
        said = {lang: upload(client, "build 7x81", lang).json()["error"] for lang in LANGUAGES}
        assert len(set(said.values())) == len(LANGUAGES)
        answer = upload(client, "players 2\nbaron 0 8").json()
        assert (answer["rule"], answer["line"]) == ("ALC-50", 2)


def test_a_new_table_goes_on_from_a_position_and_tells_nobody_what_is_hidden(
    tmp_path: Path,
) -> None:
    with server(tmp_path) as client:
        body = {"game": "alcazar", "seats": [ANA, LUIS], "position": POSITION}
        id = client.post("/api/tables", json=body).json()["id"]
        assert client.get(f"/api/tables/{id}/settings").json()["position"] == ""
        assert client.get(f"/api/tables/{id}/record").status_code == 409
        again = client.post(f"/api/tables/{id}/rematch").json()["id"]
        with tab(client, id) as one, tab(client, again) as other:
            assert (
                one.look(seat=0, details=True)["notation"]
                == other.look(seat=0, details=True)["notation"]
            )
        for wrong in (
            {"seats": [ANA]},
            {"game": "castle"},
            {"terms": {"rated": True}},
            {"position": "baron 0 8"},
            {"position": "; " + 20_000 * "x"},
        ):
            assert client.post("/api/tables", json=body | wrong).status_code in (400, 409), wrong
