"""The options of a table in words: all that somebody may have to agree to before he sits down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from alcaide.games import GAMES
from alcaide.interface.values import Option
from alcaide.server.protocol.people_parts import OptionView
from alcaide.tables.words import Words


def chosen_options(
    game: str, chosen: Mapping[str, str], words: Words, board: str = ""
) -> list[OptionView]:
    """Return what a game is played by: its board, its profile, the options that people choose."""
    if game not in GAMES:
        return []
    return [*_board(board, words), *_profile(game, chosen, words), *_options(game, chosen, words)]


def _board(name: str, words: Words) -> Iterator[OptionView]:
    """Yield the board by its name, if it is not the game's own."""
    if name:
        yield OptionView(words.say("table-board"), name, "")


def _profile(game: str, chosen: Mapping[str, str], words: Words) -> Iterator[OptionView]:
    profile = GAMES[game].profile_of(dict(chosen))
    if profile:
        yield OptionView("", words.term(f"profile-{profile}"), "")


def _options(game: str, chosen: Mapping[str, str], words: Words) -> Iterator[OptionView]:
    for option in GAMES[game].options:
        value = chosen.get(option.name, option.values[0])
        if value != option.values[0] or not option.ruling:
            yield OptionView(
                words.term(f"option-{option.name}"), _value(option, value, words), option.rule
            )


def _value(option: Option, value: str, words: Words) -> str:
    if set(option.values) == {"on", "off"}:
        return words.say(f"table-option-{value}")
    return words.term(f"option-{option.name}-{value}")
