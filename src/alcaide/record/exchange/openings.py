"""The header of a game that was told: its tags become a setup, as those of a record do."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from alcaide.core.errors import PlayersError
from alcaide.games import GAMES
from alcaide.locale import LANGUAGES, texts
from alcaide.locale.glossary import fold
from alcaide.record import OpenRecord, Record, record_type
from alcaide.record.exchange.sources.source import Entry, Source
from alcaide.record.exchange.who_acts import seat_of
from alcaide.record.header import FORMATS, AnyGame, Header, pile_names
from alcaide.record.lines import Tag
from alcaide.record.record_errors import fault

OPTIONAL: Final = ("Bonus", "Squares")  # piles of modules: the header itself misses them
DROPPED: Final = ("Profile", "Scores")


def opened(source: Source, game: str = "") -> Record:
    """Return the record of a game that has not begun. Raises RecordError with the line."""
    header = Header()
    name = game_key(source.tags["Game"].values[0]) if "Game" in source.tags else game
    if not name:
        raise fault(0, "import-no-game", games=", ".join(GAMES))
    header.add(Tag(source.tags["Game"].line if "Game" in source.tags else 0, "Game", (name,)))
    for key, tag in source.tags.items():
        if key not in ("Game", *DROPPED):
            header.add(Tag(tag.line, key, tag.values))
    if name in GAMES:
        _complete(header, source)
    found = header.game()
    events = [] if header.open or not found.events else [text for _, text in source.events]
    try:
        setup = header.setup(found, events)
    except PlayersError as error:
        args: dict[str, Any] = {"least": error.words["least"], "most": error.words["most"]}
        raise fault(header.line("Players"), "import-no-players", **args) from None
    made = OpenRecord if header.open else record_type(setup)
    return made(found, setup, (), header.names(setup.players), header.others(found))


def game_key(said: str) -> str:
    """Return a game by its key or by its name in any language; what is neither stays as it is."""
    wanted = _words(said)
    found = {
        key
        for key in GAMES
        for name in (key, *(texts(lang).say(f"{key}-name") for lang in LANGUAGES))
        if f" {_words(name)} " in f" {wanted} "  # also in a longer title
    }
    return found.pop() if len(found) == 1 else said.strip().lower()


def _words(said: str) -> str:
    return " ".join(re.findall(r"\w+", fold(said)))


def _complete(header: Header, source: Source) -> None:
    """Add what need not be said: the version of today, a profile's options, who began."""
    game = GAMES[header.tags["Game"].values[0]]
    if "Version" not in header.tags:
        header.add(Tag(0, "Version", (game.version,)))
    if profile := source.tags.get("Profile"):
        profiled = game.profile(fold(profile.values[0].strip()))
        said = " ".join(f"{key}={value}" for key, value in profiled.items())
        header.tags.setdefault("Options", Tag(profile.line, "Options", (said,)))
    if options := header.tags.get("Options"):
        values = tuple(_options_as_written(game, value) for value in options.values)
        header.tags["Options"] = options._replace(values=values)
    if "Names" in header.tags and "Players" not in header.tags:
        names = header.tags["Names"]
        header.add(Tag(names.line, "Players", (str(len(names.values)),)))
    if "Players" not in header.tags:
        raise fault(0, "import-no-players", least=game.seats[0], most=game.seats[-1])
    if "Start" in header.tags:
        header.tags["Start"] = _start(header, header.tags["Start"], source)
    else:
        header.add(Tag(0, "Start", (str(_first(header, source)),)))
    stood = any(entry.overruled for entry in source.entries)
    whole = _whole(header, game) and not stood
    if game.discovery and "Format" not in header.tags and not whole:
        header.add(Tag(0, "Format", (FORMATS[-1],)))
    for pile in pile_names(game):
        if pile in header.tags:
            tag = header.tags[pile]
            header.tags[pile] = Tag(tag.line, pile, _as_written(game, tag.values))


def _whole(header: Header, game: AnyGame) -> bool:
    """Tell whether all piles are given, and nothing in them is left open."""
    told = {name: tag.values for name, tag in header.tags.items() if name in pile_names(game)}
    needed = {name for name in pile_names(game) if name not in OPTIONAL} - {"Position"}
    return needed <= told.keys() and not any("?" in value for v in told.values() for value in v)


def _options_as_written(game: AnyGame, said: str) -> str:
    """Return options with the capitals that they have in a record."""
    known = {fold(word): word for each in game.options for word in (each.name, *each.values)}
    return re.sub(r"[^\s=]+", lambda found: known.get(fold(found[0]), found[0]), said)


def _as_written(game: AnyGame, values: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words of a pile with the capitals that they have in a record."""
    known = pile_words(game.name)
    return tuple(
        " ".join(known.get(word.lower(), word) for word in value.split()) for value in values
    )


@lru_cache(maxsize=8)
def pile_words(name: str) -> dict[str, str]:
    """Return all that lies in piles, with any options, by its small letters."""
    game = GAMES[name]
    chosen: list[dict[str, str]] = [{}]
    chosen += [{option.name: value} for option in game.options for value in option.values]
    piles = [
        pile
        for options in chosen
        for pile in game.setup(game.seats[-1], options, b"").piles.values()
    ]
    return {word.lower(): word for pile in piles for each in pile for word in each.split()}


def _start(header: Header, tag: Tag, source: Source) -> Tag:
    """Return who begins, by name or as a seat of a record."""
    said = tag.values[0].strip()
    names = header.tags["Names"].values if "Names" in header.tags else ()
    folded = [fold(name) for name in names]
    if fold(said) in folded and not said.isdecimal():  # somebody may be called 2
        return Tag(tag.line, "Start", (str(folded.index(fold(said))),))
    return tag


def _first(header: Header, source: Source) -> int:
    """Return the seat that acts first, which is the one that begins. Raises RecordError."""
    names = header.tags["Names"].values if "Names" in header.tags else ()
    try:
        players = int(header.tags["Players"].values[0])
    except ValueError:
        return 0
    first = source.entries[0] if source.entries else Entry(0, "", "")
    seat, _ = seat_of(first, names, players)
    if seat is None:
        raise fault(first.line, "import-no-start")
    return seat
