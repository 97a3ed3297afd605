"""Every setting of a server, once: its key in ``alcaide.toml``, its variable, what it can be."""

from __future__ import annotations

from dataclasses import fields
from difflib import get_close_matches
from typing import Final, Literal, NamedTuple

from alcaide.server.ops.resource_limits import ResourceLimits

Kind = Literal["text", "address", "switch", "count", "port", "seconds", "list", "folder"]
OURS: Final = "ALCAIDE_"
LIKE: Final = 0.65  # how much a name that is not known is like one that is meant


class Setting(NamedTuple):
    """A setting; ``key`` has its tables before it, with dots."""

    key: str
    kind: Kind
    secret: bool = False  # nobody but the server may read it

    @property
    def name(self) -> str:
        """Return its variable, after ALCAIDE_."""
        return self.key.replace(".", "_").upper()


SETTINGS: Final = (
    Setting("database", "address"),
    Setting("redis", "address"),
    Setting("online", "switch"),
    Setting("url", "address"),
    Setting("host", "text"),
    Setting("port", "port"),
    Setting("proxies", "list"),
    Setting("limits", "switch"),
    Setting("private_notices", "switch"),
    Setting("bot_delay", "seconds"),
    Setting("log", "text"),
    Setting("mail", "address", secret=True),
    Setting("metrics_token", "text", secret=True),
    *(Setting(f"most.{field.name}", "count") for field in fields(ResourceLimits)),
    Setting("backup.keep", "count"),
    Setting("club.name", "text"),
    Setting("club.about", "text"),
    Setting("club.keeper", "text"),
    Setting("club.address", "text"),
    Setting("club.contact", "text"),
    Setting("club.languages", "list"),
    Setting("club.texts", "folder"),
)
BY_NAME: Final = {setting.name: setting for setting in SETTINGS}
NAMES: Final = tuple(BY_NAME)
ELSEWHERE: Final = ("COMPLETE", "CONFIG")  # variables of ours that are read elsewhere


def nearest(name: str, surely: bool = False) -> str:
    """Return the variable that is most like a name; "": none is, unless one is surely meant."""
    found = get_close_matches(name.upper(), NAMES, 1, 0.0 if surely else LIKE)
    return found[0] if found else ""
