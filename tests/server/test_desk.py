"""The desk: who may use it, cases with names covered, decisions that are told, answers, roles."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from alcaide.server.http.api import DESK
from keeping import PASSWORD, beside, heard, hears, house, join, me, refused, sees
from serving import Client, Json, seat, tab
from terminal import alcaide

pytestmark = pytest.mark.usefixtures("quick_passwords")
NO_ID = "none"
ROUTES = (  # method, path, body, least role
    ("GET", "/", None, "moderator"),
    ("GET", f"/cases/{NO_ID}", None, "moderator"),
    ("PUT", f"/cases/{NO_ID}", {"on": True}, "moderator"),
    ("POST", f"/cases/{NO_ID}", {"decision": "none"}, "moderator"),
    ("GET", "/people", None, "moderator"),
    ("POST", f"/people/{NO_ID}/measures", {"kind": "word", "why": "so"}, "moderator"),
    ("PUT", f"/people/{NO_ID}/role", {"role": "player"}, "owner"),
    ("POST", f"/measures/{NO_ID}/confirm", None, "moderator"),
    ("POST", f"/measures/{NO_ID}/lift", {"why": "so"}, "moderator"),
    ("PUT", f"/measures/{NO_ID}", {"outcome": "kept", "why": "so"}, "moderator"),
    ("PUT", "/door", {"registration": "open", "guests": True}, "admin"),
    ("GET", "/invitations", None, "admin"),
    ("POST", "/invitations", {"uses": 1}, "admin"),
    ("DELETE", f"/invitations/{NO_ID}", None, "admin"),
    ("GET", "/audit", None, "moderator"),
    ("GET", "/signs", None, "moderator"),
    ("GET", "/results", None, "moderator"),
    ("POST", f"/results/{NO_ID}/annul", {"reason": "so"}, "admin"),
    ("POST", f"/results/{NO_ID}/restore", {"reason": "so"}, "admin"),
)
RANKS = ("player", "moderator", "admin", "owner")


def test_every_route_of_the_desk_asks_for_a_role(tmp_path: Path) -> None:
    with house(tmp_path) as browsers:
        asking = {
            "stranger": beside(browsers["Ana"]),
            "player": browsers["Luis"],
            "moderator": browsers["Mirjam"],
            "admin": browsers["Paolo"],
            "owner": browsers["Ana"],
        }
        for method, path, body, least in ROUTES:
            for role, browser in asking.items():
                answer = browser.request(method, f"/api/desk{path}", json=body)
                told = (path, role, answer.text)
                if role in ("stranger", "player"):
                    assert answer.status_code == 404, told
                    wrong = browser.request(method, f"/api/desk{path}", json={"odd": 1})
                    assert wrong.status_code == 404, wrong.text  # whatever is sent there
                    assert "no such" not in answer.text.lower() or "table" in answer.text, told
                elif RANKS.index(role) < RANKS.index(least):
                    assert answer.status_code == 403, told
                else:
                    assert answer.status_code in (200, 201, 204, 404), told


def test_no_route_of_the_desk_is_left_out_above() -> None:
    there = {
        (method, route.path) for route in DESK.routes for method in getattr(route, "methods", ())
    }
    told = {(method, path.replace(NO_ID, "{id:str}")) for method, path, _, _ in ROUTES}
    assert {(m, p.removeprefix("/desk") or "/") for m, p in there if m != "OPTIONS"} == told


@pytest.fixture
def table(tmp_path: Path) -> Any:
    """A house with a table where Luis has said something, and Eva, who has reported it."""
    with house(tmp_path) as browsers:
        eva = browsers["Eva"] = beside(browsers["Ana"])
        join(eva, "Eva")
        luis = browsers["Luis"]
        seats = [seat("person", "Luis", "green"), seat("open", "", "white")]
        body = {"game": "alcazar", "seats": seats, "terms": {"access": "public"}}
        id = luis.post("/api/tables", json=body).json()["id"]
        with tab(luis, id) as own, tab(eva, id) as other:
            for text in ("before", "people like you should not be let in", "after"):
                own.send("chat", text=text)
                hears(other, text)
            other.send("report", number=1, why="it hurts")
            while not me(browsers["Ana"])["cases"]:
                pass
        yield browsers, id


def case_of(browser: Client) -> Json:
    [head] = browser.get("/api/desk").json()["open"]
    case: Json = browser.get(f"/api/desk/cases/{head['id']}").json()
    return case


def test_a_case_shows_the_lines_around_it_and_no_names(table: Any) -> None:
    browsers, id = table
    assert me(browsers["Mirjam"])["cases"] == 1
    assert me(browsers["Luis"])["cases"] == 0
    case = case_of(browsers["Mirjam"])
    assert [line["text"] for line in case["lines"]] == [
        "before", "people like you should not be let in", "after",
    ]  # fmt: skip
    assert [line["reported"] for line in case["lines"]] == [False, True, False]
    assert {line["who"] for line in case["lines"]} == {case["who"]} == {"A"}
    assert (case["table"], case["whys"], case["person"], case["name"]) == (id, ["it hurts"], "", "")
    assert {line["badge"] for line in case["lines"]} == {case["badge"]} == {""}
    raw = browsers["Mirjam"].get(f"/api/desk/cases/{case['head']['id']}").text
    assert "Luis" not in raw
    assert me(browsers["Luis"])["id"] not in raw
    taken = browsers["Mirjam"].put(f"/api/desk/cases/{case['head']['id']}", json={"on": True})
    assert taken.json()["head"]["mine"]
    [seen] = browsers["Henri"].get("/api/desk").json()["open"]
    assert (seen["taken"], seen["mine"]) == ("Mirjam", False)


def test_who_is_silenced_is_told_why_and_answers_once_to_another(table: Any) -> None:
    browsers, id = table
    luis, mirjam, henri = browsers["Luis"], browsers["Mirjam"], browsers["Henri"]
    path = f"/api/desk/cases/{case_of(mirjam)['head']['id']}"
    silence = {"decision": "silence", "days": 7, "why": ""}
    assert mirjam.post(path, json=silence).status_code == 400  # he has to be given a reason
    closed = mirjam.post(path, json={**silence, "why": "rule 3"}).json()
    assert (closed["who"], closed["head"]["decided"]) == ("Luis", "Mirjam")
    assert henri.post(path, json={**silence, "why": "rule 3"}).status_code == 409
    assert me(luis)["told"] == 1
    with tab(luis, id) as own:
        chat = heard(own, lambda message: message["type"] == "chat")
        assert [line["text"] for line in chat["lines"]] == ["before", "after"]
        own.send("chat", text="but")
        assert "rule 3" in refused(own)
    [measure] = luis.get("/api/told").json()
    assert (measure["kind"], measure["why"], measure["holds"]) == ("silence", "rule 3", True)
    assert me(luis)["told"] == 0
    answer = {"text": "He began."}
    assert luis.post(f"/api/told/{measure['id']}", json=answer).status_code == 200
    assert luis.post(f"/api/told/{measure['id']}", json=answer).status_code == 409
    judged, outcome = f"/api/desk/measures/{measure['id']}", {"outcome": "lifted", "why": "right"}
    [waits] = mirjam.get("/api/desk").json()["waiting"]
    assert not waits["may"]
    assert mirjam.put(judged, json=outcome).status_code == 403
    [waits] = henri.get("/api/desk").json()["waiting"]
    assert (waits["answer"], waits["may"]) == ("He began.", True)
    assert henri.put(judged, json=outcome).status_code == 200
    with tab(luis, id) as own, tab(browsers["Eva"], id) as other:
        own.send("chat", text="thank you")
        hears(other, "thank you")
    log = [line["what"] for line in browsers["Ana"].get("/api/desk/audit").json()]
    assert log[:2] == ["silence-lifted", "silence"]


def test_to_shut_somebody_out_for_good_takes_two(table: Any) -> None:
    browsers, _ = table
    luis, mirjam, henri = browsers["Luis"], browsers["Mirjam"], browsers["Henri"]
    id = me(luis)["id"]
    path = f"/api/desk/cases/{case_of(mirjam)['head']['id']}"
    ban = {"decision": "ban", "days": 0, "why": "rule 3"}
    assert mirjam.post(path, json=ban).status_code == 200
    assert me(luis)["id"] == id
    [waits] = mirjam.get("/api/desk").json()["waiting"]
    assert (waits["waits"], waits["may"]) == (True, False)
    confirm = f"/api/desk/measures/{waits['id']}/confirm"
    assert mirjam.post(confirm).status_code == 403
    assert henri.post(confirm).status_code == 200
    assert me(luis)["id"] == ""
    assert henri.post(confirm).status_code == 409


def test_nobody_decides_about_his_betters_or_himself(table: Any) -> None:
    browsers, _ = table
    mirjam, word = browsers["Mirjam"], {"kind": "word", "why": "so"}
    for name in ("Ana", "Paolo", "Henri", "Mirjam"):
        id = me(browsers[name])["id"]
        assert mirjam.post(f"/api/desk/people/{id}/measures", json=word).status_code == 403, name
    id = me(browsers["Paolo"])["id"]
    assert browsers["Ana"].post(f"/api/desk/people/{id}/measures", json=word).status_code == 200


def test_the_owner_alone_decides_where_nobody_else_keeps_the_house(tmp_path: Path) -> None:
    with house(tmp_path, {"Ana": "owner"}) as browsers:
        ana, luis = browsers["Ana"], browsers["Luis"]
        ban = {"kind": "ban", "why": "so", "days": 0}
        assert ana.post(f"/api/desk/people/{me(luis)['id']}/measures", json=ban).status_code == 200
        assert me(luis)["id"] == ""
    with house(tmp_path / "other", {"Ana": "admin"}) as browsers:
        path = f"/api/desk/people/{me(browsers['Luis'])['id']}/measures"
        assert browsers["Ana"].post(path, json=ban).status_code == 403


def test_the_owner_gives_roles(tmp_path: Path) -> None:
    with house(tmp_path) as browsers:
        ana, luis = browsers["Ana"], me(browsers["Luis"])["id"]
        path, own = f"/api/desk/people/{luis}/role", f"/api/desk/people/{me(ana)['id']}/role"
        assert ana.put(own, json={"role": "player"}).status_code == 409  # the last one
        assert ana.put(path, json={"role": "owner"}).status_code == 200
        assert ana.put(own, json={"role": "player"}).status_code == 200
        assert ana.get("/api/desk").status_code == 404


def test_a_person_is_reported_by_his_seat(table: Any) -> None:
    browsers, id = table
    eva, luis = browsers["Eva"], browsers["Luis"]
    body = {"seat": 0, "kind": "leaving", "why": "three games running"}
    assert eva.post(f"/api/tables/{id}/reports", json=body).status_code == 204
    assert luis.post(f"/api/tables/{id}/reports", json=body).status_code == 403  # himself
    assert eva.post(f"/api/tables/{id}/reports", json={**body, "why": " "}).status_code == 400
    assert eva.post(f"/api/tables/{id}/reports", json=body).status_code == 204  # nothing new
    named = {**body, "kind": "name"}
    assert eva.post(f"/api/tables/{id}/reports", json=named).status_code == 204
    cases = browsers["Paolo"].get("/api/desk").json()["open"]
    assert sorted(case["kind"] for case in cases) == ["leaving", "line", "name"]
    shown = {
        case["kind"]: browsers["Paolo"].get(f"/api/desk/cases/{case['id']}").json()
        for case in cases
    }
    assert (shown["name"]["name"], shown["leaving"]["name"]) == ("Luis", "")
    assert shown["leaving"]["may"] == ["none", "silence", "kick", "ban"]
    told = {"why": "three games running", "table": id, "step": 0}
    assert shown["leaving"]["reports"] == [told]


def test_what_happens_at_another_table_joins_the_case(table: Any, tmp_path: Path) -> None:
    """It was dropped without a word; there is a bound for one person and one matter."""
    browsers, id = table
    eva, luis, paolo = browsers["Eva"], browsers["Luis"], browsers["Paolo"]
    seats = [seat("person", "Luis", "green"), seat("open", "", "white")]
    body = {"game": "alcazar", "seats": seats, "terms": {"access": "public"}}
    other = luis.post("/api/tables", json=body).json()["id"]

    def report(at: str, why: str) -> int:
        body = {"seat": 0, "kind": "play", "why": why}
        status: int = eva.post(f"/api/tables/{at}/reports", json=body).status_code
        return status

    told = [(id, "he stalls"), (other, "he stalls"), (other, "and again")]
    assert [report(*each) for each in told] == [204] * 3
    [head] = [each for each in paolo.get("/api/desk").json()["open"] if each["kind"] == "play"]
    assert head["people"] == 1
    case = paolo.get(f"/api/desk/cases/{head['id']}").json()
    assert [(each["table"], each["why"]) for each in case["reports"]] == told
    assert case["whys"] == [why for _, why in told]
    shown = alcaide("admin", "case", head["id"], "--data", str(tmp_path)).out
    assert f"\the stalls\t{other}\n" in shown
    assert [report(id, f"{n}") for n in range(3)] == [204, 204, 429]
    assert report(other, "he stalls") == 204  # known already
    decided = {"decision": "none", "why": ""}
    assert paolo.post(f"/api/desk/cases/{head['id']}", json=decided).status_code == 200
    assert report(id, "once more") == 204


def test_who_is_sent_away_does_not_sit_down_again(tmp_path: Path) -> None:
    with house(tmp_path) as browsers:
        ana, luis = browsers["Ana"], browsers["Luis"]
        seats = [seat("person", "Ana", "green"), seat("open", "", "white"), seat("open", "", "red")]
        body = {"game": "alcazar", "seats": seats, "terms": {"access": "public"}}
        id = ana.post("/api/tables", json=body).json()["id"]
        user = me(luis)["id"]
        guest = beside(ana)
        guest.cookies.set("alcaide-device", luis.cookies["alcaide-device"], path="/api")
        assert guest.post("/api/me", json={"name": "Zora"}).status_code == 201
        with tab(ana, id) as own, tab(luis, id) as other, tab(guest, id) as third:
            other.send("sit", seat=1)
            sees(own, lambda together: not together["places"][1]["sit"])
            other.send("chat", text="here")
            hears(own, "here")
            own.send("stand", seat=1)
            told = sees(other, lambda together: bool(together["sent_away"]))
            assert not told["places"][1]["sit"]
            for screen in (other, third):
                screen.send("sit", seat=1)
                assert "made you get up" in refused(screen)
            told = sees(own, lambda together: bool(together["kicked"]))
            assert told["kicked"] == [{"user": user, "name": "Luis"}]
            assert other.view["together"]["kicked"] == []
            own.send("admit", user=user)
            sees(other, lambda together: not together["sent_away"])
            other.send("sit", seat=1)
            sees(other, lambda together: bool(together["places"][1]["mine"]))


def test_who_is_sent_from_his_own_table_does_not_let_himself_in(tmp_path: Path) -> None:
    with house(tmp_path) as browsers:
        luis, mirjam = browsers["Luis"], browsers["Mirjam"]
        seats = [seat("person", "Luis", "green"), seat("open", "", "white")]
        body = {"game": "alcazar", "seats": seats, "terms": {"access": "public"}}
        id = luis.post("/api/tables", json=body).json()["id"]
        report = {"seat": 0, "kind": "play", "why": "he stalls"}
        assert browsers["Henri"].post(f"/api/tables/{id}/reports", json=report).status_code == 204
        decided = {"decision": "kick", "why": "rule 1"}
        [head] = mirjam.get("/api/desk").json()["open"]
        assert mirjam.post(f"/api/desk/cases/{head['id']}", json=decided).status_code == 200
        with tab(luis, id) as own:
            own.send("admit", user=me(luis)["id"])
            assert "made you get up" in refused(own)


def test_the_audit_log_is_asked_for_lines_that_can_be_counted(tmp_path: Path) -> None:
    with house(tmp_path) as browsers:
        asked = browsers["Ana"].get(f"/api/desk/audit?before={10**20}")
        assert asked.status_code == 400


def test_personal_data_holds_what_was_decided(table: Any, tmp_path: Path) -> None:
    browsers, _ = table
    luis, mirjam = browsers["Luis"], browsers["Mirjam"]
    path = f"/api/desk/cases/{case_of(mirjam)['head']['id']}"
    assert alcaide("admin", "role", "Luis", "moderator", "--data", str(tmp_path)).code == 0
    assert case_of(mirjam)["badge"] == ""  # that would tell who it is
    ana = browsers["Ana"]
    closed = ana.post(path, json={"decision": "hide", "why": "rule 3"}).json()
    assert {line["badge"] for line in closed["lines"]} == {closed["badge"]} == {"moderator"}
    kept = luis.get("/api/account/export").json()
    assert [(one["kind"], one["why"]) for one in kept["measures"]] == [("word", "rule 3")]
    assert "by" not in kept["measures"][0]
    [reported] = browsers["Eva"].get("/api/account/export").json()["reported"]
    assert reported["why"] == "it hurts"
    assert luis.post("/api/account/delete", json={"password": PASSWORD}).status_code == 204
    log = alcaide("admin", "audit", "--data", str(tmp_path))
    assert log.code == 0
    assert "Luis" not in log.out
