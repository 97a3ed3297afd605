"""Who may sit at a rated table: people with accounts, each once, each at a device of his own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from alcaide.storage.database import open_database
from alcaide.storage.schema import TRACES
from databases import empty
from programming import Line
from serving import Client, Json, another, club, seat, sit_down, tab

PASSWORD = "three moorish towers"
ONE, FREE = seat("person", "Ana", "green"), seat("open", "", "white")
THIRD = seat("open", "", "red")


@contextmanager
def house(folder: Path) -> Iterator[tuple[Client, Client]]:
    with club(folder) as (ana, luis):
        account(ana, "Ana")
        account(luis, "Luis")
        yield ana, luis


def account(client: Client, called: str) -> Json:
    answer = client.post("/api/account", json={"name": called, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def sign_in(client: Client, called: str) -> None:
    body = {"name": called, "password": PASSWORD}
    assert client.post("/api/account/sign-in", json=body).status_code == 200


def asks(client: Client, *seats: Json, headers: Any = None, **terms: Any) -> Any:
    body = {
        "game": "alcazar",
        "seats": list(seats),
        "terms": {"access": "public", "rated": True, **terms},
    }
    return client.post("/api/tables?lang=en", json=body, headers=headers)


def made(client: Client, *seats: Json, **terms: Any) -> str:
    answer = asks(client, *seats, **terms)
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def sits(client: Client, id: str, place: int) -> Json:
    """Sit down; return the next thing that is told: the table, or why not."""
    with tab(client, id) as screen:
        screen.look()
        screen.send("sit", seat=place)
        while (message := screen.receive())["type"] not in ("table", "refused"):
            pass
        return message


def joins(host: Client, guest: Client, id: str) -> None:
    """Let somebody take the second seat, and both be ready."""
    with tab(host, id) as one, tab(guest, id) as other:
        sit_down(other, one)


def resigns(client: Client, id: str) -> None:
    with tab(client, id) as screen:
        screen.look()
        screen.send("resign")
        assert screen.next("table")["table"]["result"]


def refused(message: Json) -> str:
    assert message["type"] == "refused", message
    reason: str = message["reason"]
    return reason


def test_nobody_plays_two_seats_of_a_rated_table_at_one_screen(tmp_path: Path) -> None:
    with house(tmp_path) as (ana, _):
        for kind in ("friend", "me"):
            answer = asks(ana, ONE, seat(kind, "Zoe", "red"), FREE)
            assert answer.status_code == 409
            assert "screen of their own" in answer.json()["error"]
            assert asks(ana, ONE, seat(kind, "Zoe", "red"), FREE, rated=False).status_code == 201


def test_bots_of_the_house_sit_where_programs_are_rated(tmp_path: Path) -> None:
    bot = seat("bot", "Zoraya", "red", "hard")
    with house(tmp_path) as (ana, _):
        answer = asks(ana, ONE, bot, FREE)
        assert answer.status_code == 409
        assert "won from people" in answer.json()["error"]
        made(ana, FREE, bot, THIRD | {"colour": "green"}, pool="programs")
        id = made(ana, ONE, FREE)
        with tab(ana, id) as screen:
            screen.look()
            screen.send("bot", seat=1, level="easy")
            assert "won from people" in refused(screen.next("refused"))


def test_guests_are_told_to_make_an_account(tmp_path: Path) -> None:
    with house(tmp_path) as (ana, _):
        guest = another(ana.app)
        guest.blocking_portal = ana.blocking_portal
        guest.post("/api/me", json={"name": "Zoe"})
        answer = asks(guest, seat("person", "Zoe", "green"), FREE)
        assert answer.status_code == 403
        assert "with an account" in answer.json()["error"]
        id = made(ana, ONE, FREE)
        assert "with an account" in refused(sits(guest, id, 1))
        account(guest, "Zoe")
        assert sits(guest, id, 1)["type"] != "refused"


def test_two_accounts_on_one_device_do_not_meet(tmp_path: Path) -> None:
    with house(tmp_path) as (ana, luis):
        id = made(ana, ONE, FREE)
        ana.post("/api/account/sign-out")
        account(ana, "Zoe")
        assert "from this device" in refused(sits(ana, id, 1))
        sign_in(ana, "Luis")  # an account that has a device of its own does not help
        assert "from this device" in refused(sits(ana, id, 1))
        assert sits(luis, id, 1)["type"] != "refused"
        casual = made(ana, ONE, FREE, rated=False)
        sign_in(ana, "Zoe")
        assert sits(ana, casual, 1)["type"] != "refused"


def test_a_browser_without_its_mark_gets_one_before_it_sits_down(tmp_path: Path) -> None:
    """Signed in by a version without marks, or the cookie was deleted: it was not checked."""
    with house(tmp_path) as (ana, luis):
        id = made(ana, ONE, FREE)
        luis.cookies.delete("alcaide-device")
        assert "Load the page once more" in refused(sits(luis, id, 1))
        casual = made(ana, ONE, FREE, rated=False)
        assert sits(luis, casual, 1)["type"] != "refused"
        luis.get("/api/me")
        assert sits(luis, id, 1)["type"] != "refused"


def test_two_browsers_of_one_person_are_one_person(tmp_path: Path) -> None:
    with house(tmp_path) as (ana, luis):
        id = made(ana, ONE, FREE)
        sign_in(luis, "Ana")
        assert refused(sits(luis, id, 1))


def test_a_game_from_one_device_is_not_rated_even_if_it_was_begun(tmp_path: Path) -> None:
    with house(tmp_path) as (ana, luis):
        id = made(ana, ONE, FREE)
        joins(ana, luis, id)
        sign_in(luis, "Ana")
        resigns(luis, id)  # Ana does, at Luis's device
        told = luis.get(f"/api/tables/{id}/ratings?lang=en").json()
        assert [each["why"] for each in told] == [
            "Not rated: two seats were played from one device."
        ] * 2
        assert all(each["before"] is None for each in told)


def key(client: Client) -> str:
    secret: str = client.post("/api/account/keys", json={"label": "bot"}).json()["secret"]
    return secret


@pytest.mark.parametrize("pool", ["people", "programs"])
def test_programs_and_people_are_rated_apart(tmp_path: Path, pool: str) -> None:
    with house(tmp_path) as (ana, luis):
        bearer = {"authorization": f"bearer {key(luis)}"}
        id = made(ana, ONE, FREE) if pool == "people" else made(ana, FREE, THIRD, pool=pool)
        by_hand = sits(luis, id, 1) if pool == "programs" else None
        assert not by_hand or "rates programs" in refused(by_hand)
        if pool == "people":
            answer = asks(luis, ONE, FREE, headers=bearer)
            assert answer.status_code == 403
            assert "rates people" in answer.json()["error"]
        address = f"/api/tables/{id}/program?sit=true"
        with luis.websocket_connect(address, headers=bearer) as session:
            told = Line(session).hear()
        assert told["type"] == ("refused" if pool == "people" else "hello")
        if pool == "people":
            assert "rates people" in told["reason"]
            assert sits(luis, id, 1)["type"] != "refused"  # by hand he may
            with luis.websocket_connect(address.partition("?")[0], headers=bearer) as session:
                assert "rates people" in Line(session).hear()["reason"]


def test_nobody_plays_by_hand_at_a_seat_of_his_program(tmp_path: Path) -> None:
    with house(tmp_path) as (ana, luis):
        id = made(ana, FREE, THIRD, pool="programs")
        for client in (ana, luis):
            bearer = {"authorization": f"bearer {key(client)}"}
            address = f"/api/tables/{id}/program?sit=true"
            with client.websocket_connect(address, headers=bearer) as session:
                assert Line(session).hear()["type"] == "hello"
        with tab(ana, id) as screen:
            view = screen.look()
            assert view["together"]["terms"]["pool"] == "programs"
            screen.send("undo", seq=view["seq"])
            while (message := screen.receive())["type"] != "refused":
                pass  # the deal may come meanwhile
            assert "rates programs" in refused(message)


def test_only_digests_are_kept_of_where_people_came_from(tmp_path: Path) -> None:
    with house(tmp_path) as (ana, luis):
        id = made(ana, ONE, FREE)
        sits(luis, id, 1)

        async def read() -> list[Any]:
            engine = await open_database(empty(tmp_path))
            async with engine.connect() as connection:
                found = list(await connection.execute(select(TRACES)))
            await engine.dispose()
            return found

        traces = asyncio.run(read())
        assert len({row.user_id for row in traces}) == len({row.device for row in traces}) == 2
        for row in traces:
            assert (len(row.device), len(row.address), row.table_id) == (64, 64, id)
        given = ana.get("/api/account/export").json()
        assert [each["table"] for each in given["traces"]] == [id]


def test_a_rematch_is_asked_the_same(tmp_path: Path) -> None:
    with house(tmp_path) as (ana, luis):
        id = made(ana, ONE, FREE)
        joins(ana, luis, id)
        resigns(ana, id)
        again = ana.post(f"/api/tables/{id}/rematch").json()["id"]
        assert ana.get(f"/api/tables/{again}/settings").json()["terms"]["pool"] == "people"
        ana.post("/api/account/sign-out")
        sign_in(ana, "Luis")
        assert "from this device" in refused(sits(ana, again, 1))


def test_what_the_result_tells_of_ratings(tmp_path: Path) -> None:
    with house(tmp_path) as (ana, luis):
        id = made(ana, ONE, FREE)
        joins(ana, luis, id)
        told = ana.get(f"/api/tables/{id}/ratings?lang=en").json()
        assert [each["rating"]["value"] for each in told] == [1000, 1000]
        assert all(each["rating"]["provisional"] and each["before"] is None for each in told)
        resigns(luis, id)
        winner, loser = ana.get(f"/api/tables/{id}/ratings?lang=en").json()
        few = "a large step, as few games stand behind the number yet (± 250)"
        assert winner["why"] == f"ahead of Luis (1000): {few}"
        assert loser["why"].startswith("last, for leaving the game: ")
        assert winner["after"] > winner["before"] == 1000 > loser["after"]
        assert winner["rating"]["value"] == winner["after"]
        listed = ana.get("/api/leaderboard?game=alcazar&lang=en").json()
        [line] = [line for line in listed if line["name"] == "Ana"]
        assert line["rating"] == winner["rating"]
        page = ana.get(f"/api/players/{line['id']}?lang=en").json()
        assert page["tallies"][0]["rating"] == winner["rating"]
        assert page["finished"][0]["change"] == winner["after"] - 1000


def test_who_may_join_sees_the_ratings_of_who_sits_there(tmp_path: Path) -> None:
    with house(tmp_path) as (ana, luis):
        id = made(ana, ONE, FREE, rated=False)
        told = luis.get(f"/api/tables/{id}/ratings?lang=en").json()
        assert [each["rating"] and each["rating"]["value"] for each in told] == [1000, None]
        joins(ana, luis, id)
        assert luis.get(f"/api/tables/{id}/ratings?lang=en").json() == []


def test_tables_of_before_go_on_with_those_who_sit_there(tmp_path: Path) -> None:
    from alcaide.tables.outcome.rated_seats import check_rated_player
    from alcaide.tables.terms import Terms

    for guest in (False, True):
        for program in (False, True):
            check_rated_player(Terms(rated=True), guest, program)
