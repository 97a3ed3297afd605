"""Games at a table of wood, and score sheets: sent whole, checked, and kept by nobody."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from alcaide.games import GAMES
from alcaide.record import OpenRecord, Record
from alcaide.server.http.companion.companion_view import companion_view
from alcaide.server.http.companion.entered_games import MOST, EnteredGames, marks_of
from alcaide.server.http.companion.entries import entered
from alcaide.server.protocol.http.companion_messages import CompanionAsk
from profiles import many
from serving import Client, Json, server
from wooden import asked, entries_of


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("companion")) as one:
        yield one


def posted(client: Client, body: Json, path: str = "", status: int = 200) -> Json:
    answer = client.post(f"/api/companion{path}?lang=en", json=body)
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize(("name", "players"), [("castle", 2), ("alcazar", 2), ("alhambra", 3)])
def test_a_whole_game_is_entered_counted_and_recorded(
    client: Client, name: str, players: int
) -> None:
    entries = entries_of(name, players, 1)
    end = posted(client, asked(name, players, entries))
    assert (end["accepted"], end["fault"], end["decision"]) == (len(entries), None, None)
    result = end["table"]["result"]
    counted = [part for step in result["count"] for part in step["parts"]]
    for row in result["rows"]:
        own = sum(part["points"] for part in counted if part["seat"] == row["seat"])
        assert own == row["total"]
    record = Record.loads(end["record"])
    assert record.turn is None
    assert record.names == ("Ana", "Zoraya", "Luis")[:players]
    table = client.post("/api/tables/record", content=end["record"].encode())
    assert table.status_code < 300, table.text  # with its analysis


def test_what_came_to_light_is_asked_for_before_anything_else(client: Client) -> None:
    view = posted(client, asked("castle", 2, []))
    need = view["need"]
    assert (need["verb"], len(need["things"]), view["decision"]) == ("tile", 60, None)
    assert need["things"][30]["symbol"] == "i-T31"
    assert need["things"][0]["traits"][0] == "no path"
    view = posted(client, asked("castle", 2, ["* tile T31"]))
    assert view["need"] is None
    assert view["opens"]
    assert {choice["option"] for choice in view["decision"]["choices"]} == {"place"}
    assert any(node.get("pick") == "cell:e10" for node in view["plan"]["nodes"])


def test_a_hand_stays_hidden_and_legal_is_what_could_be(client: Client) -> None:
    opened = [f"* open {card}" for card in (1, 2, 3, 4, 5, 6)]
    view = posted(client, asked("alcazar", 2, opened))
    texts = {choice["text"] for choice in view["decision"]["choices"]}
    assert "palace 40" in texts
    assert "palace 3" not in texts
    assert view["table"]["hand"] is None
    assert {need["verb"] for need in view["open"]} == {"hand 0", "hand 1"}
    assert '"?' in view["record"] or "?" in view["record"]


def test_an_entry_against_the_rules_is_told_with_its_rule_and_may_stand(client: Client) -> None:
    opened = [f"* open {card}" for card in (1, 2, 3, 4, 5, 6)]
    entries = [*opened, "palace 40", "done", "palace 41"]
    view = posted(client, asked("alcazar", 2, [*entries, "* open 9", "pass"]))
    fault = view["fault"]
    assert (view["accepted"], fault["entry"], fault["rule"][:4]) == (8, "palace 41", "ALC-")
    assert fault["reason"].startswith("A palace needs")
    assert "cell:40" in fault["cells"]
    stands = posted(client, asked("alcazar", 2, [*entries[:-1], "! palace 41"]))
    assert (stands["accepted"], stands["fault"], stands["unchecked"]) == (9, None, 2)
    assert "! 1 palace 41" in stands["record"]
    assert Record.loads(stands["record"]).dumps() == stands["record"]


def test_a_tile_that_lies_otherwise_tells_what_could_follow(client: Client) -> None:
    entries, others = ["* tile T31", "place e10 1"], ["place e10 3", "place e10 0"]
    view = posted(client, asked("castle", 2, entries, otherwise=others))
    assert [way["entry"] for way in view["otherwise"]] == others
    there = posted(client, asked("castle", 2, [entries[0], others[0]]))
    assert view["otherwise"][0]["choices"] == there["decision"]["choices"] != []
    assert view["otherwise"][1]["choices"] == []  # it cannot lie like that
    assert posted(client, asked("castle", 2, [], otherwise=["done"] * 4), status=400)["error"]


def test_who_else_has_to_begin_is_offered(client: Client) -> None:
    hands = ["* hand 0 y9 y9 o5", "* hand 1 y9 b9 o2", "* hand 2 b9 b9 o1 o1"]
    fault = posted(client, asked("alhambra", 3, hands))["fault"]
    assert (fault["at"], fault["rule"], fault["starts"]) == (1, "ALH-S2", [1, 2])
    assert posted(client, asked("alhambra", 3, hands, start=1))["fault"] is None
    other = posted(client, asked("alhambra", 3, ["dance"]))["fault"]
    assert other["starts"] == []


def test_what_cannot_be_is_refused_with_a_sentence(client: Client) -> None:
    assert posted(client, asked("castle", 2, ["* tile T99"]))["fault"]["reason"]
    assert posted(client, asked("castle", 2, ["dance"]))["fault"]["reason"]
    assert posted(client, asked("castle", 2, []) | {"game": "chess"}, status=404)["error"]
    assert posted(client, asked("castle", 2, []) | {"names": ["Ana"]}, status=409)["error"]
    assert posted(client, asked("castle", 3, []), status=409)["error"]
    assert posted(client, asked("castle", 2, [], options={"x": "y"}), status=400)["error"]
    assert posted(client, asked("castle", 2, [], start=4), status=400)["error"]
    assert posted(client, asked("castle", 2, ["x" * 300]), status=400)["error"]


@pytest.mark.parametrize(("name", "players"), [("castle", 2), ("alcazar", 3), ("alhambra", 4)])
def test_what_is_kept_of_a_game_is_the_same_as_the_whole(name: str, players: int) -> None:
    """Entries come one by one, are taken back and mended, and now and then entered anew."""
    entries, lately, chance = entries_of(name, players, 1)[:120], EnteredGames(), Random(4)
    for at in range(len(entries)):
        ask = CompanionAsk(**asked(name, players, entries[: at + 1]))
        assert entered(ask, lately).accepted == at + 1
        if at % 15 == 14:
            back = entries[: at + 1 - chance.randint(1, 9)]
            for told in (back, [*back, "dance", *entries[at:]], entries[: at + 1]):
                ask = CompanionAsk(**asked(name, players, told))
                kept, anew = entered(ask, lately), entered(ask, EnteredGames())
                assert kept.record.dumps() == anew.record.dumps()
                assert (kept.accepted, str(kept.error)) == (anew.accepted, str(anew.error))
                assert kept.record.needed() == anew.record.needed()


def test_of_games_that_are_the_same_but_for_something_none_stands_for_another() -> None:
    ask = CompanionAsk(**asked("castle", 2, ["* tile T31", "place g1 0"]))
    others = [replace(ask, names=["Ana", "Luis"]), replace(ask, start=1)]
    others += [replace(ask, entries=["* tile T31", "place g1 1"])]
    assert len({marks_of(one)[-1] for one in [ask, *others]}) == 4
    assert marks_of(replace(ask, colours=["red", "blue"])) == marks_of(ask)


def test_the_games_that_are_kept_are_few_and_the_latest() -> None:
    lately, game = EnteredGames(), OpenRecord.begin(GAMES["castle"], 2)
    for number in range(MOST + 3):
        lately.keep(b"%d" % number, game)
        assert lately.longest([b"0"]) is not None or number > MOST
    assert lately.longest([b"1", b"2", b"3"]) is None
    assert lately.longest([b"%d" % (MOST + 2), b"3"]) is not None


WORDS = st.sampled_from(
    ["* ", "! ", "tile", "T31", "place", "e10", "0", "done", "score", "?", "-1"]
)


@settings(max_examples=many(60))
@given(
    entries=st.lists(st.lists(WORDS | st.text(max_size=8), max_size=4).map(" ".join), max_size=6)
)
def test_no_entry_breaks_anything(entries: list[str]) -> None:
    body: dict[str, Any] = asked("castle", 2, [entry[:200] for entry in entries])
    ask = CompanionAsk(**body)
    view = companion_view(ask, entered(ask), "fr")
    assert view.accepted == len(entries) or view.fault is not None


def test_a_sheet_is_checked_and_counted(client: Client) -> None:
    body: Json = {"game": "castle", "names": ["Ana", "Zoraya"]}
    blank = posted(client, body, "/sheet")
    assert [line["name"] for line in blank["lines"]][:2] == ["score", "courts"]
    body["entries"] = {"score": [[94], [34]], "courts": [[4, 2], [10]], "tile7": [[1], [0]]}
    body["entries"] |= {"tile5": [[2], []], "keep": [[2], [2]], "tile8": [[1], [0]], "empty": [[7]]}
    result = posted(client, body, "/sheet")["result"]
    assert (result["title"], [row["total"] for row in result["rows"]]) == ("Ana wins", [127, 64])
    body["entries"]["tile8"] = [[2], [1]]
    wrong = posted(client, body, "/sheet")
    assert wrong["result"] is None
    assert wrong["faults"][0]["line"] == "tile8"
    assert posted(client, body | {"names": ["Ana"]}, "/sheet", 409)["error"]
    assert posted(client, body | {"entries": {"score": [[10**9]]}}, "/sheet", 400)["error"]


@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_a_sheet_has_words_in_every_language(client: Client, name: str) -> None:
    body = {"game": name, "names": ["Ana", "Zoraya"]}
    for lang in ("en", "it", "fr"):
        answer = client.post(f"/api/companion/sheet?lang={lang}", json=body).json()
        said = [text for line in answer["lines"] for text in (line["label"], line["hint"])]
        assert said
        assert not [text for text in said if text.startswith(f"{name}-") or not text]
