"""What the head of a page tells those who only read that: title, line, Open Graph, a picture."""

from __future__ import annotations

import re
from typing import Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from alcaide.games import GAMES
from alcaide.locale import LANGUAGES
from alcaide.people.person import STRANGER
from alcaide.server.http.previews.card import PIXELS
from alcaide.server.ops.settings import Config
from alcaide.server.present.result_panel import result
from alcaide.server.present.table_view import words_of
from alcaide.server.security.permissions import may_look
from alcaide.tables.replay.spectator_delay import delayed
from alcaide.tables.table import Table
from alcaide.tables.words import Words

ROOT: Final = re.compile(r'<html lang="[^"]*">')
TITLE: Final = re.compile(r"<title>[^<]*</title>")
DESCRIPTION: Final = re.compile(r'<meta name="description"[^>]*>\s*')
LOCALES: Final = {"en": "en_GB", "it": "it_IT", "fr": "fr_FR"}


class Head(NamedTuple):
    """What an address is about."""

    title: str
    line: str
    lang: str
    path: str
    picture: str = ""  # path; "": there is none


def public(table: Table, config: Config) -> bool:
    """Tell whether who sits at a table, and how it stands, may be shown to anybody."""
    return not config.online or (table.terms.access == "public" and may_look(table, STRANGER))


def dealt(table: Table, config: Config) -> bool:
    """Tell whether there is a position that anybody may see."""
    watched = not config.online or table.terms.watch
    return public(table, config) and watched and not table.waiting


def table_head(table: Table, config: Config, lang: str) -> Head:
    """Return what is told of a table; called in a thread, for it may replay a log."""
    words = words_of(table, lang)
    name, path = words.term("name"), f"/table/{table.id}"
    picture = f"/api/tables/{table.id}/preview.png?lang={lang}"
    if not public(table, config):
        return Head(name, words.say("table-preview-private"), lang, path, picture)
    seen = delayed(table) if dealt(table, config) else table
    people = [spec.name for spec in table.seats if spec.name and not spec.free]
    title = words.say("table-preview-title", game=name, people=people, count=len(people))
    version = f"&v={seen.seq}"  # so that nobody keeps an old position
    return Head(title, state_of(seen, words), lang, path, picture + version)


def state_of(table: Table, words: Words) -> str:
    """Return how a table stands, in a line."""
    if table.waiting:
        free = sum(spec.free for spec in table.seats)
        return words.say("table-preview-waits", count=free)
    if table.turn is None:
        return words.say("table-preview-over", result=result(table, words).title)
    return words.say("table-preview-playing", count=len(table.steps))


def game_head(game: str, lang: str) -> Head:
    """Return what is told of the rules of a game."""
    words = Words(lang, game)
    title = words.say("table-preview-rules", game=words.term("name"))
    return Head(title, words.term("line"), lang, f"/rules/{game}", _picture(game, lang))


def house_head(config: Config, path: str, lang: str) -> Head:
    """Return what is told of the house: the club, if one keeps it, else what can be played."""
    words = Words(lang)
    names = [Words(lang, game).term("name") for game in GAMES]
    line = words.say("table-preview-house", games=names)
    first = next(iter(GAMES))
    title = config.club.name or "Alcaide"
    return Head(title, config.club.about or line, lang, path, _picture(first, lang))


def _picture(game: str, lang: str) -> str:
    return f"/api/games/{game}/preview.png?lang={lang}"


def headed(html: str, head: Head, address: str, pictures: bool) -> str:
    """Return a page with another head, in its language; ``address`` is that of the server."""
    told = {
        "og:type": "website",
        "og:site_name": "Alcaide",
        "og:title": head.title,
        "og:description": head.line,
        "og:url": f"{address}{head.path}",
        "og:locale": LOCALES[head.lang],
    }
    cards = {"twitter:card": "summary_large_image" if pictures else "summary"}
    if pictures and head.picture:
        told |= {
            "og:image": f"{address}{head.picture}",
            "og:image:type": "image/png",
            "og:image:width": str(PIXELS[0]),
            "og:image:height": str(PIXELS[1]),
            "og:image:alt": f"{head.title}. {head.line}",
        }
    others = [code for lang, code in LOCALES.items() if lang in LANGUAGES and lang != head.lang]
    lines = [_meta("name", "description", head.line)]
    lines += [_meta("property", name, text) for name, text in told.items()]
    lines += [_meta("property", "og:locale:alternate", code) for code in others]
    lines += [_meta("name", name, text) for name, text in cards.items()]
    titled = TITLE.sub(lambda _: f"<title>{escape(head.title)}</title>", html, count=1)
    bare = DESCRIPTION.sub("", ROOT.sub(f'<html lang="{head.lang}">', titled, count=1), count=1)
    return bare.replace("</title>", "</title>\n    " + "\n    ".join(lines), 1)


def _meta(kind: str, name: str, text: str) -> str:
    return f"<meta {kind}={quoteattr(name)} content={quoteattr(text)} />"
