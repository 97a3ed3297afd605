"""``alcaide admin``: people and tables in the database of a server."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from alcaide.storage.database import FILE
from serving import club, seat, tab
from terminal import alcaide

PASSWORD = "three moorish towers"


def test_an_administrator_looks_after_people(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    with club(tmp_path) as (ana, luis):
        made = ana.post("/api/account", json={"name": "Ana", "password": PASSWORD}).json()
        listed = alcaide("admin", "users", *data)
        assert listed.lines[0].startswith(f"{made['id']}\tAna\tplayer")
        link = alcaide("admin", "link", "ANA", *data).out.strip()
        body = {"secret": link.partition("#link=")[2]}
        assert luis.post("/api/account/follow", json=body).json()["name"] == "Ana"
        assert alcaide("admin", "role", "Ana", "admin", *data).code == 0
        assert ana.get("/api/me").json()["role"] == "admin"
        assert alcaide("admin", "role", "Ana", "king", *data).code == 2
        assert alcaide("admin", "ban", made["id"], *data).code == 0
        assert ana.get("/api/me").json()["id"] == luis.get("/api/me").json()["id"] == ""
        sign_in = {"name": "Ana", "password": PASSWORD}
        assert luis.post("/api/account/sign-in", json=sign_in).status_code == 403
        assert "banned" in alcaide("admin", "show", "Ana", *data).out
        assert alcaide("admin", "unban", "Ana", *data).code == 0
        assert alcaide("admin", "password", "Ana", "four moorish towers", *data).code == 0
        sign_in["password"] = "four moorish towers"
        assert luis.post("/api/account/sign-in", json=sign_in).status_code == 200
        assert alcaide("admin", "delete", "Ana", *data).code == 0
        assert luis.get("/api/me").json()["id"] == ""
        assert alcaide("admin", "users", *data).out == ""


def test_an_administrator_sees_to_what_was_reported(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    with club(tmp_path) as (ana, luis):
        for client, called in ((ana, "Ana"), (luis, "Luis")):
            client.post("/api/me", json={"name": called})
        seats = [seat("person", "Ana", "green"), seat("open", "", "white")]
        body = {"game": "alcazar", "seats": seats, "terms": {"access": "public"}}
        id = ana.post("/api/tables", json=body).json()["id"]
        with tab(ana, id) as own, tab(luis, id) as other:
            for text in ("bad word", "good word"):
                own.send("chat", text=text)
                while not any(line["text"] == text for line in other.next("chat")["lines"]):
                    pass
            for _ in range(2):  # twice is once
                other.send("report", number=0)
            other.look()
            [line] = alcaide("admin", "reports", *data).lines
            report, _, where, who, by, text = line.split("\t")
            assert (where, by, text) == (id, "Luis", "bad word")
            assert who.startswith("Ana (")
            ana_id = who[5:-1]
            assert alcaide("admin", "handled", report, *data).code == 0
            assert alcaide("admin", "remove", report, *data).code == 0
            for screen in (own, other):  # it goes from the pages that are open
                while not ((chat := screen.next("chat"))["whole"] and chat["lines"]):
                    pass
                assert [line["text"] for line in chat["lines"]] == ["good word"]
            assert alcaide("admin", "reports", *data).out == ""
            assert len(alcaide("admin", "all-reports", *data).lines) == 1
            assert alcaide("admin", "handled", "none", *data).code == 1
            said = alcaide("admin", "said", ana_id, *data)
            assert [line.split("\t")[1:] for line in said.lines] == [[id, "good word"]]
            assert alcaide("admin", "silence", ana_id, *data).code == 0
            assert "silent" in alcaide("admin", "show", ana_id, *data).out
            own.send("chat", text="another word")
            while (told := own.receive())["type"] != "refused":
                pass
            assert "moderator" in told["reason"]
        with tab(luis, id) as again:
            assert [line["text"] for line in again.next("chat")["lines"]] == ["good word"]
        kept = ana.get("/api/account/export").json()
        assert [line["text"] for line in kept["said"]] == ["good word"]
        assert alcaide("admin", "unsilence", ana_id, *data).code == 0
        with tab(ana, id) as own:
            own.send("chat", text="quiet now")
            while not any(line["text"] == "quiet now" for line in own.next("chat")["lines"]):
                pass


def test_whoever_is_not_there_is_told_so(tmp_path: Path) -> None:
    with club(tmp_path):
        pass
    said = alcaide("admin", "show", "Nobody", "--data", str(tmp_path))
    assert (said.code, said.err) == (1, "Error: There is nobody of this name or id.\n")
    assert alcaide("admin", "show", "--data", str(tmp_path)).code == 2


def test_tables_are_listed_and_closed(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, _):
        ana.post("/api/me", json={"name": "Ana"})
        seats = json.loads(
            '[{"kind": "person", "name": "Ana", "colour": "green", "level": "", "user": ""},'
            ' {"kind": "open", "name": "", "colour": "white", "level": "", "user": ""}]'
        )
        id = ana.post("/api/tables", json={"game": "alcazar", "seats": seats}).json()["id"]
    data = ("--data", str(tmp_path))
    assert alcaide("admin", "tables", *data).out.startswith(f"{id}\talcazar\tAna")
    assert alcaide("admin", "close", id, *data).code == 0
    assert alcaide("admin", "close", id, *data).code == 1
    assert alcaide("admin", "tables", *data).out == ""


def test_roles_are_written_down_and_the_last_owner_stays(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    with club(tmp_path) as (ana, _):
        ana.post("/api/account", json={"name": "Ana", "password": PASSWORD})
        for role in ("moderator", "owner"):
            assert alcaide("admin", "role", "Ana", role, *data).code == 0
        refused = alcaide("admin", "role", "Ana", "admin", *data)
        assert refused.code == 1
        assert ana.get("/api/me").json()["role"] == "owner"
        log = alcaide("admin", "audit", *data)
        assert log.code == 0
        told = [line.split("\t") for line in log.lines]
        assert [(by, what, why) for _, _, by, what, _, _, why, *_ in told] == [
            ("-", "role", "moderator"),
            ("-", "role", "owner"),
        ]
        with sqlite3.connect(tmp_path / FILE) as connection:
            connection.execute("DROP TRIGGER audit_update")
            connection.execute("UPDATE audit SET why = 'player' WHERE number = 1")
        assert alcaide("admin", "audit", *data).code == 1


def test_cases_are_decided_on_the_command_line(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    with club(tmp_path) as (ana, luis):
        for client, called in ((ana, "Ana"), (luis, "Luis")):
            client.post("/api/account", json={"name": called, "password": PASSWORD})
        assert alcaide("admin", "role", "Ana", "owner", *data).code == 0
        [keeper] = alcaide("admin", "roles", *data).lines
        assert keeper.split("\t")[1:3] == ["Ana", "owner"]
        seats = [seat("open", "", "green"), seat("person", "Luis", "white")]
        body = {"game": "alcazar", "seats": seats, "terms": {"access": "public"}}
        id = luis.post("/api/tables", json=body).json()["id"]
        with tab(luis, id) as own, tab(ana, id) as other:
            for text in ("before", "bad word"):
                own.send("chat", text=text)
                while not any(line["text"] == text for line in other.next("chat")["lines"]):
                    pass
            other.send("report", number=1, why="it hurts")
            other.look()
        named = {"seat": 1, "kind": "name", "why": "a rude name"}
        assert ana.post(f"/api/tables/{id}/reports", json=named).status_code == 204
        first, second = (line.split("\t") for line in alcaide("admin", "cases", *data).lines)
        assert [(case[2], case[3], case[5]) for case in (first, second)] == [
            ("line", id, "Luis"),
            ("name", id, "Luis"),
        ]
        line, name = first[0], second[0]
        shown = alcaide("admin", "case", line, *data).lines
        assert shown[1] == "\tit hurts"
        assert [each.split("\t")[3] for each in shown[2:]] == ["before", "bad word"]
        assert [each[:1] for each in shown[2:]] == ["\t", ">"]
        why = ("--reason", "rule 3, respect", *data)
        assert alcaide("admin", "case", "none", *data).code != 0
        assert alcaide("admin", "decide", line, "scold", *why).code == 2
        assert alcaide("admin", "decide", line, "silence", "7", *data).code == 2  # why?
        assert alcaide("admin", "decide", name, "hide", *why).code == 2  # there is no line
        assert alcaide("admin", "role", "Ana", "owner", "7", *data).code == 2
        assert alcaide("admin", "decide", line, "silence", "7", *why).code == 0
        assert alcaide("admin", "decide", line, "none", *data).code != 0  # it is decided
        [told] = luis.get("/api/told").json()
        assert (told["kind"], told["why"]) == ("silence", "rule 3, respect")
        assert alcaide("admin", "decide", name, "kick", *why).code == 0
        assert luis.get(f"/api/tables/{id}/settings").json()["seats"][1]["kind"] != "person"
        log = [each.split("\t")[3:] for each in alcaide("admin", "audit", *data).lines]
        assert [(each[0], each[2]) for each in log[-2:]] == [("silence", line), ("kick", name)]
        assert alcaide("admin", "cases", *data).lines == []
