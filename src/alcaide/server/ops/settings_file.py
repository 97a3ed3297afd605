"""The file of settings: ``alcaide.toml``, or lines KEY=VALUE as systemd reads them."""

from __future__ import annotations

import os
import re
import stat
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from alcaide.server.ops.setting_table import BY_NAME, ELSEWHERE, OURS, Setting, nearest
from alcaide.server.ops.settings import ConfigError

NAME: Final = "alcaide.toml"
VARIABLE: Final = f"{OURS}CONFIG"
SYSTEM: Final = Path("/etc/alcaide") / NAME
SIZE: Final = 100_000  # bytes of a file of settings, at most
LINE: Final = re.compile(r"^\s*(?:export\s+)?(\w+)\s*=\s*(.*?)\s*$")
HEADER: Final = re.compile(r"^\s*\[\s*([\w.-]+)\s*\]")
KEY: Final = re.compile(r"^\s*([\w.-]+)\s*=")
PASSWORD: Final = re.compile(r"://[^/@\s]*:[^/@\s]+@")


class Found(NamedTuple):
    """Settings as variables, with the file of each that a file says."""

    environment: dict[str, str]
    files: dict[str, str]
    open_to_others: str = ""  # a file with secrets that anybody on the machine may read


def gather(environment: Mapping[str, str], chosen: Path | None = None) -> Found:
    """Return the settings of a file and of the environment, which goes before it.

    The file is the one chosen or the first there is (``places``). Raises ConfigError.
    """
    file = find(environment, chosen)
    if file is None:
        return Found(dict(environment), {})
    said = read(file)
    shown = str(file)
    files = {name: shown for name in said if not environment.get(name, "").strip()}
    kept = {name: text for name, text in environment.items() if name not in files}
    seen = shown if any(map(_secret, said.items())) and _open_to_others(file) else ""
    return Found(kept | {name: said[name] for name in files}, files, seen)


def find(environment: Mapping[str, str], chosen: Path | None = None) -> Path | None:
    """Return the file of settings, None if there is none. Raises ConfigError for a named one."""
    named = chosen or (Path(named) if (named := environment.get(VARIABLE, "").strip()) else None)
    if named is not None:
        if not named.is_file():
            raise ConfigError("cli-config-no-file", file=str(named))
        return named
    return next((place for place in places(environment) if place.exists()), None)


def places(environment: Mapping[str, str]) -> Iterator[Path]:
    """Yield where a file of settings is looked for: here, with the user's, with the machine's."""
    yield Path(NAME)
    home = environment.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config")
    yield Path(home) / "alcaide" / NAME
    yield SYSTEM


def read(file: Path) -> dict[str, str]:
    """Return what a file says, by the names of variables. Raises ConfigError."""
    try:
        with file.open("rb") as stream:
            text = stream.read(SIZE + 1).decode("utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise ConfigError("cli-config-unreadable", file=str(file), reason=reason) from error
    except UnicodeDecodeError as error:
        raise ConfigError("cli-config-unreadable", file=str(file), reason="UTF-8?") from error
    if len(text) > SIZE:
        raise ConfigError("cli-config-unreadable", file=str(file), reason=f"> {SIZE} B")
    return _toml(text, file) if file.suffix == ".toml" else _lines(text, file)


def _toml(text: str, file: Path) -> dict[str, str]:
    try:
        parsed = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError("cli-config-toml", file=str(file), reason=str(error)) from error
    said = {}
    for path, value in _flat(parsed):
        setting = BY_NAME.get(path.replace(".", "_").upper())
        where = {"file": str(file), "line": str(_line(text, path))}
        if setting is None:
            near = BY_NAME[nearest(path.replace(".", "_"), surely=True)].key
            raise ConfigError("cli-config-unknown-key", name=path[:60], nearest=near, **where)
        said[f"{OURS}{setting.name}"] = _text(setting, value, file, where)
    return said


def _flat(table: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in table.items():
        if isinstance(value, dict) and value:
            yield from _flat(value, f"{before}{key}.")
        elif not isinstance(value, dict):
            yield f"{before}{key}", value


def _line(text: str, path: str) -> int:
    """Return the line in which a key is set."""
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := HEADER.match(line):
            table = f"{header[1]}."
        elif (key := KEY.match(line)) and path in (f"{table}{key[1]}", key[1]):
            return number
    return 1


def _text(setting: Setting, value: Any, file: Path, where: Mapping[str, str]) -> str:
    """Return a value of TOML as a variable would say it. Raises ConfigError for a wrong type."""
    match (setting.kind, value):
        case "switch", bool():
            return "yes" if value else "no"
        case "count" | "port", int() if not isinstance(value, bool):
            return str(value)
        case "seconds", int() | float() if not isinstance(value, bool):
            return str(value)
        case "list", list() if all(isinstance(each, str) for each in value):
            return ",".join(value)
        case "folder", str():
            return str(file.parent / value) if value else ""
        case "text" | "address" | "list", str():
            return value
        case _:
            pass
    shown = "..." if setting.secret or setting.kind == "address" else str(value)[:40]
    raise ConfigError("cli-config-type", name=setting.key, kind=setting.kind, value=shown, **where)


def _lines(text: str, file: Path) -> dict[str, str]:
    """Read KEY=VALUE; what is not ours is left alone, as it is for other programs."""
    said = {}
    for number, line in enumerate(text.splitlines(), 1):
        found = LINE.match(line)
        if not line.strip() or line.lstrip().startswith(("#", ";")):
            continue
        if found is None:
            where = {"file": str(file), "line": str(number)}
            raise ConfigError("cli-config-line", **where)
        name, value = found[1], found[2]
        if not name.startswith(OURS) or name.removeprefix(OURS) in ELSEWHERE:
            continue
        if name.removeprefix(OURS) not in BY_NAME:
            near = f"{OURS}{nearest(name.removeprefix(OURS), surely=True)}"
            where = {"file": str(file), "line": str(number)}
            raise ConfigError("cli-config-unknown-key", name=name[:60], nearest=near, **where)
        said[name] = _unquoted(value)
    return said


def _unquoted(value: str) -> str:
    whole = len(value) > 1 and value[0] == value[-1] and value[0] in "\"'"
    return value[1:-1] if whole else value


def _secret(said: tuple[str, str]) -> bool:
    name, value = said
    return bool(value) and (
        BY_NAME[name.removeprefix(OURS)].secret or PASSWORD.search(value) is not None
    )


def _open_to_others(file: Path) -> bool:
    return os.name == "posix" and bool(file.stat().st_mode & stat.S_IROTH)
