"""The pages of the club: its own texts or ours, in three languages, and nothing that runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import serving
from alcaide.locale import LANGUAGES
from alcaide.people.people_store import LASTS
from alcaide.server.http.club.club_requests import club_info
from alcaide.server.http.club.club_texts import PAGES, club_text, contact_address
from alcaide.server.ops.settings import Club, Config

CLUB = Club(
    "Puerta & Triana",
    about="Seville",
    keeper='Ana "la" <Ruiz>',
    address="Calle Betis 1, 41010 Sevilla",
    contact="club@example.org",
)


def config(texts: Path | None = None, club: Club = CLUB) -> Config:
    told = {**club.__dict__, "texts": texts}
    return Config("sqlite+aiosqlite://", keep=9, club=Club(**told))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_templates_are_filled_in_each_language(page: str, lang: str) -> None:
    found = club_text(config(), page, lang)
    assert found is not None
    assert found.lang == lang
    assert found.title
    assert "{" not in found.html + "".join(found.rules)
    assert "<Ruiz>" not in found.html
    assert '<a href="mailto:club@example.org">club@example.org</a>' in found.html
    bare = club_text(config(club=Club("Triana")), page, lang)
    assert bare is not None
    assert "{" not in bare.html
    assert "mailto" not in bare.html
    assert not re.search(r": ?(</p>|\.)|<h2>[^<]*</h2>\s*$", bare.html)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_privacy_says_what_the_program_does(lang: str) -> None:
    found = club_text(config(), "privacy", lang)
    assert found is not None
    assert f"{LASTS.days} " in found.html.replace("\u00a0", " ")
    assert " 9 " in found.html


def test_the_house_has_six_rules_in_a_sentence_each() -> None:
    for lang in LANGUAGES:
        rules = club_info(config(), lang).rules
        assert len(rules) == 6
        assert all(rule.endswith(".") and "*" not in rule for rule in rules)
    assert club_info(config(), "en").rules[0] == "End the games you begin."


def test_what_the_club_wrote_goes_before_ours(tmp_path: Path) -> None:
    (tmp_path / "imprint.it.md").write_text("# Chi siamo\n\n**{name}**\n", "utf-8")
    (tmp_path / "rules.md").write_text("1. Be kind. Always.\n2. Be *here*\n", "utf-8")
    own = config(tmp_path)
    for lang in LANGUAGES:
        found = club_text(own, "imprint", lang)
        assert found is not None
        assert (found.lang, found.title) == ("it", "Chi siamo")
        assert "<strong>Puerta &amp; Triana</strong>" in found.html
    assert club_info(own, "fr").rules == ["Be kind.", "Be here"]
    for title in ("Nous", "Nous-mêmes"):  # what was changed is read again
        (tmp_path / "imprint.fr.md").write_text(f"# {title}\n", "utf-8")
        found = club_text(own, "imprint", "fr")
        assert found is not None
        assert found.title == title


@pytest.mark.parametrize(
    "source",
    [
        "<script>alert(1)</script>",
        "[x](javascript:alert(1))",
        "![x](https://elsewhere.example/x.png)",
        '<img src=x onerror="alert(1)">',
        "[x](data:text/html,x)",
    ],
)
def test_nothing_in_a_text_runs_or_asks_elsewhere(tmp_path: Path, source: str) -> None:
    (tmp_path / "conduct.md").write_text(f"# {source}\n\n1. {source}\n\n{source}\n", "utf-8")
    found = club_text(config(tmp_path), "conduct", "en")
    assert found is not None
    for said in (found.html, found.title, *found.rules):
        assert not re.search(r"<(script|img)|(href|src)=\"(javascript|data):", said)


def test_a_contact_leads_somewhere_or_nowhere() -> None:
    assert contact_address("https://club.example/write") == "https://club.example/write"
    assert contact_address("ask Ana") == contact_address("javascript:alert(1)") == ""


def test_pages_are_there_where_a_club_is_set_up(tmp_path: Path) -> None:
    with serving.club(tmp_path, club=CLUB) as (server, _):
        told = server.get("/api/club?lang=it").json()
        assert told["name"] == "Puerta & Triana"
        assert told["contact_href"] == "mailto:club@example.org"
        first = server.get("/api/club/privacy?lang=fr")
        assert first.json()["lang"] == "fr"
        again = server.get(
            "/api/club/privacy?lang=fr", headers={"if-none-match": first.headers["etag"]}
        )
        assert again.status_code == 304
        assert server.get("/api/club/passwords").status_code in (400, 404)
        assert server.get("/api/me").json()["club"] == "Puerta & Triana"
        assert server.get("/club/privacy").status_code == 200
    with serving.club(tmp_path / "without") as (server, _):
        assert server.get("/api/club").status_code == 404
        assert server.get("/api/club/imprint").status_code == 404
        assert server.get("/api/me").json()["club"] == ""
