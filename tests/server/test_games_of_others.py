"""Games of other packages at a server: half done ones, and tables of those that are gone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from alcaide.locale import texts
from alcaide.server.present import catalogue
from installing import copy_of, found, offer
from serving import ANA, ZORAYA, Client, Json, club, seat, server

BROKEN = """
def vignette():
    raise RuntimeError("no paint")
GAME = replace(GAME, vignette=vignette)
OLDER = ()
"""
SEATS = [ANA, ZORAYA]
HOUSE = ["alcazar", "castle", "alhambra"]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Path]:
    """A folder with a game, Fort, and one that cannot be drawn, Tent."""
    folder = tmp_path / "site"
    folder.mkdir()
    offer(folder, "fort", copy_of("fort"))
    offer(folder, "tent", copy_of("tent") + BROKEN)
    catalogue.vignette.cache_clear()
    catalogue.complain.cache_clear()
    yield folder
    catalogue.vignette.cache_clear()


def begun(client: Client, game: str, seats: Sequence[Json] = SEATS) -> str:
    """Set a table up at which nobody has played yet, and return its id."""
    answer = client.post("/api/tables", json={"game": game, "seats": list(seats)})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def test_a_game_that_cannot_be_drawn_is_left_out_of_the_start_page(
    site: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with found(site), server(tmp_path) as client:
        id = begun(client, "tent")
        for lang in ("en", "it", "fr"):
            shown = client.get(f"/api/games?lang={lang}").json()
            assert [game["key"] for game in shown] == [*HOUSE, "fort"]
        (table,) = client.get("/api/tables").json()
        assert (table["id"], table["vignette"]["nodes"]) == (id, [])
    told = [line for line in caplog.messages if "no paint" in line]
    assert told == [
        "the game tent cannot be shown on the start page: RuntimeError('no paint')",
    ]


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_rules_that_nobody_wrote_are_told_as_missing(site: Path, tmp_path: Path, lang: str) -> None:
    with found(site), server(tmp_path) as client:
        answer = client.get(f"/api/rules/fort?lang={lang}")
    assert answer.status_code == 404
    assert answer.json()["error"] == texts(lang).say("table-no-rules")


def test_a_table_of_a_game_that_is_gone_says_so_and_can_be_deleted(
    site: Path, tmp_path: Path
) -> None:
    with found(site), server(tmp_path) as client:
        id = begun(client, "fort")
    with server(tmp_path) as client:
        for lang, said in (
            ("en", "The game fort is not installed here."),
            ("it", "Il gioco fort non è installato qui."),
            ("fr", "Le jeu fort n\N{RIGHT SINGLE QUOTATION MARK}est pas installé ici."),
        ):
            (table,) = client.get(f"/api/tables?lang={lang}").json()
            assert (table["id"], table["state"]) == (id, said)
            refused = client.get(f"/api/tables/{id}/record?lang={lang}")
            assert (refused.status_code, refused.json()["error"]) == (409, said)
        assert client.delete(f"/api/tables/{id}").status_code == 204
        assert client.get("/api/tables").json() == []
        assert client.delete(f"/api/tables/{id}").status_code == 404


def test_only_its_owner_deletes_a_table_of_a_game_that_is_gone(site: Path, tmp_path: Path) -> None:
    seats = [seat("person", "Ana", "green"), ZORAYA]
    with found(site), club(tmp_path) as (ana, luis):
        for one, name in ((ana, "Ana"), (luis, "Luis")):
            assert one.post("/api/me", json={"name": name}).status_code == 201
        id = begun(ana, "fort", seats)
        cookies = dict(ana.cookies), dict(luis.cookies)
    with club(tmp_path) as (ana, luis):
        for one, kept in zip((ana, luis), cookies, strict=True):
            one.cookies.update(kept)
        (table,) = ana.get("/api/tables?lang=en").json()
        assert table["state"] == "The game fort is not installed here."
        assert luis.delete(f"/api/tables/{id}").status_code == 403
        assert ana.delete(f"/api/tables/{id}").status_code == 204
