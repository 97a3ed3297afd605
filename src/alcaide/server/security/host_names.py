"""By which names a server may be asked, so that nobody else's name leads to it."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from alcaide.server.ops.settings import Config

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})


class Hosts(NamedTuple):
    """The names of a server. A name can be pointed here by anybody, a number by nobody."""

    names: frozenset[str]
    numbers: bool = False  # any address of IP will do
    all: bool = False  # any name will do

    def know(self, host: str) -> bool:
        """Tell whether what a request has as Host is a name of this server."""
        name = name_of(host)
        return self.all or name in self.names or (self.numbers and _number(name))


def hosts_of(config: Config) -> Hosts:
    """Return the names under which a server may be asked.

    Behind a proxy it is asked by the name that the public address has. Where people come from
    elsewhere each has a session and a token, and any name will do.
    """
    public = {name_of(urlsplit(config.public_url).netloc)} - {""}
    if at_home(config.host):
        return Hosts(LOOPBACK | {config.host} | public)
    names = LOOPBACK | {config.host.lower()} | public | _own_names()
    return Hosts(names, numbers=True, all=config.online)


def at_home(bound: str) -> bool:
    """Tell whether a server that is bound to an address is reached from this machine only."""
    try:
        return bound in LOOPBACK or ipaddress.ip_address(bound).is_loopback
    except ValueError:
        return False


def name_of(host: str) -> str:
    """Return the name in a Host header, without port and brackets."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _own_names() -> frozenset[str]:
    """Return what this machine is called, also by those who find it without a name server."""
    full = socket.gethostname().lower()
    short = full.partition(".")[0]
    return frozenset({full, short, f"{short}.local"}) - {""}
