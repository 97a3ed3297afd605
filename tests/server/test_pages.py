"""Every address of the app is its page, with the headers of a careful server; and who may ask."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from alcaide.server.http import pages
from alcaide.server.security.origin import policy
from serving import ANA, LUIS, server

ROUTER = Path(__file__).parents[2] / "ui" / "src" / "lib" / "router.svelte.ts"
KNOWN = re.compile(r'first === "(\w+)"( && second === undefined)?')  # what the page itself reads
PATHS = {
    f"/{name}" + ("" if alone else "/castle")
    for name, alone in KNOWN.findall(ROUTER.read_text(encoding="utf-8"))
}


def test_the_addresses_are_found() -> None:
    assert {"/table/castle", "/boards", "/boards/castle", "/editor", "/learn"} <= PATHS


@pytest.mark.parametrize("path", sorted({"/"} | PATHS))
def test_every_address_of_the_app_is_its_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    html = "<!doctype html><title>A</title><script>theme()</script><script src=x></script>"
    (tmp_path / "index.html").write_text(html)
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    with server(tmp_path / "data") as client:
        answer = client.get(path)
    head, told, body = answer.text.partition("</title>")
    assert head.startswith("<!doctype html><title>")
    assert re.sub(r"\s*<meta [^>]*/>", "", told + body) == html[html.index("</title>") :]
    assert answer.headers["cache-control"] == "no-cache, private"
    assert answer.headers["content-security-policy"] == policy(html)
    assert "sha256-" in policy(html)


def test_a_copy_without_pages_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nothing")
    with server(tmp_path) as client:
        answer = client.get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_unknown_addresses_are_not_found(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        assert client.get("/nowhere/at/all").status_code in (400, 404, 503)
        for path in ("/api/nowhere", "/api/rules/chess", "/api/tables/nowhere/record"):
            answer = client.get(path)
            assert answer.status_code == 404
            assert answer.json()["error"]


@pytest.mark.parametrize(
    "path",
    [
        "/../app.py",
        "/..%2fapp.py",
        "/%2e%2e/app.py",
        "/assets/../../app.py",
        "/assets/..%2f..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets//etc/passwd",
        "/licences/..%2f..%2fserve.py",
        "/..\\app.py",
        "/index.html%00.png",
        "/api/games/..%2f..%2fweb/sprites",
        "/api/games/alcazar%2f..%2falcazar/sprites",
        "/api/rules/..%2fen%2falcazar",
    ],
)
def test_no_path_leads_out(tmp_path: Path, path: str) -> None:
    with server(tmp_path) as client:
        answer = client.get(path)
    assert answer.status_code in (400, 404, 503)
    assert "import " not in answer.text
    assert "root:" not in answer.text


def test_answers_carry_the_headers_of_a_careful_server(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        for path in ("/", "/api/games", "/api/nowhere", "/api/schema"):
            headers = client.get(path).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert "server" not in headers
        assert client.get("/api/tables").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"origin": "http://127.0.0.1"}, 201),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"host": "evil.example"}, 403),
        ({"host": "evil.example", "origin": "http://evil.example"}, 403),
        ({"host": "localhost:1", "origin": "http://localhost:1"}, 201),
        ({"host": "[::1]:8377"}, 201),
        ({"host": "[::1"}, 403),
        ({"host": ""}, 403),
    ],
)
def test_foreign_pages_and_names_may_not_change_anything(
    tmp_path: Path, headers: dict[str, str], status: int
) -> None:
    body = {"game": "alcazar", "seats": [ANA, LUIS]}
    with server(tmp_path) as client:
        assert client.post("/api/tables", json=body, headers=headers).status_code == status
        assert len(client.get("/api/tables").json()) == (status == 201)
