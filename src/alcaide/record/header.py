"""The header of a record: tags become a game and its setup, and back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NoReturn

import msgspec

from alcaide.core.errors import OptionError, PositionError, RecordError, SetupError
from alcaide.games import GAMES, versions
from alcaide.interface.game import Game
from alcaide.interface.real_table.boards import content_hash
from alcaide.interface.real_table.unknown_piles import UNKNOWN, flat
from alcaide.interface.values import Setup
from alcaide.record.lines import TAG, Tag, tag_line
from alcaide.record.record_errors import NOTATION, broken, fault, misread, sentence
from alcaide.record.unknowns.unknown import Unknown, known_piles, shortened

AnyGame = Game[Any, Any, Any]
FIRST: Final = ("Game", "Version", "Format", "Players", "Start", "Options")
FORMATS: Final = ("1", "2")  # of records: 2 has what is not known, and what was overruled
LAST: Final = ("Names", "Board", "BoardName", "Scores")
POSITION: Final = "Position"  # instead of piles: the text of a position, a string for each line


class Header:
    """The tags of a record, by name."""

    def __init__(self) -> None:
        self.tags: dict[str, Tag] = {}
        self.end = 1  # line of the last one

    def add(self, tag: Tag) -> None:
        """Take a tag; raise RecordError if it is there already."""
        if tag.name in self.tags:
            before = str(self.tags[tag.name].line)
            raise fault(tag.line, "record-tag-twice", tag=tag.name[:40], first=before)
        self.tags[tag.name] = tag
        self.end = tag.line

    def game(self) -> AnyGame:
        """Return the game by the rules it was played by; raise RecordError for unknown ones."""
        tag = self._need("Game")
        name = self._one(tag)
        if name not in GAMES:
            raise fault(tag.line, "record-no-game", game=repr(name[:40]), games=", ".join(GAMES))
        newest = GAMES[name]
        tag = self._need("Version")
        known = versions(newest.name)
        if self._one(tag) not in known:
            version = repr(tag.values[0][:20])
            args = {"version": version, "game": newest.name, "known": newest.version}
            raise fault(tag.line, "record-version", **args)
        return known[tag.values[0]]

    @property
    def open(self) -> bool:
        """Tell whether the record may hold what is not known, and what was overruled."""
        if "Format" not in self.tags:
            return False
        tag = self.tags["Format"]
        if (number := self._one(tag)) not in FORMATS:
            raise fault(tag.line, "record-format", format=repr(number[:20]), known=FORMATS[-1])
        return number != FORMATS[0]

    def setup(self, game: AnyGame, events: Iterable[str]) -> Setup:
        """Return what the game was dealt from; raise RecordError if it cannot be dealt.

        ``events`` is what the lines after the header tell of chance.
        """
        options = self._options(game)
        begun = self.tags.get(POSITION)
        setup = Setup(
            players=self._number(self._need("Players")),
            start=self._number(self._need("Start")),
            options=options,
            piles={} if begun or self.open else self._piles(game, options),
            board=self._one(self.tags["Board"]) if "Board" in self.tags else "",
            events=[event.lower() for event in events],  # as they are compared
            board_name=self._board_name(),
            position="".join(f"{line}\n" for line in begun.values) if begun else "",
        )
        try:
            if self.open and not begun:
                setup = self._with_piles(game, setup)
            game.deal(Unknown(game, setup).setup() if setup.known else setup)
        except PositionError as error:
            line, rule = self.line(POSITION), error.rule or NOTATION
            reason = sentence(error.reason)
            raise RecordError(line, rule, reason, key=error.key, args=error.words) from None
        except SetupError as error:
            self._blame(game, error)
        return setup

    def _board_name(self) -> str:
        """Return what the board is called; raise RecordError if its content has another hash."""
        tag = self.tags.get("BoardName")
        if tag is None:
            return ""
        text = self._one(self._need("Board"))
        if len(tag.values) != 2 or tag.values[1] != content_hash(text):
            raise fault(tag.line, "record-board-hash", hash=content_hash(text))
        return tag.values[0]

    def _with_piles(self, game: AnyGame, setup: Setup) -> Setup:
        """Return a setup with the piles, whole, and as far as they are known."""
        piles = {name: tag.values for name, tag in self.tags.items() if name in pile_names(game)}
        known = known_piles(game, setup, piles)
        for name in piles.keys() - known.keys():
            raise fault(self.tags[name].line, "record-pile", tag=name)
        if not any(UNKNOWN in flat(words) for words in known.values()):
            return msgspec.structs.replace(setup, piles=known)
        return msgspec.structs.replace(setup, known=known, events=[])

    def names(self, players: int) -> tuple[str, ...]:
        """Return the names of the seats; none, or one for each."""
        tag = self.tags.get("Names")
        if tag is None:
            return ()
        if len(tag.values) != players:
            raise fault(tag.line, "record-names", players=players, names=len(tag.values))
        return tag.values

    def check_scores(self, players: int, scores: Sequence[int] | None) -> None:
        """Raise RecordError if the record claims other scores; None: the game is not over."""
        claimed = self._scores(players)
        if claimed is None:
            return
        line = self.line("Scores")
        if scores is None:
            raise fault(line, "record-not-over")
        if claimed != list(scores):
            found = " ".join(str(points) for points in scores)
            raise fault(line, "record-scores", scores=found)

    def others(self, game: AnyGame) -> dict[str, tuple[str, ...]]:
        """Return the tags that mean nothing to the game: date, site, seed and the like."""
        known = {*FIRST, *LAST, POSITION, *pile_names(game)}
        return {name: tag.values for name, tag in self.tags.items() if name not in known}

    def line(self, name: str) -> int:
        """Return the line of a tag, or of the end of the header."""
        return self.tags[name].line if name in self.tags else self.end

    def _scores(self, players: int) -> list[int] | None:
        tag = self.tags.get("Scores")
        if tag is None:
            return None
        words = self._one(tag).split()
        if len(words) != players or not all(re.fullmatch(r"-?[0-9]{1,6}", w) for w in words):
            raise fault(tag.line, "record-scores-shape", players=players)
        return [int(word) for word in words]

    def _need(self, name: str) -> Tag:
        if name not in self.tags:
            raise fault(self.end, "record-tag-missing", tag=name)
        return self.tags[name]

    def _one(self, tag: Tag) -> str:
        if len(tag.values) != 1:
            raise fault(tag.line, "record-tag-single", tag=tag.name)
        return tag.values[0]

    def _number(self, tag: Tag) -> int:
        word = self._one(tag)
        if not re.fullmatch(r"[0-9]{1,3}", word):
            raise fault(tag.line, "record-number", tag=tag.name, value=repr(word[:20]))
        return int(word)

    def _options(self, game: AnyGame) -> dict[str, str]:
        tag = self.tags.get("Options")
        if tag is None:
            return game.complete({})
        try:
            return game.complete(read_options(self._one(tag)))
        except OptionError as error:
            raise misread(tag.line, error) from None

    def _piles(self, game: AnyGame, options: dict[str, str]) -> dict[str, list[str]]:
        """Return the piles that there are with these options; raise RecordError for others."""
        piles: dict[str, list[str]] = {}
        dealt = game.setup(game.seats[0], options, b"").piles
        for name in pile_names(game):
            if name in dealt:
                tag = self._need(name)
                piles[name] = list(tag.values) if stacked(dealt[name]) else self._one(tag).split()
            elif name in self.tags:
                raise fault(self.tags[name].line, "record-pile", tag=name)
        return piles

    def _blame(self, game: AnyGame, reason: SetupError) -> NoReturn:
        """Raise RecordError with the line of the tag that a game complains of."""
        names = (*pile_names(game), "Board", "Start", "Players", POSITION)
        name = next((n for n in names if n.lower() in reason.reason.lower()), "")
        raise broken(self.line(name), reason) from None


def check_tags(
    game: AnyGame, setup: Setup, names: Sequence[str], tags: Mapping[str, Sequence[str]]
) -> None:
    """Raise RecordError for names and further tags that could not be read again."""
    if names and len(names) != setup.players:
        raise fault(0, "record-names", players=setup.players, names=len(names))
    tag_line("Names", names)
    for name, values in tags.items():
        known = name in (*FIRST, *LAST, POSITION, *pile_names(game))
        if known or not values or not TAG.fullmatch(tag_line(name, values)):
            raise fault(0, "record-further", tag=repr(name[:40]))


def header_tags(
    game: AnyGame,
    setup: Setup,
    names: Sequence[str],
    others: Mapping[str, Sequence[str]],
    scores: Sequence[int] | None,
) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield the tags of a record in their order; ``scores`` None: the game is not over."""
    yield "Game", [game.name]
    yield "Version", [game.version]
    if setup.known or setup.overruled or setup.position:
        yield "Format", [FORMATS[-1]]
    yield "Players", [str(setup.players)]
    yield "Start", [str(setup.start)]
    yield "Options", [write_options(game, setup.options)]
    if setup.position:
        yield POSITION, setup.position.splitlines()
    yield from pile_tags(setup)
    if names:
        yield "Names", names
    yield from others.items()
    if setup.board:
        yield "Board", [setup.board]
        yield from board_tags(setup).items()
    if scores is not None:
        yield "Scores", [" ".join(str(points) for points in scores)]


def board_tags(setup: Setup) -> dict[str, list[str]]:
    """Return the tag that names the board and its content; none for one without a name."""
    if not setup.board or not setup.board_name:
        return {}
    return {"BoardName": [setup.board_name, content_hash(setup.board)]}


def read_options(text: str) -> dict[str, str]:
    """Return the options in ``name=value name=value``; raise OptionError."""
    options: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals:
            told = f"option {word[:40]!r} should be NAME=VALUE"
            raise OptionError(told, "record-option-form", word=repr(word[:40]))
        if name in options:
            told = f"option {name[:40]!r} is given twice"
            raise OptionError(told, "record-option-twice", option=repr(name[:40]))
        options[name] = value
    return options


def write_options(game: AnyGame, options: Mapping[str, str]) -> str:
    """Return options as ``name=value name=value``; readings of the rules only if they differ."""
    plain = {option.name: option.values[0] for option in game.options if option.ruling}
    return " ".join(
        f"{name}={value}" for name, value in options.items() if plain.get(name) != value
    )


def pile_tags(setup: Setup) -> Iterator[tuple[str, list[str]]]:
    """Yield the tags of the piles: one string, or a string for each stack of a pile."""
    for name, words in (setup.known or setup.piles).items():
        yield name, words if stacked(words) else [" ".join(shortened(words))]


def stacked(words: Sequence[str]) -> bool:
    """Tell whether a pile is of several stacks, each written as one string."""
    return any(" " in word for word in words)


def pile_names(game: AnyGame) -> list[str]:
    """Return the names of the piles that a game can be dealt from, with any options."""
    if game.name not in _PILES:
        chosen: list[dict[str, str]] = [{}]
        chosen += [{option.name: value} for option in game.options for value in option.values]
        setups = (game.setup(game.seats[0], options, b"") for options in chosen)
        _PILES[game.name] = list(dict.fromkeys(name for setup in setups for name in setup.piles))
    return _PILES[game.name]


_PILES: dict[str, list[str]] = {}
