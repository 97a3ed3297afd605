"""Answers that never change are made once, compressed once, and not sent to whoever has them."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest

from alcaide.server.http import api, pages
from alcaide.server.http.cached_answers import AnswerCache, known, takes_gzip
from serving import server

NAMES = ("/api/games", "/api/rules/castle?lang=it", "/api/games/castle/sprites")
SAME = (*NAMES, "/api/schema/sockets", "/api/lessons/alcazar?turns=4")


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><script>theme()</script>")
    (folder / "assets" / "index-1a.js").write_text("play()")
    (folder / "icon.svg").write_text("<svg/>")
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


def test_who_has_an_answer_is_told_that_it_is_the_same(tmp_path: Path, static: Path) -> None:
    with server(tmp_path) as client:
        for path in (*SAME, "/", "/table/x", "/icon.svg", "/assets/index-1a.js"):
            first = client.get(path)
            assert (first.status_code, first.headers["content-encoding"]) == (200, "gzip")
            plain = client.get(path, headers={"accept-encoding": "identity"})
            assert plain.content == first.content
            assert "content-encoding" not in plain.headers
            again = client.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            for name in ("etag", "cache-control", "vary"):
                assert again.headers[name] == first.headers[name]
            other = client.get(path, headers={"if-none-match": '"another"'})
            assert (other.status_code, other.content) == (200, first.content)


def test_it_is_made_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def rules(game: str, lang: str) -> list[str]:
        made.append(lang)
        return [game, lang]

    monkeypatch.setattr(api, "rules_info", rules)
    with server(tmp_path) as client:
        for lang in ("fr", "en", "fr", "fr"):
            assert client.get(f"/api/rules/castle?lang={lang}").json() == ["castle", lang]
        assert client.get("/api/rules/castle?lang=fr", headers={"accept-encoding": ""}).json()
    assert made == ["fr", "en"]


def test_names_that_change_with_what_they_hold_are_kept_for_ever(
    tmp_path: Path, static: Path
) -> None:
    with server(tmp_path) as client:
        kept = client.get("/assets/index-1a.js").headers["cache-control"]
        assert kept == "max-age=31536000, public, immutable"
        assert client.get("/icon.svg").headers["cache-control"] == "no-cache, private"
        assert client.get("/assets/index-2b.js").status_code == 404


def test_a_page_that_is_built_anew_is_another_one(tmp_path: Path, static: Path) -> None:
    with server(tmp_path) as client:
        tag = client.get("/").headers["etag"]
        (static / "index.html").write_text("<!doctype html><script>other()</script>")
        (static / "assets" / "index-2b.js").write_text("play()")
        answer = client.get("/", headers={"if-none-match": tag})
        assert (answer.status_code, "other()" in answer.text) == (200, True)
        assert client.get("/assets/index-2b.js").text == "play()"


def test_many_at_once_wait_for_the_one_who_makes_it() -> None:
    made: list[int] = []

    def make() -> bytes:
        made.append(1)
        return b"answer"

    async def run() -> None:
        answer_cache = AnswerCache()
        found = await asyncio.gather(*(answer_cache.get("it", make) for _ in range(20)))
        assert {gzip.decompress(one.body) for one in found} == {b"answer"}

    asyncio.run(run())
    assert made == [1]


def test_of_all_of_them_those_are_kept_that_were_asked_for_last() -> None:
    async def run() -> None:
        one = len((await AnswerCache().get(0, lambda: b"0")).body)
        answer_cache = AnswerCache(3 * one)
        for about in (1, 2, 3, 1, 4):
            await answer_cache.get(about, lambda: b"0")
        assert list(answer_cache.kept) == [3, 1, 4]
        assert answer_cache.size == 3 * one

    asyncio.run(run())


@pytest.mark.parametrize(
    ("told", "right"),
    [
        ("gzip, deflate, br", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("", False),
        ("identity", False),
        ("br, gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("x-gzipped", False),
    ],
)
def test_nobody_gets_what_is_compressed_who_refuses_it(told: str, right: bool) -> None:
    assert takes_gzip(told) is right


def test_tags_are_told_as_browsers_and_proxies_tell_them() -> None:
    for told in ('W/"a"', '"a"', '"b", W/"a"', "*"):
        assert known('W/"a"', told)
    for told in ("", '"b"', "a"):
        assert not known('W/"a"', told)
