"""What one machine needs besides the settings: units of systemd, a backup timer, a Caddyfile."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

ENDING: Final = ".in"
ALWAYS_TLS: Final = "\theader Strict-Transport-Security max-age=31536000\n"
PROGRAM: Final = "/opt/alcaide/current/bin/alcaide"


class Machine(NamedTuple):
    """What is filled into the files."""

    settings: str  # path of alcaide.toml
    url: str
    port: int
    program: str = PROGRAM

    @property
    def host(self) -> str:
        """Return for what a proxy answers: without a scheme Caddy would get a certificate."""
        return self.url if self.plain else urlsplit(self.url).netloc or ":80"

    @property
    def plain(self) -> bool:
        """Tell whether browsers come without TLS."""
        return self.url.startswith("http://")

    @property
    def clashes(self) -> bool:
        """Tell whether a proxy would listen where the server does."""
        return urlsplit(self.url).port == self.port


def machine_files(machine: Machine) -> dict[str, str]:
    """Return the files of a machine by their names."""
    words = {
        "@SETTINGS@": machine.settings,
        "@PROGRAM@": machine.program,
        "@HOST@": machine.host,
        "@ALWAYS_TLS@": ALWAYS_TLS if machine.url and not machine.plain else "",
        "@PORT@": str(machine.port),
    }
    return {
        entry.name.removesuffix(ENDING): _filled(entry.read_text(encoding="utf-8"), words)
        for entry in files("alcaide.cli.hosting").joinpath("machine").iterdir()
        if entry.name.endswith(ENDING)
    }


def write_machine(folder: Path, machine: Machine) -> list[Path]:
    """Write the files of a machine into a folder and return them. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, text in sorted(machine_files(machine).items()):
        file = folder / name
        file.write_text(text, encoding="utf-8", newline="\n")
        written.append(file)
    return written


def _filled(text: str, words: dict[str, str]) -> str:
    for blank, word in words.items():
        text = text.replace(blank, word)
    return text
