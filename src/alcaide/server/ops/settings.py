"""How a server is set up, read from the environment in one place."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeVar
from urllib.parse import urlsplit

from alcaide.core.errors import AlcaideError

HOST: Final = "127.0.0.1"
DELAY: Final = 0.7  # seconds
MOST: Final = 1_000_000  # that a cap may be set to
LONGEST: Final = 60.0  # seconds that a bot may be told to take
DATABASES: Final = ("sqlite+aiosqlite", "postgresql+asyncpg")
REDIS: Final = ("redis", "rediss", "unix")
LOGS: Final = ("text", "json")
ONLINE: Final = ("argon2", "limits", "openskill")  # modules without which nobody comes from afar
NAMES: Final = (  # of the settings, after ALCAIDE_
    "BOT_DELAY", "DATABASE", "LIMITS", "LOG", "METRICS_TOKEN", "ONLINE", "PRIVATE_NOTICES",
    "PROXIES", "REDIS", "URL",
)  # fmt: skip
CAP: Final = "MOST_"  # begins those of the caps
OTHERS: Final = ("COMPLETE",)  # variables of ours that are read elsewhere
LIKE: Final = 0.65  # how much a name that is not known is like one that is meant
T = TypeVar("T")
NO: Final = ("", "0", "no", "false")
YES: Final = ("1", "yes", "true")
SWITCH: Final = dict.fromkeys(NO, False) | dict.fromkeys(YES, True)


class ConfigError(AlcaideError):
    """A setting cannot be what it is; ``key`` and ``words`` make the sentence."""

    def __init__(self, key: str, **words: str) -> None:
        super().__init__(f"{key}: {', '.join(words.values())}")
        self.key = key
        self.words = words


@dataclass(frozen=True)
class ResourceLimits:
    """How much one person may have; an address may have some times as much.

    ``all_boards`` is the one that holds for everybody together, and at home too.
    """

    sockets: int = 24  # open pages and programs
    boards: int = 4  # open what-if boards
    all_boards: int = 120  # open what-if boards of everybody, in one process
    bots: int = 6  # games in which bots think at the same time
    tables: int = 60  # made in an hour
    actions: int = 20_000  # of the records loaded in an hour

    @property
    def held(self) -> dict[str, int]:
        """Return the caps of what is held for a while, by kind."""
        return {"sockets": self.sockets, "boards": self.boards, "bots": self.bots}


USUAL: Final = ResourceLimits()


@dataclass(frozen=True)
class Config:
    """What a server is told before it starts."""

    database: str  # address as SQLAlchemy writes them
    redis: str = ""  # address; "": this process is alone
    host: str = HOST  # what the server is bound to
    bot_delay: float = DELAY  # seconds that a bot takes at least for a move
    online: bool = False  # people come from elsewhere and have sessions
    public_url: str = ""  # where browsers find the server, without a slash at the end
    proxies: str = ""  # addresses of proxies that say truly whom they ask for; with commas
    limits: bool = True  # online: is counted how much an address and an account ask?
    private_notices: bool = False  # may people name machines of this network to be told by?
    log: str = "text"  # or "json"
    caps: ResourceLimits = USUAL
    metrics_token: str = ""  # opens /metrics to those who are not on this machine

    @property
    def secure(self) -> bool:
        """Tell whether the server is reached by https, so that cookies may insist on it."""
        return self.public_url.startswith("https://")


def configure(
    environment: Mapping[str, str],
    *,
    data: Path | None = None,
    host: str = HOST,
    bot_delay: float | None = None,
    online: bool | None = None,
) -> Config:
    """Return the settings of the environment; what is given in words goes before it.

    Without an address of a database, games are kept in the folder ``data`` (None: the user's).
    Raises ConfigError, also for a name that looks like a misspelt setting.
    """
    _check_names(environment)

    def value(name: str) -> str:
        return environment.get(f"ALCAIDE_{name}", "").strip()

    delay = _delay(value("BOT_DELAY")) if bot_delay is None else bot_delay
    return Config(
        database=_database("" if data else value("DATABASE"), data),
        redis=_address("ALCAIDE_REDIS", value("REDIS"), REDIS),
        host=host,
        bot_delay=delay,
        online=_choice("ALCAIDE_ONLINE", value("ONLINE"), SWITCH) if online is None else online,
        public_url=_address("ALCAIDE_URL", value("URL"), ("http", "https")).rstrip("/"),
        proxies=value("PROXIES").replace(" ", ""),
        limits=_choice("ALCAIDE_LIMITS", value("LIMITS") or YES[0], SWITCH),
        private_notices=_choice("ALCAIDE_PRIVATE_NOTICES", value("PRIVATE_NOTICES"), SWITCH),
        log=_choice("ALCAIDE_LOG", value("LOG") or LOGS[0], {name: name for name in LOGS}),
        caps=_caps(value),
        metrics_token=value("METRICS_TOKEN"),
    )


def _check_names(environment: Mapping[str, str]) -> None:
    """Raise ConfigError for a name much like that of a setting: it would be ignored in silence."""
    known = [*NAMES, *(f"{CAP}{name.upper()}" for name in asdict(USUAL))]
    for name in environment:
        ours, _, rest = name.partition("_")
        if ours.upper() != "ALCAIDE" or (ours.isupper() and rest in (*known, *OTHERS)):
            continue
        near = get_close_matches(rest.upper(), known, 1, LIKE)
        if near or rest.startswith(CAP):
            nearest = f"ALCAIDE_{(near or get_close_matches(rest, known, 1, 0.0))[0]}"
            raise ConfigError("cli-config-unknown", name=name[:60], nearest=nearest)


def _database(url: str, data: Path | None) -> str:
    if url:
        return _address("ALCAIDE_DATABASE", url, DATABASES)
    from alcaide.storage.database import sqlite_url

    return sqlite_url(data or user_folder())


def require_extra(name: str) -> None:
    """Raise ConfigError if ``name`` needs the extra ``online`` and it is not installed."""
    if not all(find_spec(module) for module in ONLINE):
        raise ConfigError("cli-config-extra", name=name)


def user_folder() -> Path:
    """Return the folder where this user's games are kept."""
    import platformdirs

    return platformdirs.user_data_path("alcaide", appauthor=False)


def _address(name: str, value: str, schemes: tuple[str, ...]) -> str:
    """Return an address; what is refused is not repeated, for it may hold a password."""
    if value and value.partition("://")[0] not in schemes:
        wanted = ", ".join(f"{scheme}://..." for scheme in schemes)
        raise ConfigError("cli-config-address", name=name, wanted=wanted)
    try:
        _ = urlsplit(value).port
    except ValueError as error:
        raise ConfigError("cli-config-port", name=name) from error
    return value


def _choice(name: str, value: str, known: Mapping[str, T]) -> T:
    if value.lower() not in known:
        wanted = ", ".join(word for word in known if word)
        raise ConfigError("cli-config-choice", name=name, value=value[:40], wanted=wanted)
    return known[value.lower()]


def _caps(value: Callable[[str], str]) -> ResourceLimits:
    usual = asdict(USUAL)
    return ResourceLimits(
        **{name: _count(f"{CAP}{name.upper()}", value, usual[name]) for name in usual}
    )


def _count(name: str, value: Callable[[str], str], usual: int) -> int:
    text = value(name)
    if not text:
        return usual
    if not re.fullmatch("[0-9]{1,7}", text) or not 0 < int(text) <= MOST:
        raise ConfigError(
            "cli-config-count", name=f"ALCAIDE_{name}", value=text[:40], most=str(MOST)
        )
    return int(text)


def _delay(value: str) -> float:
    try:
        seconds = float(value or DELAY)
    except ValueError:
        seconds = math.nan
    if not 0 <= seconds <= LONGEST:
        raise ConfigError(
            "cli-config-seconds", name="ALCAIDE_BOT_DELAY", value=value[:40], most=f"{LONGEST:g}"
        )
    return seconds
