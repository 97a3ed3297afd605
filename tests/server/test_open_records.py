"""Records of games at a real table, up and down."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from alcaide.record import Record
from alcaide.record.unknowns.forgetting import forgotten
from records import GOLDEN
from serving import Client, server, tab

HEAD = '[Game "alhambra"]\n[Version "3"]\n[Format "2"]\n[Players "3"]\n[Start "1"]\n'
DEALT = """* hand 0 y9 y9 o5
* hand 1 y9 b9 o2
* hand 2 b9 b9 o1 o1
* drew y1 y2 y2 y3
* market garden8a garden6 tower9a chambers5
"""


def upload(client: Client, body: str, lang: str = "en") -> Any:
    """Set a table up from a record."""
    return client.post(f"/api/tables/record?lang={lang}", content=body.encode())


@pytest.mark.parametrize("name", ["castle-discards", "alhambra-modules-4"])
def test_an_open_record_comes_back_as_it_was(tmp_path: Path, name: str) -> None:
    known = forgotten(Record.load(GOLDEN / f"{name}.play"))
    with server(tmp_path) as client:
        id = upload(client, known.dumps()).json()["id"]
        answer = client.get(f"/api/tables/{id}/record")
        again = Record.loads(answer.text)
        assert again.setup.known == known.setup.known
        assert again.setup.told == known.setup.told
        assert again.actions == known.actions
        with tab(client, id) as one:
            first = one.look()["log"][0]["text"]
            assert "Not everything is known of this game" in first


def test_what_was_let_stand_can_be_played_on_from(tmp_path: Path) -> None:
    text = HEAD + DEALT + "! 1 take y1 y2 y2 y3\n* drew y4 g4 g4 o7\n"
    with server(tmp_path) as client:
        id = upload(client, text).json()["id"]
        with tab(client, id) as one:
            view = one.look()
            assert view["steps"] == 1
            assert "against the rules" in view["log"][0]["text"]
            view = one.look(seat=view["turn"])
            assert one.play(view["decision"]["choices"][0]["text"])["table"]["seq"] == 2


def test_what_contradicts_is_refused_with_its_line(tmp_path: Path) -> None:
    said = {"en": "lies elsewhere", "it": "si trova già tutto altrove", "fr": "déjà ailleurs"}
    with server(tmp_path) as client:
        for lang, sentence in said.items():
            answer = upload(client, HEAD + DEALT.replace("garden6", "garden8a"), lang)
            assert answer.status_code == 400
            assert (answer.json()["line"], answer.json()["rule"]) == (10, "ALH-S4")
            assert sentence in answer.json()["error"]
