"""A database that is away: moves are refused in words, and play goes on when it is back."""

from __future__ import annotations

from litestar.testing import TestClient

from alcaide.web.app import make_app
from alcaide.web.config import Config
from servers import Postgres
from serving import create, tab


def test_play_goes_on_when_the_database_is_back(postgres: Postgres) -> None:
    app = make_app(Config(postgres.new(), bot_delay=0.0))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        id = create(client)
        with tab(client, id) as ana:
            ana.look()
            before = ana.look(seat=ana.view["turn"])
            choice = before["decision"]["choices"][0]
            postgres.kill()
            for _ in range(3):
                ana.send("play", seq=before["seq"], action=choice["action"])
                refused = ana.next("refused")
                assert "cannot be stored" in refused["reason"]
            assert client.get("/api/tables").status_code == 503
            assert (
                ana.look(seat=before["turn"])["seq"] == before["seq"]
            )  # what is known is shown on
            postgres.start()
            ana.send("play", seq=before["seq"], action=choice["action"])
            ana.next("table")
            assert ana.view["seq"] == before["seq"] + 1
        with tab(client, id) as again:
            assert again.look()["seq"] == before["seq"] + 1
