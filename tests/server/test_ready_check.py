"""The ready check over HTTP and sockets: who is asked, what is told, and that no deal gets out."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import secrets
from datetime import timedelta
from pathlib import Path

import pytest

from alcaide.record import Record
from alcaide.record.fairness import verify
from alcaide.record.nonces import dealt_with
from alcaide.storage.database import open_database
from alcaide.tables.log import late
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.table import DECOY, Table
from databases import empty
from programming import Line
from registering import register
from serving import Client, Json, Tab, club, seat, sit_down, tab

PERSON, OPEN = seat("person", "Ana", "green"), seat("open", "", "white")
LIVE = {"access": "public", "pace": "live", "turn": 60, "bank": 600, "undo": "ask", "gone": "bot"}


def called(client: Client, name: str) -> Client:
    assert client.post("/api/me", json={"name": name}).status_code == 201
    return client


def gather(client: Client, *more: Json, **terms: object) -> str:
    body = {"game": "alcazar", "seats": [PERSON, OPEN, *more], "terms": {**LIVE, **terms}}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def kept(folder: Path, id: str, expire: bool = False) -> Table:
    """Return a table as it is stored; ``expire``: when its time is over, which is stored, too."""

    async def run() -> Table:
        store = TableStore(await open_database(empty(folder)))
        try:
            table = await store.load(id)
            if expire:
                assert table.deadline is not None
                change = late(table, table.deadline + timedelta(seconds=1))
                await store.append(change)
                return change.table
            return table
        finally:
            await store.close()

    return asyncio.run(run())


def commit(who: Tab, *others: Tab) -> str:
    """Be ready with a nonce, and return it."""
    nonce = secrets.token_hex(32)
    who.send("ready", commitment=hashlib.sha256(nonce.encode()).hexdigest())
    for one in (who, *others):
        one.next("table")
    return nonce


def test_a_deal_of_all_nonces_is_checked_at_the_end(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = gather(called(ana, "Ana"))
        called(luis, "Luis")
        with tab(ana, id) as host, tab(luis, id) as guest:
            promised = host.look()["deal"]["commitment"]
            guest.look()
            guest.send("sit", seat=1)
            for one in (host, guest):
                assert one.next("table")["table"]["together"]["may"][:1] == ["ready"]
            nonces = [commit(host, guest), commit(guest, host)]
            assert host.view["together"]["may"][0] == "reveal"
            assert host.view["together"]["ready"]["phase"] == "revealing"
            guest.send("reveal", nonce="0" * 64)
            assert "SHA-256" in guest.next("refused")["reason"]
            for who, other, nonce in ((host, guest, nonces[0]), (guest, host, nonces[1])):
                who.send("reveal", nonce=nonce)
                who.next("table")
                other.next("table")
            assert not guest.view["together"]["gathering"]
            assert "2 parts" in guest.view["log"][1]["text"]
            assert guest.view["deal"] == {"commitment": promised, "seed": ""}
            guest.send("resign")
            guest.next("table")
        text = luis.get(f"/api/tables/{id}/record").text
        record = Record.loads(text)
        assert list(record.tags["Nonces"]) == nonces
        assert record.tags["Commitment"] == (promised,)
        assert all(check.fits for check in verify(record))
        assert luis.post("/api/verify", content=text.encode()).json()["fair"]
        forged = text.replace(nonces[1], secrets.token_hex(32))
        assert not luis.post("/api/verify", content=forged.encode()).json()["fair"]


def test_nothing_of_the_deal_gets_out_before_it(tmp_path: Path) -> None:
    """What is sent while people gather is the same, whatever the seed of the table."""
    with club(tmp_path) as (ana, luis):
        called(ana, "Ana")
        called(luis, "Luis")
        heard = [_all_sent(tmp_path, ana, luis) for _ in range(2)]
    assert heard[0] == heard[1]
    assert len(heard[0]) >= 40


def _all_sent(folder: Path, ana: Client, luis: Client) -> list[str]:
    """Return all that is sent about a new table before its deal, without what names the table."""
    id = gather(ana)
    sent: list[str] = []
    with tab(ana, id) as host, tab(luis, id) as guest:
        for one in (host, guest):
            sent += [json.dumps(one.look(lang=lang, details=True)) for lang in ("en", "it", "fr")]
        sent += _asked(ana, id) + _asked(luis, id)
        guest.send("sit", seat=1)
        sent += [json.dumps(one.next("table")) for one in (host, guest)]
        for message in ({"type": "say", "text": "buy deck"}, {"type": "hint"}):
            guest.send(**message, seq=guest.view["seq"])
            sent.append(json.dumps(guest.next("refused")))
        guest.send("ready")
        sent += [json.dumps(one.next("table")) for one in (host, guest)]
        sent += _asked(ana, id) + _asked(luis, id)
    table = kept(folder, id)
    real = dealt_with(table.game, table.setup, table.seed, ["", ""])
    assert table.setup == table.game.setup(2, table.setup.options, DECOY) != real
    secrets_of = [table.seed, table.seed[:16], json.dumps(real.piles["Deck"][-6:])[1:-1]]
    assert not [text for text in sent if any(secret in text for secret in secrets_of)]
    promised = guest.view["deal"]["commitment"]
    invite = table.invite
    sent = [text.replace(id, "ID").replace(promised, "SEAL") for text in sent]
    sent = [text.replace(invite, "INVITE") for text in sent]
    assert ana.delete(f"/api/tables/{id}").status_code == 204
    return [_timeless(text) for text in sent]


def _asked(client: Client, id: str) -> list[str]:
    where = f"/api/tables/{id}"
    paths = [f"{where}/picture.svg", f"{where}/record", f"{where}/settings", "/api/lobby"]
    paths += ["/api/tables", "/api/waiting", "/api/account/export"]
    return [f"{path}: {client.get(path).text}" for path in paths]


def _timeless(text: str) -> str:
    """Return a text without the times in it, which differ."""
    text = re.sub(r"\d{4}-\d\d-\d\dT[\d:.]+(Z|[+]00:00)?", "TIME", text)
    return re.sub(r'"left": ?[\d.]+', '"left":0', text)


def test_who_is_asked_finds_the_table_among_those_that_wait(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = gather(called(ana, "Ana"))
        called(luis, "Luis")
        assert ana.get("/api/waiting").json() == []
        with tab(luis, id) as guest:
            guest.look()
            guest.send("sit", seat=1)
            guest.next("table")
            for client in (ana, luis):
                [found] = client.get("/api/waiting").json()
                assert (found["id"], found["why"], found["live"]) == (id, "ready", True)
                assert 25 < found["left"] <= 30
                [line] = client.get("/api/tables").json()
                assert (line["waits"], line["state"]) == ("ready", "are you ready?")
            guest.send("ready")
            guest.next("table")
            assert luis.get("/api/waiting").json() == []
            assert len(ana.get("/api/waiting").json()) == 1


def test_who_does_not_answer_is_sent_back_to_the_lobby(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = gather(called(ana, "Ana"))
        called(luis, "Luis")
        with tab(luis, id) as guest:
            guest.look()
            guest.send("sit", seat=1)
            guest.next("table")
            guest.send("ready")
            guest.next("table")
    table = kept(tmp_path, id, expire=True)
    assert [spec.kind for spec in table.seats] == ["open", "person"]
    with club(tmp_path) as (ana, luis):  # another server goes on from there
        called(ana, "Ana")
        luis.cookies.clear()
        called(luis, "Luis")
        with tab(ana, id) as one:
            view = one.look()
            assert "seat is free again" in view["log"][1]["text"]
            assert view["together"]["ready"]["phase"] == "gathering"
            one.send("sit", seat=0)
            assert one.next("table")["table"]["together"]["ready"]["waits"] == [0]
            one.send("ready")
            assert not one.next("table")["table"]["together"]["gathering"]


def test_a_restart_in_the_middle_loses_no_answer(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        id = gather(called(ana, "Ana"))
        called(luis, "Luis")
        with tab(ana, id) as host, tab(luis, id) as guest:
            host.look()
            guest.look()
            guest.send("sit", seat=1)
            host.next("table")
            guest.next("table")
            nonce = commit(host, guest)
            cookies = dict(ana.cookies), dict(luis.cookies)
    with club(tmp_path) as (ana, luis):
        for client, kept_cookies in zip((ana, luis), cookies, strict=True):
            client.cookies.update(kept_cookies)
        with tab(ana, id) as host, tab(luis, id) as guest:
            host.look()
            guest.look()
            guest.send("ready")
            host.next("table")
            guest.next("table")
            host.send("reveal", nonce=nonce)
            assert not host.next("table")["table"]["together"]["gathering"]
    table = kept(tmp_path, id)
    assert table.setup == dealt_with(table.game, table.setup, table.seed, [nonce, ""])


@pytest.mark.parametrize("protocol", ["", "protocol=2"])
def test_programs_are_asked_or_count_as_ready(tmp_path: Path, protocol: str) -> None:
    with club(tmp_path) as (ana, luis):
        id = gather(called(ana, "Ana"))
        called(luis, "Luis")
        path = f"/api/tables/{id}/program?sit=true&{protocol}"
        with tab(ana, id) as host, luis.websocket_connect(path) as session:
            line = Line(session)
            assert line.hear()["protocol"] == (2 if protocol else 1)
            host.look()
            nonce = _answer(line) if protocol else ""
            _ready(host)
            if protocol:
                assert line.hear()["type"] == "nonce"
                line.say(nonce=nonce)
            while host.view["together"]["gathering"]:
                host.next("table")
            begins = host.view["turn"]
            if begins == 1:
                assert line.hear()["type"] == "move"
    assert kept(tmp_path, id).agreements.readiness.nonces(2)[1] == nonce


def _answer(line: Line) -> str:
    nonce = secrets.token_hex(32)
    asked = line.hear()
    assert (asked["type"], asked["terms"]["turn"]) == ("check", 60)
    line.say(commitment="not a digest")
    assert line.hear()["type"] == "refused"
    assert line.hear()["type"] == "check"
    line.say(commitment=hashlib.sha256(nonce.encode()).hexdigest())
    return nonce


def _ready(host: Tab) -> None:
    """Say that one is ready, whatever else happens meanwhile."""
    while "ready" not in host.view["together"]["may"]:
        host.next("table")
    host.send("ready")


def test_rated_games_are_called_off_twice_a_day(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        register(ana, "Ana")
        register(luis, "Luis")
        for number in range(3):
            id = gather(ana, rated=True)
            with tab(ana, id) as host, tab(luis, id) as guest:
                sit_down(guest, host)
                assert "abort" in host.view["together"]["may"]
                host.send("abort")
                if number < 2:
                    view = host.next("table")["table"]
                    assert view["result"]["title"] == "Ana has called the game off"
                    assert not any(row["winner"] for row in view["result"]["rows"])
                    assert guest.next("table")["table"]["status"] == "Called off by Ana"
                else:
                    assert "twice a day" in host.next("refused")["reason"]
            assert ana.delete(f"/api/tables/{id}").status_code == 409  # its deal was seen
        assert len(ana.get("/api/account/export").json()["aborts"]) == 2
        assert luis.get("/api/account/export").json()["aborts"] == []
        assert ana.get("/api/account/export").json()["standings"] == []


def test_terms_are_told_before_one_sits_down(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        called(ana, "Ana")
        body = {
            "game": "alcazar",
            "seats": [PERSON, OPEN],
            "options": {"castle_at_50": "union"},
            "aids_off": ["hints"],
            "terms": {**LIVE, "watch": False, "ready": False},
        }
        id = ana.post("/api/tables", json=body).json()["id"]
        with tab(luis, id) as stranger:
            people = stranger.look()["together"]
            assert people["terms"]["ready"]  # nobody chooses that
            assert not people["terms"]["watch"]
            told = {option["label"]: option for option in people["options"]}
            assert len(told) > 1
            assert any(option["rule"] == "ALC-82" for option in told.values())
            assert people["aids"].startswith("all but: ")
        [line] = luis.get("/api/lobby").json()
        assert line["chosen"] == people["options"]
        assert line["aids"] == people["aids"]
