"""A ready check of two people who came to different servers of one house."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterator

import pytest

from alcaide.record import Record
from alcaide.record.fairness import verify
from alcaide.server.app import make_app
from alcaide.server.ops.settings import Config
from keeping import sees
from servers import Postgres, Redis
from serving import Client, Json, another, seat, tab

TERMS = {"access": "public", "pace": "live", "turn": 60, "bank": 600, "gone": "bot"}


@pytest.fixture
def apart(postgres: Postgres, redis: Redis) -> Iterator[tuple[Client, Client]]:
    """Browsers at two servers with the same PostgreSQL and Redis."""
    config = Config(postgres.new(), redis=redis.url, bot_delay=0.0, online=True)
    with another(make_app(config)) as ana, another(make_app(config)) as luis:
        for client, name in ((ana, "Ana"), (luis, "Luis")):
            assert client.post("/api/me", json={"name": name}).status_code == 201
        yield ana, luis


def gather(client: Client) -> str:
    seats = [seat("person", "Ana", "green"), seat("open", "", "white")]
    answer = client.post("/api/tables", json={"game": "alcazar", "seats": seats, "terms": TERMS})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def test_both_give_a_part_of_the_deal_and_neither_sees_it_before(
    apart: tuple[Client, Client],
) -> None:
    ana, luis = apart
    id = gather(ana)
    nonces = [secrets.token_hex(32) for _ in apart]
    with tab(ana, id) as host, tab(luis, id) as guest:
        screens = (host, guest)
        told: list[Json] = [screen.look() for screen in screens]
        guest.send("sit", seat=1)
        sees(host, lambda together: "ready" in together["may"])
        sees(guest, lambda together: "ready" in together["may"])
        for screen, nonce in zip(screens, nonces, strict=True):
            screen.send("ready", commitment=hashlib.sha256(nonce.encode()).hexdigest())
        for screen in screens:
            sees(screen, lambda together: "reveal" in together["may"])
            told.append(screen.view)
        host.send("reveal", nonce=nonces[0])
        sees(host, lambda together: "reveal" not in together["may"])
        told.append(host.view)
        assert host.view["together"]["gathering"]  # the other part is missing
        guest.send("reveal", nonce=nonces[1])
        for screen in screens:
            sees(screen, lambda together: not together["gathering"])
        assert host.view["deal"] == guest.view["deal"] == {**told[0]["deal"], "seed": ""}
        guest.send("resign")
        sees(host, lambda together: not together["may"] or "resign" not in together["may"])
    records = [Record.loads(client.get(f"/api/tables/{id}/record").text) for client in apart]
    assert records[0] == records[1]
    assert list(records[0].tags["Nonces"]) == nonces
    assert all(check.fits for check in verify(records[0]))
    [seed] = records[0].tags["Seed"]
    assert not [view for view in told if seed in json.dumps(view)]


def test_who_is_not_ready_any_more_is_seen_at_the_other_server(
    apart: tuple[Client, Client],
) -> None:
    ana, luis = apart
    id = gather(ana)
    with tab(ana, id) as host, tab(luis, id) as guest:
        guest.look()
        guest.send("sit", seat=1)
        sees(host, lambda together: "ready" in together["may"])
        host.send("ready")
        sees(guest, lambda together: together["ready"]["waits"] == [1])
        guest.send("stand", seat=1)
        told = sees(host, lambda together: together["ready"]["phase"] == "gathering")
        assert told["gathering"]
        guest.send("sit", seat=1)
        sees(host, lambda together: together["ready"]["waits"] == [1])  # the terms are the same
