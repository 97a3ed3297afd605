"""What nobody can make a server do by the addresses that he names."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import Any

import pytest
from py_vapid import Vapid02

from alcaide.people.notify.delivery_client import DeliveryClient
from alcaide.people.notify.delivery_protocol import (
    Batch,
    Check,
    DeliveryResult,
    Message,
    Push,
)
from alcaide.people.notify.egress_filter import public
from alcaide.people.notify.vapid import NOBODY, private_key, public_key, sender
from alcaide.server.ops.task_end import cancel
from services import Browser, Service, service


def send(*jobs: Check | Message | Push, private: bool = False) -> list[DeliveryResult]:
    return asyncio.run(DeliveryClient(private, private_key("x"), NOBODY).run(jobs))


REFUSED = {
    "json://127.0.0.1/": "private",
    "json://localhost:8377/": "private",
    "json://10.1.2.3/": "private",
    "json://192.168.1.1/": "private",
    "json://169.254.169.254/latest": "private",
    "json://2130706433/": "private",
    "xml://user:word@localhost/": "private",
    "mailto://ana:word@localhost": "private",
    "ntfy://localhost/topic": "private",
    "syslog://": "local",
    "dbus://": "local",
    "macosx://": "local",
    "windows://": "local",
    "gnome://": "local",
    "vapid://ana@example.org/": "local",
    "file:///etc/passwd": "unknown",
    "fcm://project@key/device/?keyfile=/etc/passwd": "unknown",
    "nonsense://example.org": "unknown",
    "ana@example.org": "unknown",
    f"json://example.org/{'x' * 1000}": "unknown",
    "json://example.org json://example.net": "unknown",
    "": "unknown",
    "json://no-such-machine.invalid/": "nowhere",
}


def test_what_is_no_address_for_people() -> None:
    outcomes = send(*[Check(address) for address in REFUSED])
    assert {
        address: outcome.why for address, outcome in zip(REFUSED, outcomes, strict=True)
    } == REFUSED


def test_nothing_private_is_reached_when_it_is_sent(there: Service) -> None:
    browser = Browser(f"https://{there.host}/push").subscription
    push = Push(**browser, body="{}", topic="t", seconds=60)
    outcomes = send(Message(f"json://{there.host}/", "t", "b"), push)
    assert [outcome.result == "sent" for outcome in outcomes] == [False, False]
    assert there.calls == []


def test_nobody_is_sent_on(there: Service) -> None:
    with service() as other:
        there.status, there.location = 307, f"http://{other.host}/"
        push = Push(
            **Browser(f"http://{there.host}/").subscription, body="{}", topic="t", seconds=60
        )
        outcomes = send(Message(f"json://{there.host}/", "t", "b"), push, private=True)
        assert "sent" not in [outcome.result for outcome in outcomes]
        assert len(there.calls) >= 1
        assert other.calls == []


def test_a_service_that_is_not_there_is_tried_later(there: Service) -> None:
    with service() as other:
        gone = f"json://{other.host}/"
    outcomes = send(
        Message(gone, "t", "b"), Message(f"json://{there.host}/", "t", "b"), private=True
    )
    assert [outcome.result for outcome in outcomes] == ["later", "sent"]


class Impatient(DeliveryClient):
    """Gives up as soon as something has been sent, not after so many seconds."""

    async def _run(self, batch: Batch, done: dict[int, DeliveryResult]) -> None:
        running = asyncio.create_task(super()._run(batch, done))
        while not any(outcome.result == "sent" for outcome in done.values()):
            await asyncio.sleep(0.01)
        await cancel([running])
        raise TimeoutError


def test_a_service_without_end_holds_nobody_up(there: Service) -> None:
    there.pause = 0.2
    with service() as other:
        slow = [Message(f"json://{there.host}/", "t", "b") for _ in range(9)]
        jobs = [*slow, Message(f"json://{other.host}/", "t", "b")]
        outcomes = asyncio.run(Impatient(private=True).run(jobs))
    assert [outcome.result for outcome in outcomes] == ["later"] * 9 + ["sent"]


@pytest.mark.parametrize(
    "tried",
    [
        "socket.create_connection(('127.0.0.1', 9))",
        "socket.create_connection(('localhost', 9))",
        "socket.socket().connect_ex(('10.0.0.1', 9))",
        "socket.socket(type=socket.SOCK_DGRAM).sendto(b'.', ('127.0.0.1', 9))",
        "socket.socket(socket.AF_UNIX).connect('/run/anything')",
        "socket.socket().bind(('0.0.0.0', 0))",
        "subprocess.run(['true'])",
        "os.system('true')",
        "os.fork()",
        "open('/etc/passwd').read()",
        "open('/proc/self/environ').read()",
        "open('new', 'w')",
        "os.open('new', os.O_CREAT | os.O_WRONLY)",
        "os.remove('old')",
        "syslog.syslog('.')",
    ],
)
def test_there_is_no_way_round_the_filter(tried: str) -> None:
    code = f"""
import os, socket, subprocess, syslog
from alcaide.people.notify.egress_filter import EgressError, install_egress_filter
install_egress_filter(private=False)
open(socket.__file__).close()
try:
    {tried}
except EgressError:
    print("fenced")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "fenced\n", done.stderr


@pytest.mark.parametrize(
    ("host", "reached"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("10.0.0.1", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:93.184.216.34", True),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("168.63.129.16", False),  # the inner service of Azure
        ("192.0.0.192", False),
        ("192.88.99.1", False),
        ("3fff::1", False),
        ("fec0::1", False),
        ("64:ff9b:1::1", False),
        ("::127.0.0.1", False),
        ("5f00::1", False),
        ("localhost", False),
        ("", False),
    ],
)
def test_what_is_public(host: str, reached: bool) -> None:
    assert public(host) is reached


@pytest.mark.parametrize("own", ["198.51.100.7", "2001:db8::7"])
def test_the_server_itself_is_not_reached_at_its_public_address(own: str) -> None:
    """Names and addresses of documentation stand for public ones: nothing is there."""
    code = f"""
import ipaddress, socket
from alcaide.people.notify import egress_filter
egress_filter.public = lambda host: True
egress_filter._bound = lambda host: False
egress_filter.install_egress_filter(private=False, own=["{own}"])
try:
    socket.create_connection(("{own}", 80), timeout=0.01)
except egress_filter.EgressError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "an address of this machine\n", done.stderr


def test_an_address_of_an_interface_is_this_machine() -> None:
    code = """
import socket
from alcaide.people.notify import egress_filter
egress_filter.public = lambda host: True
egress_filter.install_egress_filter(private=False)
for _ in range(2):
    try:
        socket.create_connection(("127.0.0.1", 9), timeout=0.01)
    except egress_filter.EgressError as error:
        print(error)
try:
    socket.socket().bind(("127.0.0.1", 0))
except egress_filter.EgressError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    said = ["an address of this machine"] * 2 + ["socket.bind"]
    assert done.stdout.splitlines() == said, done.stderr


def test_the_key_follows_from_the_secret_alone() -> None:
    known = Vapid02.from_string(private_key("one")).public_key
    point: Any = public_key("one")
    assert Vapid02.from_raw_public(point.encode()).public_key == known
    assert public_key("one") != public_key("two")
    assert sender("https://games.example.org:8443") == "https://games.example.org"
    assert sender("http://games.example.org") == NOBODY
