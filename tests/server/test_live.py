"""The live channel: two tabs, outdated moves, nonsense, refusals, bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from serving import ANA, LUIS, ZORAYA, Tab, create, first, mover, server, tab


def test_a_move_reaches_both_tabs(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        id = create(client)
        with tab(client, id) as one, tab(client, id, "it") as two:
            turn = mover(one)
            two.look("it")
            told = one.play(first(one.view, "palace")["text"])
            also = two.next("table")
            assert told["table"]["seq"] == also["table"]["seq"] == 1
            assert told["table"]["steps"] == 1
            name = ["Ana", "Luis"][turn]
            card = told["table"]["log"][-1]["spoken"] or told["table"]["log"][1]["spoken"]
            assert told["notes"][0] == f"{name} plays card {card.split()[1]} and founds a palace."
            assert also["notes"][0].startswith(f"{name} gioca la carta")


def test_an_outdated_move_is_refused_kindly_and_the_tab_catches_up(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        id = create(client)
        with tab(client, id) as one, tab(client, id) as two:
            mover(one)
            mover(two)
            action = first(two.view, "palace")["action"]
            one.play(first(one.view, "palace")["text"])
            two.next("table")
            for type in ("play", "preview"):
                two.send(type, seq=0, action=action)
                assert two.next("table")["table"]["seq"] == 1
                refused = two.next("refused")
                assert refused["stale"]
                assert "moved on" in refused["reason"]
            two.send("undo", seq=0)
            two.next("table")
            assert two.next("refused")["stale"]
            two.send("say", seq=0, text="buy deck")
            two.next("table")
            assert two.next("refused")["stale"]
            assert one.look(seat=one.view["turn"])["seq"] == 1


def until_nonsense(one: Tab) -> list[dict[str, Any]]:
    """Return what was refused before nonsense, said now, is."""
    one.send("fly")
    refused = []
    while "understand" not in (message := one.receive()).get("reason", ""):
        if message["type"] == "refused":
            refused.append(message)
    return refused


def test_of_two_moves_at_once_one_is_played(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        id = create(client)
        with tab(client, id) as one, tab(client, id) as two:
            mover(one)
            mover(two)
            for each in (one, two):
                each.send("play", seq=0, action=first(each.view, "buy")["action"])
            refused = [message for each in (one, two) for message in until_nonsense(each)]
            assert [message["stale"] for message in refused] == [True]
            assert one.look()["seq"] == two.look()["seq"] == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "not json",
        '{"type":"fly"}',
        '{"type":"play"}',
        '{"type":"play","seq":"0","action":{}}',
        '{"type":"play","seq":0,"action":{"type":"castle"}}',
        '{"type":"play","seq":0,"action":{"type":"castle","card":"8","first":7,"last":9}}',
        '{"type":"play","seq":0,"action":17}',
        '{"type":"look","lang":"en","turns":5}',
        '{"type":"look","lang":"en","turns":-1}',
        '{"type":"preview","seq":0,"action":[1,2]}',
        '{"type":"why","picks":"deck"}',
        '{"type":"undo"}',
        "\ud83d".encode("utf-16", "surrogatepass").decode("utf-16", "replace"),
        "[" * 20_000,
        '{"type":"play","seq":' + "9" * 400 + ',"action":{}}',
    ],
)
def test_nonsense_is_answered_and_the_table_stays_open(tmp_path: Path, text: str) -> None:
    with server(tmp_path) as client, tab(client, create(client)) as one:
        mover(one)
        one.session.send_text(text)
        assert one.next("refused")["reason"]
        assert one.look(seat=one.view["turn"])["seq"] == 0


@pytest.mark.parametrize(
    "action",
    [
        {"type": "castle", "card": 10**12, "first": -5, "last": 3},
        {"type": "castle", "card": 0, "first": 0, "last": 0},
        {"type": "palace", "card": -1},
        {"type": "extend", "card": 73},
        {"type": "tower", "cell": 121},
        {"type": "tower", "cell": -1},
        {"type": "bridge", "cell1": -7, "cell2": 10**30},
        {"type": "bridge", "cell1": 5, "cell2": 500},
        {"type": "retire", "cell": 9999},
        {"type": "baron", "cell": 121},
        {"type": "move", "cell1": 500, "cell2": -500},
        {"type": "swap", "cell1": 121, "cell2": 122},
        {"type": "flag", "cell": 4000},
        {"type": "buy-open", "card": 999},
        {"type": "done"},
        {"type": "pass"},
    ],
)
@pytest.mark.parametrize("type", ["play", "preview"])
def test_actions_from_nowhere_are_refused(tmp_path: Path, action: Any, type: str) -> None:
    with server(tmp_path) as client, tab(client, create(client)) as one:
        mover(one)
        one.send(type, seq=0, action=action)
        refused = one.next("refused")
        assert refused["reason"]
        assert "server" not in refused["reason"] or "understand" in refused["reason"]
        assert one.look(seat=one.view["turn"])["seq"] == 0


def test_a_refusal_names_the_rule(tmp_path: Path) -> None:
    with server(tmp_path) as client, tab(client, create(client)) as one:
        mover(one)
        one.send("say", seq=0, text="pass")
        refused = one.next("refused")
        assert refused["rule"] == "ALC-71"
        assert not refused["stale"]
        assert "alcazar-" not in refused["reason"]
        one.send("say", seq=0, text="build me a castle")
        assert one.next("refused")["rule"] == "NOTATION"


def test_the_notation_plays(tmp_path: Path) -> None:
    with server(tmp_path) as client, tab(client, create(client)) as one:
        mover(one)
        one.send("say", seq=0, text="BUY  deck")
        assert one.next("table")["table"]["log"][-1]["spoken"] == "buy deck"


def test_why_answers_with_the_reason(tmp_path: Path) -> None:
    with server(tmp_path) as client, tab(client, create(client)) as one:
        mover(one)
        card = one.view["hand"][0]["pick"]
        one.send("why", picks=[card, "option:extend"])
        refused = one.next("refused")
        assert refused["rule"] == "ALC-35"
        one.send("why", picks=["option:grandee", "cell:8"])
        assert one.next("refused")["reason"]
        one.send("why", text="tower 8")
        assert one.next("refused")["rule"] == "ALC-40"
        one.send("why", picks=["deck"])
        assert one.next("refused")["rule"] == ""


def test_what_is_refused_is_told_in_full_to_those_who_ask(tmp_path: Path) -> None:
    with server(tmp_path) as client, tab(client, create(client)) as one:
        mover(one)
        seat = one.view["viewer"]
        card = one.view["hand"][0]["pick"]
        short = one.view["decision"]["refused"]
        assert all(each["picks"] == [f"option:{each['option']}"] for each in short)
        one.send("refusals", seq=one.view["seq"], picks=[card])
        told = one.next("refusals")
        assert told["picks"] == [card]
        assert 0 < len(told["refused"]) <= 3
        assert all(card in each["picks"] and each["reason"] for each in told["refused"])
        full = one.look(seat=seat, details=True)["decision"]["refused"]
        assert [each for each in full if len(each["picks"]) == 1] == short
        assert all(each in full for each in told["refused"])
        one.send("refusals", seq=99, picks=[card])
        assert one.next("table")["table"]["seq"] == 0
        assert one.next("refused")["stale"]


def test_a_preview_tells_what_an_action_would_do_and_does_nothing(tmp_path: Path) -> None:
    with server(tmp_path) as client, tab(client, create(client)) as one:
        mover(one)
        before = one.look(seat=one.view["turn"])
        for choice in before["decision"]["choices"]:
            one.send("preview", seq=0, action=choice["action"])
            preview = one.next("preview")
            assert preview["seq"] == 0
            assert preview["action"] == choice["action"]
            assert preview["preview"]["confirm"]
        assert one.look(seat=one.view["turn"]) == before


def test_bots_think_aloud_and_play(tmp_path: Path) -> None:
    with server(tmp_path) as client, tab(client, create(client, [ANA, ZORAYA])) as one:
        one.look()
        thought: list[int] = []
        while len(thought) < 3:
            if one.view["turn"] == 0:
                one.send(
                    "play",
                    seq=one.view["seq"],
                    action=first(one.view, "done")["action"]
                    if one.view["decision"]["choices"][-1]["option"] == "done"
                    else one.view["decision"]["choices"][0]["action"],
                )
            message = one.receive()
            if message["type"] == "thinking" and message["on"]:
                thought.append(message["seat"])
        assert thought == [1, 1, 1]


def test_a_table_that_is_not_there_closes_the_channel(tmp_path: Path) -> None:
    with server(tmp_path) as client, tab(client, "nowhere") as one:
        assert one.next("refused")["reason"]
        with pytest.raises(WebSocketDisconnect) as caught:
            one.receive()
        assert caught.value.code == 4404


def test_a_deleted_table_sends_its_tabs_away(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        id = create(client)
        with tab(client, id) as one:
            one.look()
            assert client.delete(f"/api/tables/{id}").status_code == 204
            assert one.next("refused")["reason"]
            with pytest.raises(WebSocketDisconnect):
                one.receive()


@pytest.mark.parametrize(
    ("headers", "welcome"),
    [
        ({}, True),
        ({"origin": "http://127.0.0.1"}, True),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": "http://127.0.0.1:81"}, False),
        ({"host": "evil.example"}, False),
        ({"host": "localhost:8377", "origin": "http://localhost:8377"}, True),
    ],
)
def test_only_our_own_pages_may_talk(
    tmp_path: Path, headers: dict[str, str], welcome: bool
) -> None:
    with server(tmp_path) as client:
        path = f"/api/tables/{create(client)}/live"
        if welcome:
            with client.websocket_connect(path, headers=headers) as session:
                one = Tab(session)
                assert one.look()["seq"] == 0
            return
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(path, headers=headers):
            pass


def test_a_stored_game_goes_on_exactly_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        id = create(client)
        with tab(client, id) as one:
            for _ in range(12):
                mover(one)
                one.send(
                    "play", seq=one.view["seq"], action=one.view["decision"]["choices"][0]["action"]
                )
                one.next("table")
            turn = mover(one)
            before = one.view
    with server(tmp_path) as client, tab(client, id) as again:
        assert again.look(seat=turn) == before
        assert LUIS["name"] == before["seats"][1]["name"]
