"""Chances and dangers over the socket: of what is shown, where and as far as the aids are on."""

from __future__ import annotations

from pathlib import Path

import pytest

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.locale import LANGUAGES
from alcaide.locale.rulebook import read
from alcaide.server.present.table_view import layer_view
from alcaide.server.protocol.table_messages import Look
from alcaide.tables.log import play
from alcaide.tables.table import Table, new_table
from serving import ANA, LUIS, Client, create, mover, seat, server, tab
from tabling import people as sitting

WHITE, BLACK = seat("me", "Ana", "white"), seat("friend", "Luis", "black")


def castle(client: Client, off: list[str]) -> str:
    """Set a table of The Castle up, without some aids."""
    body = {"game": "castle", "seats": [WHITE, BLACK], "aids_off": off, "seed": "1"}
    id: str = client.post("/api/tables", json=body).json()["id"]
    return id


def wandered(name: str, players: int, steps: int) -> Table:
    """Return a table of any game after some random actions."""
    game = GAMES[name]
    table = new_table("t", game, game.setup(players, seed=5), sitting(players))
    rng = Rng(b"layer")
    for _ in range(steps):
        legal = game.legal_actions(table.state)
        table = play(table, table.turn or 0, table.seq, legal[rng.below(len(legal))]).table
    return table


def test_the_layer_is_that_of_the_position_and_the_eyes_of_the_screen(tmp_path: Path) -> None:
    with server(tmp_path) as client, tab(client, create(client, [ANA, LUIS])) as one:
        mover(one)
        one.play(one.view["decision"]["choices"][0]["text"])
        now = one.look(seat=mover(one))
        one.send("layer")
        told = one.next("layer")
        assert all(told[part] == now[part] for part in ("seq", "step", "viewer"))
        assert told["viewer"] is not None
        assert told["layer"]["title"] == "Chances and dangers"
        one.look(step=0, lang="it")
        one.send("layer")
        told = one.next("layer")
        assert told["step"] == 0
        assert told["layer"]["title"] == "Occasioni e pericoli"


def test_without_the_aid_it_is_refused_and_without_others_their_part_is_missing(
    tmp_path: Path,
) -> None:
    with server(tmp_path) as client:
        with tab(client, castle(client, ["layer"])) as bare:
            bare.look()
            bare.send("layer")
            assert "chances and dangers" in bare.next("refused")["reason"]
        kinds = []
        for off in ([], ["left"], ["features"]):
            with tab(client, castle(client, off)) as one:
                one.look()
                one.send("layer")
                kinds.append([part["kind"] for part in one.next("layer")["layer"]["parts"]])
    assert kinds == [["count", "hold", "words", "lane"], ["hold", "words", "lane"], ["count"]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_fact_is_a_sentence_with_a_rule_that_there_is(name: str, lang: str) -> None:
    rules = {rule.id for rule in read(name, "en").rules}
    for players in (2, min(5, GAMES[name].seats[-1])):
        for steps in (10, 45):
            told = layer_view(wandered(name, players, steps), Look(lang), list(range(players)))
            for part in told.layer.parts:
                assert str(part.title)
                assert part.rule in rules
                for mark in part.marks:
                    label = str(mark.label)
                    assert label.endswith(".")
                    assert mark.rule in rules
                    assert "{" not in label + str(mark.text)
