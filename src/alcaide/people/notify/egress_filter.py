"""An egress filter round a process that speaks with whomever people name.

The interpreter asks before every connection, file and program (PEP 578), whatever library wants it
and wherever a name or a redirection leads: so there is one place to refuse, and no way round it in
Python. It cannot be taken down again.
"""

from __future__ import annotations

import ipaddress
import os
import socket
import sys
import threading
from collections.abc import Callable, Collection
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

CONNECTS: Final = ("socket.connect", "socket.sendto", "socket.sendmsg")
FORBIDDEN: Final = (  # other programs, other files, the log of the system
    "subprocess.", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.fork", "os.startfile",
    "pty.", "syslog.", "os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink",
    "os.truncate", "os.chmod", "os.chown", "os.putenv", "socket.bind", "webbrowser.",
)  # fmt: skip
UNICAST: Final = ipaddress.ip_network("2000::/3")  # all that is given out of IPv6
SPECIAL: Final = (  # global by their figures, but not everybody's
    ipaddress.ip_network("168.63.129.16/32"),  # what machines at Azure are told their secrets by
    ipaddress.ip_network("192.0.0.0/24"),  # protocols: RFC 6890
    ipaddress.ip_network("192.88.99.0/24"),  # relays of 6to4: RFC 7526
    ipaddress.ip_network("3fff::/20"),  # for documents: RFC 9637
)
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
WRITING: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
MEMORY: Final = 4 * 2**30  # bytes of addresses; threads reserve many that they never use
DEVICES: Final = ("/dev/null", "/dev/urandom")


class EgressError(PermissionError):
    """Something that people must not make a server do."""


def install_egress_filter(private: bool, own: Collection[str] = ()) -> None:
    """Let this process reach public addresses only, and no file but those of its libraries.

    ``private``: addresses of this machine and of its network are allowed; ``own`` are names by
    which this machine is reached from elsewhere.
    """
    mine = {address for name in own for address in _addresses(name)}
    probing = threading.local()
    folders = tuple({f"{Path(path).resolve()}{os.sep}" for path in (*sys.path, *_roots()) if path})

    def refuse(event: str, args: tuple[Any, ...]) -> None:
        if event in CONNECTS:
            _check_address(args[1], private)
            if not private:
                probing.on = True
                try:
                    _check_not_own(str(args[1][0]), mine)
                finally:
                    probing.on = False
        elif event == "socket.bind" and getattr(probing, "on", False):
            return
        elif event == "open":
            _check_file(args[0], args[2], folders)
        elif event.startswith(FORBIDDEN):
            raise EgressError(event)

    hook: Callable[[str, tuple[Any, ...]], None] = refuse
    sys.addaudithook(hook)


def limit_memory() -> None:
    """Let no service fill the memory of the machine with what it answers, where that can be."""
    if find_spec("resource") is None:
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_AS)
    wanted = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
    with suppress(ValueError, OSError):  # not every system has such a limit
        resource.setrlimit(resource.RLIMIT_AS, (wanted, most))


def public(host: str) -> bool:
    """Tell whether an address in figures can be reached from everywhere."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        if address in NAT64:
            return public(str(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)))
        inner = address.ipv4_mapped or address.sixtofour
        if inner is not None:
            return public(str(inner))
        if address.teredo is not None or address not in UNICAST:
            return False
    special = any(address in network for network in SPECIAL)
    return address.is_global and not address.is_multicast and not special


def _check_address(address: Any, private: bool) -> None:
    """Raise EgressError for sockets of this machine and, unless allowed, private addresses."""
    if not isinstance(address, tuple):
        raise EgressError("a socket of this machine")
    if not private and not public(str(address[0])):
        raise EgressError("a private address")


def _check_not_own(host: str, mine: Collection[str]) -> None:
    """Raise EgressError for an address of this machine, also one that all can reach."""
    if host in mine or _bound(host):
        raise EgressError("an address of this machine")


def _bound(host: str) -> bool:
    """Tell whether an address is one of an interface of this machine: only those can be bound."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.bind((host, 0))
        except OSError:
            return False
    return True


def _addresses(name: str) -> set[str]:
    """Return the addresses of a name; none where it has none."""
    with suppress(OSError, UnicodeError):
        return {str(found[4][0]) for found in socket.getaddrinfo(name, None)}
    return set()


def _check_file(path: Any, flags: Any, folders: tuple[str, ...]) -> None:
    if isinstance(path, int):
        return  # it is open already
    if (flags or 0) & WRITING and os.fspath(path) != DEVICES[0]:
        raise EgressError("writing a file")
    full = os.path.realpath(os.fsdecode(path))
    if full not in DEVICES and not full.startswith(folders):
        raise EgressError("a file")


def _roots() -> tuple[str, ...]:
    return (sys.prefix, sys.base_prefix, "/usr/share/zoneinfo", "/etc/ssl", "/etc/mime.types")
