"""Aids that a table does without: kept with it, and nothing of what they would show is sent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.record import Record
from alcaide.server.sockets.what_if_board import sandbox_table
from alcaide.tables.log import load_table
from alcaide.tables.seats import SeatSpec
from serving import Client, Json, Tab, seat, server, tab

SEATS = [seat("me", "Ana", "white"), seat("friend", "Luis", "black")]
ALL = list(GAMES["castle"].aids)


def castle(client: Client, off: list[str]) -> str:
    """Set a table of The Castle up; its tiles are always the same."""
    body = {"game": "castle", "seats": SEATS, "aids_off": off, "seed": "1"}
    id: str = client.post("/api/tables", json=body).json()["id"]
    return id


def test_aids_are_told_kept_listed_and_taken_over_by_a_rematch(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        (told,) = (g for g in client.get("/api/games?lang=it").json() if g["key"] == "castle")
        assert [aid["name"] for aid in told["aids"]] == ALL
        old = castle(client, ["left", "places"])
        new = client.post(f"/api/tables/{old}/rematch").json()["id"]
    with server(tmp_path) as client:  # another day
        for id in (old, new):
            with tab(client, id) as one:
                assert one.look()["aids"] == ["preview", "features", "hints", "layer"]
        words = {table["aids"] for table in client.get("/api/tables?lang=en").json()}
        assert words == {"Aids off: Where the tile fits and The tiles left"}


def test_an_aid_that_the_game_does_not_have_is_refused(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        body = {"game": "castle", "seats": SEATS, "aids_off": ["telescope"]}
        answer = client.post("/api/tables?lang=fr", json=body)
        assert answer.status_code == 409
        assert "aide" in answer.json()["error"]


def test_a_table_without_aids_is_sent_its_choices_and_nothing_else(tmp_path: Path) -> None:
    withheld: set[str] = set()
    with server(tmp_path) as client:
        ids = [castle(client, []), castle(client, ALL)]
        with tab(client, ids[0]) as full, tab(client, ids[1]) as bare:
            for on, off in together(full, bare):
                withheld |= compare(on, off, full, bare)
    assert withheld == {"points", "outlines", "sentences", "facts", "tag", "counter"}


def together(full: Tab, bare: Tab) -> Iterator[tuple[Json, Json]]:
    """Play the same game at both tables, by what brings most; yield some of the views."""
    while (turn := full.look()["turn"]) is not None:
        on, off = (one.look(seat=turn, details=True) for one in (full, bare))
        if on["seq"] % 6 == 0 or on["decision"]["choices"][0]["option"] == "score":
            yield on, off
        choice = max(full.view["decision"]["choices"], key=lambda c: c["points"])
        for one in (full, bare):
            one.play(choice["text"])


def compare(on: Json, off: Json, full: Tab, bare: Tab) -> set[str]:
    """Compare what two tables are sent; return what only the one with aids got."""
    assert off["aids"] == []
    assert off["board"]["spots"] == {}
    assert off["decks"] == []
    assert len(on["decks"]) > 0
    gone = "\n".join(set(on["text"]) - set(off["text"]))
    assert "Still to come: " in gone
    choices = [view["decision"]["choices"] for view in (on, off)]
    assert [c["picks"] for c in choices[0]] == [c["picks"] for c in choices[1]]
    assert {c["points"] for c in choices[1]} == {0}
    found = {"points"} if any(c["points"] for c in choices[0]) else set()
    picks = {pick for choice in choices[1] for pick in choice["picks"]}
    areas = {n["pick"] for n in off["board"]["nodes"] if "area" in n.get("cls", "").split()}
    assert areas <= picks
    best = max(choices[0], key=lambda c: c["points"])
    for one in (full, bare):
        one.send("preview", seq=one.view["seq"], action=best["action"])
    shown, plain = (one.next("preview")["preview"] for one in (full, bare))
    assert (plain["sentences"], plain["facts"], plain["tag"]) == ([], [], None)
    if best["option"] != "score":  # there the features to choose from are outlined
        assert "told" not in {word for n in plain["board"]["nodes"] for word in classes(n)}
    assert plain["board"]["spots"] == {}
    assert counters(plain) == counters({"board": on["board"]})
    found |= {"counter"} if counters(shown) != counters(plain) else set()
    told = any("told" in classes(n) for n in shown["board"]["nodes"])
    found |= {"outlines"} if told else set()
    return found | {part for part in ("sentences", "facts", "tag") if shown[part]}


def classes(node: Json) -> list[str]:
    words: list[str] = node.get("cls", "").split()
    return words


def counters(shown: Json) -> dict[str, tuple[float, float]]:
    """Return where the counters stand on the wall."""
    nodes = shown["board"]["nodes"]
    return {n["key"]: (n["x"], n["y"]) for n in nodes if n.get("along", -1) >= 0}


def test_a_record_says_nothing_of_aids(tmp_path: Path) -> None:
    game = GAMES["castle"]
    assert "aid" not in Record(game, game.setup(2, seed=1), [], ["Ana", "Luis"]).dumps().lower()


def test_without_memory_nobody_is_told_what_others_hold(tmp_path: Path) -> None:
    """The drawing, the words and the position as text tell how many cards it is (ALH-S1)."""
    seats = [
        seat("me", "Ana", "blue"),
        seat("friend", "Luis", "red"),
        seat("friend", "Eva", "green"),
    ]
    with server(tmp_path) as client:
        tables = []
        for without in ([], ["memory"]):
            body = {"game": "alhambra", "seats": seats, "aids_off": without, "seed": "4"}
            tables.append(client.post("/api/tables", json=body).json()["id"])
        with tab(client, tables[0]) as on, tab(client, tables[1]) as off:
            turn = on.look()["turn"]
            known, forgotten = (one.look(seat=turn, details=True) for one in (on, off))
    others = [s["seat"] for s in known["seats"] if s["seat"] != known["viewer"]]
    assert len(others) >= 2
    for number in others:
        assert known["seats"][number]["held"]
        assert forgotten["seats"][number]["held"] == []
        assert known["seats"][number]["cards"] == forgotten["seats"][number]["cards"]
        line = next(t for t in forgotten["notation"].split("\n") if t.startswith(f"hand {number}"))
        assert set(line.split()[2:]) == {"?"}
        assert line not in known["notation"]
    gone = set(known["text"]) - set(forgotten["text"])
    assert len(gone) == len(others)
    assert all("money" in sentence for sentence in gone)
    assert known["hand"] == forgotten["hand"]


def test_a_board_to_try_things_out_deals_what_is_forgotten() -> None:
    game = GAMES["alhambra"]
    seats = [SeatSpec("friend", name, colour) for name, colour in (("A", "blue"), ("B", "red"))]
    hands = []
    for off in ((), ("memory",)):
        table = load_table("t", game, game.setup(2, seed=4), seats, (), off)
        board = sandbox_table(table, 0, 0, Rng(b"board"))
        assert board.state.hands[0] == table.state.hands[0]
        hands.append((board.state.hands[1] == table.state.hands[1], len(board.state.hands[1])))
    assert hands == [(True, hands[0][1]), (False, hands[0][1])]
