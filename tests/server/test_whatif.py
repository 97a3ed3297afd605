"""What-if boards: private, nothing hidden shown, any seat, bots, everything taken back."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.server.security import close_codes
from alcaide.server.sockets import what_if_socket
from alcaide.server.sockets.what_if_board import sandbox_table
from alcaide.tables.errors import SeatError
from alcaide.tables.log import play
from alcaide.tables.table import Table, new_table
from serving import ANA, LUIS, ZORAYA, Client, Tab, create, server, tab
from tabling import people
from trying import board, refused


def started(client: Client, moves: int = 3) -> str:
    """Return the id of a table at which two people have played a little."""
    id = create(client)
    with tab(client, id) as one:
        for _ in range(moves):
            view = one.look(seat=one.look()["turn"])
            one.play(view["decision"]["choices"][0]["text"])
    return id


def wandered(name: str, steps: int, players: int = 2) -> Table:
    game = GAMES[name]
    table = new_table("t", game, game.setup(players, seed=7), people(players))
    rng = Rng(b"3")
    for _ in range(steps):
        legal = game.legal_actions(table.state)
        table = play(table, table.turn or 0, table.seq, legal[rng.below(len(legal))]).table
    return table


@pytest.mark.parametrize("name", GAMES)
def test_from_a_running_game_only_what_the_viewer_knows_gets_there(name: str) -> None:
    table = wandered(name, 25)
    game = table.game
    for viewer in range(2):
        view = game.observe(table.state, viewer)
        other = wandered(name, 0)
        object.__setattr__(other, "state", game.determinize(view, Rng(b"elsewhere")))
        boards = [
            sandbox_table(one, 0 if one is other else 25, viewer, Rng(b"1"))
            for one in (table, other)
        ]
        seen = [[game.observe(one.state, seat) for seat in (None, 0, 1)] for one in boards]
        assert seen[0] == seen[1]
        assert seen[0][viewer + 1] == view


def test_from_a_finished_game_the_real_position_is_used() -> None:
    table = finished()
    game = table.game
    board = sandbox_table(table, 30, None, Rng(b"1"))
    for seat in (None, 0, 1):
        assert game.observe(board.state, seat) == game.observe(table.at(30), seat)
    assert (board.seq, board.turn) == (0, game.turn(table.at(30)))


def finished() -> Table:
    game = GAMES["castle"]
    table = new_table("t", game, game.setup(2, seed=7), people(2))
    while table.turn is not None:
        action = game.legal_actions(table.state)[0]
        table = play(table, table.turn, table.seq, action).table
    return table


def test_nobody_who_is_not_at_the_table_gets_a_board_of_a_running_game() -> None:
    with pytest.raises(SeatError):
        sandbox_table(wandered("alcazar", 5), 5, None, Rng(b"1"))


def test_every_seat_is_played_by_hand_and_the_table_knows_nothing_of_it(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        id = started(client)
        with tab(client, id) as one:
            view = one.look(seat=one.look()["turn"])
            with board(client, id, view["steps"], view["turn"]) as own:
                shown = own.look()
                assert (shown["id"], shown["step"], shown["curtain"]) == ("whatif", 0, None)
                assert shown["log"][0]["text"] == "What if? From here on nothing counts."
                movers = []
                for _ in range(12):
                    movers.append(shown["turn"])
                    assert shown["viewer"] == shown["turn"]
                    shown = own.play(shown["decision"]["choices"][0]["text"])["table"]
                assert set(movers) == {0, 1}
                assert shown["steps"] == 12
            assert one.look(seat=view["turn"])["seq"] == view["seq"]
        listed = client.get("/api/tables?lang=en").json()
        assert [table["id"] for table in listed] == [id]


def test_everything_can_be_taken_back(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        id = started(client)
        with board(client, id, 2, 0) as own:
            own.look()
            first = own.view["text"]
            for _ in range(8):
                own.play(own.view["decision"]["choices"][-1]["text"])
            for left in reversed(range(8)):
                assert own.view["decision"]["can_undo"]
                own.send("undo", seq=own.view["seq"])
                assert own.next("table")["table"]["steps"] == left
            assert own.view["text"] == first
            assert not own.view["decision"]["can_undo"]
            own.send("undo", seq=own.view["seq"])
            assert own.next("refused")["reason"]


def test_bots_take_seats_and_give_them_back(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        id = started(client)
        with board(client, id, 0, 0) as own:
            own.look()
            mine = own.view["turn"]
            own.send("seat", seat=1 - mine, level="greedy")
            own.next("table")
            assert own.view["seats"][1 - mine]["level"] == "Greedy"
            own.play(own.view["decision"]["choices"][0]["text"])
            while own.view["turn"] != mine or own.view["steps"] < 2:
                if own.view["decision"]:
                    own.play(own.view["decision"]["choices"][-1]["text"])
                else:
                    own.next("table")
            assert 1 - mine in {line["seat"] for line in own.view["log"]}
            steps = own.view["steps"]
            own.send("undo", seq=own.view["seq"])  # back to the last decision of one's own
            own.next("table")
            assert own.view["steps"] < steps - 1
            assert own.view["turn"] == mine
            own.send("seat", seat=1 - mine, level="")
            assert own.next("table")["table"]["seats"][1 - mine]["kind"] == "friend"


def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        id = started(client)
        with board(client, id, 0, 0) as own:
            own.look()
            for seat, level in ((7, "greedy"), (0, "dragon"), (-1, "")):
                own.send("seat", seat=seat, level=level)
                assert own.next("refused")["reason"]
            own.send("analysis")
            assert own.next("refused")["reason"]
            own.send("seat", seat=own.view["turn"], level="hard")  # nobody's turn who is here
            own.next("table")
            for seat in (-1, 9):
                assert own.look(seat=seat)["seats"]
        with tab(client, id) as one:  # no seat of a real table is given away like that
            one.look()
            one.send("seat", seat=0, level="greedy")
            assert one.next("refused")["reason"]
            assert one.look()["seats"][0]["kind"] == "me"


def test_where_hints_are_off_there_is_no_board_before_the_end(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        body = {"game": "alcazar", "seats": [ANA, ZORAYA], "aids_off": ["hints"], "seed": "1"}
        id = client.post("/api/tables", json=body).json()["id"]
        reason, code = refused(client, id)
        assert "without hints" in reason
        assert code == close_codes.NONE


def test_a_board_of_no_named_position_begins_with_the_first(tmp_path: Path) -> None:
    """The socket was closed with 4500, as by a fault of the server."""
    with server(tmp_path) as client:
        id = started(client)
        with client.websocket_connect(f"/api/tables/{id}/whatif?seat=0") as session:
            assert Tab(session).look()["steps"] == 0


def test_a_board_of_no_table_and_one_behind_the_curtain_are_refused(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        assert refused(client, "nothing")[1] == 4404
        id = create(client, [ANA, LUIS])
        with tab(client, id) as one:
            turn = one.look()["turn"]
        assert refused(client, id, seat=1 - turn)[1] == close_codes.NONE


def test_a_board_that_nobody_uses_is_cleared_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(what_if_socket, "IDLE", 0.2)
    with server(tmp_path) as client, board(client, create(client, [ANA, ZORAYA]), 0) as own:
        own.look()
        with pytest.raises(WebSocketDisconnect):
            own.receive()
