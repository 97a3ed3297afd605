"""Figures and logs: told to those who may know, without secrets."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from litestar.testing import TestClient

from alcaide.server.app import make_app
from alcaide.server.ops.logs import Json, Plain, clean, set_up_logs
from alcaide.server.ops.metrics import is_here
from alcaide.server.ops.settings import Config
from databases import empty
from serving import ANA, ZORAYA, create, tab


def test_figures_are_for_those_who_have_the_token(tmp_path: Path) -> None:
    config = Config(empty(tmp_path), bot_delay=0.0, metrics_token="sesame")
    with TestClient(make_app(config), base_url="http://127.0.0.1") as client:
        id = create(client, [ANA, ZORAYA])
        with tab(client, id) as ana:
            while ana.look()["decision"] is None:
                pass
            ana.play(ana.view["decision"]["choices"][0]["text"])
            assert client.get("/metrics").status_code == 404
            wrong = {"authorization": "Bearer open"}
            assert client.get("/metrics", headers=wrong).status_code == 404
            told = client.get("/metrics", headers={"authorization": "Bearer sesame"}).text
        assert "alcaide_moves_total" in told
        assert 'alcaide_bot_seconds_count{level="random"}' in told
        open_sockets = [
            line
            for line in told.splitlines()
            if line.startswith("alcaide_requests_in_progress{") and 'method="websocket"' in line
        ]
        assert sum(float(line.rpartition(" ")[2]) for line in open_sockets) >= 1
        assert id not in told  # paths are counted by their pattern


def test_this_machine_may_ask_for_figures() -> None:
    assert is_here("127.0.0.1")
    assert is_here("::1")
    assert not is_here("192.0.2.1")
    assert not is_here("testclient")


def line(form: logging.Formatter, text: str, error: bool = False) -> str:
    info = None
    if error:
        try:
            raise ValueError("postgresql+asyncpg://ana:secret@db/games")
        except ValueError as caught:
            info = (ValueError, caught, caught.__traceback__)
    record = logging.LogRecord("alcaide", logging.WARNING, "", 0, text, (), info)
    return form.format(record)


@pytest.mark.parametrize("form", [Json(), Plain()])
def test_no_password_is_logged(form: logging.Formatter) -> None:
    told = line(form, "no redis://:secret@cache:6379/0 there", error=True)
    assert "secret" not in told
    assert "***@cache:6379/0" in told
    assert "***@db/games" in told


def test_a_line_of_json_is_one_line() -> None:
    told = line(Json(), "one\ntwo", error=True)
    assert "\n" not in told
    found = json.loads(told)
    assert (found["level"], found["logger"], found["message"]) == ("warning", "alcaide", "one\ntwo")
    assert "ValueError" in found["error"]


def test_an_address_without_a_password_stays() -> None:
    assert clean("http://127.0.0.1:8377/ ana@example") == "http://127.0.0.1:8377/ ana@example"


def test_the_style_is_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    try:
        set_up_logs("json")
        logging.getLogger("alcaide").warning("so it is")
        assert json.loads(capsys.readouterr().err)["message"] == "so it is"
    finally:
        root.handlers[:] = before
        root.setLevel(level)
        logging.getLogger("alcaide").setLevel(logging.NOTSET)
