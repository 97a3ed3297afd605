"""Another site cannot make a browser do anything here."""

from __future__ import annotations

from pathlib import Path

import pytest

from serving import club

NAME = {"name": "Ana"}


@pytest.mark.parametrize("token", ["", "0" * 128, "x"])
def test_a_request_without_the_token_is_refused(tmp_path: Path, token: str) -> None:
    with club(tmp_path) as (ana, _):
        ana.get("/api/me")
        refused = ana.post("/api/me", json=NAME, headers={"x-csrftoken": token})
        assert refused.status_code == 403
        assert "set-cookie" not in refused.headers
        assert ana.post("/api/me", json=NAME).status_code == 201


def test_a_token_that_somebody_made_up_is_no_token(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, _):
        ana.cookies.set("csrftoken", "0" * 128)
        refused = ana.post("/api/me", json=NAME, headers={"x-csrftoken": "0" * 128})
        assert refused.status_code == 403


def test_a_foreign_page_is_refused_with_and_without_the_token(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, _):
        refused = ana.post("/api/me", json=NAME, headers={"origin": "http://elsewhere.example"})
        assert refused.status_code == 403


def test_pages_and_files_set_no_cookie(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, _):
        for path in ("/", "/account", "/favicon.svg"):
            assert "set-cookie" not in ana.get(path).headers


@pytest.mark.parametrize(("url", "secure"), [("https://a.example", True), ("", False)])
def test_cookies_insist_on_https_where_there_is_https(
    tmp_path: Path, url: str, secure: bool
) -> None:
    with club(tmp_path, public_url=url) as (ana, _):
        assert ("secure" in ana.get("/api/me").headers["set-cookie"].lower()) is secure
