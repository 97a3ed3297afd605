"""A position as a picture: what everybody may see of it, as one SVG document."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any, Final, Literal
from xml.sax.saxutils import escape

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from msgspec.structs import replace

from alcaide.scene.model import PLAN, Drawing, Player
from alcaide.scene.svg import EMBLEMS, drawn, needed, sprites, sprites_text
from alcaide.server.http.cached_answers import CachedAnswer, answer, compressed
from alcaide.server.jobs.scheduler import Claim, Priority
from alcaide.server.live.hub import Hub
from alcaide.server.present import aids
from alcaide.server.present.sprite_styles import page_sprites
from alcaide.server.present.table_view import words_of
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.authentication import current_person
from alcaide.server.security.permissions import may_look, own_seat
from alcaide.server.security.rate_limits import owner_of
from alcaide.tables.errors import MissingError
from alcaide.tables.replay.spectator_delay import delayed
from alcaide.tables.table import Table

WIDE: Final = 1200.0
EDGE: Final = 28.0
CARD: Final = 400.0  # width of a picture without names
HEAD: Final = 62.0
LINE: Final = 52.0  # of a player
COLUMNS: Final = 3
# Opened by itself, the picture is a page: it may use the styles that are in it, and nothing else.
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
INK: Final = {"light": ("#F6EFE2", "#2B1D12", "#6B5640"), "dark": ("#171B26", "#F1E6D3", "#B9AD9B")}

Ask = Request[Any, Any, Any]
At = Annotated[
    int | None, QueryParameter(name="at", ge=0, description="actions played; the last position")
]
Turns = Annotated[
    int, QueryParameter(name="turns", ge=0, le=PLAN, description="quarter turns; 4 is the plan")
]
Theme = Annotated[Literal["light", "dark"], QueryParameter(name="theme")]
Plain = Annotated[
    bool,
    QueryParameter(name="plain", description="one board, without names: of several one's own"),
]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]


@get("/tables/{id:str}/picture.svg", media_type="image/svg+xml", compressed=True)
async def get_picture(
    request: Ask,
    id: FromPath[str],
    hub: NamedDependency[Hub],
    state: State,
    at: At = None,
    turns: Turns = 0,
    theme: Theme = "light",
    lang: Lang = None,
    plain: Plain = False,
) -> Response[str]:
    """Return a position as an onlooker sees it; of a running game as late as onlookers do."""
    table = await hub.get(id)
    if not may_look(table, current_person(request)):
        raise MissingError
    claim = Claim(owner_of(request.scope), Priority.BOARD)
    own = own_seat(table, current_person(request)) or 0
    whole = partial(shown, table, at, turns, theme, wanted(request, lang))
    make = partial(board_only, table, own, turns, theme) if plain else whole

    async def made() -> CachedAnswer:
        drawn: CachedAnswer = await state.worker_pool.here(
            claim, lambda: compressed(make().encode())
        )
        return drawn

    about = (id, table.seq, plain, *make.args[1:])  # of a row nothing changes any more
    drawn = await state.pictures.made(about, made)
    headers = {"content-security-policy": POLICY}
    return answer(request, drawn, "image/svg+xml", headers=headers)


def board_only(table: Table, seat: int, turns: int, theme: str) -> str:
    """Return the last position as far as onlookers see it, on a card: its board, or a seat's."""
    seen = delayed(table)
    game = seen.game
    scene = game.scene(aids.seen(seen, seen.at(len(seen.steps)), None), turns)
    own = scene.players[seat].plan
    shown = own or replace(scene.board, nodes=aids.nodes(scene.board.nodes, seen.aids))
    height = CARD * shown.box[3] / shown.box[2]
    colours = [spec.colour for spec in seen.seats]
    paper, ink, _ = INK[theme]
    inner = _inner(shown, colours, 0, 0, CARD, height)
    return _document(game.name, "", (CARD, height), (paper, ink), theme, "", inner)


def shown(table: Table, at: int | None, turns: int, theme: str, lang: str) -> str:
    """Return the position after some actions, or the last one, as far as onlookers see it."""
    seen = delayed(table)
    last = len(seen.steps)
    return picture(seen, last if at is None else min(at, last), turns, theme, lang)


def picture(table: Table, step: int, turns: int, theme: str, lang: str) -> str:
    """Return the public position after some actions, with the names and points of the seats."""
    game, words = table.game, words_of(table, lang)
    scene = game.scene(aids.seen(table, table.at(step), None), turns)
    colours = [spec.colour for spec in table.seats]
    boards = [player.plan for player in scene.players if player.plan] or [
        replace(scene.board, nodes=aids.nodes(scene.board.nodes, table.aids))
    ]
    paper, ink, soft = INK[theme]
    body: list[str] = []
    names, low = _names(table, scene.players, soft, HEAD)
    bottom = low
    for number, (board, x, y, width, height) in enumerate(_places(boards, low)):
        body.append(_inner(board, colours, x, y, width, height))
        if len(boards) > 1:
            body.append(_caption(table.seats[number].name, x + width / 2, y + height + 24))
        bottom = max(bottom, y + height + (34 if len(boards) > 1 else 0))
    title = words.say("table-picture", game=words.term("name"), step=step, steps=len(table.steps))
    head = (
        f'<text x="{EDGE:g}" y="44" font-size="30" font-family="Marcellus,Georgia,serif"'
        f' fill="{ink}">{escape(words.term("name"))}</text>'
        f'<text x="{WIDE - EDGE:g}" y="44" font-size="20" text-anchor="end" fill="{soft}">'
        f"{step} / {len(table.steps)}</text>"
    )
    drawing = "\n".join((names, *body))
    return _document(game.name, title, (WIDE, bottom + EDGE), (paper, ink), theme, head, drawing)


def _document(
    game: str,
    title: str,
    size: tuple[float, float],
    paint: tuple[str, str],
    theme: str,
    head: str,
    drawing: str,
) -> str:
    """Return the whole document: symbols inside, styles that hold for this drawing only."""
    cut = sprites(sprites_text(game))
    style = page_sprites(game).partition("<style>")[2].partition("</style>")[0]
    (width, height), (paper, ink) = size, paint
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}"'
        f' width="{width:g}" height="{height:g}" role="img" data-theme="{theme}">\n'
        f"<title>{escape(title)}</title>\n<style>{escape(style.strip())}\n</style>\n"
        f'<g class="of-{game}" font-family="\'Alegreya Sans\',system-ui,sans-serif" fill="{ink}">\n'
        f"<defs>\n{needed(cut, drawing + cut.style)}\n</defs>\n"
        f'<rect width="{width:g}" height="{height:g}" fill="{paper}"/>\n{head}\n{drawing}\n'
        "</g>\n</svg>\n"
    )


def _inner(
    board: Drawing, colours: Sequence[str], x: float, y: float, width: float, height: float
) -> str:
    box = " ".join(f"{value:g}" for value in board.box)
    return (
        f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" viewBox="{box}">\n'
        f"{drawn(board, colours)}\n</svg>"
    )


def _places(
    boards: Sequence[Drawing], top: float
) -> list[tuple[Drawing, float, float, float, float]]:
    """Return where the boards go: one over the whole width, several in rows."""
    across = 1 if len(boards) == 1 else 2 if len(boards) in (2, 4) else COLUMNS
    width = (WIDE - EDGE * (across + 1)) / across
    placed = []
    for start in range(0, len(boards), across):
        row = boards[start : start + across]
        heights = [width * board.box[3] / board.box[2] for board in row]
        indent = (across - len(row)) * (width + EDGE) / 2
        for place, (board, height) in enumerate(zip(row, heights, strict=True)):
            placed.append((board, EDGE + indent + place * (width + EDGE), top, width, height))
        top += max(heights) + 44
    return placed


def _names(table: Table, players: Sequence[Player], soft: str, top: float) -> tuple[str, float]:
    """Return the seats with their emblems and points, and where what follows may begin."""
    across = min(COLUMNS, len(players))
    width = (WIDE - 2 * EDGE) / across
    parts = []
    for place, player in enumerate(players):
        spec = table.seats[player.seat]
        x, y = EDGE + place % across * width, top + place // across * LINE
        points = f'<tspan fill="{soft}" dx="10">{player.points.value}</tspan>'
        parts.append(
            f'<g class="p-{spec.colour}" transform="translate({x:g} {y:g})">'
            '<rect width="36" height="36" rx="10" style="fill:var(--c)" stroke="#2B1D12"'
            ' stroke-opacity=".4"/>'
            f'<use href="#{EMBLEMS[spec.colour]}" x="8" y="8" width="20" height="20"'
            ' style="color:var(--e)"/>'
            f'<text x="46" y="26" font-size="24" font-weight="700">{escape(spec.name)}{points}'
            "</text></g>"
        )
    rows = math.ceil(len(players) / across)
    return "\n".join(parts), top + rows * LINE


def _caption(name: str, x: float, y: float) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="22" text-anchor="middle">{escape(name)}</text>'
