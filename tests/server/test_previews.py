"""Links elsewhere: what their heads tell, what their pictures show, and what neither gives away."""

from __future__ import annotations

import dataclasses
import re
import struct
import sys
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import serving
from alcaide.games import GAMES
from alcaide.locale import LANGUAGES
from alcaide.scene.flat_svg import flat
from alcaide.server.http import pages
from alcaide.server.http.previews import preview_requests, raster
from alcaide.server.http.previews.card import HIGH, WIDE, Caption, Seat, game_card, position_card
from alcaide.server.http.previews.heads import Head, dealt, headed, public, state_of, table_head
from alcaide.server.http.previews.preview_requests import table_card
from alcaide.server.http.previews.raster import png
from alcaide.server.ops.settings import Club, Config
from alcaide.server.present.table_view import words_of
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from alcaide.tables.terms import Terms
from serving import Client, Json, seat
from tabling import played

ONLINE = Config("sqlite+aiosqlite://", online=True)
NASTY = "\"><script>alert('x')</script>&"
PAGE = Path(__file__).parents[2] / "ui" / "index.html"
SHELL = '<html><head><meta name="description" content="old" /><title>Alcaide</title></head></html>'


class Metas(HTMLParser):
    """Collects what a head tells, and what should not be in it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.scripts = 0
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.scripts += tag == "script" and not named.get("src")
        if tag == "meta" and (key := named.get("property") or named.get("name")):
            self.told[key] = named.get("content") or ""


def at(table: Table, **terms: Any) -> Table:
    names = [SeatSpec("person", f"Player{n}", spec.colour) for n, spec in enumerate(table.seats)]
    given = {"access": "public"} | terms
    return dataclasses.replace(table, terms=Terms(**given), seats=tuple(names))


def new_table(client: Client, *seats: Json, **terms: Any) -> str:
    body = {"game": "alcazar", "seats": seats, "terms": {"access": "public"} | terms}
    made = client.post("/api/tables", json=body)
    assert made.status_code == 201, made.text
    id: str = made.json()["id"]
    return id


def test_a_head_cannot_be_broken_out_of() -> None:
    head = Head(NASTY, NASTY, "it", "/table/x", "/api/x.png?lang=it&v=3")
    html = headed(SHELL, head, "https://play.example", pictures=True)
    metas = Metas(html)
    assert metas.scripts == 0
    assert metas.told["og:title"] == metas.told["description"] == NASTY
    assert metas.told["og:image"] == "https://play.example/api/x.png?lang=it&v=3"
    assert metas.told["og:url"] == "https://play.example/table/x"
    assert metas.told["og:locale"] == "it_IT"
    assert html.count("<title>") == html.count('name="description"') == 1
    without = Metas(headed(SHELL, head, "https://play.example", pictures=False)).told
    assert not any(name.startswith("og:image") for name in without)
    assert without["twitter:card"] == "summary"


def test_a_picture_cannot_be_broken_out_of() -> None:
    caption = Caption(NASTY, NASTY, [Seat(NASTY, "blue", "3")])
    svg = game_card(GAMES["alcazar"], caption)
    assert "<script" not in svg
    assert png(svg, WIDE, HIGH).startswith(b"\x89PNG")


@pytest.mark.parametrize("terms", [{"access": "private"}, {"access": "private", "watch": False}])
def test_of_a_private_table_only_the_game_is_told(terms: Json) -> None:
    table = at(played(12), **terms)
    assert not public(table, ONLINE)
    head = table_head(table, ONLINE, "en")
    assert "Player" not in "".join(head)
    assert "Player" not in table_card(table, ONLINE, "en")
    assert table_card(table, ONLINE, "en") == table_card(at(played(30), **terms), ONLINE, "en")


def test_a_table_that_may_not_be_watched_shows_no_position() -> None:
    assert not dealt(at(played(12), watch=False), ONLINE)
    one, other = (at(played(n), watch=False) for n in (12, 30))
    assert table_card(one, ONLINE, "en") == table_card(other, ONLINE, "en")


def test_onlookers_are_as_late_in_a_picture_as_at_the_table() -> None:
    late, plain = at(played(12), delay=5), at(played(12))
    assert table_head(late, ONLINE, "en").line == "Under way, after 7 moves."
    assert table_head(plain, ONLINE, "en").line == "Under way, after 12 moves."
    assert table_card(late, ONLINE, "en") != table_card(plain, ONLINE, "en")
    again = Caption("x", "y", [])
    assert position_card(at(played(7)), again) != position_card(plain, again)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_heads_are_told_in_each_language(lang: str) -> None:
    for table in (played(0), played(1), played(12), played(10_000)):
        shown = at(table)
        line = state_of(shown, words_of(shown, lang))
        assert "table-" not in line
        head = table_head(shown, ONLINE, lang)
        assert "Player0" in head.title
        assert f"lang={lang}" in head.picture
        page = headed(PAGE.read_text(), head, "https://play.example", pictures=True)
        assert f'<html lang="{lang}">' in page  # what is in it, a machine reads aloud, or searches
        assert page.count("<html") == 1


def test_the_browsers_styles_become_plain_attributes() -> None:
    source = (
        '<svg xmlns="http://www.w3.org/2000/svg"><style>:root{--n:2}.p-red{--c:#B3261E}'
        ".fill{fill:var(--c,#000)}.far{transform:translate(calc(3*4px),1px)}</style>"
        '<defs><symbol id="s" viewBox="0 0 9 9"><path class="fill far"/></symbol></defs>'
        '<g class="p-red"><use href="#s" x="1" y="2" width="9" height="9"/></g>'
        '<use href="#s" width="9" height="9"/><use href="#loop" id="loop"/></svg>'
    )
    made = flat(source)
    assert re.findall(r'fill="([^"]+)"', made) == ["#B3261E", "#000"]
    assert made.count('transform="translate(12 1)"') == 2
    assert "translate(1 2)" in made
    for left in ("<style", "class=", "<use", "<symbol", "var("):
        assert left not in made


def test_what_is_painted_once_is_painted_lightly_instead_of_through_a_layer() -> None:
    source = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>'
        ".cast{fill:#20160e;opacity:.5}.line{fill:none;stroke:#fff;opacity:.2;stroke-opacity:.5}"
        ".both{stroke:#fff;opacity:.3}.rim{stroke:#fff}.odd{opacity:30%}</style>"
        '<path class="cast" d="M0,0H9"/><path class="line" d="M0,0H9"/>'
        '<path class="both" d="M0,0H9"/><g class="rim"><path opacity=".4" d="M0,0H9"/></g>'
        '<g opacity=".6"><circle r="2"/></g><path class="odd" d="M0,0H9"/></svg>'
    )
    made = ET.fromstring(flat(source))
    told = [
        {name: value for name, value in each.attrib.items() if "opacity" in name}
        for each in made.iter()
        if each.tag.endswith(("path", "circle", "}g"))
    ]
    assert told == [
        {"fill-opacity": "0.5"},
        {"stroke-opacity": "0.1"},
        {"opacity": ".3"},
        {},
        {"opacity": ".4"},
        {"opacity": ".6"},
        {},
        {"opacity": "30%"},
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_picture_in_which_text_is_drawn(game: str) -> None:
    svg = game_card(GAMES[game], Caption("", ""))
    assert "var(" not in svg
    bare = png(svg, WIDE, HIGH)
    assert struct.unpack(">II", bare[16:24]) == (WIDE, HIGH)
    plain = png(game_card(GAMES[game], Caption("Emile", "")), WIDE, HIGH)
    assert png(game_card(GAMES[game], Caption("Émile", "")), WIDE, HIGH) not in (bare, plain)


def test_the_fonts_of_pictures_are_those_of_the_pages() -> None:
    for name in ("Marcellus-400", "AlegreyaSans-400", "AlegreyaSans-700"):
        assert (raster.FONTS / f"{name}.ttf").read_bytes()[:4] in (b"\0\1\0\0", b"OTTO")
    assert raster.LATIN.fullmatch("Zoë \u2013 \u201cl\u2019été\u201d")
    assert not raster.LATIN.fullmatch("Łukasz")


def test_pages_tell_of_their_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    club = Club("Triana", about="A club", languages=("fr",))
    (tmp_path / "index.html").write_text(
        '<!doctype html><html lang="en"><head><title>A</title></head></html>'
    )
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    with serving.club(tmp_path / "data", club=club, public_url="https://play.example") as (
        ana,
        luis,
    ):
        ana.post("/api/me", json={"name": "Ana", "lang": "it"})
        id = new_table(ana, seat("person", "Ana", "green"), seat("open", "", "white"))
        answer = luis.get(f"/table/{id}")
        assert '<html lang="it">' in answer.text
        told = Metas(answer.text).told
        assert told["og:title"] == "Alcazar: Ana"
        assert told["og:description"] == "Manca ancora una persona."  # the language of its owner
        assert told["og:image"].startswith(f"https://play.example/api/tables/{id}/preview.png?")
        policy = "content-security-policy"
        assert answer.headers[policy] == luis.get("/players").headers[policy]
        tag = {"if-none-match": answer.headers["etag"]}
        assert luis.get(f"/table/{id}", headers=tag).status_code == 304
        assert Metas(luis.get("/").text).told["og:description"] == "A club"
        assert '<html lang="fr">' in luis.get("/rules/alcazar").text  # the language of the house
        assert '<html lang="en">' in luis.get("/players").text  # whose head is in English
        rules = Metas(luis.get("/rules/alcazar").text).told
        assert rules["og:title"] == "Alcazar\u00a0: les règles"
        assert "og:title" not in Metas(luis.get("/table/nothing").text).told
        first = luis.get(f"/api/tables/{id}/preview.png?lang=it")
        assert first.headers["content-type"] == "image/png"
        tag = {"if-none-match": first.headers["etag"]}
        assert luis.get(f"/api/tables/{id}/preview.png?lang=it", headers=tag).status_code == 304
        assert luis.get("/api/games/nothing/preview.png").status_code == 404
        monkeypatch.setitem(sys.modules, "resvg_py", None)
        monkeypatch.setattr(preview_requests, "available", lambda: False)
        assert luis.get(f"/api/tables/{id}/preview.png?lang=fr").status_code == 404
