"""What a screen shows: whose hand, which position, in which language and from which side."""

from __future__ import annotations

from pathlib import Path

from serving import ANA, LUIS, ZORAYA, create, first, mover, seat, server, tab


def test_the_position_in_words_is_for_those_who_ask(tmp_path: Path) -> None:
    with server(tmp_path) as client, tab(client, create(client)) as one:
        seat = one.look()["turn"]
        plain = one.look(seat=seat)
        assert (plain["text"], plain["notation"]) == ([], "")
        told = one.look(seat=seat, details=True)
        assert len(told["text"]) > 5
        assert "money" in told["notation"]


def test_the_language_can_be_switched_at_once(tmp_path: Path) -> None:
    with server(tmp_path) as client, tab(client, create(client)) as one:
        mover(one)
        turn = one.view["turn"]
        titles = {one.look(lang, seat=turn)["status"] for lang in ("en", "it", "fr")}
        assert len(titles) == 3
        assert one.look("it-CH", seat=turn)["status"] == one.look("it", seat=turn)["status"]
        assert one.look("tlh", seat=turn)["status"] == one.look("en", seat=turn)["status"]


def test_a_curtain_falls_between_two_people(tmp_path: Path) -> None:
    with server(tmp_path) as client, tab(client, create(client)) as one:
        view = one.look()
        turn = view["turn"]
        assert view["screen"] == [0, 1]
        assert (view["curtain"], view["viewer"], view["hand"], view["decision"]) == (
            turn,
            None,
            None,
            None,
        )
        other = one.look(seat=1 - turn)  # the wrong person lifts it
        assert (other["curtain"], other["viewer"], other["hand"]) == (turn, None, None)
        mine = one.look(seat=turn)
        assert (mine["curtain"], mine["viewer"]) == (None, turn)
        assert len(mine["hand"]) == 10
        one.play("buy deck")
        assert (one.view["curtain"], one.view["hand"]) == (1 - turn, None)
        one.send("say", seq=1, text="buy deck")  # behind the curtain nobody plays
        assert not one.next("refused")["stale"]


def test_one_person_among_bots_always_sees_the_own_hand(tmp_path: Path) -> None:
    seats = [ZORAYA, ANA, seat("bot", "Yusuf", "blue", "random")]
    with server(tmp_path) as client, tab(client, create(client, seats)) as one:
        for asked in (None, 0, 1, 2, 7, -1):
            view = one.look(seat=asked)
            assert (view["viewer"], view["curtain"]) == (1, None)
            assert view["hand"] is not None


def test_nobody_looks_into_a_bots_hand(tmp_path: Path) -> None:
    with server(tmp_path) as client, tab(client, create(client, [ANA, LUIS, ZORAYA])) as one:
        view = one.look(seat=2)
        assert view["viewer"] is None
        assert view["hand"] is None


def test_a_table_of_bots_is_looked_at_from_outside(tmp_path: Path) -> None:
    seats = [ZORAYA, seat("bot", "Yusuf", "blue", "random")]
    with server(tmp_path) as client, tab(client, create(client, seats)) as one:
        view = one.look(seat=0)
        assert (view["viewer"], view["hand"], view["screen"]) == (None, None, [])
        while view["turn"] is not None:
            view = one.next("table")["table"]
            assert view["hand"] is None
        assert view["result"]["rows"]
        assert {row["seat"] for row in view["result"]["rows"]} == {0, 1}
        assert sorted(row["bot"] for row in view["result"]["rows"]) == ["random", "random"]
        assert not view["result"]["cut"]
        parts = [part for step in view["result"]["count"] for part in step["parts"]]
        for row in view["result"]["rows"]:
            brought = [part["points"] for part in parts if part["seat"] == row["seat"]]
            assert sum(brought) == row["total"]


def test_undo_and_looking_back(tmp_path: Path) -> None:
    with server(tmp_path) as client, tab(client, create(client)) as one:
        turn = mover(one)
        start = one.view
        castle = first(start, "castle")["text"]
        one.play(castle)
        assert one.view["turn"] == turn
        assert one.view["decision"]["can_undo"]
        built = one.view
        back = one.look(seat=turn, step=0)
        assert (back["step"], back["steps"], back["decision"]) == (0, 1, None)
        assert back["board"] == start["board"]
        assert one.look(seat=turn, step=99)["step"] == 1
        assert one.look(seat=turn)["board"] == built["board"]
        one.send("undo", seq=1)
        told = one.next("table")
        assert told["notes"] == [f"{['Ana', 'Luis'][turn]} takes the last action back."]
        assert told["table"]["seq"] == 2
        assert told["table"]["board"] == start["board"]
        assert told["table"]["decision"] == start["decision"]
        one.send("undo", seq=2)
        assert "nothing to take back" in one.next("refused")["reason"]


def test_quarter_turns_and_the_plan_are_different_drawings(tmp_path: Path) -> None:
    with server(tmp_path) as client, tab(client, create(client)) as one:
        boards = [str(one.look(turns=turns)["board"]) for turns in range(5)]
        assert len(set(boards)) == 5
