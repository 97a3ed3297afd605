"""Two people are asked at once over the sockets: each answers when he likes, and nobody hears."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

import pytest

from alcaide.server.http.tables import new_tables
from alcaide.server.live import answering
from alcaide.tables import log
from programming import Line
from registering import ask, register
from serving import Client, Json, Tab, club, seat, sit_down, tab

PERSON, OPEN = seat("person", "Ana", "green"), seat("open", "", "white")
AFTER = 0.3  # seconds: nobody has to wait longer here
LIVE = {"access": "public", "pace": "live", "turn": 30, "bank": 300, "gone": "bot", "undo": "ask"}


@pytest.fixture(autouse=True)
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal always alike: Ana begins, and after g2 both viziers can buy; Luis is asked first."""
    monkeypatch.setattr(new_tables, "new_seed", lambda: "5")
    monkeypatch.setattr(
        log, "dealt_with", lambda game, setup, seed, _: game.again(setup, seed.encode())
    )
    monkeypatch.setattr(answering, "AFTER", AFTER)


@contextmanager
def window(
    folder: Path, anew: bool = True
) -> Iterator[tuple[str, tuple[Client, Client], Tab, Tab]]:
    """Give the tabs of Ana, whose answer comes second, and of Luis, when both are asked.

    ``anew``: Ana has said that she is asked after all for what she has left in her turn.
    """
    with club(folder) as (ana, luis):
        for client, name in ((ana, "Ana"), (luis, "Luis")):
            assert client.post("/api/me", json={"name": name}).status_code == 201
        body = {"game": "alhambra", "seats": [PERSON, OPEN], "options": {"vizier": "on"}}
        id = ana.post("/api/tables", json={**body, "terms": LIVE}).json()["id"]
        with tab(ana, id) as host, tab(luis, id) as guest:
            sit_down(guest, host)
            host.play("take g2")
            guest.next("table")
            if anew:
                host.send("obey", question="vizier", order="new", kinds=[], rests=False)
                while not texts(host):
                    host.receive()
            yield id, (ana, luis), host, guest


def texts(one: Tab) -> list[str]:
    """Return the answers that somebody may give."""
    decision = one.view["decision"]
    return [choice["text"] for choice in decision["choices"]] if decision else []


def say(one: Tab, text: str) -> None:
    one.send("say", seq=one.view["seq"], text=text)


def until(one: Tab, steps: int) -> Json:
    """Wait until so many actions have been played."""
    while one.view["steps"] < steps:
        one.receive()
    return one.view


def answer(one: Tab, text: str) -> None:
    """Answer before one's turn; what is asked goes when the answer is stored."""
    say(one, text)
    while one.receive()["type"] != "table":
        pass
    assert one.view["decision"] is None


def waiting(client: Client) -> list[str]:
    """Return what tables want of somebody."""
    return [info["why"] for info in client.get("/api/waiting").json()]


def test_both_are_asked_at_once_and_the_second_may_answer_first(tmp_path: Path) -> None:
    with window(tmp_path) as (_, (ana, luis), host, guest):
        assert texts(guest) == ["vizier 4 with o3 o8", "no"]
        assert texts(host) == ["vizier 2 with g7", "vizier 2 with g2 g5", "no"]
        assert host.view["asked"] == guest.view["asked"] == [1, 0]
        assert host.view["together"]["yours"]
        assert guest.view["together"]["yours"]
        assert waiting(ana) == waiting(luis) == ["turn"]
        assert ana.get("/api/tables").json()[0]["waits"] == "turn"
        action = host.view["decision"]["choices"][0]["action"]
        host.send("preview", seq=host.view["seq"], action=action)
        assert host.next("preview")["preview"]["sentences"]
        host.send("play", seq=host.view["seq"], action={"type": "vizier", "slot": 4, "cards": [1]})
        assert host.next("refused")["rule"].startswith("ALH-")
        answer(host, "vizier 2 with g7")
        assert waiting(ana) == []
        assert waiting(luis) == ["turn"]
        say(guest, "no")
        assert until(guest, 3)["log"][-1]["text"]  # his answer, then hers at once
        assert until(host, 3)["decision"] is not None  # she places what she has bought
        assert host.view["log"][-1]["step"] == 3


def test_nobody_else_can_tell_that_one_has_answered(tmp_path: Path) -> None:
    """What he is sent stays the same, and nothing comes to him when she answers or orders."""
    with window(tmp_path) as (_, _clients, host, guest):
        before = looked(guest)
        for text in ("no", "vizier 2 with g7"):
            answer(host, text)
            assert looked(guest) == before
            host.send("drop", plan=answers(host)[0]["id"])
            while not texts(host):
                host.receive()
            assert looked(guest) == before
        for order in ("never", "ask", "new"):
            host.send("obey", question="vizier", order=order, kinds=[], rests=order == "ask")
            while host.receive()["type"] != "standing":
                pass
            assert looked(guest) == before


def looked(one: Tab) -> Json:
    """Return what somebody sees, who hears nothing else; time goes on."""
    one.send("look", lang="en", turns=0, seat=None, details=True)
    message = one.receive()
    assert message["type"] == "table", message
    del message["table"]["together"]["clocks"]
    return message


def answers(one: Tab) -> list[Json]:
    """Return the answers of somebody as they are told when he takes back what there is not."""
    one.send("drop", plan="none")
    while (message := one.receive())["type"] != "plans" or not message["plans"]:
        pass
    found: list[Json] = message["plans"]
    assert all(plan["answer"] for plan in found)
    return found


def test_who_takes_an_answer_back_is_waited_for_again(tmp_path: Path) -> None:
    with window(tmp_path) as (_, (ana, _luis), host, _guest):
        answer(host, "no")
        assert waiting(ana) == []
        host.send("drop", plan=answers(host)[0]["id"])
        while not texts(host):
            host.receive()
        assert waiting(ana) == ["turn"]


def test_nobody_is_called_to_a_table_where_his_order_answers(tmp_path: Path) -> None:
    with window(tmp_path) as (_, (ana, _luis), host, _guest):
        for order, called in (("never", []), ("ask", ["turn"]), ("never", [])):
            host.send("obey", question="vizier", order=order, kinds=[], rests=False)
            while host.receive()["type"] != "standing":
                pass
            assert waiting(ana) == called
            host.look()
            assert host.view["together"]["yours"] == bool(called)


def test_what_is_bought_meanwhile_makes_it_another_question(tmp_path: Path) -> None:
    with window(tmp_path) as (_, (ana, _luis), host, guest):
        answer(host, "vizier 2 with g7")
        say(guest, "vizier 4 with o3 o8")
        until(guest, 2)
        say(guest, texts(guest)[-1])
        assert until(host, 3)["steps"] == 3
        assert "no" in texts(host)  # asked anew, with the new tile
        assert waiting(ana) == ["turn"]


def test_a_standing_order_answers_at_once_and_can_be_changed(tmp_path: Path) -> None:
    with window(tmp_path) as (_, _clients, host, guest):
        host.send("standing")
        told = host.next("standing")
        assert [each["question"] for each in told["questions"]] == ["vizier"]
        assert told["questions"][0]["order"] == "new"
        host.send("obey", question="vizier", order="kinds", kinds=["tower"], rests=False)
        while (message := host.receive())["type"] != "standing":
            pass
        assert message["questions"][0]["chosen"] == ["tower"]
        host.look()
        assert texts(host) == []  # there is no tower that she could buy
        host.send("obey", question="vizier", order="ask", kinds=[], rests=False)
        while host.receive()["type"] != "standing":
            pass
        host.look()
        assert "no" in texts(host)
        host.send("obey", question="vizier", order="sometimes", kinds=[], rests=False)
        while (message := host.receive())["type"] != "refused":
            pass
        host.send("obey", question="vizier", order="ask", kinds=[], rests=True)
        say(guest, "no")
        assert until(guest, 3)["turn"] == 1  # she is asked nothing before her next turn


@pytest.mark.parametrize("kinds", [[], ["pavilion:20", "seraglio:20", "arcades:20"]])
def test_an_order_answers_a_while_after_the_question_whatever_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kinds: list[str]
) -> None:
    monkeypatch.setattr(answering, "AFTER", 2.4)
    with window(tmp_path) as (_, _clients, host, guest):
        put = perf_counter()
        host.send("obey", question="vizier", order="rules", kinds=kinds, rests=False)
        say(guest, "no")
        until(guest, 3)
        assert perf_counter() - put > 0.6  # some of it has gone since the question was put


def test_a_program_may_answer_when_it_is_asked(tmp_path: Path) -> None:
    """Before its turn, and to a question that has stayed the same; it is asked each time."""
    with window(tmp_path, anew=False) as (id, (ana, _luis), host, guest):
        with ana.websocket_connect(f"/api/tables/{id}/program") as session:
            line = Line(session)
            assert line.hear()["type"] == "hello"
            move = line.hear()
            assert (move["type"], move["seat"], move["view"]["turn"]) == ("move", 0, 0)
            assert [each["notation"] for each in move["actions"]][-1] == "no"
            line.say(seq=move["seq"], action="vizier 1 with g7")
            assert line.hear()["rule"] == "ALH-3"
            assert line.hear()["type"] == "move"  # put again
            say(guest, "no")
            until(guest, 2)
            line.say(seq=move["seq"], action="no")  # his answer has not changed the question
            assert until(guest, 3)["turn"] == 1
        host.send("standing")
        while (message := host.receive())["type"] != "standing":
            pass
        assert message["questions"][0]["order"] == "ask"
        with ana.websocket_connect(f"/api/tables/{id}/program") as session:
            line = Line(session)
            assert line.hear()["type"] == "hello"
            say(guest, texts(guest)[0])
            while (move := line.hear())["type"] != "move":
                pass
            assert move["view"]["phase"] == "vizier"  # again, though the market is the same


def test_a_standing_order_given_with_a_key_marks_the_seat(tmp_path: Path) -> None:
    with window(tmp_path) as (id, (ana, _luis), _host, guest):
        register(ana)
        secret = ask(ana, "POST", "/keys", 201, label="my bot")["secret"]
        program = {"authorization": f"Bearer {secret}"}
        with ana.websocket_connect(f"/api/tables/{id}/live", headers=program) as session:
            own = Tab(session)
            own.send("obey", question="vizier", order="never", kinds=[], rests=False)
            while own.receive()["type"] != "standing":
                pass
            assert [each["program"] for each in guest.look()["seats"]] == [True, False]
