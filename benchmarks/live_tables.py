"""Two people who play at a live table of a server, and how soon each sees what the other does."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import Counter
from dataclasses import dataclass, field

import httpx
from websockets.asyncio.client import ClientConnection, connect

GAMES = ("alcazar", "castle", "alhambra")
SEATS = [
    {"kind": "person", "name": "Ana", "colour": "red"},
    {"kind": "open", "name": "", "colour": "blue"},
]
TERMS = {"access": "public", "pace": "live", "turn": 30, "bank": 300, "gone": "skip"}
PATIENCE = 30.0  # seconds until a position counts as lost
# Whole messages are not decoded: the players shall be quicker than the servers.
TABLE = re.compile(rb'\{"type":"(?:table","table":\{"id":"[^"]*",|change","fields":\{)"seq":(\d+)')
TURN = re.compile(rb'\{"type":[^{]*\{[^{[]*?"turn":(\d+|null)')  # in the table itself
CHOICES = b'choices":['
ACTION = re.compile(rb'\{"action":(\{[^{}]*\}),"text"')


@dataclass
class Figures:
    """What is measured, once all tables are there."""

    games: tuple[str, ...] = GAMES
    end: float = 0.0  # of the measuring, by time.monotonic
    measuring: bool = False
    delays: list[float] = field(default_factory=list)  # seconds
    faults: Counter[str] = field(default_factory=Counter)
    ready: int = 0  # tables at which both have sat down
    spent: float = 0.0  # seconds of processors, by the servers
    own: float = 0.0  # by this program

    @property
    def over(self) -> bool:
        """Tell whether the time is over."""
        return bool(self.end) and time.monotonic() > self.end


class Screen:
    """One person at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: dict[int, float] = {}  # position: when it was shown
        self.turn: int | None = None  # the seat to move
        self.asked = b""  # the last message that puts a question
        self.news = asyncio.Event()

    async def follow(self, figures: Figures) -> None:
        """Take what the server sends."""
        while True:
            text = await self.socket.recv(decode=False)
            now = time.perf_counter()
            found = TABLE.match(text)
            if found:
                self.read(text)
                self.seen.setdefault(int(found[1]), now)
                self.news.set()
            elif text.startswith(b'{"type":"refused"'):
                figures.faults[text.decode()[:100]] += 1

    async def reach(self, seq: int) -> float:
        """Return when a position was shown."""
        async with asyncio.timeout(PATIENCE):
            while seq not in self.seen:
                self.news.clear()
                await self.news.wait()
        return self.seen[seq]

    def read(self, text: bytes) -> None:
        """Take what a message says about the question."""
        turn = TURN.match(text)
        if turn:
            self.turn = None if turn[1] == b"null" else int(turn[1])
        if CHOICES in text:
            self.asked = text

    @property
    def actions(self) -> list[bytes]:
        """What may be played by whoever looks."""
        return ACTION.findall(self.asked)


async def person(address: str, name: str) -> httpx.AsyncClient:
    """Return a browser whose person has said who he is."""
    client = httpx.AsyncClient(base_url=address, timeout=60, verify=False)
    await client.get("/api/me")
    token = {"x-csrftoken": client.cookies.get("csrftoken") or ""}
    client.headers.update(token)
    (await client.post("/api/me", json={"name": name})).raise_for_status()
    return client


def cookies(client: httpx.AsyncClient) -> dict[str, str]:
    """Return what a socket brings to be known by."""
    return {"cookie": "; ".join(f"{c.name}={c.value}" for c in client.cookies.jar)}


async def table(addresses: list[str], number: int, figures: Figures) -> None:
    """Let two people play one game after the other, one move a second."""
    chance = random.Random(number)
    game = figures.games[number % len(figures.games)]
    ana = await person(addresses[number % len(addresses)], "Ana")
    luis = await person(addresses[(number + 1) % len(addresses)], "Luis")
    while not figures.over:
        body = {"game": game, "seats": SEATS, "terms": TERMS}
        answer = await ana.post("/api/tables", json=body)
        answer.raise_for_status()
        await play(answer.json()["id"], (ana, luis), chance, figures)
    await ana.aclose()
    await luis.aclose()


async def play(
    id: str,
    people: tuple[httpx.AsyncClient, httpx.AsyncClient],
    chance: random.Random,
    figures: Figures,
) -> None:
    """Play a game until it is over or the time is."""
    sockets = [await connected(each, id) for each in people]
    screens = [Screen(each) for each in sockets]
    following = [asyncio.create_task(screen.follow(figures)) for screen in screens]
    for screen in screens:
        await screen.socket.send('{"type":"look","lang":"en","changes":true}')
    await screens[0].reach(0)
    await sockets[1].send('{"type":"sit","seat":1}')
    for seq in range(1, 10_000):
        for screen in screens:
            await screen.reach(seq)
        if seq == 1:
            figures.ready += 1
        turn = screens[0].turn
        if turn is None or figures.over:
            break
        await asyncio.sleep(chance.uniform(0.5, 1.5))
        mover, other = screens[turn], screens[1 - turn]
        action = chance.choice(mover.actions).decode()
        measured = figures.measuring
        begun = time.perf_counter()
        await mover.socket.send(f'{{"type":"play","seq":{seq},"action":{action}}}')
        delay = await other.reach(seq + 1) - begun
        if measured and figures.measuring:
            figures.delays.append(delay)
    for each in sockets:
        await each.close()
    await asyncio.gather(*following, return_exceptions=True)


def address(client: httpx.AsyncClient, id: str) -> str:
    """Return the address of a table's socket."""
    return str(client.base_url).replace("http", "ws", 1).rstrip("/") + f"/api/tables/{id}/live"


async def connected(client: httpx.AsyncClient, id: str) -> ClientConnection:
    """Return a socket at a table."""
    return await connect(
        address(client, id), additional_headers=cookies(client), max_size=None, open_timeout=60
    )
