"""No text upsets a database, wherever it is put in."""

from __future__ import annotations

import asyncio
import json

import pytest

from abusing import Visitor, hear
from alcaide.server.ops.settings import Config
from serving import ANA, LUIS, listening, new_key, seat

TEXTS = [
    "a\0b",
    "\0",
    "\ud83c",
    "x" * 100_000,
    "\u202e",
    "'; DROP TABLE users; --",
    "e" + "\u0301" * 500,
]


def test_no_text_upsets_a_database(database: str, caplog: pytest.LogCaptureFixture) -> None:
    config = Config(database, bot_delay=0.0, online=True, limits=False)
    with listening(config) as server:
        visitor = Visitor(server, asyncio.run(new_key(database, "Ana")), "192.0.2.1")
        id = visitor.table(seat("person", "Ana", "green"), seat("open", "", "white"))
        with visitor.at(id) as line:
            for text in TEXTS:
                asked = [
                    visitor.ask("POST", "/api/tables", content=json.dumps(body))
                    for body in (
                        {"game": text, "seats": [ANA, LUIS]},
                        {"game": "alcazar", "seats": [ANA, ANA | {"name": text}]},
                        {"game": "alcazar", "seats": [ANA, LUIS | {"kind": "open", "user": text}]},
                        {"game": "alcazar", "seats": [ANA, LUIS], "seed": text},
                        {"game": "alcazar", "seats": [ANA, LUIS], "options": {text: text}},
                    )
                ]
                for path in ("/api/account/sign-in", "/api/account/follow", "/api/me"):
                    body = json.dumps({"name": text, "password": text, "secret": text})
                    asked.append(visitor.ask("POST", path, content=body))
                assert all(answer.status_code < 500 for answer in asked), (text, asked)
                line.send(json.dumps({"type": "chat", "text": text[:1000]}))
                hear(line, "chat", "refused")
    assert not any(record.exc_info for record in caplog.records)
