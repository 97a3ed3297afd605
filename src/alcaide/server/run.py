"""Start the server: find a port, say where it is, stop gracefully."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import nullcontext, suppress
from typing import Any, Final

import uvicorn

from alcaide.server.app import make_app
from alcaide.server.ops.garbage_collection import collect_periodically, rare_collection
from alcaide.server.ops.logs import set_up_logs
from alcaide.server.ops.settings import PORT, Config, ConfigError, require_extra
from alcaide.server.security.host_names import at_home
from alcaide.server.security.protocol_hardening import settings_of
from alcaide.storage.database import alone, file_of, open_database, place
from alcaide.storage.process_lock import announced

PORTS: Final = 20  # how many are tried, where nobody looks for the server at one of them
SWITCH: Final = 0.001  # seconds until a thread that has heard from the database may go on

Tell = Callable[[str, dict[str, Any]], None]


class PortError(ConfigError):
    """No port could be had."""


class _Server(uvicorn.Server):
    """A server that says when it is there."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call back."""
        await super().startup(sockets)
        if self.started:
            self.ready()


def serve(
    config: Config,
    port: int = PORT,
    open_browser: bool = False,
    tell: Tell | None = None,
) -> None:
    """Serve until interrupted.

    ``tell`` is called with a message of ``cli.ftl`` and what to fill in: ``cli-serve-taken``
    (``port``, ``next``) when a port is in use, ``cli-serve-everybody`` (``host``) when other
    machines may play every seat, ``cli-serve-ready`` or, where another address is the public one,
    ``cli-serve-ready-behind`` (``address``, ``listens``, ``place``) when pages can be loaded.
    Raises PortError if no port can be had, DataError if the games cannot be read, ConfigError if a
    library is not installed.
    """
    say = tell or (lambda key, args: None)
    if config.online:
        require_extra("--online")
    set_up_logs(config.log)
    sys.setswitchinterval(SWITCH)
    with nullcontext() if config.redis else alone(config.database):
        _serve(config, port, open_browser, say)


def _serve(config: Config, port: int, open_browser: bool, say: Tell) -> None:
    asyncio.run(_try(config.database))
    kept = place(config.database)
    for key, args in warnings_of(config):
        say(key, args)
    with rare_collection(), listen(config.host, port, say, exact=config.online) as bound:
        address = address_of(config.host, bound.getsockname()[1])
        known = f"{config.public_url}/" if config.public_url else address
        where = {"address": known, "listens": address, "place": kept}
        server = _Server(
            settings_of(make_app(config), config), lambda: _ready(where, open_browser, say)
        )
        with (
            announced(file_of(config.database), address),
            suppress(KeyboardInterrupt),
        ):  # raised again after a graceful end
            server.run(sockets=[bound])


def warnings_of(config: Config) -> list[tuple[str, dict[str, Any]]]:
    """Return what somebody should know before he starts a server like this."""
    if config.online or at_home(config.host):
        return []
    return [("cli-serve-everybody", {"host": config.host})]


async def _try(url: str) -> None:
    """Open the database once, so that what is wrong with it is said before anything starts."""
    await (await open_database(url)).dispose()


def listen(host: str, port: int, tell: Tell, *, exact: bool = False) -> socket.socket:
    """Return a socket bound to the port or, where it is in use, to the next free one.

    ``exact``: to no other, for a proxy and people from elsewhere look for it there. Raises
    PortError.
    """
    for number in range(port, port + PORTS if port and not exact else port + 1):
        try:
            return _bind(host, number)
        except OSError as error:
            reason = error.strerror or str(error)
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise PortError("cli-port-refused", host=host, reason=reason) from error
            if exact:
                taken = "taken" if error.errno == errno.EADDRINUSE else "forbidden"
                raise PortError(f"cli-port-{taken}", host=host, port=str(number)) from error
            tell("cli-serve-taken", {"port": str(number), "next": str(number + 1)})
    raise PortError("cli-port-none", host=host, port=str(port), last=str(port + PORTS - 1))


def _bind(host: str, port: int) -> socket.socket:
    family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    bound = socket.socket(family, kind, proto)
    try:
        if os.name == "posix":  # elsewhere it would take a port that is in use
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(100)
    except OSError:
        bound.close()
        raise
    return bound


def address_of(host: str, port: int) -> str:
    """Return the address to type into a browser."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def _ready(where: dict[str, str], open_browser: bool, tell: Tell) -> None:
    collect_periodically(asyncio.get_running_loop())
    elsewhere = where["address"] != where["listens"]
    tell("cli-serve-ready-behind" if elsewhere else "cli-serve-ready", where)
    if open_browser:
        threading.Thread(target=_open, args=(where["address"],), daemon=True).start()


def _open(address: str) -> None:
    if not webbrowser.open(address):
        logging.getLogger("alcaide").warning("no browser found to open %s", address)
