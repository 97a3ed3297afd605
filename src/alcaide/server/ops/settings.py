"""How a server is set up: what its file and its environment say, read in one place."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

from alcaide.core.errors import AlcaideError
from alcaide.locale import LANGUAGES
from alcaide.server.ops.resource_limits import USUAL, ResourceLimits
from alcaide.server.ops.setting_table import BY_NAME, ELSEWHERE, NAMES, OURS, nearest

HOST: Final = "127.0.0.1"
PORT: Final = 8377
DELAY: Final = 0.7  # seconds
MOST: Final = 1_000_000  # that a cap may be set to
KEEP: Final = 14  # backups in a folder
LONGEST: Final = 60.0  # seconds that a bot may be told to take
DATABASES: Final = ("sqlite+aiosqlite", "postgresql+asyncpg")
MAIL: Final = ("mailto", "mailtos")
REDIS: Final = ("redis", "rediss", "unix")
LOGS: Final = ("text", "json")
ONLINE: Final = ("argon2", "limits", "openskill")  # modules without which nobody comes from afar
CAP: Final = "MOST_"  # begins those of the caps
LINKED: Final = "tcp://"  # so Kubernetes names the port of a service "alcaide" in our environment
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
class Club:
    """Who keeps a server, as its pages tell."""

    name: str = ""  # "": there are no pages of a club
    about: str = ""  # a line about it
    keeper: str = ""  # who answers for it
    address: str = ""  # of the keeper
    contact: str = ""  # mail, or an address of the web
    languages: tuple[str, ...] = LANGUAGES  # the first is its own
    texts: Path | None = None  # folder with texts of its own

    @property
    def language(self) -> str:
        """Return the language of the club."""
        return self.languages[0]


@dataclass(frozen=True)
class Config:
    """What a server is told before it starts."""

    database: str  # address as SQLAlchemy writes them
    redis: str = ""  # address; "": this process is alone
    host: str = HOST  # what the server is bound to
    port: int = PORT
    bot_delay: float = DELAY  # seconds that a bot takes at least for a move
    online: bool = False  # people come from elsewhere and have sessions
    public_url: str = ""  # where browsers find the server, without a slash at the end
    proxies: str = ""  # addresses of proxies that say truly whom they ask for; with commas
    limits: bool = True  # online: is counted how much an address and an account ask?
    private_notices: bool = False  # may people name machines of this network to be told by?
    log: str = "text"  # or "json"
    caps: ResourceLimits = USUAL
    mail: str = ""  # what sends mail, as Apprise writes it; "": nobody gets in again by mail
    metrics_token: str = ""  # opens /metrics to those who are not on this machine
    keep: int = KEEP  # backups in a folder; older ones go
    club: Club = Club()
    database_from: str = field(default="", compare=False)  # what names the database; "": nothing
    port_from: str = field(default="", compare=False)

    @property
    def secure(self) -> bool:
        """Tell whether the server is reached by https, so that cookies may insist on it."""
        return self.public_url.startswith("https://")


class Values(NamedTuple):
    """What is set, by variables; of those that a file says, which file that is."""

    environment: Mapping[str, str]
    files: Mapping[str, str]

    def __call__(self, name: str) -> str:
        """Return what is set, "" for nothing."""
        return self.environment.get(f"{OURS}{name}", "").strip()

    def called(self, name: str) -> str:
        """Return a setting as its reader knows it: a key of his file, or a variable."""
        file = self.files.get(f"{OURS}{name}")
        return f"{BY_NAME[name].key} ({file})" if file else f"{OURS}{name}"

    def source(self, name: str) -> str:
        """Return where a setting comes from: a file or a variable; "": it is not set."""
        return (self.files.get(f"{OURS}{name}") or f"{OURS}{name}") if self(name) else ""


def configure(
    environment: Mapping[str, str],
    *,
    data: Path | None = None,
    host: str | None = None,
    port: int | None = None,
    bot_delay: float | None = None,
    online: bool | None = None,
    files: Mapping[str, str] | None = None,
) -> Config:
    """Return the settings of the environment; what is given in words goes before it.

    Without an address of a database, games are kept in the folder ``data`` (None: the user's).
    ``files`` are those that variables were read from. Raises ConfigError, also for a name that
    looks like a misspelt setting.
    """
    _check_names(environment)
    value = Values(environment, files or {})
    return Config(
        database=_database(value, data),
        redis=_address(value, "REDIS", REDIS),
        host=host or value("HOST") or HOST,
        port=_port(value) if port is None else port,
        bot_delay=_delay(value) if bot_delay is None else bot_delay,
        online=_choice(value, "ONLINE", SWITCH) if online is None else online,
        public_url=_address(value, "URL", ("http", "https")).rstrip("/"),
        proxies=value("PROXIES").replace(" ", ""),
        limits=_choice(value, "LIMITS", SWITCH, YES[0]),
        private_notices=_choice(value, "PRIVATE_NOTICES", SWITCH),
        log=_choice(value, "LOG", {name: name for name in LOGS}, LOGS[0]),
        caps=_caps(value),
        mail=_mail(value),
        metrics_token=value("METRICS_TOKEN"),
        keep=_count(value, "BACKUP_KEEP", KEEP),
        club=_club(value),
        database_from="--data" if data else value.source("DATABASE"),
        port_from=value.source("PORT") if port is None else "--port",
    )


def _mail(value: Values) -> str:
    """Return what sends mail; links in it need the public address."""
    if value("MAIL") and not value("URL"):
        needs = value.called("URL")
        raise ConfigError("cli-config-needs", name=value.called("MAIL"), needs=needs)
    return _address(value, "MAIL", MAIL)


def _check_names(environment: Mapping[str, str]) -> None:
    """Raise ConfigError for a name much like that of a setting: it would be ignored in silence."""
    for name in environment:
        ours, _, rest = name.partition("_")
        if ours.upper() != "ALCAIDE" or (ours.isupper() and rest in (*NAMES, *ELSEWHERE)):
            continue
        if near := nearest(rest, surely=rest.startswith(CAP)):
            raise ConfigError("cli-config-unknown", name=name[:60], nearest=f"{OURS}{near}")


def _database(value: Values, data: Path | None) -> str:
    if value("DATABASE") and not data:
        return _address(value, "DATABASE", DATABASES)
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


def _address(value: Values, name: str, schemes: tuple[str, ...]) -> str:
    """Return an address; what is refused is not repeated, for it may hold a password."""
    text = value(name)
    if text and text.partition("://")[0] not in schemes:
        wanted = ", ".join(f"{scheme}://..." for scheme in schemes)
        raise ConfigError("cli-config-address", name=value.called(name), wanted=wanted)
    try:
        _ = urlsplit(text).port
    except ValueError as error:
        raise ConfigError("cli-config-port", name=value.called(name)) from error
    return text


def _choice(value: Values, name: str, known: Mapping[str, T], otherwise: str = "") -> T:
    text = value(name) or otherwise
    if text.lower() not in known:
        wanted = ", ".join(word for word in known if word)
        raise ConfigError(
            "cli-config-choice", name=value.called(name), value=text[:40], wanted=wanted
        )
    return known[text.lower()]


def _caps(value: Values) -> ResourceLimits:
    usual = asdict(USUAL)
    return ResourceLimits(
        **{name: _count(value, f"{CAP}{name.upper()}", usual[name]) for name in usual}
    )


def _count(value: Values, name: str, usual: int) -> int:
    text = value(name)
    if not text:
        return usual
    if not re.fullmatch("[0-9]{1,7}", text) or not 0 < int(text) <= MOST:
        raise ConfigError(
            "cli-config-count", name=value.called(name), value=text[:40], most=str(MOST)
        )
    return int(text)


def _port(value: Values) -> int:
    text = value("PORT")
    if not text or text.startswith(LINKED):
        return PORT
    if not re.fullmatch("[0-9]{1,5}", text) or int(text) > 65535:
        raise ConfigError("cli-config-port", name=value.called("PORT"))
    return int(text)


def _delay(value: Values) -> float:
    text = value("BOT_DELAY")
    try:
        seconds = float(text or DELAY)
    except ValueError:
        seconds = math.nan
    if not 0 <= seconds <= LONGEST:
        raise ConfigError(
            "cli-config-seconds",
            name=value.called("BOT_DELAY"),
            value=text[:40],
            most=f"{LONGEST:g}",
        )
    return seconds


def _club(value: Values) -> Club:
    texts = value("CLUB_TEXTS")
    return Club(
        name=value("CLUB_NAME"),
        about=value("CLUB_ABOUT"),
        keeper=value("CLUB_KEEPER"),
        address=value("CLUB_ADDRESS"),
        contact=value("CLUB_CONTACT"),
        languages=_languages(value),
        texts=Path(texts) if texts else None,
    )


def _languages(value: Values) -> tuple[str, ...]:
    """Return the languages of a club, its own first; the others of ours come after them."""
    named = [word for word in re.split(r"[\s,]+", value("CLUB_LANGUAGES").lower()) if word]
    for word in named:
        if word not in LANGUAGES:
            wanted = ", ".join(LANGUAGES)
            name = value.called("CLUB_LANGUAGES")
            raise ConfigError("cli-config-choice", name=name, value=word[:40], wanted=wanted)
    return tuple(dict.fromkeys([*named])) or LANGUAGES
