"""Hints at a table: asked for over the socket, found elsewhere, refused where they are off."""

from __future__ import annotations

from pathlib import Path

import pytest

from alcaide.bots import Budget
from alcaide.bots.analysis.advice_job import query, run_advice
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.locale import LANGUAGES
from alcaide.server.jobs import hint_job
from alcaide.server.present.advice_sentences import hinted
from alcaide.tables.log import play
from alcaide.tables.table import Table, new_table
from alcaide.tables.words import Words
from serving import ANA, LUIS, ZORAYA, create, server, tab
from tabling import people as sitting

SMALL = Budget(simulations=8)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint_job, "BUDGET", SMALL)


def wandered(name: str, players: int, steps: int) -> Table:
    """Return a table of any game after some random actions."""
    game = GAMES[name]
    table = new_table("t", game, game.setup(players, seed=7), sitting(players))
    rng = Rng(b"3")
    for _ in range(steps):
        legal = game.legal_actions(table.state)
        change = play(table, table.turn or 0, table.seq, legal[rng.below(len(legal))])
        table = change.table
    return table


def test_the_seat_to_move_is_told_the_best_action_and_why(tmp_path: Path) -> None:
    with server(tmp_path) as client, tab(client, create(client, [ANA, ZORAYA])) as one:
        view = one.look()
        while view["turn"] != 0:
            view = one.next("table")["table"]
        one.send("hint", seq=view["seq"])
        hint = one.next("hint")
    assert hint["seq"] == view["seq"]
    (choice,) = (c for c in view["decision"]["choices"] if c["text"] == hint["text"])
    assert hint["label"] == choice["label"]
    assert 0 < hint["chance"] < 100
    kinds = [reason["kind"] for reason in hint["reasons"]]
    assert kinds[:2] == ["chance", "second"]
    assert f"{hint['chance']}%" in hint["reasons"][0]["text"]


def test_a_hint_for_another_position_or_another_seat_is_refused(tmp_path: Path) -> None:
    with server(tmp_path) as client, tab(client, create(client)) as one:
        view = one.look()
        one.send("hint", seq=view["seq"] + 1)
        assert one.next("table")["table"]["seq"] == view["seq"]
        assert one.next("refused")["stale"]
        one.send("hint", seq=view["seq"])  # nobody has lifted the curtain
        assert "turn" in one.next("refused")["reason"]


def test_where_hints_are_off_the_server_refuses(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        body = {"game": "alcazar", "seats": [ANA, LUIS], "aids_off": ["hints"], "seed": "1"}
        id = client.post("/api/tables", json=body).json()["id"]
        with tab(client, id, "fr") as one:
            turn = one.look()["turn"]
            view = one.look(lang="fr", seat=turn)
            assert "hints" not in view["aids"]
            one.send("hint", seq=view["seq"])
            assert "sans conseils" in one.next("refused")["reason"]


def test_everybody_hears_that_somebody_asked(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        id = create(client)
        with tab(client, id) as one, tab(client, id, "it") as other:
            turn = one.look()["turn"]
            other.look(lang="it")
            view = one.look(seat=turn)
            one.send("hint", seq=view["seq"])
            name = (ANA, LUIS)[turn]["name"]
            assert other.next("table")["notes"] == [f"{name} chiede un suggerimento."]
            assert one.next("table")["notes"] == [f"{name} asks for a hint."]
            assert one.next("hint")["seq"] == view["seq"]


def test_thinking_does_not_hold_the_screen_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint_job, "BUDGET", Budget(seconds=30.0))
    with server(tmp_path) as client, tab(client, create(client, [ANA, ZORAYA])) as one:
        view = one.look()
        while view["turn"] != 0:
            view = one.next("table")["table"]
        one.send("hint", seq=view["seq"])
        one.send("look", lang="it", turns=0, seat=None)
        assert one.next("table")["table"]["status"].startswith("Tocca")
        one.play(view["decision"]["choices"][0]["text"])  # the table moves on: no hint comes
        one.send("look", lang="en", turns=0, seat=None)
        assert one.next("table")["type"] == "table"


@pytest.mark.parametrize("name", GAMES)
def test_equal_views_give_equal_hints(name: str) -> None:
    table = wandered(name, 2, 20)
    game, turn = table.game, table.turn
    asked = query(game, table.state, "t", SMALL)
    for seed in (b"1", b"2", b"3"):
        other = game.determinize(game.observe(table.state, turn), Rng(seed))
        assert query(game, other, "t", SMALL) == asked


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_sentences_in_every_language(name: str, lang: str) -> None:
    table = wandered(name, 3 if 3 in GAMES[name].seats else 2, 30)
    words = Words(lang, name, [spec.name for spec in table.seats])
    advice = run_advice(query(table.game, table.state, "t", SMALL))
    message = hinted(table, advice, words)
    assert len(message.reasons) >= 2
    for reason in message.reasons:
        assert reason.text[-1] in ".!?"
        assert "{" not in reason.text


def test_what_it_brings_is_not_told_where_the_preview_is_off() -> None:
    table = wandered("castle", 2, 1)
    words = Words("en", "castle", ["Ana", "Luis"])
    for _ in range(30):
        advice = run_advice(query(table.game, table.state, "t", SMALL))
        with_it = {reason.kind for reason in hinted(table, advice, words).reasons}
        bare = hinted(_without(table, "preview"), advice, words)
        assert {reason.kind for reason in bare.reasons}.isdisjoint({"points", "effect"})
        if {"points", "effect"} <= with_it:
            return
        legal = table.game.legal_actions(table.state)
        table = play(table, table.turn or 0, table.seq, legal[advice.best]).table
    raise AssertionError("nothing was ever brought")


def _without(table: Table, aid: str) -> Table:
    from dataclasses import replace

    return replace(table, aids_off=(aid,))
