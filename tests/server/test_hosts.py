"""A server answers to its own names; one that others reach without a name of theirs says so."""

from __future__ import annotations

import socket

import pytest

from alcaide.locale import LANGUAGES
from alcaide.server.ops.settings import Config
from alcaide.server.run import warnings_of
from alcaide.server.security.host_names import hosts_of
from alcaide.tables.words import Words

OWN = ("localhost", "127.0.0.1:8377", "[::1]:8377")


@pytest.mark.parametrize("bound", ["127.0.0.1", "localhost", "::1", "127.0.0.2"])
@pytest.mark.parametrize("online", [False, True])
def test_a_server_for_this_machine_has_the_names_of_this_machine(bound: str, online: bool) -> None:
    hosts = hosts_of(Config("", host=bound, public_url="https://play.example:8443", online=online))
    assert all(hosts.know(host) for host in (*OWN, "play.example"))
    assert not any(hosts.know(host) for host in ("evil.example", "192.168.1.7", "", "["))


@pytest.mark.parametrize("bound", ["0.0.0.0", "::", "192.168.1.7", "my.host"])
def test_a_server_for_the_household_has_no_name_that_others_point_at_it(bound: str) -> None:
    hosts = hosts_of(Config("", host=bound, public_url="http://games.lan:8377"))
    name = socket.gethostname()
    own = (*OWN, bound if ":" not in bound else f"[{bound}]", "192.168.1.7:8377", "games.lan", name)
    assert all(hosts.know(host) for host in own)
    assert not any(hosts.know(host) for host in ("evil.example", "", "[", "1.2.3.4.evil.example"))


def test_where_people_have_sessions_any_name_will_do() -> None:
    assert hosts_of(Config("", host="0.0.0.0", online=True)).know("whatever.example")


def test_a_server_at_which_anybody_plays_every_seat_warns() -> None:
    warned = warnings_of(Config("", host="0.0.0.0"))
    assert warned == [("cli-serve-everybody", {"host": "0.0.0.0"})]
    for lang in LANGUAGES:
        for key, words in warned:
            assert "--online" in Words(lang).say(key, **words)
    for calm in (Config(""), Config("", host="0.0.0.0", online=True)):
        assert warnings_of(calm) == []
