"""Those who keep the house annul results; everybody else does not even find the way."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from alcaide.people.conduct.administration import set_role
from alcaide.people.conduct.audit_log import AuditLog
from alcaide.storage.database import open_database
from databases import empty
from keeping import beside, house, join
from serving import Client, Json, club, seat, sit_down, tab
from terminal import alcaide

pytest.importorskip("openskill")
PASSWORD = "three moorish towers"


def account(client: Client, called: str) -> str:
    body = {"name": called, "password": PASSWORD}
    id: str = client.post("/api/account", json=body).json()["id"]
    return id


def promote(folder: Path, user: str, role: str) -> None:
    async def run() -> None:
        engine = await open_database(empty(folder))
        await set_role(engine, user, role)
        await engine.dispose()

    asyncio.run(run())


def logged(folder: Path) -> list[tuple[str, str, str, str]]:
    async def run() -> list[Any]:
        engine = await open_database(empty(folder))
        lines = list(await AuditLog(engine).lines())
        await engine.dispose()
        return lines

    entries = [line.entry for line in asyncio.run(run())]
    return [(each.by, each.what, each.thing, each.why) for each in entries if each.thing]


def played(ana: Client, luis: Client) -> str:
    """Let Ana resign a rated game against Luis; return the table."""
    seats = [seat("person", "Ana", "green"), seat("open", "", "white")]
    body = {"game": "castle", "seats": seats, "terms": {"access": "public", "rated": True}}
    id: str = ana.post("/api/tables", json=body).json()["id"]
    with tab(luis, id) as other, tab(ana, id) as screen:
        sit_down(other, screen)
        screen.send("resign")
        screen.next("table")
    return id


def ratings(client: Client, id: str) -> list[Json]:
    found: list[Json] = client.get(f"/api/tables/{id}/ratings?lang=en").json()
    return found


def test_an_admin_annuls_a_result_and_restores_it(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        keeper = account(ana, "Ana")
        account(luis, "Luis")
        id = played(ana, luis)
        before = ratings(luis, id)
        reason = {"reason": "played by arrangement"}
        way = f"/api/desk/results/{id}"
        assert ana.post(f"{way}/annul", json=reason).status_code == 404
        assert ana.get("/api/desk/signs").status_code == 404
        promote(tmp_path, keeper, "moderator")
        [sign] = ana.get("/api/desk/signs?lang=it").json()
        assert (sign["kind"], sign["tables"]) == ("address", [id])
        assert "stesso indirizzo" in sign["sentence"]
        assert [each["table"] for each in sign["results"]] == [id]
        assert {each["name"] for each in sign["results"][0]["people"]} == {"Ana", "Luis"}
        assert ana.post(f"{way}/annul", json=reason).status_code == 403
        assert luis.get("/api/desk/results").status_code == 404
        assert ana.get("/api/desk/results").json() == []
        promote(tmp_path, keeper, "admin")
        assert ana.post(f"{way}/annul", json={"reason": ""}).status_code == 400
        assert ana.post("/api/desk/results/none/annul", json=reason).status_code == 404
        assert ana.post(f"{way}/annul", json=reason).status_code == 204
        assert ana.post(f"{way}/annul", json=reason).status_code == 409
        told = ratings(luis, id)
        assert all("counts nowhere" in each["why"] for each in told)
        assert [each["rating"]["value"] for each in told] == [1000, 1000]
        page = luis.get(f"/api/players/{keeper}").json()
        assert page["finished"][0]["annulled"]
        assert page["tallies"] == []
        [listed] = ana.get("/api/desk/results?lang=fr").json()
        assert (listed["table"], listed["annulled"]) == (id, "played by arrangement")
        badges = {each["name"]: each["badge"] for each in listed["people"]}
        assert badges == {"Ana": "admin", "Luis": ""}
        for each in (ana, luis):
            assert each.get("/api/me").json()["told"] == 1
            [read] = each.get("/api/told").json()
            assert (read["kind"], read["why"], read["table"]) == ("annul", reason["reason"], id)
            assert (read["holds"], read["may_answer"]) == (True, True)
            assert each.get("/api/me").json()["told"] == 0
        lift = f"/api/desk/measures/{luis.get('/api/told').json()[0]['id']}/lift"
        assert ana.post(lift, json={"why": "so"}).status_code == 404  # the result is restored
        assert ana.post(f"{way}/restore", json={"reason": "a mistake"}).status_code == 204
        assert ratings(luis, id) == before
        assert ana.get("/api/desk/results").json() == []
        assert luis.get("/api/me").json()["told"] == 1
        [read] = luis.get("/api/told").json()
        assert (read["holds"], read["may_answer"]) == (False, False)  # nothing to answer any more
        assert logged(tmp_path) == [
            (keeper, "restore", id, "a mistake"),
            (keeper, "annul", id, "played by arrangement"),
        ]


def test_who_is_concerned_answers_and_another_admin_lets_it_count_again(tmp_path: Path) -> None:
    with house(tmp_path, {"Ana": "owner", "Mirjam": "moderator", "Paolo": "admin"}) as browsers:
        ana, luis, mirjam, paolo = (browsers[n] for n in ("Ana", "Luis", "Mirjam", "Paolo"))
        eva = browsers["Eva"] = beside(ana)
        join(eva, "Eva")
        id = played(eva, luis)
        before = ratings(eva, id)
        reason = {"reason": "played by arrangement"}
        assert ana.post(f"/api/desk/results/{id}/annul", json=reason).status_code == 204
        answers = {}
        for each, text in ((luis, "We never met before."), (eva, "So it was.")):
            [read] = each.get("/api/told").json()
            [read] = each.post(f"/api/told/{read['id']}", json={"text": text}).json()
            assert (read["answer"], read["may_answer"]) == (text, False)
            answers[text] = read["id"]
            assert each.post(f"/api/told/{read['id']}", json={"text": "!"}).status_code == 409
        may = {"Ana": False, "Mirjam": False, "Paolo": True}  # she decided; no admin; he may
        for name, allowed in may.items():
            waiting = browsers[name].get("/api/desk").json()["waiting"]
            assert [(each["kind"], each["table"]) for each in waiting] == [("annul", id)] * 2
            assert [each["may"] for each in waiting] == [allowed] * 2
        ways = [f"/api/desk/measures/{found}" for found in answers.values()]
        lifted = {"outcome": "lifted", "why": "no sign of it"}
        assert [each.put(ways[0], json=lifted).status_code for each in (ana, mirjam)] == [403] * 2
        kept = {"outcome": "kept", "why": "he says so"}
        assert paolo.put(ways[1], json=kept).status_code == 200
        assert ratings(luis, id) != before
        assert paolo.put(ways[0], json=lifted).status_code == 200
        assert paolo.put(ways[0], json=lifted).status_code == 409
        assert ratings(luis, id) == before
        assert ana.get("/api/desk").json()["waiting"] == []
        [[hers], [his]] = [each.get("/api/told").json() for each in (eva, luis)]
        assert [(one["holds"], one["appeal"]) for one in (hers, his)] == [
            (False, "kept"),
            (False, "lifted"),
        ]
        log = [each["what"] for each in ana.get("/api/desk/audit").json()]
        assert log[:3] == ["restore", "appeal-kept", "annul"]


def test_the_command_line_does_the_same(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    with club(tmp_path) as (ana, luis):
        account(ana, "Ana")
        account(luis, "Luis")
        id = played(ana, luis)
        assert alcaide("admin", "annul", id, *data).code == 2  # why?
        assert alcaide("admin", "annul", "none", "a reason", *data).code != 0
        assert alcaide("admin", "annul", id, "a reason", *data).code == 0
        assert ratings(ana, id)[0]["before"] is None
        assert alcaide("admin", "restore", id, "a reason", *data).code == 0
        assert ratings(ana, id)[0]["before"] == 1000
        assert [line[1] for line in logged(tmp_path)] == ["restore", "annul"]
        [line] = alcaide("admin", "signs", *data).lines
        kind, told, who, tables = line.split("\t")
        assert (kind, tables) == ("address", id)
        assert "came from the same address" in told
        assert len(who.split(", ")) == 2
