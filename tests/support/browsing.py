"""A server as a process, and pages that report their troubles."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

QUIET = (  # no business of ours, and no network that could be missed
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
GOLDEN = Path(__file__).parents[1] / "golden"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SIZES = (DESKTOP, PHONE)
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")


class Server:
    """``alcaide serve`` as a process that can be killed and started again."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start and wait until it answers."""
        command = [sys.executable, "-m", "alcaide", "serve", "--no-browser", "--bot-delay", "0"]
        command += ["--port", str(self.port), "--data", str(self.data), *self.options]
        self.log = (self.data.parent / f"{self.data.name}.log").open("a")
        self.process = subprocess.Popen(command, stdout=self.log, stderr=self.log)
        for _ in range(1000):  # a slow machine with much to do takes its time
            try:
                urllib.request.urlopen(self.url + "/api/games", timeout=5).close()
                return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        self.kill()
        pytest.fail(f"the server did not start: {Path(self.log.name).read_text()}")

    def kill(self) -> None:
        """Kill it without a warning, as a power cut would."""
        self.process.kill()
        self.process.wait()
        self.log.close()

    def end(self) -> None:
        """Kill it when all is done, and see that nothing went wrong in it."""
        self.kill()
        told = Path(self.log.name).read_text(encoding="utf-8", errors="replace")
        if "Traceback" in told:
            pytest.fail(f"the server went wrong: {told[max(0, told.index('Traceback') - 500) :]}")


SEATS = [
    {"kind": "me", "name": "Ana", "colour": "blue"},
    {"kind": "bot", "name": "Zoraya", "colour": "red", "level": "greedy"},
]


def new_table(
    server: Server,
    seats: list[dict[str, str]] = SEATS,
    game: str = "alcazar",
    options: dict[str, str] | None = None,
) -> str:
    """Return the address of a new table."""
    setup = {"game": game, "seats": seats, "options": options or {}, "seed": "5"}
    body = json.dumps(setup).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(server.url + "/api/tables", body, headers)
    with urllib.request.urlopen(request) as answer:
        return f"{server.url}/table/{json.load(answer)['id']}"


def brought(server: Server, record: str) -> str:
    """Return the address of a table with a game that was played."""
    return loaded(server, GOLDEN / f"{record}.play")


def loaded(server: Server, file: Path) -> str:
    """Return the address of a table with the game of a file."""
    text = file.read_bytes()
    headers = {"Content-Type": "text/plain"}
    request = urllib.request.Request(server.url + "/api/tables/record", text, headers)
    with urllib.request.urlopen(request) as answer:
        return f"{server.url}/table/{json.load(answer)['id']}"


STILL = """
    try {
        const name = "alcaide.settings";
        localStorage.getItem(name) ?? localStorage.setItem(name, '{"speed":0}');
    } catch {}
"""


def open_page(browser: Browser, size: dict[str, int], lang: str = "en", **more: Any) -> Page:
    """Return a page whose console must stay free of errors; see ``troubles``.

    What happens is not played there, unless somebody chooses it: nobody waits for it.
    """
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        locale={"en": "en-GB", "it": "it-IT", "fr": "fr-FR"}[lang],
        reduced_motion="reduce",
        **more,
    )
    context.add_init_script(STILL)
    context.set_default_timeout(60_000)  # as for what is expected: a slow machine is no fault
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda line: troubles.append(told(line)) if line.type == "error" else None)
    page.troubles = troubles  # type: ignore[attr-defined]
    return page


def told(line: ConsoleMessage) -> str:
    """Return an error of the console with the address that it is about."""
    return f"{line.text} {line.location['url']}"


def resize(page: Page, size: dict[str, int]) -> None:
    """Give a page another size, as a window that is drawn at its corner."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})


def sizes(page: Page, *chosen: dict[str, int]) -> Iterator[dict[str, int]]:
    """Go through sizes, else the usual two, in a page that is open: that costs no second flow."""
    for size in chosen or SIZES:
        resize(page, size)
        yield size


def themes(page: Page) -> Iterator[Theme]:
    """Go through both themes in a page that is open."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        yield theme


def troubles(page: Page) -> list[str]:
    """Return what went wrong in a page; a lost connection is not its fault."""
    found: list[str] = page.troubles  # type: ignore[attr-defined]
    return [line for line in found if "WebSocket" not in line and "ERR_CONNECTION" not in line]


def measure(page: Page, script: str, argument: Any = None) -> Any:
    """Return what a script measures, once the letters are those of the page."""
    page.evaluate("() => document.fonts.ready.then(() => true)")
    return page.evaluate(script, argument)


def axe(page: Page) -> str:
    """Return what axe finds against a page, in words; empty: nothing."""
    found = Axe().run(page)
    return found.generate_report() if found.violations_count else ""
