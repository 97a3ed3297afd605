"""A new ``alcaide.toml``: what was answered, what else there is, and what each of it means."""

from __future__ import annotations

import json
import os
import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from alcaide.cli.terminal_words import Words

PRIVATE: Final = 0o600
SHARED: Final = 0o640  # with the group of the service
GROUP: Final = "alcaide"
HERE: Final = "127.0.0.1"
Value = str | int | bool | list[str]


@dataclass(frozen=True)
class Answers:
    """What the owner of a new server says."""

    url: str = ""
    port: int = 8377
    database: str = ""
    mail: str = ""
    club: str = ""
    keeper: str = ""
    address: str = ""
    contact: str = ""
    languages: tuple[str, ...] = ()
    json_logs: bool = False


def public_url(text: str) -> str:
    """Return the public address that somebody means by a name or an address."""
    text = text.strip().rstrip("/")
    return text if not text or re.match(r"https?://", text) else f"https://{text}"


def draft(answers: Answers, say: Words) -> str:
    """Return the text of a file of settings; what was not answered stands there as a comment."""
    behind = bool(answers.url) and urlsplit(answers.url).hostname not in (HERE, "localhost")
    parts = [
        _comment(say.say("cli-setup-note-head")),
        _setting(say, "url", answers.url, "https://games.example.org"),
        _setting(say, "online", bool(answers.club or behind) or None, True),
        _setting(say, "host", HERE, HERE),
        _setting(say, "port", answers.port, 8377),
        _setting(say, "proxies", [HERE] if behind else None, [HERE]),
        _setting(say, "database", answers.database, "sqlite+aiosqlite:////folder/alcaide.sqlite3"),
        _setting(say, "redis", "", "redis://127.0.0.1:6379/0"),
        _setting(say, "log", "json" if answers.json_logs else "", "json"),
        _setting(say, "mail", answers.mail, "mailtos://name:password@example.org"),
        _setting(say, "metrics_token", "", "..."),
        "[backup]",
        _setting(say, "keep", 14, 14),
        "[club]",
        _setting(say, "name", answers.club, "Puerta de Triana"),
        _setting(say, "about", "", "..."),
        _setting(say, "keeper", answers.keeper, "Ana Ruiz"),
        _setting(say, "address", answers.address, "Calle Betis 1, 41010 Sevilla"),
        _setting(say, "contact", answers.contact, "club@example.org"),
        _setting(say, "languages", list(answers.languages) or None, ["en", "it", "fr"]),
        _setting(say, "texts", "", "/etc/alcaide/texts"),
    ]
    return "\n\n".join(parts) + "\n"


def _setting(say: Words, key: str, value: Value | None, example: Value) -> str:
    """Return a setting with what it means; without a value as a comment."""
    off = value is None or value == ""
    line = f"{key} = {_toml(example if off else value)}"
    note = _comment(say.say(f"cli-setup-note-{key}"))
    return f"{note}\n{'# ' if off else ''}{line}"


def _toml(value: Value | None) -> str:
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _comment(text: str) -> str:
    return "\n".join(f"# {line}".rstrip() for line in text.splitlines())


def write_settings(file: Path, text: str) -> None:
    """Write a file of settings that nobody else may read, but for the service. Raises OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    opened = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    with open(opened, "w", encoding="utf-8") as stream:
        stream.write(text)
    if os.name == "posix" and os.geteuid() == 0 and _has_group():
        shutil.chown(part, group=GROUP)
        part.chmod(SHARED)
    part.replace(file)


def _has_group() -> bool:
    import grp

    return any(group.gr_name == GROUP for group in grp.getgrall())
