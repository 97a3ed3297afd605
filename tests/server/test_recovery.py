"""Getting in again by mail: for who has the mailbox, and without telling who has an account."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from alcaide.people.errors import MailAddressError
from alcaide.people.identity import mailboxes
from alcaide.server.app import make_app
from alcaide.server.notify.account_notices import addressed
from alcaide.server.ops.settings import Config
from alcaide.storage.schema import KEYS
from databases import empty
from mailing import MailServer, mailing
from registering import PASSWORD, Two, ask, me, register
from serving import Client, another, club, pair, state_of
from terminal import alcaide

pytestmark = pytest.mark.usefixtures("quick_passwords")
URL = "http://127.0.0.1"


@pytest.fixture
def post() -> Iterator[MailServer]:
    with mailing() as server:
        yield server


@pytest.fixture
def app(tmp_path: Path, post: MailServer) -> Any:
    return make_app(
        Config(empty(tmp_path), bot_delay=0.0, online=True, public_url=URL, mail=post.address)
    )


@pytest.fixture
def two(app: Any) -> Iterator[Two]:
    with pair(app) as two:
        yield two


def settle(app: Any, client: Client) -> None:
    client.blocking_portal.call(state_of(app).account_notices.settle)


def secret_in(post: MailServer, kind: str) -> str:
    """Return the secret of the link in the newest mail."""
    text = post.letters[-1][1].get_body(("plain",)).get_content()  # type: ignore[union-attr]
    found = re.search(rf"{URL}/account#{kind}=([\w-]+)", text)
    assert found, text
    return found[1]


def with_mailbox(client: Client, post: MailServer, address: str = "ana@example.org") -> None:
    ask(client, "PUT", "/recovery", 204, address=address)
    ask(client, "POST", "/recovery/confirm", 204, secret=secret_in(post, "mail"))


def test_an_address_counts_once_it_is_confirmed(app: Any, two: Two, post: MailServer) -> None:
    ana, luis = two
    register(ana)
    ask(ana, "PUT", "/recovery", 204, address="Ana@example.org")
    assert post.letters[-1][0] == "Ana@example.org"
    shown = {"shown": "A…@example.org", "confirmed": False, "used": None}
    assert ask(ana, "GET", "")["mailbox"] == shown
    ask(luis, "POST", "/recover", 204, who="Ana")
    settle(app, ana)
    assert len(post.letters) == 1
    code = secret_in(post, "mail")
    ask(luis, "POST", "/recovery/confirm", 403, secret="another")
    ask(luis, "POST", "/recovery/confirm", 204, secret=code)  # in the browser where mail is read
    ask(luis, "POST", "/recovery/confirm", 403, secret=code)
    assert ask(ana, "GET", "")["mailbox"]["confirmed"] is True


@pytest.mark.parametrize("who", ["Ana", "ana@example.org"])
def test_who_is_shut_out_reads_why_instead_of_getting_in(
    app: Any, two: Two, post: MailServer, tmp_path: Path, who: str
) -> None:
    ana, luis = two
    register(ana)
    with_mailbox(ana, post)
    data = ("--data", str(tmp_path))
    assert alcaide("admin", "ban", "Ana", "7", "--reason", "rule 3, respect", *data).code == 0
    ask(luis, "POST", "/recover", 204, who=who)
    settle(app, luis)
    link = secret_in(post, "link")
    told = ask(luis, "POST", "/follow", 403, secret=link)["error"]
    assert "rule 3, respect" in told
    assert f"{datetime.now(UTC) + timedelta(days=7):%Y-%m-%d}" in told
    by_password = ask(luis, "POST", "/sign-in", 403, name="Ana", password=PASSWORD)["error"]
    assert by_password == told  # and the password is still there


@pytest.mark.parametrize("who", ["Ana", "aNA", "ana@example.org", " ANA@example.org "])
def test_a_link_by_mail_signs_in_once(app: Any, two: Two, post: MailServer, who: str) -> None:
    ana, luis = two
    id = register(ana)["id"]
    with_mailbox(ana, post)
    ask(luis, "POST", "/recover", 204, who=who)
    settle(app, ana)
    link = secret_in(post, "link")
    assert ask(luis, "POST", "/follow", secret=link)["id"] == id
    ask(luis, "POST", "/follow", 403, secret=link)
    settle(app, ana)
    assert "signed in" in str(post.letters[-1][1]["subject"])  # told afterwards
    assert ask(ana, "GET", "")["mailbox"]["used"]
    ask(luis, "PUT", "/password", 204, old="", new="five moorish towers")  # the old one is lost
    ask(another(app), "POST", "/sign-in", 401, name="Ana", password=PASSWORD)


def test_nobody_learns_who_has_an_account(app: Any, two: Two, post: MailServer) -> None:
    ana, luis = two
    register(ana)
    with_mailbox(ana, post)
    register(another(app), "Eva")
    said = set()
    post.taking.clear()
    for who in ("Ana", "Eva", "nobody", "ana@example.org", "x@example.org", "\u0430na", "@"):
        answer = luis.post("/api/account/recover", json={"who": who})
        said.add((answer.status_code, answer.content))
    assert said == {(204, b"")}
    assert not post.letters[1:]  # no mail is waited for: that takes longer
    post.taking.set()
    settle(app, ana)
    assert [to for to, _ in post.letters[1:]] == ["ana@example.org"] * 2


def test_one_account_gets_few_links_whoever_asks(app: Any, two: Two, post: MailServer) -> None:
    ana, luis = two
    register(ana)
    with_mailbox(ana, post)
    for _ in range(8):
        assert luis.post("/api/account/recover", json={"who": "Ana"}).status_code == 204
        settle(app, ana)
    assert len(post.letters) == 1 + 3


def test_one_address_asks_rarely(two: Two) -> None:
    _, luis = two
    answers = [luis.post("/api/account/recover", json={"who": "x"}).status_code for _ in range(12)]
    assert answers == [204] * 10 + [429] * 2


def test_a_link_ends_after_half_an_hour(
    app: Any, two: Two, post: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert timedelta(minutes=30) == mailboxes.LINK_LASTS
    monkeypatch.setattr("alcaide.server.notify.account_notices.LINK_LASTS", timedelta(seconds=-1))
    ana, luis = two
    register(ana)
    with_mailbox(ana, post)
    ask(luis, "POST", "/recover", 204, who="Ana")
    settle(app, ana)
    ask(luis, "POST", "/follow", 403, secret=secret_in(post, "link"))
    ask(luis, "POST", "/sign-in", name="Ana", password=PASSWORD)  # nothing has changed


def test_a_link_of_a_device_leaves_the_password(two: Two) -> None:
    ana, luis = two
    register(ana)
    address = ask(ana, "POST", "/link", 201)["address"]
    ask(luis, "POST", "/follow", secret=address.partition("#link=")[2])
    ask(luis, "POST", "/sign-in", name="Ana", password=PASSWORD)


def test_the_last_way_in_stays(two: Two, post: MailServer) -> None:
    ana, _ = two
    register(ana, password="")
    with_mailbox(ana, post)
    ask(ana, "DELETE", "/recovery", 409)
    ask(ana, "PUT", "/password", 204, old="", new=PASSWORD)
    ask(ana, "DELETE", "/recovery", 204)
    ask(ana, "DELETE", "/recovery", 404)


def test_it_is_exported_and_goes_with_the_account(app: Any, two: Two, post: MailServer) -> None:
    ana, luis = two
    register(ana)
    with_mailbox(ana, post)
    assert ana.get("/api/account/export").json()["mailbox"]["address"] == "ana@example.org"
    ask(ana, "POST", "/delete", 204, password=PASSWORD)
    ask(luis, "POST", "/recover", 204, who="ana@example.org")
    settle(app, ana)
    assert len(post.letters) == 1


def test_a_mail_that_cannot_be_sent_is_said(tmp_path: Path) -> None:
    settings = {"public_url": URL, "mail": "mailto://127.0.0.1:1?from=club@example.org"}
    with club(tmp_path, **settings) as (ana, _):
        register(ana)
        ask(ana, "PUT", "/recovery", 502, address="ana@example.org")


def test_where_no_mail_is_sent_nothing_is_offered(tmp_path: Path) -> None:
    with club(tmp_path) as (ana, luis):
        register(ana)
        assert me(ana)["recovery"] is False
        ask(ana, "PUT", "/recovery", 404, address="ana@example.org")
        ask(luis, "POST", "/recover", 404, who="Ana")


@pytest.mark.parametrize(
    "address",
    ["", "ana", "ana@", "@example.org", "ana@example", "a@b.org,c@d.org", "a@b.org?cc=c@d.org",
     "ana@example.org\nBcc: x@y.org", "a b@example.org", "ana@[127.0.0.1]", "a" * 65 + "@b.org"],
)  # fmt: skip
def test_only_one_mailbox_is_an_address(address: str) -> None:
    with pytest.raises(MailAddressError):
        mailboxes.checked(address)


def test_nothing_in_an_address_is_a_setting_of_the_mail_server() -> None:
    sent = addressed("mailtos://u:p@mail.example.org?from=x@example.org", "a+b%40c@example.org")
    assert sent.endswith("&to=a%2Bb%2540c%40example.org")
    assert addressed("mailto://mail.example.org", "a@b.org").endswith("?to=a%40b.org")


def test_who_has_a_key_is_told_before_it_ends(app: Any, two: Two, post: MailServer) -> None:
    ana, _ = two
    register(ana)
    with_mailbox(ana, post)
    ask(ana, "POST", "/keys", 201, label="the robot", days=300)
    notices = state_of(app).account_notices

    async def soon() -> None:
        async with notices.devices.engine.begin() as connection:
            ends = datetime.now(UTC) + timedelta(days=9, hours=1)
            await connection.execute(update(KEYS).values(expires=ends))

    ana.blocking_portal.call(notices.warn_of_keys)
    ana.blocking_portal.call(soon)
    for _ in range(2):  # once for each key
        ana.blocking_portal.call(notices.warn_of_keys)
        settle(app, ana)
    [_, (_, told)] = post.letters
    assert "the robot" in str(told["subject"])
    assert "9 more days" in str(told.get_body(("plain",)).get_content())  # type: ignore[union-attr]
