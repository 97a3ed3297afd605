"""The tables of a person: which wait for him, and how they stand, without loading any of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from alcaide.server.http.tables import new_tables
from alcaide.tables.stores import table_store as stores
from serving import Client, Json, Tab, club, create, seat, server, sit_down, tab

WHITE = seat("open", "", "white")


def person(name: str, colour: str = "green") -> Json:
    return seat("person", name, colour)


def name(client: Client, called: str) -> str:
    answer = client.post("/api/me", json={"name": called})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def set_up(client: Client, *seats: Json, **terms: object) -> str:
    body = {
        "game": "alcazar",
        "seats": list(seats) or [person("Ana"), WHITE],
        "terms": {"access": "public", "undo": "ask", **terms},
    }
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def sit(client: Client, id: str, host: Client) -> None:
    with tab(host, id) as other, tab(client, id) as screen:
        sit_down(screen, other)


def listed(client: Client, lang: str = "en") -> dict[str, Json]:
    return {table["id"]: table for table in client.get(f"/api/tables?lang={lang}").json()}


def waiting(client: Client) -> list[tuple[str, str]]:
    return [(table["id"], table["why"]) for table in client.get("/api/waiting").json()]


def to_move(ana: Client, luis: Client, id: str) -> tuple[Client, Client]:
    """Return who is to move, and the other one."""
    with tab(ana, id) as screen:
        return (ana, luis) if screen.look()["turn"] == 0 else (luis, ana)


def play_on(client: Client, id: str) -> None:
    """Play until somebody else is to move."""
    with tab(client, id) as screen:
        while (decision := screen.look()["decision"]) is not None:
            quiet = next((c for c in decision["choices"] if c["final"]), decision["choices"][0])
            screen.send("play", seq=screen.view["seq"], action=quiet["action"])
            screen.next("table")


def ask(client: Client, id: str, what: str) -> None:
    with tab(client, id) as screen:
        screen.look()
        screen.send("ask", what=what)
        screen.next("table")


def resign(client: Client, id: str) -> None:
    with tab(client, id) as screen:
        screen.look()
        screen.send("resign")
        screen.next("table")


def answer(screen: Tab, yes: bool) -> None:
    number = screen.look()["together"]["ask"]["number"]
    screen.send("answer", number=number, yes=yes)
    screen.next("table")


def test_a_table_waits_for_whoever_is_to_move(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        name(ana, "Ana"), name(luis, "Luis")
        id = set_up(ana)
        assert listed(ana)[id]["gathering"]
        assert (listed(ana)[id]["state"], waiting(ana)) == ("waiting for players", [])
        sit(luis, id, ana)
        mover, other = to_move(ana, luis, id)
        called = "Ana" if mover is ana else "Luis"
        assert waiting(mover) == [(id, "turn")]
        assert waiting(other) == []
        mine, theirs = listed(mover)[id], listed(other)[id]
        assert (mine["waits"], mine["state"], mine["gathering"]) == ("turn", "your turn", False)
        assert (theirs["waits"], theirs["state"]) == ("", f"{called} to play")
        assert listed(mover, "it")[id]["state"] == "tocca a te"
        play_on(mover, id)
        assert (waiting(mover), waiting(other)) == ([], [(id, "turn")])
        assert listed(other)[id]["waits"] == "turn"


def test_the_most_urgent_table_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_tables, "new_seed", lambda: "2")  # the same seat begins everywhere
    with club(tmp_path) as (ana, luis):
        name(ana, "Ana"), name(luis, "Luis")
        slow, soon = (set_up(ana, pace="days", hours=hours, gone="bot") for hours in (72, 24))
        free = set_up(ana)
        for id in (slow, soon, free):
            sit(luis, id, ana)
        found = to_move(ana, luis, free)[0].get("/api/waiting").json()
        assert [table["id"] for table in found] == [soon, slow, free]
        assert [table["name"] for table in found] == ["Alcazar"] * 3
        assert 71 * 3600 < found[1]["left"] <= 72 * 3600
        assert found[2]["left"] is None
        assert 23 * 3600 < listed(to_move(ana, luis, soon)[0])[soon]["left"] <= 24 * 3600


@pytest.mark.parametrize("yes", [True, False])
def test_a_table_waits_for_an_answer(tmp_path: Path, yes: bool) -> None:
    with club(tmp_path) as (ana, luis):
        name(ana, "Ana"), name(luis, "Luis")
        id = set_up(ana)
        sit(luis, id, ana)
        mover, other = to_move(ana, luis, id)
        ask(mover, id, "pause")
        assert waiting(other) == [(id, "ask")]
        assert waiting(mover) == [(id, "turn")]
        assert listed(other)[id]["waits"] == "ask"
        with tab(other, id) as screen:
            answer(screen, yes)
        assert waiting(other) == []
        assert listed(mover)[id]["state"] == ("paused" if yes else "your turn")


def test_a_request_that_has_lapsed_waits_for_nobody(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        name(ana, "Ana"), name(luis, "Luis")
        id = set_up(ana)
        sit(luis, id, ana)
        mover, other = to_move(ana, luis, id)
        play_on(mover, id)
        ask(mover, id, "undo")
        assert waiting(other) == [(id, "turn")]  # once, though it waits for two reasons
        play_on(other, id)
        assert waiting(other) == []


def test_a_kept_seat_waits(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        name(ana, "Ana"), name(luis, "Luis")
        old = set_up(ana)
        sit(luis, old, ana)
        resign(luis, old)
        id = ana.post(f"/api/tables/{old}/rematch").json()["id"]
        assert listed(luis)[id]["waits"] == "seat"
        assert listed(ana)[id]["waits"] == ""
        assert waiting(luis) == []  # nobody waits for his move


def test_it_is_told_how_a_table_ended_for_oneself(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        name(ana, "Ana"), name(luis, "Luis")
        id = set_up(ana)
        sit(luis, id, ana)
        resign(luis, id)
        assert listed(ana)[id]["state"] == "finished: you win"
        assert listed(luis)[id]["state"] == "finished: you resigned"
        assert all(listed(client)[id]["finished"] for client in (ana, luis))
        drawn = set_up(ana)
        sit(luis, drawn, ana)
        ask(ana, drawn, "draw")
        with tab(luis, drawn) as screen:
            answer(screen, True)
        assert listed(ana)[drawn]["state"] == "finished: broken off without a winner"


def test_the_list_of_a_person_loads_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with club(tmp_path) as (ana, luis):
        name(ana, "Ana"), name(luis, "Luis")
        ids = {set_up(ana) for _ in range(3)}
        for id in ids:
            sit(luis, id, ana)
    with club(tmp_path) as (again, _):
        monkeypatch.setattr(stores, "load_table", None)
        again.cookies.update(ana.cookies)
        assert set(listed(again)) == ids
        assert {id for id, _ in waiting(again)} == {
            id for id, table in listed(again).items() if table["state"] == "your turn"
        }


def test_what_waits_is_listed_among_many_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("alcaide.server.http.tables.own_tables.LISTED", 2)
    with club(tmp_path) as (ana, luis):
        name(ana, "Ana"), name(luis, "Luis")
        id = set_up(ana)
        sit(luis, id, ana)
        mover, _ = to_move(ana, luis, id)
        newer = [set_up(mover) for _ in range(3)]
        assert list(listed(mover)) == [id, newer[-1]]


def test_at_home_and_for_strangers_nothing_waits(tmp_path: Path) -> None:
    with server(tmp_path / "home") as client:
        id = create(client)
        assert client.get("/api/waiting").json() == []
        assert (listed(client)[id]["waits"], listed(client)[id]["left"]) == ("", None)
        assert listed(client)[id]["state"].startswith("round 1, ")
    with club(tmp_path / "club") as (stranger, _):
        assert stranger.get("/api/waiting").json() == []
        assert stranger.get("/api/tables").json() == []


def test_the_time_of_whoever_is_to_move_is_told_and_stands_still_on_holidays(
    tmp_path: Path,
) -> None:
    with club(tmp_path) as (ana, luis):
        name(ana, "Ana")
        name(luis, "Luis")
        id = set_up(ana, pace="days", hours=48, gone="bot")
        sit(luis, id, ana)
        mine, theirs = listed(ana)[id], listed(luis)[id]
        assert mine["turn"] == theirs["turn"] in (0, 1)
        clock = mine["clock"]
        assert 0.99 < clock["left"] / clock["whole"] <= 1
        assert clock["whole"] == 48 * 3600
        assert clock["until"] == ""
        assert {mine["left"], theirs["left"]} > {None}
        mover = (ana, luis)[mine["turn"]]
        assert mover.post("/api/account/holidays", json={"days": 3}).status_code == 200
        after = listed(ana)[id]["clock"]
        assert after["until"]
        assert abs(after["left"] - clock["left"]) < 60
