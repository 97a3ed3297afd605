"""An egress filter round a process that speaks with whomever people name.

The interpreter asks before every connection, file and program (PEP 578), whatever library wants it
and wherever a name or a redirection leads: so there is one place to refuse, and no way round it in
Python. It cannot be taken down again.
"""

from __future__ import annotations

import ipaddress
import os
import sys
from collections.abc import Callable
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
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
WRITING: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
MEMORY: Final = 4 * 2**30  # bytes of addresses; threads reserve many that they never use
DEVICES: Final = ("/dev/null", "/dev/urandom")


class EgressError(PermissionError):
    """Something that people must not make a server do."""


def install_egress_filter(private: bool) -> None:
    """Let this process reach public addresses only, and no file but those of its libraries.

    ``private``: addresses of this machine and of its network are allowed.
    """
    folders = tuple({f"{Path(path).resolve()}{os.sep}" for path in (*sys.path, *_roots()) if path})

    def refuse(event: str, args: tuple[Any, ...]) -> None:
        if event in CONNECTS:
            _check_address(args[1], private)
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
        if address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast


def _check_address(address: Any, private: bool) -> None:
    """Raise EgressError for sockets of this machine and, unless allowed, private addresses."""
    if not isinstance(address, tuple):
        raise EgressError("a socket of this machine")
    if not private and not public(str(address[0])):
        raise EgressError("a private address")


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
