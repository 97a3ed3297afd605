"""Mail for who cannot get in, by servers as others run them; nobody learns who has an account."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from alcaide.server.app import make_app
from alcaide.server.ops.settings import Config
from databases import empty
from registering import PASSWORD, ask, me, register
from serving import Client, pair, state_of
from smtp_servers import Letters, Mode, address, mail_server

pytestmark = pytest.mark.usefixtures("quick_passwords")
URL = "http://127.0.0.1"
WHO = ("Ana", "ana@example.org", "Eva", "x@example.org")  # has a mailbox twice; has none; nobody
ANA = "ana@example.org"


@contextmanager
def club(folder: Path, mail: str) -> Iterator[tuple[Any, Client, Client]]:
    app = make_app(Config(empty(folder), bot_delay=0.0, online=True, public_url=URL, mail=mail))
    with pair(app) as (ana, luis):
        register(ana)
        yield app, ana, luis


def settle(app: Any, client: Client) -> None:
    client.blocking_portal.call(state_of(app).account_notices.settle)


def secret_in(letters: Letters, kind: str) -> str:
    content = letters.kept[-1].content
    assert isinstance(content, bytes)
    text = content.replace(b"=\r\n", b"").replace(b"=3D", b"=").decode()
    found = re.search(rf"/account#{kind}=([\w-]+)", text)
    assert found, text
    return found[1]


def told(luis: Client) -> set[tuple[int, bytes]]:
    """Return what is answered to who asks for different people."""
    found = set()
    for who in WHO:
        answer = luis.post("/api/account/recover", json={"who": who})
        found.add((answer.status_code, answer.content))
    return found


@pytest.mark.filterwarnings("ignore:Requiring AUTH")  # it does not see that all is in TLS
@pytest.mark.parametrize("mode", ["starttls", "ssl"])
def test_somebody_gets_in_again(tmp_path: Path, mode: Mode) -> None:
    with (
        mail_server(tmp_path, mode) as (letters, port),
        club(tmp_path, address(port, mode)) as (app, ana, luis),
    ):
        ask(ana, "PUT", "/recovery", 204, address=ANA)
        ask(ana, "POST", "/recovery/confirm", 204, secret=secret_in(letters, "mail"))
        assert told(luis) == {(204, b"")}
        settle(app, ana)
        assert [each.rcpt_tos for each in letters.kept] == [[ANA]] * 3
        assert all(letters.sign_ins)
        ask(luis, "POST", "/follow", secret=secret_in(letters, "link"))
        assert me(luis)["name"] == "Ana"


@pytest.mark.parametrize("fault", ["word", "certificate", "no tls", "down"])
def test_a_server_that_does_not_take_mail_tells_nothing_of_anybody(
    tmp_path: Path, fault: str
) -> None:
    with mail_server(tmp_path, "starttls") as (letters, port):
        mail = {
            "word": address(port, "starttls", "nine moorish towers"),
            "certificate": address(port, "starttls", verify=True),
            "no tls": address(port, "insecure"),
            "down": address(1, "starttls"),
        }[fault]
        with club(tmp_path, mail) as (app, ana, luis):
            refused = ana.put("/api/account/recovery", json={"address": ANA})
            assert refused.status_code == 502, refused.text
            assert WHO[0] not in refused.text
            ana.blocking_portal.call(_confirmed, app)
            assert told(luis) == {(204, b"")}
            settle(app, ana)
            assert letters.kept == []
            assert letters.sign_ins == ([False] * len(letters.sign_ins) if fault == "word" else [])
            assert bool(letters.sign_ins) == (fault == "word")
            ask(luis, "POST", "/sign-in", name="Ana", password=PASSWORD)  # nothing is lost


async def _confirmed(app: Any) -> None:
    """Confirm the address as if the mail server had been well then."""
    state = state_of(app)
    person = await state.accounts.named("Ana")
    await state.mailboxes.confirm(await state.mailboxes.set(person.id, ANA))
