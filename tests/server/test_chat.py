"""Talk at a table: who says and hears what."""

from __future__ import annotations

from pathlib import Path

from alcaide.people.conduct.measures import Measures
from alcaide.server.app import make_app
from alcaide.server.ops.settings import Config
from databases import empty
from serving import ASIDE, Client, Json, Tab, club, pair, seat, state_of, tab

PERSON, OPEN = seat("person", "Ana", "green"), seat("open", "", "white")


def table_of_ana(ana: Client, luis: Client, **terms: object) -> str:
    for client, called in ((ana, "Ana"), (luis, "Luis")):
        assert client.post("/api/me", json={"name": called}).status_code == 201
    body = {"game": "alcazar", "seats": [PERSON, OPEN], "terms": {"access": "public", **terms}}
    id: str = ana.post("/api/tables", json=body).json()["id"]
    return id


def heard(screen: Tab) -> Json:
    while (message := screen.receive())["type"] in (ASIDE | {"table"}) - {"chat"}:
        pass
    assert message["type"] == "chat", message
    return message


def test_what_is_said_is_heard_and_kept(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = table_of_ana(ana, luis)
        with tab(ana, id) as own, tab(luis, id) as other:
            assert (heard(own)["may"], heard(other)["may"]) == (True, False)
            own.send("chat", text="  Good\n luck\u202e! <b>")
            [mine], [theirs] = heard(own)["lines"], heard(other)["lines"]
            assert (mine["text"], mine["mine"], mine["seat"]) == ("Good luck ! <b>", True, 0)
            assert (theirs["text"], theirs["mine"]) == ("Good luck ! <b>", False)
        with tab(luis, id) as again:
            whole = heard(again)
            assert whole["whole"]
            assert [line["text"] for line in whole["lines"]] == ["Good luck ! <b>"]


def test_onlookers_do_not_write(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = table_of_ana(ana, luis)
        with tab(luis, id) as other:
            heard(other)
            other.send("chat", text="hello")
            assert other.next("refused")["reason"]
            other.send("sit", seat=1)
            assert heard(other)["may"]
            other.send("chat", text="hello")
            assert heard(other)["lines"][0]["seat"] == 1


def test_who_sits_down_may_write_at_once_and_who_gets_up_no_more(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = table_of_ana(ana, luis)
        with tab(ana, id) as own, tab(luis, id) as other:
            assert not heard(other)["may"]
            own.send("chat", text="Come in")
            heard(own), heard(other)
            other.send("sit", seat=1)
            seated = heard(other)
            assert (seated["may"], seated["whole"]) == (True, True)
            assert [line["text"] for line in seated["lines"]] == ["Come in"]
            other.send("stand", seat=1)
            assert not heard(other)["may"]


def test_lines_have_a_length(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = table_of_ana(ana, luis)
        with tab(ana, id) as own:
            heard(own)
            for wrong in ("", " \u200d ", "x" * 501, "x" * 3000):
                own.send("chat", text=wrong)
                assert own.next("refused")["reason"]


def test_too_much_talk_is_refused(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = table_of_ana(ana, luis)
        with tab(ana, id) as own:
            heard(own)
            for number in range(20):
                own.send("chat", text=f"line {number}")
                heard(own)
            own.send("chat", text="one more")
            assert "too much" in own.next("refused")["reason"]


def test_whoever_is_muted_is_not_heard_until_he_is_again(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = table_of_ana(ana, luis)
        with tab(ana, id) as own, tab(luis, id) as other:
            heard(own), heard(other)
            own.send("chat", text="psst")
            heard(own), heard(other)
            other.send("mute", number=0, on=True)
            [line] = heard(other)["lines"]
            assert (line["text"], line["muted"]) == ("", True)
        with tab(luis, id) as again:
            assert heard(again)["lines"][0]["text"] == ""
            again.send("mute", number=0, on=False)
            assert heard(again)["lines"][0]["text"] == "psst"


def test_nobody_mutes_or_reports_himself(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = table_of_ana(ana, luis)
        with tab(ana, id) as own:
            heard(own)
            own.send("chat", text="psst")
            heard(own)
            for type in ("mute", "report"):
                own.send(type, number=0, **({"on": True} if type == "mute" else {}))
                assert own.next("refused")["reason"]


def test_where_there_is_no_talk_nothing_is_said(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = table_of_ana(ana, luis, chat=False)
        with tab(ana, id) as own:
            own.send("chat", text="hello")
            assert own.next("refused")["reason"]


def test_a_phrase_is_read_by_everybody_in_his_language(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = table_of_ana(ana, luis)
        with tab(ana, id, "it") as own, tab(luis, id) as other:
            heard(own), heard(other)
            own.send("chat", phrase="good")
            [mine], [theirs] = heard(own)["lines"], heard(other)["lines"]
            assert mine["phrase"] == theirs["phrase"] == "good"
            assert theirs["text"] == "Bella partita!"  # for whoever does not know phrases
            own.send("chat", text="Bella partita, Luis!")
            assert heard(other)["lines"][0]["phrase"] is None
            own.send("chat", phrase="nonsense")
            assert own.next("refused")["reason"]
            own.send("chat")
            assert "1 a 500" in own.next("refused")["reason"]


def test_who_has_no_word_is_told_why_and_until_when(tmp_path: Path) -> None:
    app = make_app(Config(empty(tmp_path), bot_delay=0.0, online=True))
    with pair(app) as (ana, luis):
        id = table_of_ana(ana, luis)
        measures = Measures(state_of(app).people.engine)
        me = ana.get("/api/me").json()["id"]
        with tab(ana, id) as own:
            assert heard(own)["silence"] is None
            ana.blocking_portal.call(measures.give, me, "silence", "", "rule 3", 7)
            own.send("chat", text="hello")
            told = heard(own)
            assert told["may"]
            assert told["silence"]["why"] == "rule 3"
            assert told["silence"]["ends"]
            assert "rule 3" in own.next("refused")["reason"]
        with tab(ana, id) as again:
            assert heard(again)["silence"]["why"] == "rule 3"
