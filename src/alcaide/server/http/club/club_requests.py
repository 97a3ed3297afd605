"""The club and its texts, for its pages."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter
from litestar.serialization import encode_json

from alcaide.server.http.cached_answers import answer, compressed
from alcaide.server.http.club.club_texts import ClubText, club_text, contact_address
from alcaide.server.ops.settings import Config
from alcaide.server.protocol.http.answers import ClubInfo, ClubPage
from alcaide.server.protocol.requests import wanted
from alcaide.tables.errors import MissingError

Ask = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]


@get("/club", compressed=True)
async def get_club(request: Ask, state: State, lang: Lang = None) -> Response[ClubInfo]:
    """Return the club that keeps this server; 404: none does."""
    info = club_info(with_club(state), wanted(request, lang))
    return answer(request, compressed(encode_json(info)), MediaType.JSON)


@get("/club/{page:str}", compressed=True)
async def get_club_page(
    request: Ask,
    state: State,
    page: FromPath[Literal["imprint", "conduct", "privacy"]],
    lang: Lang = None,
) -> Response[ClubPage]:
    """Return a text of the club, as HTML that is safe."""
    found = club_text(with_club(state), page, wanted(request, lang))
    if found is None:
        raise MissingError
    told = ClubPage(page, found.title, found.html, found.lang)
    return answer(request, compressed(encode_json(told)), MediaType.JSON)


def with_club(state: State) -> Config:
    """Return the settings of a server that a club keeps. Raises MissingError."""
    config: Config = state.config
    if not config.club.name:
        raise MissingError
    return config


def club_info(config: Config, lang: str) -> ClubInfo:
    """Return what the page of the club says."""
    club = config.club
    own, rules = club_text(config, "about", lang), _rules(config, lang)
    return ClubInfo(
        name=club.name,
        about=club.about,
        keeper=club.keeper,
        contact=club.contact.removeprefix("mailto:"),
        contact_href=contact_address(club.contact),
        rules=list(rules.rules) if rules else [],
        html=own.html if own else "",
        lang=own.lang if own else club.language,
    )


def _rules(config: Config, lang: str) -> ClubText | None:
    return club_text(config, "rules", lang) or club_text(config, "conduct", lang)


HANDLERS: Final[list[Any]] = [get_club, get_club_page]
